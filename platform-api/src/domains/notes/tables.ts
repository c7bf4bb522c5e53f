import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';
import { courses, lessons } from '../catalogue/tables.ts';

/** What a person wrote in a lesson for themselves; without a text it is a bookmark. */
export const lessonNotes = pgTable(
  'lesson_note',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the browser, so that a note sent twice is one. */
    id: uuid('id').notNull(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Null once its author took the lesson out of the course: the words stay the learner's. */
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    second: integer('second'),
    paragraph: text('paragraph'),
    /** One of so many places for each person and course: the limit of their number. */
    slot: smallint('slot').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('lesson_note_slot').on(t.userId, t.courseId, t.slot),
    check('lesson_note_number', sql`${t.slot} between 1 and 500`),
    check('lesson_note_text', sql`char_length(${t.text}) <= 2000`),
    check('lesson_note_second', sql`${t.second} between 0 and 86400`),
    check('lesson_note_paragraph', sql`char_length(${t.paragraph}) between 1 and 64`),
    check('lesson_note_place', sql`${t.second} is null or ${t.paragraph} is null`),
    index('lesson_note_course').on(t.courseId),
    index('lesson_note_lesson').on(t.lessonId),
  ],
);
