import type { Platform } from '../../platform.ts';
import type { Cents } from '../../money.ts';
import type { PaymentStatus } from '../../ports/payments.ts';
import { removeBought } from '../cart/index.ts';
import { grantEnrolment, isEnrolled } from '../learning/index.ts';
import {
  attemptsOf,
  findAttempt,
  moveAttempt,
  noteCapture,
  returnCapture,
  type PaymentAttempt,
  type RefundReason,
} from '../payments/index.ts';
import { issueVouchers } from '../vouchers/index.ts';
import { eq } from 'drizzle-orm';
import { audit } from './audit.ts';
import {
  issueInvoice,
  linesOf,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from './repository.ts';
import { nextState } from './states.ts';
import { orders } from './tables.ts';

export const confirmationJob = 'orders.confirmation-mail';

/**
 * Applies what the provider says of an attempt: the one way in which an order becomes Pagato, for
 * return, webhook and sweep alike. Repeating it changes nothing. Runs in one transaction and locks
 * the order, then the attempt.
 */
export async function settle(
  platform: Platform,
  attemptId: string,
  status: PaymentStatus,
): Promise<void> {
  if (status.state === 'open') return;
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    const known = await findAttempt(platform, { id: attemptId });
    const order = known === null ? null : await lockOrder(db, known.orderId);
    const attempt = await findAttempt(platform, { id: attemptId }, true);
    if (order === null || attempt === null) throw new Error('There is no such attempt');
    if (status.state !== 'captured') {
      const moved = await moveAttempt(platform, attemptId, ['new', 'session_open'], status.state);
      if (moved) await audit(platform, order.id, `payment ${status.state}`, { attempt: attemptId });
      return;
    }
    await applyCapture(platform, order, attempt, status);
  });
}

const settled = ['captured', 'refunding', 'refunded'];

async function applyCapture(
  platform: Platform,
  order: OrderRow,
  attempt: PaymentAttempt,
  status: Extract<PaymentStatus, { state: 'captured' }>,
): Promise<void> {
  if (settled.includes(attempt.state)) return;
  const cents = status.amount;
  if (cents !== attempt.amountCents || status.currency !== 'EUR') {
    return giveBack(platform, order, attempt, { cents, reason: 'amount_differs' });
  }
  const others = await attemptsOf(platform, order.id);
  if (others.some(({ id, state }) => id !== attempt.id && state === 'captured')) {
    return giveBack(platform, order, attempt, { cents, reason: 'paid_twice' });
  }
  const lines = await linesOf(platform.database.db, order.id);
  if (!(await canDeliver(platform, order, lines))) {
    const to = nextState(order.state, 'undeliverable');
    if (to !== null) {
      await setState(platform, order, to, {
        cancelledAt: order.cancelledAt ?? platform.clock.now(),
        cancellationReason: reasons.undeliverable[order.language],
      });
    }
    return giveBack(platform, order, attempt, { cents, reason: 'owned_already' });
  }
  const to = nextState(order.state, 'captured');
  if (to === null) {
    return giveBack(platform, order, attempt, { cents, reason: 'order_closed' });
  }
  await noteCapture(platform, attempt.id, cents);
  await deliver(platform, order, lines);
  const paidAt = platform.clock.now();
  await setState(platform, order, to, {
    paidAt,
    paymentTypeId: attempt.paymentTypeId,
    cancelledAt: null,
    cancellationReason: null,
  });
  await issueInvoice(platform.database.db, order.id, paidAt);
  await platform.jobs.enqueue(confirmationJob, { orderId: order.id }, { key: String(order.id) });
  await audit(platform, order.id, 'paid', { attempt: attempt.id });
}

export const reasons = {
  undeliverable: {
    it: 'Corsi già acquistati con un altro ordine: pagamento rimborsato',
    en: 'Courses already bought with another order: payment refunded',
  },
  expired: {
    it: 'Pagamento non ricevuto entro 24 ore',
    en: 'No payment within 24 hours',
  },
};

/** Who will use it is not known: the buyer gets codes (MULTI-01). */
const isForOthers = ({ isMultiVoucher }: OrderRow): boolean => isMultiVoucher;

/** Something of the order is not the buyer's yet. */
async function canDeliver(
  platform: Platform,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<boolean> {
  const { userId } = order;
  if (userId === null || isForOthers(order)) return true;
  for (const { courseId } of lines) {
    if (!(await isEnrolled(platform, userId, courseId))) return true;
  }
  return false;
}

async function deliver(
  platform: Platform,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const { userId } = order;
  const seats = lines.map(({ id, courseId, quantity, simulationCents, certificationCents }) => ({
    orderLineId: id,
    courseId,
    quantity,
    includesSimulation: order.hasSimulation && simulationCents !== null,
    includesCertification: order.hasCertification && certificationCents !== null,
  }));
  if (userId === null || isForOthers(order)) {
    await issueVouchers(platform, { orderId: order.id, buyerId: userId, lines: seats });
  } else {
    for (const { courseId, includesSimulation, includesCertification } of seats) {
      const exams = { includesSimulation, includesCertification };
      await grantEnrolment(platform, { userId, courseId, orderId: order.id, ...exams });
    }
  }
  if (userId === null) return;
  await removeBought(
    platform,
    userId,
    lines.map(({ courseId }) => courseId),
  );
}

/** Money that pays for nothing goes back, and someone looks at why. */
async function giveBack(
  platform: Platform,
  order: OrderRow,
  attempt: PaymentAttempt,
  capture: { cents: Cents; reason: RefundReason },
): Promise<void> {
  const why = capture.reason;
  await returnCapture(platform, attempt.id, capture);
  await audit(platform, order.id, 'automatic refund', { attempt: attempt.id, why });
  platform.log.error({ order: order.number, attempt: attempt.id, why }, 'payment is given back');
}

/** Stores a state that `nextState` gave, with what comes with it; the order is locked by the caller. */
export async function setState(
  platform: Platform,
  order: OrderRow,
  state: OrderRow['state'],
  change: Partial<OrderRow> = {},
): Promise<void> {
  await platform.database.db
    .update(orders)
    .set({ ...change, state })
    .where(eq(orders.id, order.id));
}
