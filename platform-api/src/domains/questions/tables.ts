import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';
import { courses, lessons } from '../catalogue/tables.ts';

/** What a learner asked the teacher of a course from a lesson; answered once there is an answer. */
export const lessonQuestions = pgTable(
  'lesson_question',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the browser, so that a question sent twice is one. */
    key: uuid('key').notNull(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Null once its author took the lesson out of the course. */
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    second: integer('second'),
    paragraph: text('paragraph'),
    text: text('text').notNull(),
    /** Of the learner, for the mail with the answer. */
    language: text('language', { enum: ['it', 'en'] }).notNull(),
    askedAt: instant('asked_at').notNull(),
    /** The day of it (UTC), and one of the places that a person has each day: the limit of their number. */
    askedOn: date('asked_on', { mode: 'string' }).notNull(),
    slot: smallint('slot').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Null too when the teacher's account is gone. */
    answeredBy: uuid('answered_by').references(() => accounts.id),
  },
  (t) => [
    unique('lesson_question_once').on(t.userId, t.key),
    unique('lesson_question_slot').on(t.userId, t.askedOn, t.slot),
    check('lesson_question_number', sql`${t.slot} between 1 and 10`),
    check('lesson_question_text', sql`char_length(${t.text}) between 1 and 2000`),
    check('lesson_question_second', sql`${t.second} between 0 and 86400`),
    check('lesson_question_paragraph', sql`char_length(${t.paragraph}) between 1 and 64`),
    check('lesson_question_place', sql`${t.second} is null or ${t.paragraph} is null`),
    check('lesson_question_answer', sql`char_length(${t.answer}) between 1 and 5000`),
    check('lesson_question_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    index('lesson_question_course').on(t.courseId, t.askedAt),
    index('lesson_question_lesson').on(t.lessonId),
    index('lesson_question_answerer').on(t.answeredBy),
  ],
);
