import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId, loadCourses } from '../../../demo/courses/index.ts';
import { demoPeople, loadPeople } from '../../../demo/people.ts';
import { seededRandom } from '../../../demo/random.ts';
import { isDatabaseAway } from '../../../database/database-away.ts';
import { inTransaction, type Platform } from '../../../platform.ts';
import type { DrillServers } from '../../../testing/checkout-drill/drill-world.ts';
import { brokenCredits, storedLines } from '../../../testing/credits.ts';
import { withDrillServers, type DrillResult, type DrillRun } from '../../../testing/drill.ts';
import { accountById } from '../../accounts/index.ts';
import { earnCredits, reverseCredits } from '../index.ts';
import { releaseDue } from '../release.ts';
import { callersOf, giveHoldsBack, orderByCoupon } from './coupon-orders.ts';
import { moveCredits, type Observed, type Random } from './drill-client.ts';
import { DrillSession } from './drill-session.ts';

export type CreditDrillPlan = DrillRun & {
  clients: number;
  kills: number;
  /** For how long at least; longer until all kills are done, an order was paid by the coupon and one gave it back, */
  seconds: number;
  /** and no longer than this. */
  minutes: number;
  /** Mean pause of a client between two requests. */
  everyMs: number;
};

const DAY_MS = 86_400_000;
/** A server is not killed before it has been up for so long. */
const MIN_UP_MS = 2000;
const CODE = 'drill-of-the-credits-00';
const COURSE_CENTS = 7900n;
const courseId = demoCourseId('sicurezza-in-ufficio');
const { userId } = demoPeople.marco;

/**
 * One wallet that many clients move credits of, on two servers that are killed in turn, while orders give it
 * credits, refunds take them back, and orders of its person are paid by the coupon or give back what they held.
 * The database is looked at afterwards.
 */
export const runCreditDrill = (plan: CreditDrillPlan): Promise<DrillResult> =>
  withDrillServers(plan.databaseUrl, {}, async (platform, servers) => {
    await loadPeople(platform);
    await loadCourses(platform);
    await platform.database.query(
      'insert into promotion_link (code, user_id, course_id, created_at) values ($1, $2, $3, now())',
      [CODE, userId, courseId],
    );
    await servers.start(2);
    return drill(plan, platform, servers);
  });

async function drill(
  plan: CreditDrillPlan,
  platform: Platform,
  servers: DrillServers,
): Promise<DrillResult> {
  const account = await accountById(platform, userId);
  if (account === null) throw new Error('Marco has no account');
  // Logged in six minutes ago: each run, a short one too, begins with a token that is over.
  const session = await DrillSession.open(before(platform, 6 * 60_000), account);
  const ports = () => servers.ports;
  const observed: Observed = {
    saved: 0,
    refused: 0,
    lost: 0,
    unreached: 0,
    unexpected: [],
  };
  const random = seededRandom(plan.seed);
  let isOver = false;
  const clients = Array.from({ length: plan.clients }, (_, place) => {
    const client = {
      ports: () => (place % 2 === 0 ? ports() : ports().toReversed()),
      session,
      random: seededRandom(Math.floor(random() * 1e9)),
      maxCents: 100_000,
      everyMs: plan.everyMs,
    };
    return moveCredits(client, observed, () => isOver);
  });
  const orders = trade(platform, seededRandom(plan.seed + 1), () => isOver);
  const payments = orderByCoupon(
    platform,
    () => callersOf(session, ports),
    seededRandom(plan.seed + 2),
    () => isOver,
  );
  const until = Date.now() + plan.seconds * 1000;
  const latest = Date.now() + plan.minutes * 60_000;
  for (let n = 0; n < plan.kills && Date.now() < latest; n += 1) {
    await wait(MIN_UP_MS * (0.5 + random()));
    await servers.kill(n);
    plan.log(`${servers.kills} kills, ${observed.saved} saved`);
  }
  const hasBoth = async () => {
    const { paid, givenUp } = await look(platform);
    return paid > 0 && givenUp > 0;
  };
  while (Date.now() < until || (Date.now() < latest && !(await hasBoth()))) await wait(100);
  isOver = true;
  await Promise.all(clients);
  const { bought, refunded } = await orders;
  const couponOrders = await payments;
  await giveHoldsBack(platform);
  const found = await look(platform);
  return {
    broken: {
      'entries and balances that are no ledger': (await brokenCredits({ platform })).length,
      'cents that differ from the orders': Math.abs(
        Number(found.held + found.spent - found.earned),
      ),
      'cents that orders without a payment still hold': Number(found.ordered),
      'orders by coupon whose codes are not there once': found.wrongOrders,
      'orders whose credits are not there once': Math.abs(found.earnings - bought),
      'changes of the coupon that nobody was told of, over the answers that were lost': Math.max(
        0,
        found.couponEntries - observed.saved - observed.lost,
      ),
      'unexpected answers of the server': observed.unexpected.length,
      'servers that ended by themselves': servers.ended,
    },
    figures: {
      clients: plan.clients,
      kills: servers.kills,
      saved: observed.saved,
      refused: observed.refused,
      'lost with a server': observed.lost,
      'found no server': observed.unreached,
      'access tokens renewed': session.renewed,
      logins: session.logins,
      'orders with credits': bought,
      'orders refunded': refunded,
      'orders placed with the coupon': couponOrders.placed,
      'not placed': couponOrders.refused,
      'of them paid by it': found.paid,
      'holds given back': found.givenUp,
      'cents spent': Number(found.spent),
      'cents in the wallet': Number(found.held),
    },
    unexpected: observed.unexpected,
  };
}

