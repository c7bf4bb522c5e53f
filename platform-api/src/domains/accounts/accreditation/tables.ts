import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';
import { accounts } from '../tables.ts';

/** A person's request to act for a company, and how far it is at the provider (PROF-19). */
export const companyCredentials = pgTable(
  'company_credential',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => accounts.id),
    /** Ours: the key under which the provider is called, so a repeat is the same procedure. */
    requestId: uuid('request_id').notNull().unique(),
    provider: text('provider').notNull(),
    /** The provider's own name of the procedure; null until it has answered. */
    reference: text('reference').unique(),
    vatNumber: text('vat_number').notNull(),
    companyEmail: text('company_email').notNull(),
    state: integer('state').notNull().default(0),
    /** The last change of the provider that counts; 0 before the first. */
    sequence: integer('sequence').notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    check('company_credential_state', sql`${t.state} in (0, 1, 2, 3, 4, 5, 6, 7, 666)`),
    check(
      'company_credential_sequence',
      sql`${t.sequence} >= 0 and (${t.state} = 0) = (${t.sequence} = 0)`,
    ),
    check('company_credential_reference', sql`${t.state} = 0 or ${t.reference} is not null`),
    check('company_credential_vat', sql`${t.vatNumber} ~ '^[0-9]{11}$'`),
  ],
);
