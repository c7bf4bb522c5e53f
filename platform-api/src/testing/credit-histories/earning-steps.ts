import { demoCourseId } from '../../demo/courses/index.ts';
import { earnCredits, releaseDue, reverseCredits, setCoupon } from '../../domains/credits/index.ts';
import { recover } from '../../domains/orders/index.ts';
import { storedLines } from '../credits.ts';
import { agree, dateOf, inOne, isDone, repeated, setMinute, type History } from './history.ts';

const DAY = 1440;
/** Taught by nobody who has an account: all its credits are rewards. */
export const sharedCourseId = demoCourseId('sicurezza-in-ufficio');

/** Somebody buys through the person's link. */
export async function buy(history: History): Promise<string> {
  const { platform, code, model, lines, minute, below } = history;
  const seats = 1 + below(below(2) === 0 ? 1 : 9);
  const courseCents = BigInt(100 + below(below(3) === 0 ? 500_000 : 20_000));
  const line = { courseId: sharedCourseId, quantity: seats, courseCents };
  const { orderId, lineIds } = await storedLines(platform, [line]);
  const lineId = lineIds[0] ?? 0;
  const order = {
    orderId,
    paidAt: platform.clock.now(),
    isByCoupon: false,
    buyer: { userId: null, fiscalCode: 'BUYER', email: 'buyer@example.it' },
    lines: [{ ...line, orderLineId: lineId, courseNetCents: 0n, promotionalId: code }],
  };
  await repeated(history, () => inOne(history, (tx) => earnCredits(tx, order)));
  model.bought(courseCents, seats, minute);
  lines.push({ lineId, seats, refunds: 0 });
  return `bought ${seats} at ${courseCents}`;
}

/** Seats of such an order go back from the last on, some of those that are left or all. */
export async function refund(history: History): Promise<string> {
  const { model, lines, below } = history;
  const place = below(lines.length);
  const line = lines[place];
  const left = line === undefined ? 0 : line.seats - line.refunds;
  if (line === undefined || left === 0) return 'nothing to refund';
  const count = below(2) === 0 ? left : 1 + below(left);
  const numbers = Array.from({ length: count }, (_, at) => left - at);
  const given = {
    key: `test ${line.lineId} ${left}`,
    lines: [{ orderLineId: line.lineId, seats: numbers }],
  };
  await repeated(history, () => inOne(history, (tx) => reverseCredits(tx, given)));
  line.refunds += count;
  model.refunded(place, numbers);
  return `refunded ${count} of ${left}`;
}

/** Half an hour, some days, or until a window is about to open, open or just over. */
export async function passTime(history: History): Promise<string> {
  const { below, platform, model } = history;
  const kind = below(4);
  let minute = history.minute + (kind === 0 ? 31 : (1 + below(20)) * DAY);
  if (kind > 1) {
    while (!/-(?:03|06|09|12)-14$/.test(dateOf({ minute }))) minute += DAY;
    minute += below(10) * DAY;
  }
  setMinute(history, minute);
  if (!(await recover(platform))) throw new Error('The recovery did not end');
  await releaseDue(platform);
  model.itIs(history.minute);
  return `it is ${dateOf(history)}`;
}

export async function saveCoupon(history: History): Promise<string> {
  const { platform, userId, model, below } = history;
  const cents = BigInt(below(Number(model.available + model.coupon) + 300));
  const coupon = { userId, cents, types: ['reward'], language: 'it' } as const;
  const isSaved = await isDone(setCoupon(platform, coupon));
  return agree(`coupon ${cents}`, isSaved, model.setCoupon(cents));
}
