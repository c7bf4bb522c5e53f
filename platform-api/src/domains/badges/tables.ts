import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';

/** An issued credential. It keeps its content of that day: courses and names may change later. */
export const badges = pgTable(
  'badge',
  {
    /** Random, because it is part of the public address (E121). */
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    courseId: integer('course_id').notNull(),
    /** 0 completed course, anything else certification exam (E123). */
    type: smallint('type').notNull(),
    title: text('title').notNull(),
    levelId: smallint('level_id').notNull(),
    categoryId: integer('category_id'),
    categoryKey: text('category_key'),
    categoryName: text('category_name').notNull(),
    holderName: text('holder_name').notNull(),
    teachers: text('teachers').array().notNull(),
    tags: text('tags').array().notNull(),
    criteria: text('criteria').notNull(),
    /** On the badge's plate. Taken already: the job runs again with another id. */
    code: text('code').notNull().unique(),
    acquiredAt: instant('acquired_at').notNull(),
    /** The last instant at which it is valid, as it was signed; null: without end. */
    validUntil: instant('valid_until'),
    /** Identifier of the issuer when it signed: its DID, before that the address of its profile. */
    issuerAddress: text('issuer_address').notNull(),
    /** The credential, byte for byte as signed; its hash is on the ledger. */
    credential: text('credential').notNull(),
    picture: text('picture').notNull(),
    /** base64url; the ledger holds sha256(salt ‖ credential), nothing personal (E125). */
    salt: text('salt').notNull(),
    transactionId: text('transaction_id').unique(),
    /** The holder may hide the public page (E121). */
    isPublic: boolean('is_public').notNull().default(true),
    revokedAt: instant('revoked_at'),
    revocationReason: text('revocation_reason'),
    /** Id of the administrator. */
    revokedBy: text('revoked_by'),
  },
  (t) => [
    unique('badge_once').on(t.userId, t.courseId, t.type),
    index('badge_wall').on(t.userId, t.acquiredAt.desc(), t.id),
    index('badge_paged').on(t.acquiredAt.desc().nullsFirst(), t.id),
    // Of each month, how many of which kind.
    index('badge_months').on(t.acquiredAt, t.type),
    // Of each course too.
    index('badge_course').on(t.courseId, t.type),
    index('badge_revoked')
      .on(t.revokedAt)
      .where(sql`${t.revokedAt} is not null`),
    check('badge_level', sql`${t.levelId} between 0 and 2`),
    check('badge_valid', sql`${t.validUntil} > ${t.acquiredAt}`),
    index('badge_ending')
      .on(t.validUntil, t.id)
      .where(sql`${t.validUntil} is not null`),
  ],
);

/** Public halves of the keys that ever signed badges. */
export const issuerKeys = pgTable('issuer_key', {
  publicKey: text('public_key').primaryKey(),
  /** Made with a secret of the installation: a row of somebody else is not believed. */
  seal: text('seal').notNull(),
  firstUsedAt: instant('first_used_at').notNull(),
});

/** Every `PUBLIC_URL` under which badges were signed: each goes on being answered for. */
export const issuerAddresses = pgTable('issuer_address', {
  publicUrl: text('public_url').primaryKey(),
  firstUsedAt: instant('first_used_at').notNull(),
});

/**
 * A badge's place in the status lists, for ever: the row stays when the badge goes with its holder, so that no
 * other badge takes the place, and a revoked copy stays revoked. The id then leads to nobody.
 */
export const badgeStatuses = pgTable('badge_status', {
  position: integer('position').primaryKey().generatedAlwaysAsIdentity(),
  badgeId: uuid('badge_id').notNull().unique(),
  revokedAt: instant('revoked_at'),
});

/** Credentials that a badge had before: a copy that somebody keeps is known again by its hash. */
export const earlierCredentials = pgTable(
  'badge_earlier_credential',
  {
    badgeId: uuid('badge_id')
      .notNull()
      .references(() => badges.id, { onDelete: 'cascade' }),
    /** sha256 of its bytes, in hex. */
    hash: text('hash').notNull(),
    credentialId: text('credential_id').notNull(),
    issuer: text('issuer').notNull(),
    salt: text('salt').notNull(),
    transactionId: text('transaction_id').notNull(),
    replacedAt: instant('replaced_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.badgeId, t.hash] })],
);

/** What the back office's table of badges is narrowed by; days of Italy, both in it. */
export type BadgeFilters = {
  text?: string | undefined;
  tipo?: 'corso' | 'esame' | undefined;
  dal?: string | undefined;
  al?: string | undefined;
};
