import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';
import { courses } from '../catalogue/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { buckets, creditTypes, platformBuckets, platformKinds } from './credit-types.ts';

/** Another domain's table keeps a question asked of these. */
export type { MovementFilters } from './office/movement-filters.ts';

/**
 * Accounts of the double-entry ledger of credits; 1 credit is 1.00 € (M11). A trigger keeps the balance with
 * each posting (database/sql/after-credits.sql).
 */
export const creditAccounts = pgTable(
  'credit_account',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null for the accounts of the platform. */
    userId: uuid('user_id').references(() => accounts.id),
    type: text('type', { enum: creditTypes }).notNull(),
    bucket: text('bucket', { enum: buckets }).notNull(),
    /** 0 for the platform's: all orders would wait for one row. Their balance is the sum of their postings. */
    balanceCents: cents('balance_cents')
      .notNull()
      .default(sql`0`),
  },
  (t) => [
    unique('credit_account_of').on(t.userId, t.type, t.bucket).nullsNotDistinct(),
    check('credit_account_type', sql`${t.type} in ('reward', 'profit_share')`),
    check(
      'credit_account_bucket',
      sql`case when ${t.userId} is null then ${t.bucket} in ('issued', 'spent', 'lapsed', 'redeemed')
        else ${t.bucket} in ('pending', 'available', 'coupon', 'ordered', 'redemption', 'owed') end`,
    ),
    check(
      'credit_account_balance',
      sql`case when ${t.userId} is null then ${t.balanceCents} = 0
        when ${t.bucket} = 'owed' then ${t.balanceCents} <= 0
        else ${t.balanceCents} >= 0 end`,
    ),
  ],
);

/** Credits that one line of a paid order gave to one person. */
export const creditEarnings = pgTable(
  'credit_earning',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    type: text('type', { enum: creditTypes }).notNull(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** Seats of the line: each carries its part of the cents. */
    seats: integer('seats').notNull(),
    cents: cents('cents').notNull(),
    reversedCents: cents('reversed_cents')
      .notNull()
      .default(sql`0`),
    /** `closed`: the account was deleted, its credits lapsed. */
    state: text('state', { enum: ['pending', 'available', 'closed'] }).notNull(),
    earnedAt: instant('earned_at').notNull(),
    /** After the days in which a purchase can be withdrawn from (M16). */
    availableAt: instant('available_at').notNull(),
  },
  (t) => [
    unique('credit_earning_once').on(t.orderLineId, t.type, t.userId),
    check('credit_earning_type', sql`${t.type} in ('reward', 'profit_share')`),
    check('credit_earning_state', sql`${t.state} in ('pending', 'available', 'closed')`),
    check('credit_earning_seats', sql`${t.seats} between 1 and 999`),
    check(
      'credit_earning_amount',
      sql`${t.cents} > 0 and ${t.reversedCents} between 0 and ${t.cents}`,
    ),
    index('credit_earning_user').on(t.userId),
    index('credit_earning_order').on(t.orderId),
    index('credit_earning_course').on(t.courseId),
    index('credit_earning_pending')
      .on(t.availableAt)
      .where(sql`${t.state} = 'pending'`),
  ],
);

/** What moved credits. Its postings add up to 0; neither is ever changed (database/sql/after-credits.sql). */
export const creditEntries = pgTable(
  'credit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the cause: what caused an entry before causes none again. */
    key: text('key').notNull().unique(),
    kind: text('kind', {
      enum: [
        'earned',
        'released',
        'reversed',
        'coupon',
        'ordered',
        'spent',
        'returned',
        'lapsed',
        'redemption',
      ],
    }).notNull(),
    /** The earning that it speaks of, where it is one. */
    earningId: integer('earning_id').references(() => creditEarnings.id),
    at: instant('at').notNull(),
  },
  (t) => [
    check(
      'credit_entry_kind',
      sql`${t.kind} in ('earned', 'released', 'reversed', 'coupon', 'ordered', 'spent', 'returned', 'lapsed', 'redemption')`,
    ),
    index('credit_entry_earning').on(t.earningId),
  ],
);

export const creditPostings = pgTable(
  'credit_posting',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => creditEntries.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => creditAccounts.id),
    /** What the account gains; negative what it gives. */
    cents: cents('cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.accountId] }),
    check('credit_posting_amount', sql`${t.cents} <> 0`),
    index('credit_posting_account').on(t.accountId, t.entryId),
  ],
);

/**
 * The platform's side of what moved credits between it and a person, as the back office lists it: a trigger makes
 * the row with the posting (database/sql/after-credits.sql). Counted and summed without the entries.
 */
export const creditMovements = pgTable(
  'credit_movement',
  {
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    accountId: integer('account_id').notNull(),
    kind: text('kind', { enum: platformKinds }).notNull(),
    bucket: text('bucket', { enum: platformBuckets }).notNull(),
    type: text('type', { enum: creditTypes }).notNull(),
    /** What the person gains; negative what goes. */
    cents: cents('cents').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.accountId] }),
    foreignKey({
      name: 'credit_movement_posting',
      columns: [t.entryId, t.accountId],
      foreignColumns: [creditPostings.entryId, creditPostings.accountId],
    }),
    check(
      'credit_movement_kind',
      sql`${t.kind} in ('earned', 'reversed', 'spent', 'returned', 'redemption', 'lapsed')`,
    ),
    check('credit_movement_bucket', sql`${t.bucket} in ('issued', 'spent', 'lapsed', 'redeemed')`),
    index('credit_movement_time').on(t.at, t.entryId),
    index('credit_movement_sums').on(t.bucket, t.at, t.cents),
  ],
);

/**
 * Each change of what a person can use, on its way to the ledger or there: a trigger makes the row with the
 * posting (database/sql/after-credits.sql), so none is forgotten.
 */
export const creditNotarisations = pgTable(
  'credit_notarisation',
  {
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    accountId: integer('account_id').notNull(),
    /** 32 bytes, hexadecimal; the ledger holds sha256(salt ‖ movement), nothing personal (E125). */
    salt: text('salt')
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    /** Null until the ledger has it; then the row is final. */
    transactionId: text('transaction_id').unique(),
    assetId: bigint('asset_id', { mode: 'number' }),
    notedAt: instant('noted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.accountId] }),
    foreignKey({
      name: 'credit_notarisation_posting',
      columns: [t.entryId, t.accountId],
      foreignColumns: [creditPostings.entryId, creditPostings.accountId],
    }),
    check('credit_notarisation_noted', sql`(${t.transactionId} is null) = (${t.notedAt} is null)`),
    index('credit_notarisation_account').on(t.accountId),
    index('credit_notarisation_waiting')
      .on(t.entryId, t.accountId)
      .where(sql`${t.transactionId} is null`),
  ],
);
