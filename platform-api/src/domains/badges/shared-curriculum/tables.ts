import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';

/** A curriculum that its holder shares by link; who shares none has no row, so an ended link leaves no trace. */
export const curriculumShares = pgTable('curriculum_share', {
  /** One link for each person: two tabs that switch it on at once get the same. */
  userId: uuid('user_id').primaryKey(),
  /** Part of the public address. In clear, because the holder reads it again; nobody else is given it. */
  sharedId: text('shared_id').notNull().unique(),
  sharedAt: instant('shared_at').notNull(),
});
