import type { Database } from '../../database/database.ts';
import { codesOfOrder } from '../../domains/vouchers/index.ts';
import type { Platform } from '../../platform.ts';

/** What must hold after a drill, each with the rows that break it. In SQL of its own, from what the provider has and what people got. */
const queries: Record<string, string> = {
  'captures kept for one order': `
    select order_id from payment_attempt a join payment_sandbox_session s on s.ref = a.provider_ref
    where s.state = 'captured' and s.refunded_cents < s.amount_cents
    group by order_id having count(*) > 1`,

  // What the provider still has of an order is the price of what was delivered for it, to the cent.
  'euros kept without what they paid for': `
    with kept as (
      select a.order_id, sum(s.amount_cents - s.refunded_cents) as cents
      from payment_attempt a join payment_sandbox_session s on s.ref = a.provider_ref
      where s.state = 'captured' group by a.order_id),
    delivered as (
      select l.order_id, sum(l.quantity * (l.course_cents
          + case when o.has_simulation then coalesce(l.simulation_cents, 0) else 0 end
          + case when o.has_certification then coalesce(l.certification_cents, 0) else 0 end)
        - l.discount_cents) as cents
      from customer_order_line l join customer_order o on o.id = l.order_id
      where case when o.user_id is null or o.is_multi_voucher
        then (select count(*) from voucher v where v.order_line_id = l.id) = l.quantity
        else exists (select 1 from enrolment e
          where e.order_id = o.id and e.course_id = l.course_id and e.user_id = o.user_id) end
      group by l.order_id)
    select coalesce(kept.order_id, delivered.order_id), kept.cents, delivered.cents
    from kept full join delivered using (order_id)
    where coalesce(kept.cents, 0) <> coalesce(delivered.cents, 0)`,

  'captures without an order that is paid or a refund': `
    select s.ref from payment_sandbox_session s
    left join payment_attempt a on a.provider_ref = s.ref
    left join customer_order o on o.id = a.order_id
    where s.state = 'captured' and case when s.refunded_cents < s.amount_cents
      then o.state is distinct from 'Pagato' else coalesce(a.state, '-') <> 'refunded' end`,

  'orders that are paid without a capture': `
    select o.id from customer_order o where o.state = 'Pagato' and not exists (
      select 1 from payment_attempt a join payment_sandbox_session s on s.ref = a.provider_ref
      where a.order_id = o.id and s.state = 'captured' and s.refunded_cents < s.amount_cents)`,

  'refunds that differ from those of the provider': `
    select s.ref from payment_sandbox_session s join payment_attempt a on a.provider_ref = s.ref
    left join refund r on r.attempt_id = a.id
    group by s.ref, s.refunded_cents, a.refund_cents
    having s.refunded_cents <> coalesce(sum(r.cents) filter (where r.state = 'done'), 0)
      or s.refunded_cents <> a.refund_cents`,

  'seats with two codes, or none': `
    select l.id from customer_order_line l join customer_order o on o.id = l.order_id
    left join voucher v on v.order_line_id = l.id
    where o.state = 'Pagato' and (o.user_id is null or o.is_multi_voucher)
    group by l.id, l.quantity having count(v.id) <> l.quantity`,

  'invoices that are not dense': `
    select year from invoice group by year
    having max(number) <> count(*) or min(number) <> 1 or count(distinct number) <> count(*)`,

  'orders that are paid without an invoice, or the other way round': `
    select o.id from customer_order o full join invoice i on i.order_id = o.id
    where (o.state = 'Pagato') is distinct from (i.order_id is not null)`,

  'orders that are paid without a mail with their receipt': `
    select o.id from customer_order o where o.state = 'Pagato' and not exists (
      select 1 from captured_mail m join captured_mail_attachment f on f.mail_id = m.id
      where m.id = 'order-' || o.id || '-confirmation' and m.recipient = o.billing ->> 'email'
        and f.content_type = 'application/pdf')`,

  // A share of an order that stays paid is in the mail of the order.
  'payments that went back without a mail': `
    select r.id from refund r where r.order_line_id is null and not exists (
      select 1 from captured_mail m where m.id = 'refund-' || r.id)`,
};

/** Paid orders whose mail lacks one of their codes. The database keeps no code: they are computed again. */
export async function mailsWithoutTheirCodes(platform: Platform): Promise<number> {
  const { rows } = await platform.database.query(
    `select o.id, coalesce(m.body, '') as body from customer_order o
     left join captured_mail m on m.id = 'order-' || o.id || '-confirmation'
     where o.state = 'Pagato' and exists (select 1 from voucher v where v.order_id = o.id)`,
  );
  let lacking = 0;
  for (const { id, body } of rows) {
    const codes = await codesOfOrder(platform, Number(id));
    if (codes.length === 0 || !codes.every(({ code }) => String(body).includes(code))) lacking += 1;
  }
  return lacking;
}

/** @returns each invariant with the number of rows that break it */
export async function brokenInvariants(database: Database): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, text] of Object.entries(queries)) {
    found[name] = (await database.query(text)).rows.length;
  }
  return found;
}

/**
 * Seconds from the capture, or from the end of the outage it fell into, until the order was paid or the
 * refund asked for; the longest, and how many took more than a minute.
 */
export async function lateness(
  database: Database,
  outages: readonly { from: Date; to: Date }[],
): Promise<{ longest: number; late: number; captures: number }> {
  const { rows } = await database.query(
    `select captured_at, settled_at from payment_sandbox_session s
     left join payment_attempt a on a.provider_ref = s.ref where s.state = 'captured'`,
  );
  const seconds = rows.map((row) => {
    const captured = (row['captured_at'] as Date).getTime();
    const outage = outages.find(
      ({ from, to }) => captured >= from.getTime() - 60_000 && captured <= to.getTime(),
    );
    const settled = (row['settled_at'] as Date | null)?.getTime() ?? Infinity;
    // One that was settled before its outage began did not wait for its end.
    const since =
      outage !== undefined && settled > outage.from.getTime() ? outage.to.getTime() : captured;
    return (settled - since) / 1000;
  });
  return {
    captures: seconds.length,
    longest: Math.max(0, ...seconds),
    late: seconds.filter((each) => each > 60).length,
  };
}
