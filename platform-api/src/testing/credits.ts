import { demoCourseId } from '../demo/courses/index.ts';
import { grantEnrolment } from '../domains/learning/index.ts';
import { inTransaction, type Platform } from '../platform.ts';
import type { TestPlatform, TestSession } from './platform.ts';
import { ask, onCheckoutPage, openPayment, returnToShop, rows, saveOrder } from './shop.ts';

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

/** What breaks the ledger: balances that are not the sum of their postings, entries that do not add up to 0. */
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
    having coalesce(-sum(p.cents) filter (where a.id is not null), 0) <> g.cents - g.reversed_cents`);
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
