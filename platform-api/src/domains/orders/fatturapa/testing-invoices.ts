import assert from 'node:assert/strict';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { demoPeople } from '../../../demo/people.ts';
import { pick } from '../../../demo/random.ts';
import type { TestPlatform } from '../../../testing/platform.ts';
import { newPurchaseKey } from '../../../testing/shop.ts';
import {
  addCourse,
  priceGuestCart,
  readCart,
  setMultiVoucher,
  type GuestCart,
} from '../../cart/index.ts';
import { liveAttempt } from '../../payments/index.ts';
import type { InvoiceWish } from '../billing.ts';
import type { Billing } from '../buyer.ts';
import { requestCancellation } from '../cancellation/request-cancellation.ts';
import { resolveCancellation } from '../cancellation/resolve-cancellation.ts';
import type { Decision } from '../cancellation/decision.ts';
import { placeGuestOrder } from '../guest/place-guest-order.ts';
import { placeOrder } from '../place-order.ts';
import type { OrderRow } from '../repository.ts';
import { settle } from '../settle.ts';

type Random = () => number;

const agreed = { paymentTypeId: 1, termsAccepted: true, privacyAccepted: true } as const;

/** Names as people and registers write them, with signs that FatturaPA does not take. */
const names = [
  'Bianchi & Figli S.r.l.',
  'Caffè “L’Aurora” <Bari>',
  'Łódź Éxport – Società a responsabilità limitata',
  'Ditta 日本 € più',
  `Consorzio ${'di lunghissimo nome '.repeat(9)}`,
  'D’Angelo\u00a0Őry',
] as const;

/** Buyers without an account: a company by code, by certified mail or by neither, or nobody who wants an invoice. */
export function guestBilling(random: Random): Billing {
  const person = {
    name: pick(random, ['Rosa', 'Zoë', 'Giò', 'Şefika']),
    surname: pick(random, ['Bianchi', 'D’Ángelo', 'Müller-Łęcka', 'O’Neil & Co']),
    email: 'rosa.bianchi@example.it',
    phone: '+393401234567',
    fiscalCode: 'BNCRSO80A41H501X',
    isAccredited: false,
  };
  if (random() < 0.2) {
    const nowhere = { street: '', municipality: '', province: '', zipCode: '' };
    return { ...person, ...nowhere, company: null };
  }
  const kind = pick(random, ['code', 'mail', 'both', 'none'] as const);
  return {
    ...person,
    street: pick(random, [
      'Via Roma 1',
      `Località ${'Sant’Ambrogio '.repeat(8)}`,
      'Corso “Čavour” 3',
    ]),
    municipality: pick(random, ['Bari', 'Forlì', 'San Dorligo della Valle – Dolina']),
    province: 'BA',
    zipCode: '70121',
    company: {
      name: pick(random, names).slice(0, 200),
      vatNumber: '04182730723',
      sdi: kind === 'code' || kind === 'both' ? pick(random, ['ABC1234', '0000000']) : null,
    },
    ...(kind === 'mail' || kind === 'both' ? { pec: 'fatture@pec.example.it' } : {}),
  };
}

/** Courses and copies, with what adds to them and takes off them. */
function randomCart(random: Random, courses: readonly string[]): GuestCart {
  const isMultiVoucher = random() < 0.6;
  const chosen = courses.toSorted(() => random() - 0.5).slice(0, 1 + Math.floor(random() * 4));
  return {
    lines: chosen.map((key) => ({
      courseId: demoCourseId(key),
      quantity: isMultiVoucher ? 1 + Math.floor(random() ** 3 * 40) : 1,
      promotionalId: null,
    })),
    hasSimulation: random() < 0.4,
    hasCertification: random() < 0.4,
    isMultiVoucher,
    promotionalId: null,
  };
}

/** Mails and receipts are not what is looked at: with hundreds of orders they take minutes. */
export const inSilence = (t: TestPlatform): Pick<TestPlatform, 'platform'> => ({
  platform: { ...t.platform, jobs: { ...t.platform.jobs, enqueue: async () => {} } },
});

/** An order of a visitor, paid. */
export async function payAsGuest(
  { platform }: Pick<TestPlatform, 'platform'>,
  random: Random,
  courses: readonly string[],
): Promise<OrderRow> {
  const cart = randomCart(random, courses);
  const { price } = await priceGuestCart(platform, cart);
  const order = await placeGuestOrder(platform, newPurchaseKey(), {
    ...agreed,
    language: pick(random, ['it', 'en']),
    cart,
    billing: guestBilling(random),
    seen: { grossCents: price.grossCents, totalCents: price.totalCents },
  });
  return pay({ platform }, order);
}

/** An order of a learner for others, paid; the same course can be bought again and again so. */
export async function payAsLearner(
  { platform }: Pick<TestPlatform, 'platform'>,
  userId: string,
  { course, copies, invoice }: { course: string; copies: number; invoice?: InvoiceWish },
): Promise<OrderRow> {
  const courseId = demoCourseId(course);
  await addCourse(platform, userId, courseId, 1);
  await setMultiVoucher(platform, userId, true, [{ courseId, quantity: copies }]);
  const { price } = await readCart(platform, userId);
  const order = await placeOrder(platform, userId, {
    ...agreed,
    language: 'it',
    ...(invoice === undefined ? {} : { invoice }),
    seen: { grossCents: price.grossCents, totalCents: price.totalCents },
  });
  return pay({ platform }, order);
}

async function pay({ platform }: Pick<TestPlatform, 'platform'>, order: OrderRow) {
  const attempt = await liveAttempt(platform, order.id);
  assert.ok(attempt);
  await settle(platform, attempt.id, {
    state: 'captured',
    amount: order.dueCents,
    currency: 'EUR',
  });
  return order;
}

/** Its buyer, or the back office for a guest, asks; an administrator gives something of it back. */
export async function giveBack(
  { platform }: Pick<TestPlatform, 'platform'>,
  order: Pick<OrderRow, 'id' | 'userId'>,
  decision: Decision,
): Promise<void> {
  const { userId } = demoPeople.anna;
  const request = await requestCancellation(platform, {
    orderId: order.id,
    reason: 'Troppi posti',
    by:
      order.userId === null
        ? { caller: 'administrator', userId }
        : { caller: 'learner', userId: order.userId },
  });
  await resolveCancellation(platform, {
    requestId: request.id,
    administrator: userId,
    decision,
    message: null,
  });
}
