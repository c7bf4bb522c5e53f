import { inTransaction, type Platform } from '../../../platform.ts';
import { noteAct } from '../../audit/index.ts';
import { freezeVouchers } from '../../vouchers/index.ts';
import { audit } from '../audit.ts';
import { orderErrors } from '../errors.ts';
import { lockOrder } from '../repository.ts';
import { setState } from '../settle.ts';
import { nextState } from '../states.ts';
import { mailCancellation } from './cancellation-mail.ts';
import { refusalOf, type OrderCaller } from './order-can.ts';
import { partsOfOrder, usedOf } from './parts-of-order.ts';
import { insertRequest, type CancellationRequest } from './requests.ts';

/** The requester; a buyer was identified before, by account or purchase key. */
export type Requester = { caller: OrderCaller; userId: string | null };

const sides = {
  learner: 'learner',
  guest: 'guest',
  editor: 'backOffice',
  administrator: 'backOffice',
} as const;

/**
 * Requests the cancellation of a paid order (API-71, E171). Until an administrator answers, its codes
 * cannot be redeemed; its courses can be begun, and what is begun is not refunded.
 * @param request.reason at least one character (BACK-12)
 * @throws ORDER_NOT_FOUND, ORDER_STATE, ORDER_OF_ACCOUNT, ORDER_USED
 */
export const requestCancellation = (
  platform: Platform,
  request: { orderId: number; reason: string; by: Requester },
): Promise<CancellationRequest> =>
  inTransaction(platform, async (tx) => {
    const { orderId, reason, by } = request;
    const { db } = tx.database;
    const order = await lockOrder(db, orderId);
    if (order === null || order.state === 'Bozza') throw orderErrors.ORDER_NOT_FOUND();
    // First, because from here on no seat can be redeemed: the reads below stay true.
    if (order.state === 'Pagato') await freezeVouchers(tx, orderId);
    const refusal = refusalOf('requestCancellation', by.caller, {
      state: order.state,
      isGuest: order.userId === null,
      used: usedOf(await partsOfOrder(platform, order)),
    });
    if (refusal !== null) throw orderErrors[refusal]();
    const to = nextState(order.state, 'requestCancellation');
    if (to === null) throw orderErrors.ORDER_STATE();
    const caller = sides[by.caller];
    const stored = await insertRequest(db, {
      orderId,
      caller,
      requestedBy: by.userId,
      reason,
      requestedAt: platform.clock.now(),
    });
    await setState(tx, order, to, { cancellationReason: reason });
    await mailCancellation(platform, stored.id, 'asked');
    await audit(tx, orderId, 'requestCancellation', { caller, by: by.userId });
    if (caller === 'backOffice') {
      await noteAct(tx, {
        actorId: by.userId,
        act: 'cancellation.requested',
        subjectKind: 'order',
        subjectId: String(orderId),
      });
    }
    return stored;
  });
