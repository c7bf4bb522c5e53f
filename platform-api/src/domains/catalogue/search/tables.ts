import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';
import { courses } from '../tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a search reads of a course: one narrow row of small numbers, so that counting thousands of matches
 * stays cheap. Kept by triggers (`database/sql/after-catalogue.sql`).
 */
export const courseSearch = pgTable(
  'course_search',
  {
    courseId: integer('course_id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    isPublished: boolean('is_published').notNull(),
    categoryId: integer('category_id'),
    /** As the course has it, but at most 20 million euros: no filter reaches further. */
    priceCents: integer('price_cents'),
    publishedAt: instant('published_at'),
    votes: integer('votes').notNull().default(0),
    /** Average vote in hundredths, null without votes. */
    rating: smallint('rating'),
    /** The average with ten votes of 4 more than were given: one single 5 does not lead. */
    weighted: real('weighted').notNull().default(4),
    /**
     * Every word of a published course by its stems; those of its heading repeated with the prefix `+`, those of
     * its title with `=`: one index knows where a word occurs. Empty while the course is not published.
     */
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('course_search_words').using('gin', t.words),
    index('course_search_price')
      .on(t.priceCents)
      .where(sql`is_published`),
  ],
);

/**
 * One row for each statement that changed courses, categories or votes (`database/sql/after-catalogue.sql`).
 * The rows that a transaction sees identify the version of the catalogue that it sees: cached answers of a version
 * are valid while it is the same. Rows are only added, so changes of two courses never wait for each other.
 */
export const catalogueChanges = pgTable('catalogue_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
});

/** Every word in the heading of a published course, to find what a slip of the hand meant. */
export const courseWords = pgTable('course_word', { word: text('word').primaryKey() }, (t) => [
  index('course_word_likeness').using('gin', t.word.op('gin_trgm_ops')),
]);
