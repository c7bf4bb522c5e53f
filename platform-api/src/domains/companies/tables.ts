import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { companies } from '../accounts/tables.ts';
import { badges } from '../badges/tables.ts';

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

/** A mail about attestations that end soon, to a company or to their holder. Which ones, the notices say. */
export const deadlineMails = pgTable(
  'deadline_mail',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: uuid('company_id').references(() => companies.id),
    /** Null for a company's, and after that account was deleted. */
    holderId: uuid('holder_id'),
    requestedAt: instant('requested_at').notNull(),
    sentAt: instant('sent_at'),
    /** Of the process that hands it over now, and the name of its journal (docs/decisions/0069). */
    claim: uuid('claim'),
    claimedAt: instant('claimed_at'),
    /** Handed over to the mail server by a process that ended before its answer: never sent again. */
    isUncertain: boolean('is_uncertain').notNull().default(false),
  },
  (t) => [
    check('deadline_mail_recipient', sql`${t.companyId} is null or ${t.holderId} is null`),
    check('deadline_mail_claim', sql`(${t.claim} is null) = (${t.claimedAt} is null)`),
    check('deadline_mail_uncertain', sql`not ${t.isUncertain} or ${t.sentAt} is not null`),
    index('deadline_mail_company').on(t.companyId),
    index('deadline_mail_holder').on(t.holderId),
  ],
);

/** That an attestation ends was told, so many days before: once to each company, and once to its holder. */
export const deadlineNotices = pgTable(
  'deadline_notice',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    badgeId: uuid('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    /** 90, 30 or 7. */
    days: smallint('days').notNull(),
    /** Null: to the holder. */
    companyId: uuid('company_id').references(() => companies.id),
    mailId: integer('mail_id')
      .notNull()
      .references(() => deadlineMails.id),
  },
  (t) => [
    unique('deadline_notice_once').on(t.badgeId, t.days, t.companyId).nullsNotDistinct(),
    check('deadline_notice_days', sql`${t.days} in (90, 30, 7)`),
    index('deadline_notice_mail').on(t.mailId),
    index('deadline_notice_company').on(t.companyId),
  ],
);
