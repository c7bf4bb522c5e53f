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

/** One cart for each learner. It lives on, empty, after an order: its version tells orders apart. */
export const carts = pgTable('cart', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  userId: uuid('user_id').notNull().unique(),
  /** Raised by every change; an order names the version that it was made from. */
  version: integer('version').notNull().default(1),
  hasSimulation: boolean('has_simulation').notNull().default(false),
  hasCertification: boolean('has_certification').notNull().default(false),
  isMultiVoucher: boolean('is_multi_voucher').notNull().default(false),
  promotionalId: text('promotional_id'),
  updatedAt: instant('updated_at').notNull(),
});

export const cartItems = pgTable(
  'cart_item',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** 1 course, 2 certification exam, 3 simulation exam (CART-12). */
    articleKind: smallint('article_kind').$type<1 | 2 | 3>().notNull().default(1),
    quantity: integer('quantity').notNull().default(1),
    promotionalId: text('promotional_id'),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    // A course is in a cart once (CART-13, E92), and so is each of its exams, which are bought apart (E154).
    unique('cart_item_once').on(t.cartId, t.courseId, t.articleKind),
    index('cart_item_course').on(t.courseId),
    check('cart_item_kind', sql`${t.articleKind} in (1, 2, 3)`),
    check('cart_item_quantity', sql`${t.quantity} between 1 and 999`),
  ],
);
