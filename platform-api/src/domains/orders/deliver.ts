import type { InTransaction } from '../../platform.ts';
import { companyOfVatNumber } from '../accounts/index.ts';
import { examOfArticle, removeBought } from '../cart/index.ts';
import { examKindsOf, grantRights, sellRight } from '../exams/index.ts';
import { grantEnrolment } from '../learning/index.ts';
import { makeLinks } from '../promotions/index.ts';
import { addressVouchers, issueVouchers } from '../vouchers/index.ts';
import { giftMoment, giftOf, isForOthers } from './gift/gift.ts';
import { courseLines } from './line-title.ts';
import type { OrderLineRow, OrderRow } from './repository.ts';

/**
 * Gives what an order pays for: codes, or the courses to the buyer. Runs in the caller's transaction,
 * which holds buyer, order and attempt.
 * @returns the lines that delivered nothing, because the buyer has their course or their exam already
 */
export async function deliver(
  platform: InTransaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<OrderLineRow[]> {
  const { userId } = order;
  const owned: OrderLineRow[] = [];
  if (userId === null || isForOthers(order)) {
    await issueVouchers(platform, {
      orderId: order.id,
      buyerId: userId,
      companyId: await billedCompany(platform, order),
      lines: lines.map((line) => ({
        orderLineId: line.id,
        courseId: line.courseId,
        quantity: line.quantity,
        ...examsOfLine(order, line),
      })),
    });
    const gift = giftOf(order);
    if (gift !== null) {
      const dueAt = giftMoment(gift, platform.clock.now());
      await addressVouchers(platform, order.id, { ...gift, dueAt });
    }
  } else {
    // In the order of courses, as a redemption takes them, so that neither waits for the other.
    for (const line of lines.toSorted((a, b) => a.courseId - b.courseId)) {
      const { courseId } = line;
      const bought = { userId, courseId, orderId: order.id };
      const kind = examOfArticle[line.articleKind];
      if (kind !== null) {
        if (!(await sellRight(platform, { ...bought, kind }))) owned.push(line);
        continue;
      }
      const exams = examsOfLine(order, line);
      if (await grantEnrolment(platform, { ...bought, ...exams })) {
        await grantRights(platform, { ...bought, kinds: examKindsOf(exams) });
      } else owned.push(line);
    }
  }
  if (userId !== null && owned.length < lines.length) {
    await removeBought(platform, userId, lines);
    // What they share the courses by, theirs and those for others (E166).
    await makeLinks(platform, userId, coursesToShare(lines));
  }
  return owned;
}

/** What a person bought before they acted for a company, or buys after, stays theirs (0069). */
async function billedCompany(platform: InTransaction, { billing: { company } }: OrderRow) {
  return company === null ? null : companyOfVatNumber(platform, company.vatNumber);
}

/** Exams are not shared by a link; courses in their order, as whoever else makes these links. */
export const coursesToShare = (
  lines: readonly Pick<OrderLineRow, 'courseId' | 'articleKind'>[],
): number[] =>
  courseLines(lines)
    .map(({ courseId }) => courseId)
    .toSorted((a, b) => a - b);

const examsOfLine = (
  order: OrderRow,
  { simulationCents, certificationCents }: OrderLineRow,
): { includesSimulation: boolean; includesCertification: boolean } => ({
  includesSimulation: order.hasSimulation && simulationCents !== null,
  includesCertification: order.hasCertification && certificationCents !== null,
});
