import type { Platform } from '../../platform.ts';
import { attemptsOf, requestRefund } from '../payments/index.ts';
import { freezeVouchers, revokeVouchers, unfreezeVouchers } from '../vouchers/index.ts';
import { audit } from './audit.ts';
import { orderErrors } from './errors.ts';
import { lockOrder } from './repository.ts';
import { setState } from './settle.ts';
import { nextState, type OrderEvent } from './states.ts';

/** Asks for the cancellation of a paid order. @throws ORDER_NOT_FOUND, ORDER_STATE, VOUCHERS_USED */
export const requestCancellation = (
  platform: Platform,
  orderId: number,
  reason: string,
): Promise<void> => move(platform, orderId, 'requestCancellation', { cancellationReason: reason });

/** Approved: the money goes back and the order is Annullato; else it is Pagato again. */
export async function resolveCancellation(
  platform: Platform,
  orderId: number,
  isApproved: boolean,
): Promise<void> {
  if (!isApproved) {
    await move(platform, orderId, 'rejectCancellation', { cancellationReason: null });
    return;
  }
  await platform.database.transaction(async () => {
    await move(platform, orderId, 'approveCancellation', { cancelledAt: platform.clock.now() });
    for (const attempt of await attemptsOf(platform, orderId)) {
      if (attempt.state !== 'captured') continue;
      await requestRefund(platform, attempt.id, {
        reason: 'cancellation',
        key: `cancellation ${attempt.id}`,
      });
    }
  });
}

/** Codes follow their order, so that none is used whose money goes back (M33). */
const moveVouchers: Partial<
  Record<OrderEvent, (platform: Platform, orderId: number) => Promise<unknown>>
> = {
  requestCancellation: freezeVouchers,
  approveCancellation: revokeVouchers,
  rejectCancellation: unfreezeVouchers,
};

const move = (
  platform: Platform,
  orderId: number,
  event: OrderEvent,
  change: { cancellationReason?: string | null; cancelledAt?: Date },
): Promise<void> =>
  platform.database.transaction(async () => {
    const order = await lockOrder(platform.database.db, orderId);
    if (order === null) throw orderErrors.ORDER_NOT_FOUND();
    const to = nextState(order.state, event);
    if (to === null) throw orderErrors.ORDER_STATE();
    await moveVouchers[event]?.(platform, orderId);
    await setState(platform, order, to, change);
    await audit(platform, orderId, event, {});
  });
