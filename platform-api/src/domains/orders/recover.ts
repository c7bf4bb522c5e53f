import { and, asc, gt, inArray, lt } from 'drizzle-orm';
import { inTransaction, type Platform } from '../../platform.ts';
import {
  askProvider,
  attemptsOf,
  claimAttemptsDue,
  openSession,
  refund,
  refundsDue,
} from '../payments/index.ts';
import { audit } from './audit.ts';
import { closePage } from './close-page.ts';
import { hearCaptures } from './compare-captures.ts';
import { setCouponPart } from './coupon/coupon-part.ts';
import { ordersWithCouponDue, releaseCoupon } from './coupon/recover-coupons.ts';
import { giveUpAttempt } from './give-up-attempt.ts';
import { lockOrder } from './repository.ts';
import { reasons, setState, settle } from './settle.ts';
import { nextState } from './states.ts';
import { sweep } from './sweep.ts';
import { orders } from './tables.ts';

export const RECOVERY_EVERY_SECONDS = 10;
const UNPAID_HOURS = 24;

/**
 * One pass of the recovery loop: what a crash or a lost call left open is brought to its end. Repeating
 * it changes nothing, and several processes share the work (docs/decisions/0026).
 * @param since captures of the provider from this instant on are listed first
 * @returns whether they could be
 */
export async function recover(platform: Platform, since?: Date): Promise<boolean> {
  const report = (what: string) => (item: unknown, error: unknown) =>
    platform.log.error({ err: error, [what]: item }, 'recovery will try again');
  const isListed = since === undefined || (await listed(platform, since));
  await sweep(
    (limit) => claimAttemptsDue(platform, limit),
    (attempt) => hearAttempt(platform, attempt),
    ({ id }, error) => report('attempt')(id, error),
  );
  await sweep(
    (limit) => refundsDue(platform, limit),
    (id) => refund(platform, id, { dueOnly: true }),
    report('refund'),
  );
  let last = 0;
  await sweep(
    async (limit) => {
      const ids = await unpaidOrders(platform, last, limit);
      last = ids.at(-1) ?? last;
      return ids;
    },
    (orderId) => expireOrder(platform, orderId),
    report('orderId'),
  );
  let lastHeld = 0;
  await sweep(
    async (limit) => {
      const ids = await ordersWithCouponDue(platform, lastHeld, limit);
      lastHeld = ids.at(-1) ?? lastHeld;
      return ids;
    },
    (orderId) => releaseCoupon(platform, orderId),
    report('orderId'),
  );
  return isListed;
}

async function listed(platform: Platform, since: Date): Promise<boolean> {
  try {
    await hearCaptures(platform, since);
    return true;
  } catch (error) {
    platform.log.error({ err: error }, 'the captures of the provider cannot be listed');
    return false;
  }
}

async function hearAttempt(
  platform: Platform,
  { id, state, providerRef }: Awaited<ReturnType<typeof claimAttemptsDue>>[number],
): Promise<boolean> {
  // Given up here: the provider's page must not be paid either.
  if (state === 'expired') return closePage(platform, id);
  const ref = state === 'new' ? (await openSession(platform, id)).providerRef : providerRef;
  if (ref === null) return true;
  await settle(platform, id, await askProvider(platform, id));
  return true;
}

/** Ids after `last`, in their order: one that cannot expire does not hold up the others. */
async function unpaidOrders(platform: Platform, last: number, limit: number): Promise<number[]> {
  const before = new Date(platform.clock.now().getTime() - UNPAID_HOURS * 3_600_000);
  const rows = await platform.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['Ordinato', 'Bozza']),
        gt(orders.id, last),
        lt(orders.orderedAt, before),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Only when the provider confirms that nothing was captured. */
async function expireOrder(platform: Platform, orderId: number): Promise<boolean> {
  for (const attempt of await attemptsOf(platform, orderId)) {
    if (attempt.providerRef === null) continue;
    await settle(platform, attempt.id, await askProvider(platform, attempt.id));
  }
  await inTransaction(platform, async (tx) => {
    const order = await lockOrder(tx.database.db, orderId);
    const to = order === null ? null : nextState(order.state, 'expire');
    if (order === null || to === null) return;
    await giveUpAttempt(tx, orderId);
    await setCouponPart(tx, order, 0n);
    await setState(tx, order, to, {
      cancelledAt: platform.clock.now(),
      cancellationReason: reasons.expired[order.language],
    });
    await audit(tx, orderId, 'expired');
  });
  return true;
}
