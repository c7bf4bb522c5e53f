import { randomUUID } from 'node:crypto';
import { demoCourseId } from '../demo/courses/index.ts';
import { lockWallets, post, type CreditType } from '../domains/credits/index.ts';
import { grantEnrolment } from '../domains/learning/index.ts';
import { inTransaction, type Platform } from '../platform.ts';
import type { TestPlatform, TestSession } from './platform.ts';
import {
  ask,
  onCheckoutPage,
  openPayment,
  returnToShop,
  rows,
  saveOrder,
  submissionOf,
} from './shop.ts';

/** The payment type that is flagged as coupon. */
export const COUPON_TYPE = 3;

/** The `promo` of the link by which a person shares a demo course that they have. */
export async function promoOf(
  t: TestPlatform,
  sharer: TestSession,
  course: string,
): Promise<string> {
  const courseId = demoCourseId(course);
  const exams = { includesSimulation: false, includesCertification: false };
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, { userId: sharer.userId, courseId, orderId: null, ...exams }),
  );
  const url = `Courses/GetMagicLinkForRewardForPromotion?corsoId=${courseId}`;
  const { data } = await ask(sharer, 'GET', url);
  return new URL(String(data)).searchParams.get('promo') ?? '';
}

export type Bought = { course: string; promo?: string; seats?: number };

/** An order with its page open: through a link where there is one, for others where it has seats. */
export async function openPromoted(buyer: TestSession, { course, promo, seats }: Bought) {
  const courseId = demoCourseId(course);
  let { data: cart } = await ask(buyer, 'POST', 'Cart', {
    body: { courseId, promotionalId: promo ?? null },
  });
  if (seats !== undefined) {
    const url = 'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=true';
    const body = [{ corsoId: courseId, quantita: seats }];
    ({ data: cart } = await ask(buyer, 'PUT', url, { body }));
  }
  const { orderId } = await saveOrder(buyer, cart);
  return { orderId, ...(await openPayment(buyer, orderId)) };
}

/** The same, paid: its order. */
export async function buyPromoted(t: TestPlatform, buyer: TestSession, bought: Bought) {
  const { orderId, paymentId } = await openPromoted(buyer, bought);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(buyer, paymentId);
  return orderId;
}

/** Balances of a person in cents, as `reward pending: 790`; accounts with nothing are left out. */
export async function balancesOf(t: TestPlatform, { userId }: Pick<TestSession, 'userId'>) {
  const found = await rows(
    t,
    `select type || ' ' || bucket as name, balance_cents::int as cents from credit_account
     where user_id = $1 and balance_cents <> 0 order by 1`,
    [userId],
  );
  return Object.fromEntries(found.map(({ name, cents }) => [String(name), Number(cents)]));
}

/** Puts credits into the coupon of a person, past the orders that they would come from. */
export const fillCoupon = (
  { platform }: Pick<TestPlatform, 'platform'>,
  userId: string,
  cents: Partial<Record<CreditType, bigint>>,
): Promise<boolean> =>
  inTransaction(platform, async (tx) => {
    await lockWallets(tx.database.db, [userId]);
    const given = (amount = 0n) => ({ issued: -amount, coupon: amount });
    return post(
      tx,
      userId,
      { key: `filled ${randomUUID()}`, kind: 'earned', at: tx.clock.now() },
      { reward: given(cents.reward), profit_share: given(cents.profit_share) },
    );
  });

/** What a client sends that pays with the coupon what it saw that it can. */
export async function couponSubmission(
  session: Pick<TestSession, 'call'>,
  cart: { totalCost: number },
  paymentTypeId = 1,
) {
  const url = `Order/GetCouponNftUser?totalCost=${cart.totalCost}`;
  const { data: coupon } = await ask(session, 'GET', url);
  return {
    ...submissionOf(cart, coupon.daPagare === 0 ? COUPON_TYPE : paymentTypeId),
    isCoupon: true,
    totaleCoupon: coupon.totaleCoupon as number,
  };
}

/**
 * What breaks the ledger: balances that are not the sum of their postings, entries that do not add up to 0, a list
 * for the back office that says something else.
 */
