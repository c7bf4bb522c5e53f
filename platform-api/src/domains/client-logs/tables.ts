import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Errors that browsers report, kept a while for support (SHELL-22). */
export const clientLogs = pgTable(
  'client_log',
  {
    id: uuid('id').primaryKey(),
    error: text('error').notNull(),
    errorInfo: text('error_info').notNull(),
    /** When it happened, by the browser's clock. */
    happenedAt: timestamp('happened_at', { withTimezone: true }),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    correlationId: text('correlation_id').notNull(),
  },
  (t) => [index('client_log_received').on(t.receivedAt)],
);
