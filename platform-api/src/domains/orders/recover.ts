import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import {
  attemptsOf,
  attemptsToRecover,
  liveAttempt,
  markChecked,
  moveAttempt,
  openSession,
} from '../payments/index.ts';
import { audit } from './audit.ts';
import { lockOrder } from './repository.ts';
import { reasons, setState, settle } from './settle.ts';
import { nextState } from './states.ts';
import { orders } from './tables.ts';

export const recoveryEverySeconds = 30;
/** A person who is just paying is not asked after. */
const graceSeconds = 30;
const unpaidHours = 24;

/** One pass of the recovery loop: what a crash or a lost call left open is brought to its end. */
export async function recover(platform: Platform): Promise<void> {
  for (const attempt of await attemptsToRecover(platform, graceSeconds)) {
    try {
      const opened = await openSession(platform, attempt.id);
      if (opened.providerRef === null) continue;
      await markChecked(platform, attempt.id);
      await settle(platform, attempt.id, await platform.payments.status(opened.providerRef));
    } catch (error) {
      platform.log.error({ err: error, attempt: attempt.id }, 'recovery will try again');
    }
  }
  for (const orderId of await unpaidOrders(platform)) {
    try {
      await expireOrder(platform, orderId);
    } catch (error) {
      platform.log.error({ err: error, orderId }, 'recovery will try again');
    }
  }
}

async function unpaidOrders(platform: Platform): Promise<number[]> {
  const before = new Date(platform.clock.now().getTime() - unpaidHours * 3_600_000);
  const rows = await platform.database.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.state, ['Ordinato', 'Bozza']), lt(orders.orderedAt, before)))
    .orderBy(asc(orders.id))
    .limit(100);
  return rows.map(({ id }) => id);
}

/** Only when the provider confirms that nothing was captured. */
async function expireOrder(platform: Platform, orderId: number): Promise<void> {
  for (const attempt of await attemptsOf(platform, orderId)) {
    if (attempt.providerRef === null) continue;
    await settle(platform, attempt.id, await platform.payments.status(attempt.providerRef));
  }
  await platform.database.transaction(async () => {
    const order = await lockOrder(platform.database.db, orderId);
    const to = order === null ? null : nextState(order.state, 'expire');
    if (order === null || to === null) return;
    const live = await liveAttempt(platform, orderId);
    if (live !== null) await moveAttempt(platform, live.id, ['new', 'session_open'], 'expired');
    await setState(platform, order, to, {
      cancelledAt: platform.clock.now(),
      cancellationReason: reasons.expired[order.language],
    });
    await audit(platform, orderId, 'expired');
  });
}
