import { isDeepStrictEqual } from 'node:util';
import { formatEuro } from '../../../money.ts';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import { noteAct } from '../../audit/index.ts';
import { examOfArticle } from '../../cart/index.ts';
import { reverseCredits, type CouponRefund } from '../../credits/index.ts';
import { examKinds, withdrawRights } from '../../exams/index.ts';
import { withdrawEnrolment } from '../../learning/index.ts';
import { requestRefund } from '../../payments/index.ts';
import { revokeSeats, unfreezeVouchers } from '../../vouchers/index.ts';
import { audit } from '../audit.ts';
import { keptPayment, type KeptPayment } from '../coupon/order-refunds.ts';
import { refundParts } from '../coupon/refund-parts.ts';
import { orderErrors } from '../errors.ts';
import { isForOthers } from '../gift/gift.ts';
import { lockOrder, type OrderRow } from '../repository.ts';
import { setState } from '../settle.ts';
import { nextState, type OrderEvent } from '../states.ts';
import { mailCancellation } from './cancellation-mail.ts';
import { creditNoteNumber, issueCreditNote } from './credit-notes.ts';
import { storedDecision, type Decision } from './decision.ts';
import { refusalOf, type OrderFacts } from './order-can.ts';
import { partsOfOrder, usedOf, type OrderPart } from './parts-of-order.ts';
import { returnedBy, type Returned, type ReturnedLine } from './returned-lines.ts';
import { answerRequest, findRequest, type CancellationRequest } from './requests.ts';

/**
 * Answers a request, in one transaction that holds the order: gives money back and takes back what it
 * paid for, or refuses (E171). The same answer of the same person again changes nothing.
 * @param answer.message to the buyer; why, where it is refused
 * @throws CANCELLATION_NOT_FOUND, CANCELLATION_ANSWERED, ORDER_STATE, PART_UNKNOWN, PART_USED, REFUND_AMOUNT
 */
export const resolveCancellation = (
  platform: Platform,
  answer: { requestId: number; administrator: string; decision: Decision; message: string | null },
): Promise<void> =>
  inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    const asked = await findRequest(db, answer.requestId);
    const order = asked === null ? null : await lockOrder(db, asked.orderId);
    const request = order === null ? null : await findRequest(db, answer.requestId);
    if (order === null || request === null) throw orderErrors.CANCELLATION_NOT_FOUND();
    if (request.state !== 'open') {
      if (isSameAnswer(request, answer)) return;
      throw orderErrors.CANCELLATION_ANSWERED();
    }
    const parts = await partsOfOrder(platform, order);
    const facts = { state: order.state, isGuest: order.userId === null, used: usedOf(parts) };
    const refusal = refusalOf('resolveCancellation', 'administrator', facts);
    if (refusal !== null) throw orderErrors[refusal]();
    await carryOut(tx, { order, parts, facts, request }, answer);
  });

type Case = {
  order: OrderRow;
  parts: OrderPart[];
  facts: OrderFacts;
  request: CancellationRequest;
};
type Answer = Parameters<typeof resolveCancellation>[1];

const isSameAnswer = (request: CancellationRequest, { administrator, decision }: Answer) =>
  request.resolvedBy === administrator &&
  isDeepStrictEqual(request.decision, storedDecision(decision));

