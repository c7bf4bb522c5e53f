import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { companies } from '../accounts/tables.ts';

/** A list of invites that a company confirmed, so that each is sent once. Whom it was for, the vouchers' mails say. */
export const companyInvites = pgTable(
  'company_invite',
  {
    /** Made by the page that confirms: the same confirmation again is the same row. */
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Of the rows that were previewed. */
    fingerprint: text('fingerprint').notNull(),
    sent: integer('sent').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (t) => [index('company_invite_company').on(t.companyId)],
);
