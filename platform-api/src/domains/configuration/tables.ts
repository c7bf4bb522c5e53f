import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** What happens once in the life of an installation. */
export const installationFacts = pgTable('installation_fact', {
  name: text('name').primaryKey(),
  happenedAt: instant('happened_at').notNull(),
});
