import { sql } from 'drizzle-orm';
import { index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { courses } from '../catalogue/tables.ts';

/**
 * Who receives the newsletter of the platform (no course) or of a course. Someone who leaves keeps the row,
 * so that the same link registers them again, and a link alone cannot register anybody new.
 */
export const newsletterRegistrations = pgTable(
  'newsletter_registration',
  {
    /** Names the registration in links of mails; cannot be guessed. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    registeredAt: instant('registered_at')
      .notNull()
      .default(sql`now()`),
    unsubscribedAt: instant('unsubscribed_at'),
  },
  (t) => [
    unique('newsletter_registration_once').on(t.userId, t.courseId).nullsNotDistinct(),
    index('newsletter_registration_course').on(t.courseId),
  ],
);
