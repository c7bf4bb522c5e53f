import { randomBytes } from 'node:crypto';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { seededRandom } from '../../../demo/random.ts';
import { inTransaction, type InTransaction, type Platform } from '../../../platform.ts';
import { storedLines } from '../../../testing/credits.ts';
import { isDomainError } from '../../../errors.ts';
import { setCoupon } from '../coupon.ts';
import { earnCredits, holdCoupon, returnCoupon, reverseCredits } from '../index.ts';
import { walletOf } from '../ledger.ts';
import { releaseDue } from '../release.ts';
import { WalletModel } from './wallet-model.ts';

const DAY_MS = 86_400_000;
const MAX_STEPS = 12;
/** Taught by nobody who has an account: all its credits are rewards. */
const courseId = demoCourseId('sicurezza-in-ufficio');

export type Histories = {
  platform: Platform;
  /** Each has one history; they own nothing before. */
  people: readonly string[];
  seed: number;
};

type History = {
  platform: Platform;
  userId: string;
  code: string;
  model: WalletModel;
  lines: { lineId: number; seats: number; refunds: number }[];
  /** Own orders that the coupon pays, in part. */
  orders: number[];
  day: number;
  random: (below: number) => number;
};

/**
 * Purchases, refunds, days, coupons and own orders paid with them in random order, one history for each person, each step compared with
 * the model.
 * @returns steps that were run, and those that came out otherwise than in the model
 */
export async function runHistories(histories: Histories) {
  const random = seededRandom(histories.seed);
  const began = histories.platform.clock.now().getTime();
  const differences: string[] = [];
  let steps = 0;
  for (const userId of histories.people) {
    const history = await begin(histories, userId, random, began);
    for (let left = 2 + history.random(MAX_STEPS - 1); left > 0; left -= 1) {
      const step = await takeStep(history);
      steps += 1;
      const difference = await compare(history);
      if (difference === null) continue;
      differences.push(`seed ${histories.seed}, ${userId}, ${step}: ${difference}`);
      break;
    }
  }
  return { steps, differences };
}

async function begin(
  { platform }: Histories,
  userId: string,
  random: () => number,
  began: number,
): Promise<History> {
  const code = randomBytes(16).toString('base64url');
  await platform.database.query(
    'insert into promotion_link (code, user_id, course_id, created_at) values ($1, $2, $3, now())',
    [code, userId, courseId],
  );
  const history: History = {
    platform: { ...platform, clock: { now: () => new Date(began + history.day * DAY_MS) } },
    userId,
    code,
    model: new WalletModel(),
    lines: [],
    orders: [],
    day: 0,
    random: (below) => Math.floor(random() * below),
  };
  return history;
}

/** @returns what it was */
async function takeStep(history: History): Promise<string> {
  const { random, model, lines, orders } = history;
  const kind = random(14);
  if (kind < 3 || lines.length === 0) return buy(history);
  if (kind < 5) return refund(history);
  const hasNone = model.available + model.coupon === 0n;
  if (kind < 8 || (hasNone && random(3) > 0)) return passDays(history);
  // Where there is nothing to go on with, what comes before it, and at times the refusal.
  if (kind < 9 || (model.coupon === 0n && random(4) > 0)) return saveCoupon(history);
  if (kind < 12 || orders.length === 0) return order(history);
  return endOrder(history);
}

async function buy({ platform, code, model, lines, day, random }: History): Promise<string> {
  const seats = 1 + random(random(2) === 0 ? 1 : 9);
  const courseCents = BigInt(100 + random(random(3) === 0 ? 500_000 : 20_000));
  const line = { courseId, quantity: seats, courseCents };
  const { orderId, lineIds } = await storedLines(platform, [line]);
  const lineId = lineIds[0] ?? 0;
  const order = {
    orderId,
    paidAt: platform.clock.now(),
    isByCoupon: false,
    buyer: { userId: null, fiscalCode: 'BUYER', email: 'buyer@example.it' },
    lines: [{ ...line, orderLineId: lineId, courseNetCents: 0n, promotionalId: code }],
  };
  // The answer was lost, and it is done again.
  for (let times = 1 + random(2); times > 0; times -= 1) {
    await inTransaction(platform, (tx) => earnCredits(tx, order));
  }
  model.bought(courseCents, seats, day);
  lines.push({ lineId, seats, refunds: 0 });
  return `bought ${seats} at ${courseCents}`;
}

