import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import type { Cart } from '../../cart/index.ts';
import type { Platform } from '../../../platform.ts';
import { orderErrors } from '../errors.ts';
import { romeTime } from '../../../rome-time.ts';
import type { OrderRow } from '../repository.ts';
import { orders } from '../tables.ts';
import type { GiftDetails } from './gift-details.ts';

/** A course for somebody else, by their address (MULTI-06). */
export type Gift = GiftDetails & { email: string };

/** Nobody plans a gift further ahead. */
const MAX_DAYS_AHEAD = 366;

const MORNING = 8;

/** Who will use the courses is not the buyer: codes are delivered, and what the buyer has does not matter (M23). */
export const isForOthers = ({
  isMultiVoucher,
  giftEmail,
}: Pick<OrderRow, 'isMultiVoucher' | 'giftEmail'>): boolean => isMultiVoucher || giftEmail !== null;

export const giftColumns = (gift: Gift | null): Pick<OrderRow, 'giftEmail' | 'giftDetails'> => {
  if (gift === null) return { giftEmail: null, giftDetails: null };
  const { email, ...giftDetails } = gift;
  return { giftEmail: email, giftDetails };
};

/** The gift that an order is; null for any other, and once the recipient was erased. */
export const giftOf = ({
  giftEmail,
  giftDetails,
}: Pick<OrderRow, 'giftEmail' | 'giftDetails'>): Gift | null =>
  giftEmail === null || giftEmail === '' || giftDetails === null
    ? null
    : { email: giftEmail, ...giftDetails };

/**
 * Courses alone can be a gift, one copy of each (MULTI-08).
 * @throws GIFT_NOT_POSSIBLE, GIFT_DATE
 */
export function assertGiftPossible({ clock }: Platform, cart: Cart, gift: Gift): void {
  if (cart.isMultiVoucher || cart.lines.some(({ articleKind }) => articleKind !== 1)) {
    throw orderErrors.GIFT_NOT_POSSIBLE();
  }
  if (gift.sendOn === null) return;
  const days = (romeTime(gift.sendOn, MORNING).getTime() - clock.now().getTime()) / 86_400_000;
  if (days > MAX_DAYS_AHEAD) throw orderErrors.GIFT_DATE();
}

/** When its mail is sent: in the morning of its day, or now if that is over. */
export function giftMoment({ sendOn }: Gift, now: Date): Date {
  const morning = sendOn === null ? now : romeTime(sendOn, MORNING);
  return morning > now ? morning : now;
}

/**
 * An order that waits for its payment becomes the gift that the buyer stated last.
 * @returns null when it no longer waits
 */
export async function restateGift(
  { database: { db } }: Platform,
  order: OrderRow,
  gift: Gift | null,
): Promise<OrderRow | null> {
  if (isDeepStrictEqual(giftOf(order), gift)) return order;
  const [restated] = await db
    .update(orders)
    .set(giftColumns(gift))
    .where(and(eq(orders.id, order.id), eq(orders.state, 'Ordinato')))
    .returning();
  return restated ?? null;
}
