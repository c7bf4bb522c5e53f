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
import { courses } from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';

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
    state: text('state', { enum: ['issued', 'frozen', 'redeemed', 'revoked'] }).notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Null again after that account was deleted. */
    redeemedBy: uuid('redeemed_by'),
    redeemedAt: instant('redeemed_at'),
  },
  (t) => [
    unique('voucher_seat').on(t.orderLineId, t.seat),
    check('voucher_seat_number', sql`${t.seat} between 1 and 999`),
    check('voucher_state', sql`${t.state} in ('issued', 'frozen', 'redeemed', 'revoked')`),
    check(
      'voucher_redeemed',
      sql`(${t.state} = 'redeemed') = (${t.redeemedAt} is not null) and (${t.redeemedBy} is null or ${t.state} = 'redeemed')`,
    ),
    index('voucher_course').on(t.courseId),
    index('voucher_order').on(t.orderId),
    index('voucher_buyer').on(t.buyerId, t.issuedAt),
    index('voucher_redeemed_by').on(t.redeemedBy, t.redeemedAt),
  ],
);
