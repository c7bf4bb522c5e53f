import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What happens once in the life of an installation. */
export const installationFacts = pgTable('installation_fact', {
  name: text('name').primaryKey(),
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
});
