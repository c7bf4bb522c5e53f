import { setTimeout as wait } from 'node:timers/promises';
import { demoCourseId, demoCourseKeys, loadCourses } from '../../demo/courses/index.ts';
import { loadPeople } from '../../demo/people.ts';
import { seededRandom } from '../../demo/random.ts';
import { firstBrokenAudit } from '../../domains/orders/index.ts';
import { embeddedAdapters } from '../../open-platform.ts';
import type { Platform } from '../../platform.ts';
import { withDrillServers, type DrillResult, type DrillRun } from '../drill.ts';
import { newcomers } from '../newcomers.ts';
import type { DrillServers } from './drill-world.ts';
import { brokenInvariants, lateness, mailsWithoutTheirCodes } from './invariants.ts';
import { Person, type Acknowledged, type Random } from './people-who-pay.ts';

export type DrillPlan = DrillRun & {
  /** Where lists are read. */
  replicaUrl?: string;
  checkouts: number;
  kills: number;
  /** What a kill does, when it is not a server that is killed: the kills are then at even distances, and wait for each other. */
  kill?: (servers: DrillServers) => Promise<void>;
  /** Nobody begins after so many minutes; who had begun ends, and everything is checked. */
  minutes: number;
  /** How long the provider is down, in simulated hours; it is halfway through. */
  outageHours: number;
};

const TOGETHER = 24;

/**
 * Checkouts on two servers of one PostgreSQL: duplicates, reordered and lost calls, replaced pages, two
 * orders of one buyer at once, an outage of the provider, servers that are killed. What must hold is
 * checked at the end from the database alone.
 */
export function runDrill(plan: DrillPlan): Promise<DrillResult> {
  const settings = {
    DATABASE_REPLICA_URL: plan.replicaUrl ?? '',
    GUEST_ORDERS_PER_MINUTE: '100000',
    CLIENT_REPORTS_PER_MINUTE: '100000',
  };
  return withDrillServers(plan.databaseUrl, settings, async (opened, servers) => {
    const clock = { now: () => servers.now() };
    const platform: Platform = {
      ...opened,
      clock,
      ...embeddedAdapters(opened.config, { ...opened, clock }),
    };
    await loadPeople(platform);
    await loadCourses(platform);
    const people = await newcomers(platform, plan.checkouts);
    await servers.start(2);
    return drill(plan, platform, servers, people);
  });
}

async function drill(
  plan: DrillPlan,
  platform: Platform,
  servers: DrillServers,
  people: readonly string[],
): Promise<DrillResult> {
  const random = seededRandom(plan.seed);
  const courses = demoCourseKeys.slice(0, 6).map(demoCourseId);
  const acknowledged: Acknowledged = {
    orders: new Map(),
    paid: new Set(),
    repeats: 0,
    lookedFor: 0,
    unseen: 0,
  };
  const share = plan.checkouts / plan.kills;
  const killAt = Array.from({ length: plan.kills }, (_, place) =>
    plan.kill === undefined ? random() * plan.checkouts : (place + 0.4) * share,
  ).toSorted((a, b) => a - b);
  let killed = 0;
  let hasFailed = false;
  const outages: { from: Date; to: Date }[] = [];
  const started = Date.now();
  let begun = 0;
  let done = 0;

  const isOver = () => hasFailed || Date.now() - started > plan.minutes * 60_000;
  // So that each kill comes into the middle of checkouts, however long the one before took.
  const isBeforeItsKill = (number: number) =>
    plan.kill !== undefined && !isOver() && number >= (killed + 1) * share;
  /** @returns false when the drill ends before */
  const untilDone = async (count: number): Promise<boolean> => {
    const isReached = () => done >= Math.min(count, plan.checkouts);
    while (!isOver() && !isReached()) await wait(50);
    return !isOver();
  };

  const oneAfterTheOther = async () => {
    while (begun < plan.checkouts && !isOver()) {
      const number = begun;
      begun += 1;
      while (isBeforeItsKill(number)) await wait(50);
      if (isOver()) return;
      // Its own chance: the same seed is the same checkouts, whoever comes first.
      const own = seededRandom(plan.seed * 100_003 + number);
      const person = new Person(
        { platform, servers, courses, acknowledged },
        `checkout ${number}`,
        own,
      );
      await checkout(person, own, people[number] ?? '', courses).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      done += 1;
      if (done % 500 === 0) plan.log(`${done} checkouts, ${servers.kills} kills`);
    }
  };
  const killing = async () => {
    for (const [place, at] of killAt.entries()) {
      if (!(await untilDone(at))) return;
      await (plan.kill?.(servers) ?? servers.kill(place)).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      killed += 1;
    }
  };
  const outage = async () => {
    if (plan.outageHours === 0) return;
    if (!(await untilDone(plan.checkouts / 2))) return;
    const from = servers.now();
    servers.tell({ isDown: true });
    const steps = 12;
    for (let step = 0; step < steps; step += 1) {
      await wait(1500);
      servers.tell({ offsetMs: servers.world.offsetMs + (plan.outageHours * 3_600_000) / steps });
    }
    servers.tell({ isDown: false });
    outages.push({ from, to: servers.now() });
  };
  await Promise.all([...Array.from({ length: TOGETHER }, oneAfterTheOther), killing(), outage()]);
  const seconds = (Date.now() - started) / 1000;
  plan.log(`${done} checkouts in ${seconds.toFixed(0)} s; waiting for what is still to be heard`);
  const open = await settled(platform);

  const late = await lateness(platform.database, outages);
  const lost = await lostWrites(platform, acknowledged);
  return {
    broken: {
      ...(await brokenInvariants(platform.database)),
      'mails without the codes of their order': await mailsWithoutTheirCodes(platform),
      'checkouts with two orders': [...acknowledged.orders.values()].filter(({ size }) => size > 1)
        .length,
      'orders that nobody was told of': lost.untold,
      'acknowledged orders that are lost': lost.orders,
      'orders that their buyer did not see': acknowledged.unseen,
      'acknowledged payments that are lost': lost.payments,
      'payments without order or refund after a minute': late.late,
      'servers that ended by themselves': servers.ended,
      'entries of the audit that were changed': (await firstBrokenAudit(platform)) === null ? 0 : 1,
    },
    figures: {
      checkouts: done,
      seconds: Math.round(seconds),
      'seconds until payments and refunds were settled': open.money,
      'seconds until the last mail': open.mails,
      kills: killed,
      'outages of the provider': outages.length,
      'captures of the provider': late.captures,
      'longest seconds from capture to order or refund': Math.round(late.longest * 10) / 10,
      'acknowledged orders': acknowledged.orders.size,
      'acknowledged payments': acknowledged.paid.size,
      'orders looked for in a list': acknowledged.lookedFor,
      'calls that were repeated': acknowledged.repeats,
      ...(await counted(platform)),
    },
  };
}

