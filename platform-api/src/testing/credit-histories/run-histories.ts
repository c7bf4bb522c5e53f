import { randomBytes } from 'node:crypto';
import { demoCompany } from '../../demo/people.ts';
import { seededRandom } from '../../demo/random.ts';
import { walletOf } from '../../domains/credits/index.ts';
import { recover } from '../../domains/orders/index.ts';
import type { TestPlatform } from '../platform.ts';
import { buy, passTime, refund, saveCoupon, sharedCourseId } from './earning-steps.ts';
import { Disagreement, draw, setMinute, type History } from './history.ts';
import { openPage, usePage } from './page-steps.ts';
import { cancel, order, pay, redeem, withdraw } from './order-steps.ts';
import { answer, ask } from './redemption-steps.ts';
import { WalletModel } from './wallet-model.ts';

const MAX_STEPS = 14;
const FRIENDS = 6;
/** After every history. */
const LATEST = Date.parse('2040-01-01');

export type Histories = {
  t: TestPlatform;
  /** Each has one history; they own nothing before. */
  people: readonly string[];
  seed: number;
  /** Told of each history at its end; whether another one begins. */
  goesOn?: (ended: { steps: number; difference: string | null }) => boolean;
};

/**
 * Purchases of others, refunds, days, coupons, gifts and vouchers paid with them whole or in part, codes redeemed
 * and withdrawn, cancellations and requests for euro in random order, one history for each person, each step compared with the
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
    const before = { steps, differences: differences.length };
    for (let left = 3 + history.below(MAX_STEPS - 2); left > 0; left -= 1) {
      const { step, difference } = await taken(history);
      steps += 1;
      if (difference === null) continue;
      differences.push(`seed ${histories.seed}, ${history.userId}, ${step}: ${difference}`);
      break;
    }
    const ended = {
      steps: steps - before.steps,
      difference: differences[before.differences] ?? null,
    };
    if (histories.goesOn?.(ended) === false) break;
  }
  return { steps, differences };
}

async function begin(
  { t, people }: Histories,
  place: number,
  random: () => number,
  owned: Set<string>,
): Promise<History> {
  const { platform } = t;
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
    t,
    platform,
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
  setMinute(history, history.minute + 1);
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
  if ((orders.at(-1)?.pages.length ?? 0) > 0 && below(4) > 0) return usePage(history);
  if (last === 'waiting' && below(4) > 0) return below(3) === 0 ? pay(history) : openPage(history);
  if (last === 'paid' && below(3) > 0) return goOnWithPaid(history);
  if (requestId !== null && below(4) === 0) return answer(history);
  if (requestId === null && model.available >= 10_000n && below(3) === 0) return ask(history);
  if (model.coupon > 0n && below(3) === 0) return order(history);
  if (model.coupon === 0n && model.available > 0n && below(3) === 0) return saveCoupon(history);
  const steps = [buy, refund, refund, passTime, passTime, saveCoupon, ask, answer];
  const ofOrders =
    orders.length === 0 ? [order] : [order, pay, openPage, usePage, redeem, withdraw, cancel];
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
        where user_id = $1 and state in ('open', 'paid'))::text as withheld,
       (select coalesce(sum(coalesce(a.captured_cents, 0) - a.refund_cents), 0) from payment_attempt a
        join customer_order o on o.id = a.order_id where o.user_id = $1)::text as card,
       (select coalesce(sum(l.cents), 0) from credit_posting l where l.entry_id in
         (select p.entry_id from credit_posting p join credit_account a on a.id = p.account_id
          where a.user_id = $1))::text as ledger`,
    [userId],
  );
  const { pending, available, coupon, ordered, redemption, owed } = reward;
  const of = rows[0];
  const found = `${pending} ${available} ${coupon} ${ordered} ${redemption} ${-owed}, ${String(of?.['spent'])} ${String(of?.['withheld'])} ${String(of?.['card'])}, ${String(of?.['ledger'])}`;
  const { asked, owed: debt, spent, withheld, card } = model;
  const expected = `${model.pending} ${model.available} ${model.coupon} ${model.ordered} ${asked} ${debt}, ${spent} ${withheld} ${card}, 0`;
  return found === expected ? null : `${found} in place of ${expected}`;
}

/** Payments of which a provider keeps something else than the product says, once all that is due was done. */
export async function brokenPayments(t: TestPlatform): Promise<unknown[]> {
  const { platform } = t;
  t.setNow(new Date(LATEST));
  await recover(platform);
  const { rows } = await platform.database.query(`
    select s.ref, a.state, s.state as at_provider, a.captured_cents, a.refund_cents, s.amount_cents, s.refunded_cents
    from payment_sandbox_session s join payment_attempt a on a.id = s.attempt_id
    where (s.state = 'captured') <> (a.captured_cents is not null)
      or s.state = 'captured'
        and (a.captured_cents <> s.amount_cents or a.refund_cents <> s.refunded_cents)`);
  return rows;
}