export async function brokenCredits(t: Pick<TestPlatform, 'platform'>): Promise<unknown[]> {
  const { rows: broken } = await t.platform.database.query(`
    select 'balance ' || a.id as what from credit_account a
    left join credit_posting p on p.account_id = a.id
    where a.user_id is not null
    group by a.id having a.balance_cents <> coalesce(sum(p.cents), 0)
    union all
    select 'entry ' || e.id from credit_entry e left join credit_posting p on p.entry_id = e.id
    group by e.id having coalesce(sum(p.cents), 1) <> 0
    union all
    select 'earning ' || g.id from credit_earning g
    left join credit_entry e on e.earning_id = g.id
    left join credit_posting p on p.entry_id = e.id
    left join credit_account a on a.id = p.account_id and a.bucket = 'issued'
    group by g.id
    having coalesce(-sum(p.cents) filter (where a.id is not null), 0) <> g.cents - g.reversed_cents
    union all
    select 'order ' || o.id from customer_order o
    left join order_coupon c on c.order_id = o.id and c.state <> 'given_up'
    where o.coupon_cents <> coalesce(c.reward_cents + c.profit_share_cents, 0)
      or c.state = 'ordered' and (o.paid_at is not null or o.state = 'Annullato')
      or c.state = 'spent' and o.paid_at is null
    union all
    select 'held ' || a.user_id || ' ' || a.type from credit_account a
    where a.bucket = 'ordered' and a.balance_cents <> (
      select coalesce(sum(case a.type when 'reward' then c.reward_cents else c.profit_share_cents end), 0)
      from order_coupon c where c.user_id = a.user_id and c.state = 'ordered')
    union all
    select 'spent ' || a.type from credit_account a
    left join credit_posting p on p.account_id = a.id
    where a.bucket = 'spent' group by a.id, a.type having coalesce(sum(p.cents), 0) <> (
      select coalesce(sum(case a.type
        when 'reward' then c.reward_cents - c.returned_reward_cents
        else c.profit_share_cents - c.returned_profit_share_cents end), 0)
      from order_coupon c where c.state = 'spent')
    union all
    select 'returned ' || c.id from order_coupon c left join coupon_return r on r.order_coupon_id = c.id
    group by c.id
    having coalesce(sum(r.cents), 0) <> c.returned_reward_cents + c.returned_profit_share_cents
    union all
    select 'not to be noted ' || p.entry_id from credit_posting p
    join credit_account a on a.id = p.account_id and a.user_id is not null and a.bucket = 'available'
    left join credit_notarisation n on n.entry_id = p.entry_id and n.account_id = p.account_id
    where n.entry_id is null
    union all
    select 'not listed as it is ' || entry_id from (
      (select * from platform_movement except select * from credit_movement)
      union all (select * from credit_movement except select * from platform_movement)) d`);
  return broken;
}

/** Lines of an order that needs no cart and no payment: for what only speaks of credits. */
export async function storedLines(
  { database }: Pick<Platform, 'database'>,
  lines: readonly { courseId: number; quantity: number; courseCents: bigint }[],
): Promise<{ orderId: number; lineIds: number[] }> {
  const { rows: order } = await database.query(`
    insert into customer_order (number, state, payment_type_id, has_simulation, has_certification,
      gross_cents, discount_cents, total_cents, net_cents, vat_cents, coupon_cents, due_cents,
      billing, language, terms_accepted_at, ordered_at, paid_at)
    values ('TEST-' || gen_random_uuid(), 'Pagato', 1, false, false,
      100, 0, 100, 82, 18, 0, 100, '{}', 'it', now(), now(), now())
    returning id`);
  const orderId = Number(order[0]?.['id']);
  const { rows: stored } = await database.query(
    `insert into customer_order_line (order_id, position, course_id, title, quantity, course_cents, discount_cents)
     select $1, at, course_id, '', quantity, cents, 0
     from unnest($2::int[], $3::int[], $4::bigint[]) with ordinality as t(course_id, quantity, cents, at)
     returning id`,
    [
      orderId,
      lines.map(({ courseId }) => courseId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ courseCents }) => String(courseCents)),
    ],
  );
  return { orderId, lineIds: stored.map(({ id }) => Number(id)) };
}
