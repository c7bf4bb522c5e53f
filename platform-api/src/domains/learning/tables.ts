import { boolean, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';
import { courses, lessons } from '../catalogue/tables.ts';

/** The right to use a course, because it was bought. It survives a reset, but not the deletion of the account. */
export const enrolments = pgTable(
  'enrolment',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    /** The order that paid for it; null where it was given. */
    orderId: integer('order_id'),
    /** Read by the version before only: since then rights to exams are rows of their own. */
    includesCertification: boolean('includes_certification').notNull().default(false),
    includesSimulation: boolean('includes_simulation').notNull().default(false),
    enrolledAt: instant('enrolled_at').notNull(),
    /** When its content was first opened: from then on it is used, and its price is not given back (M34). */
    startedAt: instant('started_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    index('enrolment_course').on(t.courseId),
  ],
);

/** One row for each lesson that a learner has completed; a reset removes them (E60). */
export const lessonCompletions = pgTable(
  'lesson_completion',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    completedAt: instant('completed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId] }),
    index('lesson_completion_course').on(t.courseId, t.userId),
    index('lesson_completion_lesson').on(t.lessonId),
  ],
);
