import { decideSession } from '../adapters/payments/sandbox/sandbox.ts';
import {
  addCourse,
  emptyCart,
  readCart,
  setExams,
  setMultiVoucher,
} from '../domains/cart/index.ts';
import { notariseCredits, releaseDue, setCoupon } from '../domains/credits/index.ts';
import {
  audit,
  listOrders,
  payByCoupon,
  placeOrder,
  recover,
  requestCancellation,
  settle,
} from '../domains/orders/index.ts';
import { askProvider, couponType, liveAttempt, openSession } from '../domains/payments/index.ts';
import { magicLink } from '../domains/promotions/index.ts';
import { codesOfOrder, redeemVouchers } from '../domains/vouchers/index.ts';
import type { Platform } from '../platform.ts';
import { companyEvents } from './company-people.ts';
import { demoCourseId, demoCourseKeys } from './courses/index.ts';
import { loadCustomers } from './customers.ts';
import { atDaysAgo, platformAsOf, type PastPlatform } from './past.ts';
import { demoPeople, type DemoPersonKey } from './people.ts';
import { ofCooperative, purchases, type Plan } from './purchases.ts';
import { pick, seededRandom } from './random.ts';
import { redeemAsOf, redemptionPlans } from './redemptions.ts';

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

const consent = { termsAccepted: true, privacyAccepted: true, language: 'it' } as const;

/**
 * A year of orders and redemptions, each made by the product's own functions as of its day: priced, ordered, paid
 * at the sandbox, invoiced, delivered. Mails of the past are not sent. A load that was cut off goes
 * on with the orders that are missing.
 */
export async function loadOrders(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const events = [
    ...(await ordersToMake(platform)).map((plan) => ({
      daysAgo: plan.daysAgo,
      make: (past: PastPlatform) => orderAsOf(past, plan),
    })),
    ...(await companyEvents(platform)),
    ...redemptionPlans(now).map((plan) => ({
      daysAgo: plan.daysAgo,
      make: (past: PastPlatform) => redeemAsOf(past, plan),
    })),
  ].toSorted((a, b) => b.daysAgo - a.daysAgo);
  for (const { daysAgo, make } of events) {
    const past = platformAsOf(platform, atDaysAgo(now, daysAgo));
    // As the sweep of that day would have.
    await releaseDue(past.platform);
    await make(past);
  }
  await releaseDue(platform);
  await notariseCredits(platform);
}

/** Those that are missing: of each person, the oldest are there first. */
async function ordersToMake(platform: Platform): Promise<Plan[]> {
  const plans = [...namedPlans(), ...(await customerPlans(platform))].toSorted(
    (a, b) => b.daysAgo - a.daysAgo,
  );
  const known = new Map<string, number>();
  const missing: Plan[] = [];
  for (const plan of plans) {
    const { userId } = plan;
    if (!known.has(userId)) {
      const { totalItems } = await listOrders(platform, { userId, page: 1, pageSize: 1 });
      known.set(userId, totalItems);
    }
    const left = known.get(userId) ?? 0;
    known.set(userId, left - 1);
    if (left <= 0) missing.push(plan);
  }
  return missing;
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
  const [oldest] = customers.toSorted((a, b) => b.registeredDaysAgo - a.registeredDaysAgo);
  const cooperative =
    oldest === undefined ? [] : ofCooperative.map((plan) => ({ ...plan, userId: oldest.userId }));
  const orders = customers.flatMap(({ userId, registeredDaysAgo }) => {
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
  return [...cooperative, ...orders];
}

async function orderAsOf(past: PastPlatform, plan: Plan): Promise<void> {
  const { platform, wait } = past;
  const { userId, outcome = 'paid' } = plan;
  const { orderId, attempt } = await order(past, plan);
  if (outcome === 'unpaid') {
    if (attempt !== null) await openSession(platform, attempt.id);
    wait(25 * 60);
    await recover(platform);
    return;
  }
  wait(3);
  if (attempt === null) {
    await payByCoupon(platform, { userId, orderId, paymentTypeId: couponType.id });
  } else {
    await payAtSandbox(platform, attempt.id);
  }
  await forgetMails(platform, orderId);
  for (const [seat, key] of (plan.redeemedBy ?? []).entries()) {
    wait(3 * 24 * 60);
    const { code } = (await codesOfOrder(platform, orderId))[seat] ?? { code: '' };
    await redeemVouchers(platform, { userId: demoPeople[key].userId, codes: [code], audit });
  }
  if (outcome === 'paid') return;
  wait(2 * 24 * 60);
  await requestCancellation(platform, {
    orderId,
    reason: 'Ho acquistato il corso per errore',
    by: { caller: 'learner', userId },
  });
}

/** From the empty cart to the order; what was cut off is made anew. */
async function order({ platform, wait }: PastPlatform, plan: Plan) {
  const { userId, paymentTypeId = 1, outcome = 'paid', seats, couponCents, gift } = plan;
  return platform.database.transaction(async () => {
    if (couponCents !== undefined) {
      const coupon = { userId, cents: couponCents, types: ['reward'], language: 'it' } as const;
      await setCoupon(platform, coupon);
      wait(2);
    }
    await emptyCart(platform, userId);
    if (seats !== undefined) await setMultiVoucher(platform, userId, true, []);
    for (const [place, key] of plan.courses.entries()) {
      const promotion = place === 0 ? await promotionOf(platform, plan, demoCourseId(key)) : null;
      await addCourse(platform, userId, demoCourseId(key), seats ?? 1, promotion);
    }
    if (plan.exams) await setExams(platform, userId, plan.exams);
    const { price, version } = await readCart(platform, userId);
    wait(4);
    const placed = await placeOrder(platform, userId, {
      ...consent,
      paymentTypeId,
      isCoupon: couponCents !== undefined,
      gift: gift === undefined ? null : { ...gift, language: 'it', sendOn: dayOf(platform, gift) },
      seen: { cartVersion: version, grossCents: price.grossCents },
    });
    if (outcome === 'unpaid') await emptyCart(platform, userId);
    return { orderId: placed.id, attempt: await liveAttempt(platform, placed.id) };
  });
}

/** `YYYY-MM-DD`; null: as soon as it is paid. */
function dayOf({ clock }: Platform, { inDays }: NonNullable<Plan['gift']>): string | null {
  if (inDays === undefined) return null;
  return new Date(clock.now().getTime() + inDays * 86_400_000).toISOString().slice(0, 10);
}

async function payAtSandbox(platform: Platform, attemptId: string): Promise<void> {
  const { providerRef } = await openSession(platform, attemptId);
  if (providerRef === null) return;
  const capturedAt = platform.clock.now();
  await decideSession(platform.database, providerRef, { state: 'captured', capturedAt });
  await settle(platform, attemptId, await askProvider(platform, attemptId));
}

/** Mails of the past are not sent: nobody waits for them. A gift that has a day to come is. */
async function forgetMails({ database, clock }: Platform, orderId: number): Promise<void> {
  await database.query('update customer_order set confirmation_due = false where id = $1', [
    orderId,
  ]);
  await database.query(
    'update voucher_mail set sent_at = due_at where order_id = $1 and due_at <= $2',
    [orderId, clock.now()],
  );
}