/** Orders through the link, released at once in part, and refunds of some. */
async function trade(platform: Platform, random: Random, isOver: () => boolean) {
  const past = before(platform, 15 * DAY_MS);
  const lines: number[] = [];
  let bought = 0;
  let refunded = 0;
  while (!isOver()) {
    // The first one gives enough to pay orders with.
    const quantity = bought === 0 ? 400 : 3;
    const line = { courseId, quantity, courseCents: COURSE_CENTS };
    const { orderId, lineIds } = await storedLines(platform, [line]);
    const orderLineId = lineIds[0] ?? 0;
    const order = {
      orderId,
      paidAt: past.clock.now(),
      isByCoupon: false,
      buyer: { userId: null, fiscalCode: 'BUYER', email: 'buyer@example.it' },
      lines: [{ ...line, orderLineId, courseNetCents: 0n, promotionalId: CODE }],
    };
    const earn = () => insist(() => inTransaction(past, (tx) => earnCredits(tx, order)));
    await Promise.all([earn(), earn()]);
    bought += 1;
    lines.push(orderLineId);
    const release = () => insist(() => releaseDue(platform));
    await Promise.all([release(), release()]);
    if (random() < 0.6) {
      const [returned = orderLineId] = lines.splice(Math.floor(random() * lines.length), 1);
      const refund = {
        key: `drill ${returned}`,
        lines: [{ orderLineId: returned, seats: [3, 2] }],
      };
      const takeBack = () =>
        insist(() => inTransaction(platform, (tx) => reverseCredits(tx, refund)));
      await Promise.all([takeBack(), takeBack()]);
      refunded += 1;
    }
    await wait(50);
  }
  await insist(() => releaseDue(platform));
  return { bought, refunded };
}

/** The same a while ago. */
const before = (platform: Platform, ms: number): Platform => ({
  ...platform,
  clock: { now: () => new Date(Date.now() - ms) },
});

/** Repeats what waited too long for the wallet, as the caller of a server or its job does. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
    }
  }
}

async function look({ database }: Platform) {
  const { rows } = await database.query(
    `select
       (select coalesce(sum(balance_cents), 0) from credit_account where user_id = $1)::text as held,
       (select coalesce(sum(cents - reversed_cents), 0) from credit_earning)::text as earned,
       (select count(*) from credit_earning)::int as earnings,
       (select count(*) from credit_entry where kind = 'coupon')::int as coupons,
       (select coalesce(sum(balance_cents), 0) from credit_account
        where user_id = $1 and bucket = 'ordered')::text as ordered,
       (select coalesce(sum(reward_cents + profit_share_cents
          - returned_reward_cents - returned_profit_share_cents), 0)
        from order_coupon where state = 'spent')::text as spent,
       (select count(*) from order_coupon where state = 'given_up')::int as given_up,
       (select count(*) from customer_order where user_id = $1 and state = 'Pagato')::int as paid,
       (select count(*) from customer_order o where o.user_id = $1
          and (select count(*) from voucher v join customer_order_line l on l.id = v.order_line_id
               where l.order_id = o.id) <> case o.state when 'Pagato' then 1 else 0 end)::int as wrong_orders`,
    [userId],
  );
  const [row] = rows;
  return {
    held: BigInt(String(row?.['held'])),
    earned: BigInt(String(row?.['earned'])),
    earnings: Number(row?.['earnings']),
    couponEntries: Number(row?.['coupons']),
    ordered: BigInt(String(row?.['ordered'])),
    spent: BigInt(String(row?.['spent'])),
    givenUp: Number(row?.['given_up']),
    paid: Number(row?.['paid']),
    wrongOrders: Number(row?.['wrong_orders']),
  };
}
