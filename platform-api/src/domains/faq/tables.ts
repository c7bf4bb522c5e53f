import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const faqs = pgTable('faq', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
