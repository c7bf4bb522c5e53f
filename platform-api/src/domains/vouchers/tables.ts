import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { companies } from '../accounts/tables.ts';
import { courses } from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';

/**
 * A mail that gives codes to somebody. Which codes, the vouchers say: one that was sent elsewhere or withdrawn since
 * is no longer in it. Name, address and message go with the account of buyer or recipient, once it was sent.
 */
export const voucherMails = pgTable(
  'voucher_mail',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    language: text('language', { enum: ['it', 'en'] }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Not sent before; a gift has a day. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    /** Of the process that hands it over now, and the name of its journal (docs/decisions/0069). */
    claim: uuid('claim'),
    claimedAt: instant('claimed_at'),
    /** Handed over to the mail server by a process that ended before its answer: never sent again by itself. */
    isUncertain: boolean('is_uncertain').notNull().default(false),
  },
  (t) => [
    check('voucher_mail_language', sql`${t.language} in ('it', 'en')`),
    check('voucher_mail_claim', sql`(${t.claim} is null) = (${t.claimedAt} is null)`),
    check('voucher_mail_uncertain', sql`not ${t.isUncertain} or ${t.sentAt} is not null`),
    index('voucher_mail_order').on(t.orderId),
    index('voucher_mail_unsent')
      .on(t.dueAt)
      .where(sql`${t.sentAt} is null`),
  ],
);

/** One seat of a course that was paid for someone who is not known yet, with its exams (M22). */
export const vouchers = pgTable(
  'voucher',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** By which a code that is typed is found; neither this nor the salt gives the code away (docs/decisions/0019). */
    codeHash: text('code_hash').notNull().unique(),
    salt: text('salt').notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    /** From 1 to the quantity of the line. */
    seat: smallint('seat').notNull(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    includesSimulation: boolean('includes_simulation').notNull(),
    includesCertification: boolean('includes_certification').notNull(),
    /** The buyer, who may see the code again; null for a guest's, and after the account was deleted. */
    buyerId: uuid('buyer_id'),
    /** The company that the order was billed to: its people page shows whom it was given to. */
    companyId: uuid('company_id').references(() => companies.id),
    state: text('state', { enum: ['issued', 'frozen', 'redeemed', 'revoked'] }).notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Null again after that account was deleted. */
    redeemedBy: uuid('redeemed_by'),
    redeemedAt: instant('redeemed_at'),
    /** Whether the buyer may read who redeemed it; the holder decides. */
    namesRedeemer: boolean('names_redeemer').notNull().default(false),
    /** Since when that company may see how far the holder is in the course; null: it may not. The holder decides. */
    progressSharedAt: instant('progress_shared_at'),
    /** The last mail that gives it to somebody. */
    mailId: integer('mail_id').references(() => voucherMails.id),
    /** Rises with each mail and each withdrawal, so that a repeated call is recognised. */
    version: integer('version').notNull().default(0),
  },
  (t) => [
    unique('voucher_seat').on(t.orderLineId, t.seat),
    check('voucher_seat_number', sql`${t.seat} between 1 and 999`),
    check('voucher_state', sql`${t.state} in ('issued', 'frozen', 'redeemed', 'revoked')`),
    check(
      'voucher_redeemed',
      sql`(${t.state} = 'redeemed') = (${t.redeemedAt} is not null) and (${t.redeemedBy} is null or ${t.state} = 'redeemed')`,
    ),
    check(
      'voucher_progress_shared',
      sql`${t.progressSharedAt} is null or ${t.companyId} is not null`,
    ),
    index('voucher_company').on(t.companyId, t.id),
    index('voucher_last_mail').on(t.mailId),
    index('voucher_course').on(t.courseId),
    index('voucher_order').on(t.orderId),
    index('voucher_buyer').on(t.buyerId, t.issuedAt),
    index('voucher_redeemed_by').on(t.redeemedBy, t.redeemedAt),
  ],
);

/** Codes that the buyer withdrew: their seat has another code since. */
export const withdrawnCodes = pgTable(
  'withdrawn_code',
  {
    codeHash: text('code_hash').primaryKey(),
    voucherId: integer('voucher_id')
      .notNull()
      .references(() => vouchers.id),
    withdrawnAt: instant('withdrawn_at').notNull(),
  },
  (t) => [index('withdrawn_code_voucher').on(t.voucherId)],
);