async function carryOut(
  platform: InTransaction,
  { order, parts, facts, request }: Case,
  { administrator, decision, message }: Answer,
): Promise<void> {
  const kept = await keptPayment(platform, order.id);
  const { leftCents } = kept;
  const returned = returnedBy(decision, { parts, used: facts.used, leftCents });
  const { outcome, cents, lines } = returned;
  if (outcome === 'part' && (cents <= 0n || (lines.length === 0 && cents >= leftCents))) {
    throw orderErrors.REFUND_AMOUNT({ params: { left: formatEuro(leftCents, 'it') } });
  }
  const coupons = await giveBack(platform, { order, kept, request, administrator, returned });
  await takeBack(platform, order, lines);
  await reverseCredits(platform, {
    key: `cancellation ${request.id}`,
    lines: lines.map(({ part, seats }) => ({ orderLineId: part.lineId, seats })),
    coupons,
  });
  await unfreezeVouchers(platform, order.id);
  const event = events[outcome];
  const to = nextState(order.state, event);
  if (to === null) throw orderErrors.ORDER_STATE();
  await setState(
    platform,
    order,
    to,
    outcome === 'whole' ? { cancelledAt: platform.clock.now() } : { cancellationReason: null },
  );
  await answerRequest(platform.database.db, request.id, {
    state: outcome,
    decision: storedDecision(decision),
    answer: message,
    resolvedBy: administrator,
    resolvedAt: platform.clock.now(),
  });
  const note =
    cents === 0n
      ? null
      : await issueCreditNote(platform, order, { request, cents, leftCents, lines });
  await mailCancellation(platform, request.id, 'answered');
  await audit(platform, order.id, event, {
    by: administrator,
    ...(note === null ? {} : { cents: String(cents), note: creditNoteNumber(note) }),
  });
  await noteAct(platform, {
    actorId: administrator,
    act: outcome === 'refused' ? 'cancellation.refused' : 'cancellation.approved',
    subjectKind: 'order',
    subjectId: String(order.id),
  });
}

const events = {
  whole: 'approveCancellation',
  part: 'approvePart',
  refused: 'rejectCancellation',
} as const satisfies Record<string, OrderEvent>;

/**
 * Each line is refunded separately, so that we know which lines were refunded.
 * @returns the parts that go back into the coupon, for when the wallets are held
 */
async function giveBack(
  platform: InTransaction,
  refund: {
    order: OrderRow;
    kept: KeptPayment;
    request: CancellationRequest;
    administrator: string;
    returned: Returned;
  },
): Promise<CouponRefund[]> {
  const { order, kept, request, administrator: actor } = refund;
  const { outcome, cents, lines } = refund.returned;
  const key = `cancellation ${request.id}`;
  const reason = outcome === 'part' && lines.length === 0 ? 'goodwill' : 'cancellation';
  const pieces =
    outcome === 'whole' || lines.length === 0
      ? [{ key, cents }]
      : lines.map((line) => ({
          key: `${key} line ${line.part.lineId}`,
          cents: line.cents,
          orderLineId: line.part.lineId,
        }));
  const coupons: CouponRefund[] = [];
  let { leftCents } = kept;
  for (const piece of pieces) {
    if (piece.cents === 0n) continue;
    const { couponCents, cardCents } = refundParts(piece.cents, leftCents, order);
    leftCents -= piece.cents;
    if (couponCents > 0n) {
      coupons.push({ ...piece, orderId: order.id, cents: couponCents, reason });
    }
    if (kept.attempt !== null && cardCents > 0n) {
      await requestRefund(platform, kept.attempt.id, { ...piece, cents: cardCents, reason, actor });
    }
  }
  return coupons;
}

/** @throws PART_USED for a course or an exam that was begun since it was looked at */
async function takeBack(
  platform: InTransaction,
  order: OrderRow,
  lines: readonly ReturnedLine[],
): Promise<void> {
  const { userId } = order;
  for (const { part, seats } of lines) {
    await revokeSeats(platform, part.lineId, seats);
    if (userId === null || isForOthers(order)) continue;
    const { courseId, title, articleKind } = part;
    const kind = examOfArticle[articleKind];
    const bought = { userId, courseId, orderId: order.id };
    const kinds = kind === null ? examKinds : [kind];
    const isTaken =
      (await withdrawRights(platform, { ...bought, kinds })) &&
      (kind !== null || (await withdrawEnrolment(platform, bought)));
    if (isTaken) continue;
    throw orderErrors.PART_USED({ params: { titles: `“${title}”` } });
  }
}
