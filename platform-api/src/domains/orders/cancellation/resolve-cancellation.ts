import { isDeepStrictEqual } from 'node:util';
import { formatEuro, type Cents } from '../../../money.ts';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import { examOfArticle } from '../../cart/index.ts';
import { reverseCredits } from '../../credits/index.ts';
import { examKinds, withdrawRights } from '../../exams/index.ts';
import { withdrawEnrolment } from '../../learning/index.ts';
import { attemptsOf, requestRefund, type PaymentAttempt } from '../../payments/index.ts';
import { revokeSeats, unfreezeVouchers } from '../../vouchers/index.ts';
import { audit } from '../audit.ts';
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
import { returnedBy, type ReturnedLine } from './returned-lines.ts';
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
  const attempt =
    (await attemptsOf(platform, order.id)).find(({ state }) => state === 'captured') ?? null;
  const leftCents = (attempt?.capturedCents ?? 0n) - (attempt?.refundCents ?? 0n);
  const returned = returnedBy(decision, { parts, used: facts.used, leftCents });
  const { outcome, cents, lines } = returned;
  if (outcome === 'part' && (cents <= 0n || (lines.length === 0 && cents >= leftCents))) {
    throw orderErrors.REFUND_AMOUNT({ params: { left: formatEuro(leftCents, 'it') } });
  }
  if (attempt !== null && cents > 0n) {
    await giveBack(platform, attempt, { request, administrator, cents, lines, outcome });
  }
  await takeBack(platform, order, lines);
  await reverseCredits(platform, {
    key: `cancellation ${request.id}`,
    lines: lines.map(({ part, seats }) => ({ orderLineId: part.lineId, seats })),
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
}

const events = {
  whole: 'approveCancellation',
  part: 'approvePart',
  refused: 'rejectCancellation',
} as const satisfies Record<string, OrderEvent>;

/** Each line is refunded separately, so that we know which lines were refunded. */
async function giveBack(
  platform: InTransaction,
  attempt: PaymentAttempt,
  refund: {
    request: CancellationRequest;
    administrator: string;
    cents: Cents;
    lines: readonly ReturnedLine[];
    outcome: 'whole' | 'part' | 'refused';
  },
): Promise<void> {
  const { request, administrator: actor, cents, lines, outcome } = refund;
  const key = `cancellation ${request.id}`;
  if (outcome === 'whole' || lines.length === 0) {
    const reason = outcome === 'whole' ? 'cancellation' : 'goodwill';
    await requestRefund(platform, attempt.id, { cents, reason, key, actor });
    return;
  }
  for (const { part, cents: ofLine } of lines) {
    await requestRefund(platform, attempt.id, {
      cents: ofLine,
      reason: 'cancellation',
      key: `${key} line ${part.lineId}`,
      actor,
      orderLineId: part.lineId,
    });
  }
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