/** Seats go back from the last on, some of those that are left or all. */
async function refund({ platform, model, lines, random }: History): Promise<string> {
  const place = random(lines.length);
  const line = lines[place];
  const left = line === undefined ? 0 : line.seats - line.refunds;
  if (line === undefined || left === 0) return 'nothing to refund';
  const count = random(2) === 0 ? left : 1 + random(left);
  const numbers = Array.from({ length: count }, (_, at) => left - at);
  const key = `test ${line.lineId} ${left}`;
  for (let times = 1 + random(2); times > 0; times -= 1) {
    await inTransaction(platform, (tx) =>
      reverseCredits(tx, { key, lines: [{ orderLineId: line.lineId, seats: numbers }] }),
    );
  }
  line.refunds += count;
  model.refunded(place, numbers);
  return `refunded ${count} of ${left}`;
}

async function passDays(history: History): Promise<string> {
  history.day += 1 + history.random(20);
  await releaseDue(history.platform);
  history.model.itIs(history.day);
  return `day ${history.day}`;
}

async function saveCoupon({ platform, userId, model, random }: History): Promise<string> {
  const cents = BigInt(random(Number(model.available + model.coupon) + 300));
  const isSaved = await setCoupon(platform, {
    userId,
    cents,
    types: ['reward'],
    language: 'it',
  }).then(
    () => true,
    (error: unknown) => {
      if (isDomainError(error, 'CREDITS_NOT_ENOUGH')) return false;
      throw error;
    },
  );
  if (model.setCoupon(cents) !== isSaved)
    throw new Error(`coupon ${cents} of ${userId}: ${isSaved}`);
  return `coupon ${cents}`;
}

/** An own order that holds a part of the coupon, or more than there is. */
async function order({ platform, userId, model, orders, random }: History): Promise<string> {
  const cents = BigInt(1 + random(Number(model.coupon) + 100));
  const { orderId } = await storedLines(platform, [{ courseId, quantity: 1, courseCents: cents }]);
  await platform.database.query(
    `update customer_order set state = 'Ordinato', paid_at = null, gross_cents = $2, total_cents = $2,
       net_cents = $2, vat_cents = 0, due_cents = $2 where id = $1`,
    [orderId, String(cents)],
  );
  let isHeld = false;
  for (let times = 1 + random(2); times > 0; times -= 1) {
    isHeld = await inTransaction(platform, (tx) => holdCoupon(tx, { orderId, userId, cents }));
  }
  if (model.order(cents) !== isHeld) throw new Error(`order ${cents} of ${userId}: ${isHeld}`);
  if (isHeld) {
    orders.push(orderId);
    await couponOfOrder(platform, orderId, cents);
  }
  return `ordered ${cents}`;
}

const couponOfOrder = (platform: Platform, orderId: number, cents: bigint) =>
  platform.database.query(
    'update customer_order set coupon_cents = $2, due_cents = total_cents - $2 where id = $1',
    [orderId, String(cents)],
  );

/** It is paid, given up, or refunded in part; some of it twice, as answers are lost. */
async function endOrder({ platform, userId, model, orders, random }: History): Promise<string> {
  const place = random(orders.length);
  const [orderId = 0, known] = [orders[place], model.orders[place]];
  const twice = async (work: (tx: InTransaction) => Promise<unknown>) => {
    for (let times = 1 + random(2); times > 0; times -= 1) await inTransaction(platform, work);
  };
  if (known === undefined || known.state === 'givenUp') return 'nothing to end';
  if (known.state === 'paid') {
    const left = Number(known.cents - known.back);
    if (left === 0) return 'nothing to give back';
    const cents = BigInt(random(2) === 0 ? left : 1 + random(left));
    const refund = { orderId, key: `test ${orderId} ${left}`, cents, reason: 'goodwill' } as const;
    await twice((tx) => returnCoupon(tx, refund));
    model.giveBack(place, cents);
    return `gave back ${cents}`;
  }
  if (random(3) === 0) {
    await twice((tx) => holdCoupon(tx, { orderId, userId, cents: 0n }));
    await couponOfOrder(platform, orderId, 0n);
    model.giveUp(place);
    return 'gave up';
  }
  const buyer = { userId, fiscalCode: 'BUYER', email: 'buyer@example.it' };
  const paidAt = platform.clock.now();
  await twice((tx) => earnCredits(tx, { orderId, paidAt, buyer, isByCoupon: true, lines: [] }));
  await platform.database.query(
    "update customer_order set state = 'Pagato', paid_at = ordered_at where id = $1",
    [orderId],
  );
  model.pay(place);
  return 'paid by coupon';
}

async function compare({ platform, userId, model }: History): Promise<string | null> {
  const { reward } = await walletOf(platform.database.db, userId);
  const found = [
    reward.pending,
    reward.available,
    reward.coupon,
    reward.ordered,
    -reward.owed,
  ].join(' ');
  const expected = [model.pending, model.available, model.coupon, model.ordered, model.owed].join(
    ' ',
  );
  return found === expected ? null : `${found} in place of ${expected}`;
}
