import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, instant } from '../../database/columns.ts';
import { courses } from '../catalogue/tables.ts';
import type { Billing } from './buyer.ts';
import type { StoredDecision } from './cancellation/decision.ts';
import type { GiftDetails } from './gift/gift-details.ts';

/** Another domain's table keeps a question asked of these. */
export type { OrderFilters, OrderSort } from './order-query.ts';

/** Within these almost every order is paid or cancelled; a provider that is down may take longer. */
export const DAYS_TO_PAY = 7;

/** As an index has it: the number stands in the statement. */
export const isPaidLate = ({
  paidAt,
  orderedAt,
}: Record<'paidAt' | 'orderedAt', SQLWrapper>): SQL =>
  sql`${paidAt} - ${orderedAt} > ${sql.raw(`interval '${DAYS_TO_PAY} days'`)}`;

/** An order at the prices of its time. Guarantees about money are constraints here. */
export const orders = pgTable(
  'customer_order',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** What people read, `WB-2026-000123`. */
    number: text('number').notNull().unique(),
    /** Null for a guest's. */
    userId: uuid('user_id'),
    /** The version of the cart that it was made from: one order for each (C2). */
    cartId: integer('cart_id'),
    cartVersion: integer('cart_version'),
    state: text('state', {
      enum: ['Bozza', 'Ordinato', 'Pagato', 'Richiesta Annullamento', 'Annullato'],
    }).notNull(),
    paymentTypeId: smallint('payment_type_id').notNull(),
    hasSimulation: boolean('has_simulation').notNull(),
    hasCertification: boolean('has_certification').notNull(),
    isMultiVoucher: boolean('is_multi_voucher').notNull().default(false),
    promotionalId: text('promotional_id'),
    /** Set for a gift (MULTI-06); empty after the buyer or the recipient deleted their account. */
    giftEmail: text('gift_email'),
    giftDetails: jsonb('gift_details').$type<GiftDetails>(),
    grossCents: cents('gross_cents').notNull(),
    discountCents: cents('discount_cents').notNull(),
    totalCents: cents('total_cents').notNull(),
    netCents: cents('net_cents').notNull(),
    vatCents: cents('vat_cents').notNull(),
    couponCents: cents('coupon_cents').notNull(),
    dueCents: cents('due_cents').notNull(),
    billing: jsonb('billing').$type<Billing>().notNull(),
    language: text('language', { enum: ['it', 'en'] }).notNull(),
    /** Consent to terms and privacy, and to start before the time for withdrawal is over (M34). */
    termsAcceptedAt: instant('terms_accepted_at').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    paidAt: instant('paid_at'),
    /** Set with the payment, unset when the mail has left: what stays set is swept for. */
    confirmationDue: boolean('confirmation_due').notNull().default(false),
    cancelledAt: instant('cancelled_at'),
    cancellationReason: text('cancellation_reason'),
  },
  (t) => [
    unique('customer_order_cart').on(t.cartId, t.cartVersion),
    check(
      'customer_order_state',
      sql`${t.state} in ('Bozza', 'Ordinato', 'Pagato', 'Richiesta Annullamento', 'Annullato')`,
    ),
    check('customer_order_discount', sql`${t.grossCents} - ${t.discountCents} = ${t.totalCents}`),
    check('customer_order_vat', sql`${t.netCents} + ${t.vatCents} = ${t.totalCents}`),
    check('customer_order_due', sql`${t.couponCents} + ${t.dueCents} = ${t.totalCents}`),
    check(
      'customer_order_amounts',
      sql`${t.discountCents} >= 0 and ${t.totalCents} > 0 and ${t.couponCents} >= 0 and ${t.dueCents} >= 0`,
    ),
    check('customer_order_gift', sql`${t.giftEmail} is null or ${t.giftDetails} is not null`),
    check('customer_order_paid', sql`${t.state} <> 'Pagato' or ${t.paidAt} is not null`),
    index('customer_order_user').on(t.userId, t.orderedAt),
    index('customer_order_time').on(t.orderedAt),
    // The four of the back office of the version before `order_listing`; they go with the next.
    index('customer_order_paged')
      .on(t.orderedAt, t.id, t.state)
      .where(sql`${t.state} <> 'Bozza'`),
    index('customer_order_paged_number')
      .on(t.number, t.id, t.state)
      .where(sql`${t.state} <> 'Bozza'`),
    // The revenue of a month, of what is paid and not given back.
    index('customer_order_revenue')
      .on(t.paidAt, t.totalCents)
      .where(sql`${t.state} in ('Pagato', 'Richiesta Annullamento')`),
    index('customer_order_by_state').on(t.state, t.orderedAt, t.id),
    index('customer_order_buyer').on(
      sql`(${t.billing}->>'surname')`,
      sql`(${t.billing}->>'name')`,
      t.id,
    ),
    index('customer_order_unpaid')
      .on(t.id, t.orderedAt)
      .where(sql`${t.state} in ('Ordinato', 'Bozza')`),
    // Hardly any.
    index('customer_order_paid_late').on(t.paidAt, t.orderedAt).where(isPaidLate(t)),
    index('customer_order_confirmation')
      .on(t.paidAt)
      .where(sql`${t.confirmationDue}`),
  ],
);

