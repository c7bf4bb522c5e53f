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
    /** Address of the issuer's profile when it signed. */
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
  },
  (t) => [
    unique('badge_once').on(t.userId, t.courseId, t.type),
    index('badge_wall').on(t.userId, t.acquiredAt.desc(), t.id),
    index('badge_revoked')
      .on(t.revokedAt)
      .where(sql`${t.revokedAt} is not null`),
    check('badge_level', sql`${t.levelId} between 0 and 2`),
  ],
);
