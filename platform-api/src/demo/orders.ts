import { decideSession, paymentSandbox } from '../adapters/payments/sandbox/sandbox.ts';
import {
  addCourse,
  emptyCart,
  readCart,
  setExams,
  setMultiVoucher,
} from '../domains/cart/index.ts';
import { releaseDue } from '../domains/credits/index.ts';
import {
  audit,
  listOrders,
  placeOrder,
  recover,
  requestCancellation,
  settle,
} from '../domains/orders/index.ts';
import { askProvider, liveAttempt, openSession } from '../domains/payments/index.ts';
import { magicLink } from '../domains/promotions/index.ts';
import { codesOfOrder, redeemVouchers } from '../domains/vouchers/index.ts';
import type { Platform } from '../platform.ts';
import { demoCourseId, demoCourseKeys } from './courses/index.ts';
import { loadCustomers } from './customers.ts';
import { demoPeople, type DemoPersonKey } from './people.ts';
import { pick, seededRandom } from './random.ts';

type Plan = {
  userId: string;
  /** Before the first start. */
  daysAgo: number;
  courses: string[];
  exams?: { hasSimulation: boolean; hasCertification: boolean };
  paymentTypeId?: number;
  /** `unpaid` expires after a day, as any order does. */
  outcome?: 'paid' | 'unpaid' | 'cancellation requested';
  /** So many seats of each course, for others; some of them have redeemed their code. */
  seats?: number;
  redeemedBy?: DemoPersonKey[];
  /** Whose link the first course is bought through. */
  through?: DemoPersonKey;
};

/** Who shares which course with the customers, from then on. */
const shared: Record<string, { by: DemoPersonKey; sinceDaysAgo: number }> = {
  excel: { by: 'giulia', sinceDaysAgo: 180 },
  'parlare-in-pubblico': { by: 'giulia', sinceDaysAgo: 30 },
  antincendio: { by: 'marco', sinceDaysAgo: 300 },
  'difendersi-in-rete': { by: 'marco', sinceDaysAgo: 90 },
};

/** Every other customer has got the link. */
function throughLinkOf([course = '']: readonly string[], daysAgo: number): DemoPersonKey | null {
  const link = shared[course];
  const hasLink =
    link !== undefined && daysAgo < link.sinceDaysAgo && Math.floor(daysAgo) % 2 === 0;
  return hasLink ? link.by : null;
}

/** What the people one can log in as have bought; Giulia leaves the course of the journey to be bought. */
const purchases: Partial<Record<DemoPersonKey, Omit<Plan, 'userId'>[]>> = {
  giulia: [
    { daysAgo: 186.3, courses: ['excel'], exams: { hasSimulation: false, hasCertification: true } },
    { daysAgo: 31.4, courses: ['parlare-in-pubblico'], paymentTypeId: 2 },
  ],
  marco: [
    {
      daysAgo: 341.2,
      courses: ['formazione-generale'],
      exams: { hasSimulation: false, hasCertification: true },
    },
    {
      daysAgo: 302.6,
      courses: ['antincendio', 'dpi'],
      exams: { hasSimulation: true, hasCertification: true },
    },
    { daysAgo: 261.1, courses: ['carrello-elevatore'], paymentTypeId: 2 },
    { daysAgo: 214.4, courses: ['magazzino'], outcome: 'unpaid' },
    { daysAgo: 213.3, courses: ['magazzino', 'primo-soccorso'] },
    {
      daysAgo: 149.5,
      courses: ['excel', 'inglese-lavoro'],
      exams: { hasSimulation: false, hasCertification: true },
    },
    { daysAgo: 92.2, courses: ['difendersi-in-rete'] },
    { daysAgo: 71.6, courses: ['magazzino'], seats: 3, redeemedBy: ['lucia'] },
    {
      daysAgo: 47.4,
      courses: ['merci-pericolose'],
      exams: { hasSimulation: false, hasCertification: true },
    },
    { daysAgo: 12.3, courses: ['ia-lavoro'], paymentTypeId: 2 },
    { daysAgo: 0.2, courses: ['privacy'], outcome: 'unpaid' },
  ],
  lucia: [
    { daysAgo: 240.2, courses: ['ia-lavoro'] },
    {
      daysAgo: 58.5,
      courses: ['igiene-alimenti'],
      exams: { hasSimulation: false, hasCertification: true },
    },
  ],
  elena: [{ daysAgo: 120.3, courses: ['scrivere-chiaro'] }],
  davide: [{ daysAgo: 77.6, courses: ['privacy'] }],
  anna: [{ daysAgo: 200.4, courses: ['privacy', 'fatturazione'], paymentTypeId: 2 }],
  paolo: [
    {
      daysAgo: 140.3,
      courses: [
        'formazione-generale',
        'antincendio',
        'dpi',
        'primo-soccorso',
        'carrello-elevatore',
        'impianti-elettrici',
        'preposto-cantiere',
      ],
      exams: { hasSimulation: true, hasCertification: true },
    },
    { daysAgo: 28.7, courses: ['preposto-cantiere'], seats: 5, redeemedBy: ['marco'] },
    { daysAgo: 6.4, courses: ['busta-paga'], outcome: 'cancellation requested' },
  ],
};

const DAY_MS = 86_400_000;
const consent = { termsAccepted: true, privacyAccepted: true, language: 'it' } as const;

/**
 * A year of orders, each made by the product's own functions as of its day: priced, ordered, paid
 * at the sandbox, invoiced, delivered. Mails of the past are not sent. A load that was cut off goes
 * on with the orders that are missing.
 */
