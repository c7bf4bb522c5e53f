import type { Platform } from '../../platform.ts';

const counts = {
  'reversals out of a coupon': `credit_posting p join credit_entry e on e.id = p.entry_id
    join credit_account a on a.id = p.account_id where a.bucket = 'coupon' and e.kind = 'reversed'`,
  'orders paid by coupon': "credit_entry where kind = 'spent'",
  'orders paid in part by coupon':
    'customer_order where paid_at is not null and coupon_cents > 0 and due_cents > 0',
  'orders paid at a provider':
    'customer_order where paid_at is not null and user_id is not null and due_cents > 0',
  'refunds at a provider': "refund where reason = 'cancellation' or reason = 'goodwill'",
  'payments given back': "refund where reason not in ('cancellation', 'goodwill')",
  gifts: 'customer_order where gift_email is not null and paid_at is not null',
  'codes redeemed': "voucher where state = 'redeemed'",
  'codes withdrawn': 'withdrawn_code',
  'seats given back': "voucher where state = 'revoked'",
  'returns into a coupon': 'coupon_return',
  'orders expired':
    "customer_order where user_id is not null and state = 'Annullato' and paid_at is null",
  'redemptions asked for': 'redemption_request',
  'of them paid': "redemption_request where state = 'paid'",
  'of them refused or withdrawn': "redemption_request where state in ('refused', 'withdrawn')",
} as const satisfies Record<string, string>;

type Happened = Record<keyof typeof counts, number>;

/** How often what came about in the histories: what did not happen is not proven. */
export async function whatHappened({ database }: Platform): Promise<Happened> {
  const columns = Object.entries(counts).map(
    ([name, from]) => `(select count(*) from ${from})::int as "${name}"`,
  );
  const { rows } = await database.query(`select ${columns.join(', ')}`);
  return rows[0] as Happened;
}
