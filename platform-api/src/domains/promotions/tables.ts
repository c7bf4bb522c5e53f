import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { courses } from '../catalogue/tables.ts';

/** The link by which a person shares a course they bought: one for each course, made on request. */
export const promotionLinks = pgTable(
  'promotion_link',
  {
    /** `promotionalId` of carts and orders, `promo` of the address; cannot be guessed. */
    code: text('code').primaryKey(),
    userId: uuid('user_id').notNull(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('promotion_link_once').on(t.userId, t.courseId),
    index('promotion_link_course').on(t.courseId),
  ],
);
