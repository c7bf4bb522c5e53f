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
import { orders } from '../orders/tables.ts';

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
    amountCents: cents('amount_cents').notNull(),
    orderNumber: text('order_number').notNull(),
    customerEmail: text('customer_email').notNull(),
    language: text('language', { enum: ['it', 'en'] }).notNull(),
    /** Comes back to `/public/payment` (E11). */
    isGuest: boolean('is_guest').notNull().default(false),
    redirectUrl: text('redirect_url'),
    createdAt: instant('created_at').notNull(),
    openedAt: instant('opened_at'),
    /** When the provider was last asked. */
    checkedAt: instant('checked_at'),
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
    index('payment_attempt_order').on(t.orderId),
  ],
);

/** Calls of providers, once each; applied in the transaction that stores them (C8). */
export const webhookInbox = pgTable(
  'webhook_inbox',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    payload: jsonb('payload').notNull(),
    appliedAt: instant('applied_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);
