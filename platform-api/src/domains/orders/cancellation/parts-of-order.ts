import { largestRemainder, type Cents } from '../../../money.ts';
import type { Platform } from '../../../platform.ts';
import { examOfArticle } from '../../cart/index.ts';
import { begunExams } from '../../exams/index.ts';
import { startedCourses } from '../../learning/index.ts';
import { seatsOfOrder, type SeatState } from '../../vouchers/index.ts';
import { orderRefunds } from '../coupon/order-refunds.ts';
import { lineShares } from '../line-shares.ts';
import { lineTitle } from '../line-title.ts';
import { linesOf, type OrderLineRow, type OrderRow } from '../repository.ts';
import type { OrderFacts } from './order-can.ts';

/** A line of an order, and what of it may still go back. */
export type OrderPart = {
  lineId: number;
  courseId: number;
  articleKind: OrderLineRow['articleKind'];
  /** Of the course, or of its exam where that was bought alone. */
  title: string;
  seats: number;
  /** What was paid for the line, by coupon and at the provider. */
  cents: Cents;
  /** Price of each seat, the first first; the sum is `cents`. */
  seatCents: Cents[];
  /** Unused seats in order; numbers from 1. */
  freeSeats: number[];
  /** Seats that were given back before. */
  returnedSeats: number;
};

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** The lines of a paid order with the seats that are free to go back, as they are now. */
export async function partsOfOrder(platform: Platform, order: OrderRow): Promise<OrderPart[]> {
  const lines = await linesOf(platform.database.db, order.id);
  const vouchers = await seatsOfOrder(platform, order.id);
  const started =
    order.userId === null || vouchers.length > 0
      ? new Set<number>()
      : await startedLines(platform, { userId: order.userId, orderId: order.id }, lines);
  const returned = new Set(
    (await orderRefunds(platform, order.id)).map(({ orderLineId }) => orderLineId),
  );
  const shares = lineShares(order, lines);
  return lines.map((line, place) => {
    const cents = shares[place]?.costCents ?? 0n;
    const ofLine = vouchers.filter(({ orderLineId }) => orderLineId === line.id);
    const inState = (...states: SeatState['state'][]) =>
      ofLine.filter(({ state }) => states.includes(state)).map(({ seat }) => seat);
    const isReturned = returned.has(line.id);
    const withoutCodes = isReturned || started.has(line.id) ? [] : numbersTo(line.quantity);
    return {
      lineId: line.id,
      courseId: line.courseId,
      articleKind: line.articleKind,
      title: lineTitle(line, order.language),
      seats: line.quantity,
      cents,
      seatCents: largestRemainder(
        cents,
        numbersTo(line.quantity).map(() => 1n),
      ),
      freeSeats: ofLine.length > 0 ? inState('issued', 'frozen') : withoutCodes,
      returnedSeats: ofLine.length > 0 ? inState('revoked').length : isReturned ? line.quantity : 0,
    };
  });
}

/** Lines whose course was begun, or an exam that came with it (M34). */
async function startedLines(
  platform: Platform,
  bought: { userId: string; orderId: number },
  lines: readonly OrderLineRow[],
): Promise<Set<number>> {
  const courses = await startedCourses(platform, bought);
  const exams = await begunExams(platform, bought);
  return new Set(
    lines
      .filter(({ courseId, articleKind }) => {
        const kind = examOfArticle[articleKind];
        const ofCourse = exams.filter((exam) => exam.courseId === courseId);
        return kind === null
          ? courses.has(courseId) || ofCourse.length > 0
          : ofCourse.some((exam) => exam.kind === kind);
      })
      .map(({ id }) => id),
  );
}

/** How much of the part of an order that was not refunded is used. */
export function usedOf(parts: readonly OrderPart[]): OrderFacts['used'] {
  const kept = parts.reduce((sum, part) => sum + part.seats - part.returnedSeats, 0);
  const free = parts.reduce((sum, part) => sum + part.freeSeats.length, 0);
  return free === kept ? 'nothing' : free > 0 ? 'part' : 'all';
}