/**
 * What orders are listed, searched, filtered and sorted by, in narrow rows beside them; drafts have none. Triggers
 * write it (`database/sql/after-orders.sql`), whatever changes an order.
 */
export const orderListing = pgTable(
  'order_listing',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    userId: uuid('user_id'),
    state: text('state').$type<typeof orders.$inferSelect.state>().notNull(),
    orderedAt: instant('ordered_at').notNull(),
    surname: text('surname').notNull(),
    name: text('name').notNull(),
    /** Rises with year and number; null before the payment. */
    invoiceKey: bigint('invoice_key', { mode: 'number' }),
    /** As `isInvoiced` says it of one order. */
    isInvoiced: boolean('is_invoiced').notNull(),
    /** Number, buyer and articles, small and without accents; each word behind a space. */
    words: text('words').notNull(),
  },
  (t) => [
    // With all that filters most, so that rows before a page and those that are counted are read from the index alone.
    index('order_listing_time').on(t.orderedAt, t.orderId, t.state, t.number),
    index('order_listing_state').on(t.state, t.orderedAt, t.orderId),
    index('order_listing_number').on(t.number, t.orderId, t.state),
    index('order_listing_buyer').on(t.surname, t.name, t.orderId, t.state),
    // Each surname stands in it once: what is before a surname is read from a ninth of the pages of the index above.
    index('order_listing_surname').on(t.surname),
    index('order_listing_invoice')
      .on(t.invoiceKey, t.orderId, t.state)
      .where(sql`${t.invoiceKey} is not null`),
    index('order_listing_invoiced')
      .on(t.orderedAt, t.orderId)
      .where(sql`${t.isInvoiced}`),
    index('order_listing_user').on(t.userId, t.orderedAt, t.orderId),
  ],
);

export const orderLines = pgTable(
  'customer_order_line',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** 1 course, 2 certification exam, 3 simulation exam (CART-12). */
    articleKind: smallint('article_kind').$type<1 | 2 | 3>().notNull().default(1),
    title: text('title').notNull(),
    quantity: integer('quantity').notNull(),
    /** Unit prices; those of exams null where the course has none. */
    courseCents: cents('course_cents').notNull(),
    simulationCents: cents('simulation_cents'),
    certificationCents: cents('certification_cents'),
    /** This line's share of the order's discount. */
    discountCents: cents('discount_cents').notNull(),
    promotionalId: text('promotional_id'),
  },
  (t) => [
    unique('customer_order_line_position').on(t.orderId, t.position),
    check('customer_order_line_quantity', sql`${t.quantity} between 1 and 999`),
    check('customer_order_line_discount', sql`${t.discountCents} >= 0`),
    index('customer_order_line_course').on(t.courseId),
  ],
);

/**
 * Whose a guest's order is: of who holds the key that their browser made. The key itself is nowhere
 * here; one key is one order (C2).
 */
export const guestPurchases = pgTable('guest_purchase', {
  orderId: integer('order_id')
    .primaryKey()
    .references(() => orders.id),
  keyHash: text('key_hash').notNull().unique(),
  /** Hash of the request that used the key. */
  requestHash: text('request_hash').notNull(),
});

