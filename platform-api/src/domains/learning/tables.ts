import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core';
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

/** Where a learner was in the video of a lesson, by the newest report of any device. */
export const lessonPositions = pgTable(
  'lesson_position',
  {
    userId: uuid('user_id').notNull(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    courseId: integer('course_id').notNull(),
    positionMs: integer('position_ms').notNull(),
    /** When the learner was there, by this server's clock; never in the future. */
    watchedAt: instant('watched_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId] }),
    // A report that comes while the course or the account goes leaves nothing behind.
    foreignKey({
      name: 'lesson_position_enrolment',
      columns: [t.userId, t.courseId],
      foreignColumns: [enrolments.userId, enrolments.courseId],
    }).onDelete('cascade'),
    index('lesson_position_course').on(t.courseId, t.userId),
    index('lesson_position_lesson').on(t.lessonId),
    check('lesson_position_ms', sql`${t.positionMs} >= 0`),
  ],
);
