import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { cents, instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';
import { documentKinds } from './documents.ts';
import { redemptionEvents, redemptionStates } from './states.ts';

/** Another domain's table keeps a question asked of these. */
export type { RequestFilters } from './request-query.ts';

/** A wish to have credits paid in euro (E163), with what it is paid by. While it is open the ledger holds its credits. */
export const redemptionRequests = pgTable(
  'redemption_request',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    /** Made by the browser: a request that is sent again is one. */
    key: uuid('key').notNull(),
    type: text('type', { enum: ['reward', 'profit_share'] }).notNull(),
    /** What was asked for; for people gross, for companies the total of the invoice (M32). */
    cents: cents('cents').notNull(),
    /** Of it, what is withheld as tax. */
    withheldCents: cents('withheld_cents').notNull(),
    state: text('state', { enum: redemptionStates }).notNull(),
    /** As they were at the request. */
    holder: text('holder').notNull(),
    fiscalCode: text('fiscal_code').notNull(),
    /** Of a company, else null. */
    vatNumber: text('vat_number'),
    invoiceNumber: text('invoice_number'),
    email: text('email').notNull(),
    iban: text('iban').notNull(),
    /** Declared not to go over 5000 euro in the year (WALLET-12). */
    hasDeclaration: boolean('has_declaration').notNull(),
    /** Goes over 5000 euro in the year: social contributions are due (M31). */
    hasContributions: boolean('has_contributions').notNull(),
    language: text('language', { enum: ['it', 'en'] }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    resolvedAt: instant('resolved_at'),
    /** Why it was refused. */
    refusal: text('refusal'),
  },
  (t) => [
    unique('redemption_request_once').on(t.userId, t.key),
    uniqueIndex('redemption_request_one_open')
      .on(t.userId, t.type)
      .where(sql`${t.state} = 'open'`),
    index('redemption_request_state').on(t.state, t.id),
    check('redemption_request_type', sql`${t.type} in ('reward', 'profit_share')`),
    check('redemption_request_state', sql`${t.state} in ('open', 'paid', 'refused', 'withdrawn')`),
    check(
      'redemption_request_amount',
      sql`${t.cents} > 0 and ${t.withheldCents} between 0 and ${t.cents}`,
    ),
    check(
      'redemption_request_company',
      sql`case when ${t.vatNumber} is null then ${t.invoiceNumber} is null
        else ${t.invoiceNumber} is not null and ${t.withheldCents} = 0 and not ${t.hasDeclaration} end`,
    ),
    check('redemption_request_resolved', sql`(${t.state} = 'open') = (${t.resolvedAt} is null)`),
    check('redemption_request_refusal', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
  ],
);

/** A file belongs to one request, of which it is one document. */
export const redemptionDocuments = pgTable(
  'redemption_document',
  {
    fileRef: text('file_ref').primaryKey(),
    requestId: integer('request_id')
      .notNull()
      .references(() => redemptionRequests.id),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** As its sender called it. */
    name: text('name').notNull(),
  },
  (t) => [
    unique('redemption_document_once').on(t.requestId, t.kind),
    check('redemption_document_kind', sql`${t.kind} in ('withholding', 'occasional')`),
  ],
);

/** What happened to a request, and by whom; rows are never changed (database/sql/after-redemptions.sql). */
export const redemptionLog = pgTable(
  'redemption_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => redemptionRequests.id),
    event: text('event', { enum: redemptionEvents }).notNull(),
    /** Account of the person or of the administrator. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => accounts.id),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('redemption_log_once').on(t.requestId, t.event),
    check('redemption_log_event', sql`${t.event} in ('asked', 'paid', 'refused', 'withdrawn')`),
    index('redemption_log_actor').on(t.actorId),
  ],
);
