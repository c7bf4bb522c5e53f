import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant } from '../../../database/columns.ts';
import { accounts } from '../../accounts/tables.ts';
import { orderLines, orders } from '../../orders/tables.ts';

/** The coupon part of an order: credits of one person, of each type so many cents. */
export const orderCoupons = pgTable(
  'order_coupon',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    rewardCents: cents('reward_cents').notNull(),
    profitShareCents: cents('profit_share_cents').notNull(),
    /** What of them came back with refunds. */
    returnedRewardCents: cents('returned_reward_cents')
      .notNull()
      .default(sql`0`),
    returnedProfitShareCents: cents('returned_profit_share_cents')
      .notNull()
      .default(sql`0`),
    /** `ordered`: waits for the payment. `given_up`: back in the coupon, or lapsed with the account. */
    state: text('state', { enum: ['ordered', 'spent', 'given_up'] }).notNull(),
    orderedAt: instant('ordered_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    uniqueIndex('order_coupon_one')
      .on(t.orderId)
      .where(sql`${t.state} <> 'given_up'`),
    check('order_coupon_state', sql`${t.state} in ('ordered', 'spent', 'given_up')`),
    check('order_coupon_settled', sql`(${t.state} = 'ordered') = (${t.settledAt} is null)`),
    check(
      'order_coupon_amount',
      sql`${t.rewardCents} >= 0 and ${t.profitShareCents} >= 0 and ${t.rewardCents} + ${t.profitShareCents} > 0`,
    ),
    check(
      'order_coupon_returned',
      sql`${t.returnedRewardCents} between 0 and ${t.rewardCents}
        and ${t.returnedProfitShareCents} between 0 and ${t.profitShareCents}
        and (${t.state} = 'spent' or ${t.returnedRewardCents} + ${t.returnedProfitShareCents} = 0)`,
    ),
    index('order_coupon_order').on(t.orderId),
    index('order_coupon_user').on(t.userId),
    index('order_coupon_waiting')
      .on(t.orderId, t.orderedAt)
      .where(sql`${t.state} = 'ordered'`),
  ],
);

/** Credits of an order that went back with a refund. */
export const couponReturns = pgTable(
  'coupon_return',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What the refund is for: the same key is the same return. */
    key: text('key').notNull().unique(),
    orderCouponId: integer('order_coupon_id')
      .notNull()
      .references(() => orderCoupons.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The line whose price it is, where it is that of one. */
    orderLineId: integer('order_line_id').references(() => orderLines.id),
    cents: cents('cents').notNull(),
    reason: text('reason', { enum: ['owned_already', 'cancellation', 'goodwill'] }).notNull(),
    returnedAt: instant('returned_at').notNull(),
  },
  (t) => [
    check('coupon_return_amount', sql`${t.cents} > 0`),
    check(
      'coupon_return_reason',
      sql`${t.reason} in ('owned_already', 'cancellation', 'goodwill')`,
    ),
    index('coupon_return_coupon').on(t.orderCouponId),
    index('coupon_return_order').on(t.orderId),
    index('coupon_return_line').on(t.orderLineId),
  ],
);