export async function loadOrders(platform: Platform): Promise<void> {
  const plans = [...namedPlans(), ...(await customerPlans(platform))].toSorted(
    (a, b) => b.daysAgo - a.daysAgo,
  );
  const now = platform.clock.now().getTime();
  const known = new Map<string, number>();
  for (const plan of plans) {
    const { userId } = plan;
    if (!known.has(userId)) {
      const { totalItems } = await listOrders(platform, { userId, page: 1, pageSize: 1 });
      known.set(userId, totalItems);
    }
    const left = known.get(userId) ?? 0;
    known.set(userId, left - 1);
    if (left > 0) continue;
    await orderAsOf(platform, instantOf(now, plan.daysAgo), plan);
  }
  await releaseDue(platform);
}

/** The link that an order is made through; null for most. */
async function promotionOf(platform: Platform, { through }: Plan, courseId: number) {
  if (through === undefined) return null;
  const link = await magicLink(platform, demoPeople[through].userId, courseId);
  return { code: new URL(link).searchParams.get('promo') ?? '', replaces: true };
}

const namedPlans = (): Plan[] =>
  Object.entries(purchases).flatMap(([key, list]) =>
    list.map((plan) => ({ ...plan, userId: demoPeople[key as DemoPersonKey].userId })),
  );

/** One to four orders for each customer, the first soon after the registration. */
async function customerPlans(platform: Platform): Promise<Plan[]> {
  const customers = await loadCustomers(platform);
  const random = seededRandom(1954);
  return customers.flatMap(({ userId, registeredDaysAgo }) => {
    const left = demoCourseKeys.toSorted(() => random() - 0.5);
    const count = 1 + Math.floor(4 * random() ** 1.6);
    return Array.from({ length: count }, (_, n): Plan => {
      const since = n === 0 ? random() * 3 : random() * registeredDaysAgo;
      const chance = random();
      const isUnpaid = chance < 0.08;
      const daysAgo = Math.floor(Math.max(2, registeredDaysAgo - since)) + random();
      const courses = isUnpaid ? left.slice(-1) : left.splice(0, pick(random, [1, 1, 1, 2, 2, 3]));
      const through = throughLinkOf(courses, daysAgo);
      return {
        userId,
        daysAgo,
        courses,
        ...(through === null ? {} : { through }),
        exams: { hasSimulation: random() < 0.15, hasCertification: random() < 0.45 },
        paymentTypeId: pick(random, [1, 1, 2]),
        outcome: isUnpaid ? 'unpaid' : chance > 0.985 ? 'cancellation requested' : 'paid',
      };
    });
  });
}

/** Before today, the part of a day chooses an hour when people buy, 8 to 22 in Italy. */
function instantOf(now: number, daysAgo: number): Date {
  if (daysAgo < 1) return new Date(now - daysAgo * DAY_MS);
  const date = new Date(now - Math.floor(daysAgo) * DAY_MS);
  return new Date(date.setUTCHours(6, 0, 0, 0) + (daysAgo % 1) * 14 * 3_600_000);
}

async function orderAsOf(platform: Platform, at: Date, plan: Plan): Promise<void> {
  let clock = at;
  const past: Platform = {
    ...platform,
    // Nobody paid these orders, whoever takes payments here.
    payments: [paymentSandbox(platform.config, platform)],
    clock: { now: () => clock },
    jobs: { ...platform.jobs, enqueue: async () => {} },
  };
  const wait = (minutes: number) => {
    clock = new Date(Math.min(clock.getTime() + minutes * 60_000, platform.clock.now().getTime()));
  };
  const { userId, paymentTypeId = 1, outcome = 'paid', seats } = plan;
  const ordered = await platform.database.transaction(async () => {
    await emptyCart(past, userId);
    if (seats !== undefined) await setMultiVoucher(past, userId, true, []);
    for (const [place, key] of plan.courses.entries()) {
      const promotion = place === 0 ? await promotionOf(past, plan, demoCourseId(key)) : null;
      await addCourse(past, userId, demoCourseId(key), seats ?? 1, promotion);
    }
    if (plan.exams) await setExams(past, userId, plan.exams);
    const { price, version } = await readCart(past, userId);
    wait(4);
    const order = await placeOrder(past, userId, {
      ...consent,
      paymentTypeId,
      seen: { cartVersion: version, grossCents: price.grossCents },
    });
    if (outcome === 'unpaid') await emptyCart(past, userId);
    return { orderId: order.id, attempt: await liveAttempt(past, order.id) };
  });
  const { orderId, attempt } = ordered;
  if (attempt === null) return;
  const { providerRef } = await openSession(past, attempt.id);
  if (outcome === 'unpaid') {
    wait(25 * 60);
    await recover(past);
    return;
  }
  wait(3);
  if (providerRef === null) return;
  await decideSession(platform.database, providerRef, { state: 'captured', capturedAt: clock });
  await settle(past, attempt.id, await askProvider(past, attempt.id));
  // Mails of the past are not sent: nobody waits for them.
  await platform.database.query(
    'update customer_order set confirmation_due = false where id = $1',
    [orderId],
  );
  for (const [seat, key] of (plan.redeemedBy ?? []).entries()) {
    wait(3 * 24 * 60);
    const { code } = (await codesOfOrder(past, orderId))[seat] ?? { code: '' };
    await redeemVouchers(past, { userId: demoPeople[key].userId, codes: [code], audit });
  }
  if (outcome === 'paid') return;
  wait(2 * 24 * 60);
  await requestCancellation(past, {
    orderId,
    reason: 'Ho acquistato il corso per errore',
    by: { caller: 'learner', userId },
  });
}
