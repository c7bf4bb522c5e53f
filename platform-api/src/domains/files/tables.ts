import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../database/columns.ts';
import { accounts } from '../accounts/tables.ts';

/** An unfinished upload: its blocks are in the store, this row holds its owner and the space it takes. */
export const fileUploads = pgTable(
  'file_upload',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The sender's own name for it: a label, never part of a path. */
    fileName: text('file_name').notNull(),
    kind: text('kind').notNull(),
    /** Name in the store, made here. */
    name: text('name').notNull().unique(),
    /** Room taken from the account's quota so far. */
    reservedBytes: bigint('reserved_bytes', { mode: 'number' }).notNull().default(0),
    touchedAt: instant('touched_at').notNull(),
  },
  (t) => [
    unique('file_upload_of_account').on(t.accountId, t.fileName),
    index('file_upload_touched').on(t.touchedAt),
  ],
);

/** A file that arrived whole, was checked and is kept. */
export const uploadedFiles = pgTable(
  'uploaded_file',
  {
    /** `fileNameAzure` of the documents: unique, without folder. */
    fileRef: text('file_ref').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    fileName: text('file_name').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    originalName: text('original_name').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Hexadecimal. */
    sha256: text('sha256').notNull(),
    /** 0 WbUploaded, 1 InCaricamento, 2 Disponibile (1§3). */
    status: smallint('status').notNull(),
    /** Of the pictures cut from a cover; each new cut is a new address. */
    coverVersion: smallint('cover_version').notNull().default(0),
    uploadedAt: instant('uploaded_at').notNull(),
    /** Since when nothing refers to it; null while something does, and it can be neither swept nor deleted. */
    looseSince: instant('loose_since'),
  },
  (t) => [
    unique('uploaded_file_of_account').on(t.accountId, t.fileName),
    index('uploaded_file_loose').on(t.looseSince),
    check('uploaded_file_status', sql`${t.status} between 0 and 2`),
  ],
);

/** Bytes that an account's files and uploads take, against its quota. */
export const accountStorage = pgTable(
  'account_storage',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    usedBytes: bigint('used_bytes', { mode: 'number' }).notNull(),
  },
  (t) => [check('account_storage_used', sql`${t.usedBytes} >= 0`)],
);