async function checkout(
  person: Person,
  random: Random,
  userId: string,
  courses: readonly number[],
): Promise<void> {
  const [a = 0, b = 0] = courses.toSorted(() => random() - 0.5);
  const kind = random();
  if (kind < 0.3) return person.buysAsGuest([1], true);
  if (kind < 0.4) return person.buysAsGuest([1], false);
  if (kind < 0.55) return person.buysAsGuest([1, 2], true);
  if (kind < 0.7) return person.buysAsLearner(userId, [[a], [a]]);
  if (kind < 0.8) return person.buysAsLearner(userId, [[a, b], [a]]);
  return person.buysAsLearner(userId, [[a]]);
}

/** A queue of mails may be this long when the last person has left. */
const MAX_WAIT_SECONDS = 300;

const openMoney = `
  select 1 from payment_sandbox_session s left join payment_attempt a on a.provider_ref = s.ref
  where s.state = 'captured' and a.captured_cents is null
  union all select 1 from refund where state <> 'done'
  limit 1`;

const openMails = `
  select 1 from customer_order where confirmation_due
  union all select 1 from jobs.job
    where name in ('orders.confirmation-mail', 'orders.refund-mail') and state < 'completed'
  limit 1`;

/**
 * Until the provider has nothing that we do not, no refund is under way and no mail waits. What is still
 * open after the longest wait breaks what must hold.
 * @returns seconds that each of the two took
 */
async function settled({ database }: Platform): Promise<{ money: number; mails: number }> {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const closed = async (open: string) => {
    while (seconds() < MAX_WAIT_SECONDS && (await database.query(open)).rows.length > 0) {
      await wait(500);
    }
    return seconds();
  };
  return { money: await closed(openMoney), mails: await closed(openMails) };
}

async function lostWrites({ database }: Platform, { orders, paid }: Acknowledged) {
  const { rows } = await database.query('select id, state from customer_order');
  const states = new Map(rows.map(({ id, state }) => [Number(id), String(state)]));
  const told = new Set([...orders.values()].flatMap((ids) => [...ids]));
  return {
    untold: [...states.keys()].filter((id) => !told.has(id)).length,
    orders: [...told].filter((id) => !states.has(id)).length,
    payments: [...paid].filter((id) => states.get(id) !== 'Pagato').length,
  };
}

async function counted({ database }: Platform): Promise<Record<string, number>> {
  const { rows } = await database.query(`
    select (select count(*)::int from customer_order) as orders,
      (select count(*)::int from customer_order where state = 'Pagato') as paid,
      (select count(*)::int from refund) as refunds,
      (select count(*)::int from refund where reason = 'owned_already' and order_line_id is not null) as shares,
      (select count(*)::int from captured_mail where id like 'order-%') as confirmations,
      (select count(*)::int from invoice) as invoices`);
  const [row = {}] = rows;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
}
