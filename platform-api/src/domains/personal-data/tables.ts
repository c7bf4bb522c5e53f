import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';

/** A requested copy of a person's own data: made by a job, kept for a week. */
export const dataExports = pgTable(
  'data_export',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    state: text('state', { enum: ['waiting', 'running', 'ready', 'failed'] }).notNull(),
    /** Whole percent of the parts that are collected. */
    progress: smallint('progress').notNull().default(0),
    language: text('language', { enum: ['it', 'en'] }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    sizeBytes: integer('size_bytes'),
    /** When the file goes. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    uniqueIndex('data_export_one_under_way')
      .on(t.userId)
      .where(sql`${t.state} in ('waiting', 'running')`),
    index('data_export_user').on(t.userId, t.requestedAt),
  ],
);
