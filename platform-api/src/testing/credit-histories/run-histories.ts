import { randomBytes } from 'node:crypto';
import { demoCompany } from '../../demo/people.ts';
import { seededRandom } from '../../demo/random.ts';
import { walletOf } from '../../domains/credits/index.ts';
import type { Platform } from '../../platform.ts';
import { buy, passTime, refund, saveCoupon, sharedCourseId } from './earning-steps.ts';
import { Disagreement, draw, instantOf, type History } from './history.ts';
import { cancel, order, pay, redeem, withdraw } from './order-steps.ts';
import { answer, ask } from './redemption-steps.ts';
import { WalletModel } from './wallet-model.ts';

const MAX_STEPS = 14;
const FRIENDS = 6;

export type Histories = {
  platform: Platform;
  /** Each has one history; they own nothing before. */
  people: readonly string[];
  seed: number;
};

/**
 * Purchases of others, refunds, days, coupons, gifts and vouchers paid with them, codes redeemed and withdrawn,
 * cancellations and requests for euro in random order, one history for each person, each step compared with the
 * model.
 * @returns steps that were run, and those that came out otherwise than in the model
 */
export async function runHistories(histories: Histories) {
  const random = seededRandom(histories.seed);
  const owned = new Set<string>();
  const differences: string[] = [];
  let steps = 0;
  for (const place of histories.people.keys()) {
    const history = await begin(histories, place, random, owned);
    for (let left = 3 + history.below(MAX_STEPS - 2); left > 0; left -= 1) {
      const { step, difference } = await taken(history);
      steps += 1;
      if (difference === null) continue;
      differences.push(`seed ${histories.seed}, ${history.userId}, ${step}: ${difference}`);
      break;
    }
  }
  return { steps, differences };
}

async function begin(
  { platform, people }: Histories,
  place: number,
  random: () => number,
  owned: Set<string>,
): Promise<History> {
  const below = draw(random);
  const userId = people[place] ?? '';
  const code = randomBytes(16).toString('base64url');
  const isCompany = below(4) === 0;
  await platform.database.query(
    'insert into promotion_link (code, user_id, course_id, created_at) values ($1, $2, $3, now())',
    [code, userId, sharedCourseId],
  );
  if (isCompany) {
    await platform.database.query(
      "update account set company_id = $2, company_role = 'DELEGATE' where id = $1",
      [userId, demoCompany.id],
    );
  }
  const history: History = {
    platform: { ...platform, clock: { now: () => instantOf(history.minute) } },
    userId,
    isCompany,
    code,
    model: new WalletModel(isCompany),
    lines: [],
    orders: [],
    requestId: null,
    minute: below(365) * 1440,
    below,
    friends: Array.from(
      { length: FRIENDS },
      (_, at) => people[(place + 1 + at) % people.length] ?? '',
    ),
    owned,
  };
  return history;
}

async function taken(history: History): Promise<{ step: string; difference: string | null }> {
  history.minute += 1;
  try {
    const step = await takeStep(history);
    return { step, difference: await compare(history) };
  } catch (error) {
    if (error instanceof Disagreement) return { step: 'refusal', difference: error.message };
    throw error;
  }
}

/** Mostly what goes on with what there is, at times anything, a refusal among it. */
function takeStep(history: History): Promise<string> {
  const { below, model, lines, orders, requestId } = history;
  if (lines.length === 0) return buy(history);
  const last = orders.at(-1)?.model.state;
  if (last === 'waiting' && below(2) === 0) return pay(history);
  if (last === 'paid' && below(3) > 0) return goOnWithPaid(history);
  if (requestId !== null && below(4) === 0) return answer(history);
  if (requestId === null && model.available >= 10_000n && below(3) === 0) return ask(history);
  if (model.coupon > 0n && below(3) === 0) return order(history);
  if (model.coupon === 0n && model.available > 0n && below(3) === 0) return saveCoupon(history);
  const steps = [buy, refund, refund, passTime, passTime, saveCoupon, ask, answer];
  const ofOrders = orders.length === 0 ? [order] : [order, pay, redeem, withdraw, cancel];
  if (model.available + model.coupon === 0n && below(3) > 0) return passTime(history);
  const any = [...steps, ...ofOrders];
  return (any[below(any.length)] ?? buy)(history);
}

function goOnWithPaid(history: History): Promise<string> {
  const steps = [redeem, redeem, withdraw, cancel, cancel];
  return (steps[history.below(steps.length)] ?? redeem)(history);
}

async function compare({ platform, userId, model }: History): Promise<string | null> {
  const { reward } = await walletOf(platform.database.db, userId);
  const { rows } = await platform.database.query(
    `select
       (select coalesce(sum(reward_cents - returned_reward_cents), 0) from order_coupon
        where user_id = $1 and state = 'spent')::text as spent,
       (select coalesce(sum(withheld_cents), 0) from redemption_request
        where user_id = $1 and state in ('open', 'paid'))::text as withheld`,
    [userId],
  );
  const { pending, available, coupon, ordered, redemption, owed } = reward;
  const of = rows[0];
  const found = `${pending} ${available} ${coupon} ${ordered} ${redemption} ${-owed}, ${String(of?.['spent'])} ${String(of?.['withheld'])}`;
  const { asked, owed: debt, spent, withheld } = model;
  const expected = `${model.pending} ${model.available} ${model.coupon} ${model.ordered} ${asked} ${debt}, ${spent} ${withheld}`;
  return found === expected ? null : `${found} in place of ${expected}`;
}
