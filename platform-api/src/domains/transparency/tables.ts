import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../database/columns.ts';

const count = (name: string) => bigint(name, { mode: 'number' });

/**
 * The leaves of the log, written by `transparency_append` alone (sql/after-log.sql). They name nobody: an
 * entry holds hashes of what only its holder has (E125), so that a deletion leaves them.
 */
export const transparencyLeaves = pgTable(
  'transparency_leaf',
  {
    leafIndex: count('leaf_index').primaryKey(),
    /** There is no leaf without the one before. */
    previous: count('previous').generatedAlwaysAs(sql`nullif(leaf_index, 0) - 1`),
    entry: bytes('entry').notNull(),
    /** RFC 6962, 2.1. */
    leafHash: bytes('leaf_hash')
      .notNull()
      .generatedAlwaysAs(sql`sha256('\\x00'::bytea || entry)`),
  },
  (t) => [
    unique('transparency_leaf_once').on(t.entry),
    foreignKey({
      name: 'transparency_leaf_follows',
      columns: [t.previous],
      foreignColumns: [t.leafIndex],
    }),
    index('transparency_leaf_previous').on(t.previous),
    check('transparency_leaf_counted', sql`${t.leafIndex} >= 0`),
    check('transparency_leaf_short', sql`length(${t.entry}) between 1 and 1024`),
  ],
);

/** The hash of each whole tile, which is a hash of the tile above it: levels 8, 16, 24 of the tree. */
export const transparencyNodes = pgTable(
  'transparency_node',
  {
    tileLevel: smallint('tile_level').notNull(),
    nodeIndex: count('node_index').notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tileLevel, t.nodeIndex] })],
);

/** Every head of the log that was signed. */
export const transparencyCheckpoints = pgTable(
  'transparency_checkpoint',
  {
    origin: text('origin').notNull(),
    size: count('size').notNull(),
    root: bytes('root').notNull(),
    /** The signed note, without cosignatures. */
    note: text('note').notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.origin, t.size] }),
    // The newest one of all says what the log is named.
    index('transparency_checkpoint_made').on(t.madeAt),
  ],
);

/** The lines by which witnesses cosigned a head. */
export const transparencyCosignatures = pgTable(
  'transparency_cosignature',
  {
    origin: text('origin').notNull(),
    size: count('size').notNull(),
    witness: text('witness').notNull(),
    line: text('line').notNull(),
    cosignedAt: instant('cosigned_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.origin, t.size, t.witness] }),
    foreignKey({
      name: 'transparency_cosignature_of',
      columns: [t.origin, t.size],
      foreignColumns: [transparencyCheckpoints.origin, transparencyCheckpoints.size],
    }),
    index('transparency_cosignature_by_witness').on(t.origin, t.witness, t.size),
  ],
);

/** What each witness said last. */
export const transparencyWitnesses = pgTable(
  'transparency_witness',
  {
    origin: text('origin').notNull(),
    witness: text('witness').notNull(),
    /** Since when it has not cosigned what it was asked; null when it did. */
    missingSince: instant('missing_since'),
    /** Why it will not: it saw another log than the one it was shown. */
    refusal: text('refusal'),
  },
  (t) => [primaryKey({ columns: [t.origin, t.witness] })],
);

/** What the last look at each chain found. */
export const transparencyAudits = pgTable('transparency_audit', {
  chain: text('chain', { enum: ['ledger', 'log'] }).primaryKey(),
  checkedAt: instant('checked_at').notNull(),
  /** The first round or size that is not as it was; null when all is sound. */
  brokenAt: count('broken_at'),
});

/** Where heads of the log are anchored outside: one in each period, by each way that is configured. */
export const transparencyAnchors = pgTable(
  'transparency_anchor',
  {
    kind: text('kind', { enum: ['timestamp', 'algorand'] }).notNull(),
    origin: text('origin').notNull(),
    size: count('size').notNull(),
    /** The beginning of the period that it is the anchor of. */
    period: instant('period').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Nobody tries before: while it is tried, and between tries. */
    nextTryAt: instant('next_try_at').notNull(),
    /** Null until it is there; by the clock of the authority or of the network. */
    anchoredAt: instant('anchored_at'),
    /** Who says so. */
    authority: text('authority'),
    /** The answer of the authority (RFC 3161, TimeStampResp). */
    token: bytes('token'),
    transactionId: text('transaction_id'),
    round: count('round'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.origin, t.size] }),
    unique('transparency_anchor_period').on(t.kind, t.origin, t.period),
    // The next one is not begun before this one is there.
    uniqueIndex('transparency_anchor_open')
      .on(t.kind, t.origin)
      .where(sql`${t.anchoredAt} is null`),
    foreignKey({
      name: 'transparency_anchor_of',
      columns: [t.origin, t.size],
      foreignColumns: [transparencyCheckpoints.origin, transparencyCheckpoints.size],
    }),
    index('transparency_anchor_of_checkpoint').on(t.origin, t.size),
    check(
      'transparency_anchor_whole',
      sql`(${t.anchoredAt} is null) = (${t.authority} is null)
        and (${t.kind} = 'timestamp' and ${t.anchoredAt} is not null) = (${t.token} is not null)
        and (${t.kind} = 'algorand' and ${t.anchoredAt} is not null) = (${t.transactionId} is not null)
        and (${t.transactionId} is null) = (${t.round} is null)`,
    ),
  ],
);
