import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { REFUSABLE_MAILS } from './mail-kinds.ts';

export type { PeopleFilters, PeopleSort } from './people-query.ts';

export const companies = pgTable('company', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  vatNumber: text('vat_number').notNull().unique(),
  /** Recipient code of electronic invoices, 7 characters (E127). */
  sdi: text('sdi'),
});

/** A person who may log in. A deleted one keeps its row, so that a login can say why it is refused (LOGIN-15). */
export const accounts = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    status: text('status', { enum: ['active', 'pending', 'deleted'] })
      .notNull()
      .default('active'),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    /** Upper case; the identity provider's key to the person. */
    fiscalCode: text('fiscal_code').notNull().unique(),
    /** BO for the foreign-born, AB otherwise (1§5, E33). */
    fiscalCodeType: text('fiscal_code_type', { enum: ['AB', 'BO'] }).notNull(),
    email: text('email').notNull(),
    /** Where mails go; `email` while it is null (1§5). */
    communicationEmail: text('communication_email'),
    phone: text('phone').notNull(),
    birthDate: date('birth_date', { mode: 'string' }).notNull(),
    birthPlace: text('birth_place').notNull(),
    citizenship: text('citizenship').notNull(),
    street: text('street').notNull(),
    municipality: text('municipality').notNull(),
    province: text('province').notNull(),
    zipCode: text('zip_code').notNull(),
    documentType: text('document_type'),
    documentNumber: text('document_number'),
    /** Learner identification code. */
    ulicCode: text('ulic_code').notNull().unique(),
    isDocente: boolean('is_docente').notNull().default(false),
    /** Since when; null of who is none (`database/sql/after-people.sql`), and where it was not noted. */
    docenteSince: instant('docente_since'),
    /** The role that a login begins with. */
    primaryRole: text('primary_role').notNull().default('Discente'),
    blockchainAccreditedAt: instant('blockchain_accredited_at'),
    companyId: uuid('company_id').references(() => companies.id),
    companyRole: text('company_role', { enum: ['DELEGATE', 'LEGAL_REPRESENTATIVE'] }),
    /** Who represents a company may act in their own name for a while. */
    actsAsPerson: boolean('acts_as_person').notNull().default(false),
    registeredAt: instant('registered_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    check('account_company', sql`(${t.companyId} is null) = (${t.companyRole} is null)`),
    check('account_deleted', sql`(${t.status} = 'deleted') = (${t.deletedAt} is not null)`),
    // Of the back office: people are paged by either name and counted from the index alone.
    index('account_paged_surname')
      .on(t.surname, t.name, t.id)
      .where(sql`${t.status} = 'active'`),
    index('account_paged_name')
      .on(t.name, t.surname, t.id)
      .where(sql`${t.status} = 'active'`),
    // Registrations of a month, and people since a day.
    index('account_registered')
      .on(t.registeredAt)
      .where(sql`${t.status} = 'active'`),
    // Teachers are few among many.
    index('account_paged_teachers')
      .on(t.surname, t.name, t.id)
      .where(sql`${t.status} = 'active' and ${t.isDocente}`),
    // Those of a month, and since a day.
    index('account_teacher_since')
      .on(t.docenteSince)
      .where(sql`${t.status} = 'active' and ${t.isDocente}`),
    index('account_company_id').on(t.companyId),
  ],
);

export const accountRoles = pgTable(
  'account_role',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.role] }),
    // Nearly everybody is a learner; who has another role is looked for by it.
    index('account_role_other')
      .on(t.role, t.userId)
      .where(sql`${t.role} <> 'Discente'`),
  ],
);

/** Who granted or revoked which role; rows are never changed. */
export const roleChanges = pgTable(
  'role_change',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    role: text('role').notNull(),
    change: text('change', { enum: ['granted', 'revoked'] }).notNull(),
    /** Id of the administrator, or the name of an operator at a terminal. */
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('role_change_user').on(t.userId)],
);

/** Course types that a person may add (ACS, CAI, CAM, CAVC; 1§6). */
export const accountClaims = pgTable(
  'account_claim',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    claim: text('claim', { enum: ['ACS', 'CAI', 'CAM', 'CAVC'] }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.claim] })],
);

/** A kind of mail that a person does not want; who wants all of them has no row. */
export const mailRefusals = pgTable(
  'mail_refusal',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REFUSABLE_MAILS }).notNull(),
    refusedAt: instant('refused_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);
