import { bigint, index, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { acts, subjectKinds, type ActDetail } from './acts.ts';

/** Another domain's table keeps a question asked of these. */
export type { EntryFilters } from './entry-query.ts';

/**
 * Who did what to whom in the back office. Each entry names the hash of the one before it; nothing is ever
 * changed or removed (`database/sql/after-audit.sql`). People are ids without a reference: an entry outlives
 * everything it speaks of, and after a deletion the id leads to nobody.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** Null: an operator at a terminal. */
    actorId: uuid('actor_id'),
    act: text('act', { enum: acts }).notNull(),
    subjectKind: text('subject_kind', { enum: subjectKinds }).notNull(),
    subjectId: text('subject_id').notNull(),
    /** As it was hashed: jsonb would put its keys in another order. */
    detail: json('detail').$type<ActDetail>().notNull(),
    previousHash: text('previous_hash').notNull().unique(),
    hash: text('hash').notNull().unique(),
  },
  (t) => [
    index('audit_entry_subject').on(t.subjectKind, t.subjectId, t.seq),
    index('audit_entry_actor').on(t.actorId, t.seq),
    index('audit_entry_act').on(t.act, t.seq),
  ],
);

/** What each check of the chain found. A whole one is signed: its end cannot be cut off unseen. */
export const auditChecks = pgTable('audit_check', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  /** The last entry of the chain, 0 for none. */
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  /** The first entry that is not as it was written; null: all are. */
  brokenAt: bigint('broken_at', { mode: 'number' }),
  /** Null where the chain is broken. */
  signature: text('signature'),
});