/** Numbers without gaps: the counter's row is locked by who issues (M35). */
export const invoiceCounters = pgTable('invoice_counter', {
  year: smallint('year').primaryKey(),
  last: integer('last').notNull(),
});

export const invoices = pgTable(
  'invoice',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    year: smallint('year').notNull(),
    number: integer('number').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (t) => [unique('invoice_number').on(t.year, t.number)],
);

/** A wish to cancel a paid order, and what an administrator answered. */
export const cancellationRequests = pgTable(
  'cancellation_request',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    caller: text('caller', { enum: ['learner', 'guest', 'backOffice'] }).notNull(),
    /** Null for a guest, and after the account was deleted. */
    requestedBy: uuid('requested_by'),
    reason: text('reason').notNull(),
    requestedAt: instant('requested_at').notNull(),
    state: text('state', { enum: ['open', 'whole', 'part', 'refused'] }).notNull(),
    /** The decision as it was sent: a repeated call is recognised by it. */
    decision: jsonb('decision').$type<StoredDecision>(),
    /** To the buyer; why, where it is refused. */
    answer: text('answer'),
    resolvedBy: uuid('resolved_by'),
    resolvedAt: instant('resolved_at'),
  },
  (t) => [
    uniqueIndex('cancellation_request_one_open')
      .on(t.orderId)
      .where(sql`${t.state} = 'open'`),
    check('cancellation_request_state', sql`${t.state} in ('open', 'whole', 'part', 'refused')`),
    check('cancellation_request_reason', sql`length(${t.reason}) > 0`),
    check('cancellation_request_resolved', sql`(${t.state} = 'open') = (${t.resolvedAt} is null)`),
    check('cancellation_request_refused', sql`${t.state} <> 'refused' or length(${t.answer}) > 0`),
    index('cancellation_request_order').on(t.orderId),
  ],
);

/** Numbers of credit notes, without gaps as those of invoices. */
export const creditNoteCounters = pgTable('credit_note_counter', {
  year: smallint('year').primaryKey(),
  last: integer('last').notNull(),
});

/** What an invoice or receipt is lowered by; one for each answer that gives money back. */
export const creditNotes = pgTable(
  'credit_note',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    requestId: integer('request_id')
      .notNull()
      .unique()
      .references(() => cancellationRequests.id),
    year: smallint('year').notNull(),
    number: integer('number').notNull(),
    issuedAt: instant('issued_at').notNull(),
    cents: cents('cents').notNull(),
    netCents: cents('net_cents').notNull(),
    vatCents: cents('vat_cents').notNull(),
    /** What goes back with the money; none where only an amount is given back. Cents as text: json has no whole numbers. */
    lines: jsonb('lines').$type<{ title: string; seats: number; cents: string }[]>().notNull(),
  },
  (t) => [
    unique('credit_note_number').on(t.year, t.number),
    check('credit_note_vat', sql`${t.netCents} + ${t.vatCents} = ${t.cents}`),
    check('credit_note_amount', sql`${t.cents} > 0`),
    index('credit_note_order').on(t.orderId),
  ],
);

/** A call under an `Idempotency-Key` and what it answered. */
export const idempotencyClaims = pgTable(
  'idempotency_claim',
  {
    principal: uuid('principal').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response'),
    claimedAt: instant('claimed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.principal, t.key] })],
);

/**
 * What happened to orders. An entry is written with its event, and a moment later sealed: given its place
 * in one chain, so that orders do not wait for each other.
 */
export const orderAudit = pgTable(
  'order_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The place in the chain, without gaps; null until it is sealed. */
    seq: integer('seq').unique(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    event: text('event').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
    previousHash: text('previous_hash'),
    hash: text('hash').unique(),
  },
  (t) => [
    check(
      'order_audit_sealed',
      sql`(${t.seq} is null) = (${t.hash} is null) and (${t.seq} is null) = (${t.previousHash} is null)`,
    ),
    index('order_audit_order').on(t.orderId),
    index('order_audit_unsealed')
      .on(t.id)
      .where(sql`${t.seq} is null`),
  ],
);
