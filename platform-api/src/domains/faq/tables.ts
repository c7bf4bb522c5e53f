import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

export const faqs = pgTable('faq', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Of the entry that it was written in the place of; null: its own id. */
  place: integer('place'),
  /** Where it stands in the list; null: written by the version before, and last. */
  position: integer('position').unique('faq_position_unique'),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
