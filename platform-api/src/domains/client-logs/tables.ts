import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** Errors that browsers report, kept a while for support (SHELL-22). */
export const clientLogs = pgTable(
  'client_log',
  {
    id: uuid('id').primaryKey(),
    error: text('error').notNull(),
    errorInfo: text('error_info').notNull(),
    /** When it happened, by the browser's clock. */
    happenedAt: instant('happened_at'),
    receivedAt: instant('received_at').notNull(),
    correlationId: text('correlation_id').notNull(),
  },
  (t) => [index('client_log_received').on(t.receivedAt)],
);
