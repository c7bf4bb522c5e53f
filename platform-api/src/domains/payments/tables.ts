import { sql } from 'drizzle-orm';
import {
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
import { orderLines, orders } from '../orders/tables.ts';
import { refundReasons } from './refund-reasons.ts';
import { webhookRefusals } from './webhook-refusals.ts';

/** One try to pay an order. Its id is the key under which the provider is called, so a repeat is the same session. */
export const paymentAttempts = pgTable(
  'payment_attempt',
  {
    id: uuid('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider').notNull(),
    /** The provider's own name of the session. */
    providerRef: text('provider_ref'),
    paymentTypeId: smallint('payment_type_id').notNull(),
    state: text('state', {
      enum: ['new', 'session_open', 'captured', 'failed', 'expired', 'refunding', 'refunded'],
    }).notNull(),
    /** The amount that the provider was asked to charge. */
    amountCents: cents('amount_cents').notNull(),
    /** What the provider took; null before. */
    capturedCents: cents('captured_cents'),
    /** The part of it that has gone back or has to: the sum of the attempt's refunds. */
    refundCents: cents('refund_cents')
      .notNull()
      .default(sql`0`),
    orderNumber: text('order_number').notNull(),
    customerEmail: text('customer_email').notNull(),
    language: text('language', { enum: ['it', 'en'] }).notNull(),
    /** Comes back to `/public/payment` (E11). */
    isGuest: boolean('is_guest').notNull().default(false),
    redirectUrl: text('redirect_url'),
    createdAt: instant('created_at').notNull(),
    openedAt: instant('opened_at'),
    /** When the provider was last asked; null if never. */
    checkedAt: instant('checked_at'),
    /** Next check of the recovery; null when nothing can change any more. */
    nextCheckAt: instant('next_check_at'),
    settledAt: instant('settled_at'),
  },
  (t) => [
    unique('payment_attempt_ref').on(t.provider, t.providerRef),
    uniqueIndex('payment_attempt_one_captured')
      .on(t.orderId)
      .where(sql`${t.state} = 'captured'`),
    uniqueIndex('payment_attempt_one_live')
      .on(t.orderId)
      .where(sql`${t.state} in ('new', 'session_open')`),
    check(
      'payment_attempt_state',
      sql`${t.state} in ('new', 'session_open', 'captured', 'failed', 'expired', 'refunding', 'refunded')`,
    ),
    check('payment_attempt_amount', sql`${t.amountCents} > 0`),
    check(
      'payment_attempt_captured_cents',
      sql`(${t.state} in ('captured', 'refunding', 'refunded')) = (${t.capturedCents} is not null)`,
    ),
    check(
      'payment_attempt_refund_cents',
      sql`${t.refundCents} >= 0 and ${t.refundCents} <= coalesce(${t.capturedCents}, 0)`,
    ),
    // `captured` keeps some of the money; the others none.
    check(
      'payment_attempt_money_kept',
      sql`${t.capturedCents} is null or (${t.state} = 'captured') = (${t.refundCents} < ${t.capturedCents})`,
    ),
    index('payment_attempt_order').on(t.orderId),
    index('payment_attempt_due')
      .on(t.nextCheckAt)
      .where(sql`${t.nextCheckAt} is not null`),
    index('payment_attempt_settled').on(t.settledAt),
  ],
);

/** Money of an attempt that goes back. Its id is the key of the provider's call, so a repeat refunds nothing more (C13). */
export const refunds = pgTable(
  'refund',
  {
    id: uuid('id').primaryKey(),
    /** What the refund is for: the same key is the same refund. */
    key: text('key').notNull().unique(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The line whose price it is, where it is that of one. */
    orderLineId: integer('order_line_id').references(() => orderLines.id),
    cents: cents('cents').notNull(),
    reason: text('reason', { enum: refundReasons }).notNull(),
    /** The requester; null when the product itself requested it. */
    requestedBy: uuid('requested_by'),
    /** `failed`: the provider refused it for good, and an operator has to look. */
    state: text('state', { enum: ['requested', 'done', 'failed'] }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Next attempt of the sweep, unless the job is first. */
    nextTryAt: instant('next_try_at').notNull(),
    /** Done by an operator past the provider, which refused it for good and still has the money. */
    isPaidByHand: boolean('is_paid_by_hand').notNull().default(false),
    /** The provider's last error. */
    lastError: text('last_error'),
    requestedAt: instant('requested_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    check('refund_amount', sql`${t.cents} > 0`),
    check('refund_state', sql`${t.state} in ('requested', 'done', 'failed')`),
    check('refund_settled', sql`(${t.state} = 'requested') = (${t.settledAt} is null)`),
    index('refund_attempt').on(t.attemptId),
    index('refund_order').on(t.orderId),
    index('refund_line').on(t.orderLineId),
    index('refund_due')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'requested'`),
    index('refund_failed')
      .on(t.requestedAt)
      .where(sql`${t.state} = 'failed'`),
  ],
);

/** Calls of providers, once each; applied in the transaction that stores them (C8). */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** What it said of a session; nothing that names a person. */
    payload: jsonb('payload').notNull(),
    /** Why it was noted and not applied; null when it was. */
    refusal: text('refusal', { enum: webhookRefusals }),
    appliedAt: instant('applied_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);
