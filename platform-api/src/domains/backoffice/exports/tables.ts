import { tableKinds } from 'contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  check,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../../database/columns.ts';
import { accounts } from '../../accounts/tables.ts';
import type { PeopleFilters, PeopleSort } from '../../accounts/tables.ts';
import type { EntryFilters } from '../../audit/tables.ts';
import type { BadgeFilters } from '../../badges/tables.ts';
import type { MovementFilters } from '../../credits/tables.ts';
import type { SubscriberFilters } from '../../newsletters/tables.ts';
import type { OrderFilters, OrderSort } from '../../orders/tables.ts';
import type { RequestFilters } from '../../redemptions/tables.ts';

export const exportFormats = ['csv', 'xlsx'] as const;

/** What an export is of, exactly. Orders have no name: they were the first. */
export type ExportedQuery =
  | (OrderFilters & OrderSort)
  | ({ table: 'users' } & PeopleFilters & PeopleSort)
  | ({ table: 'redemptions' } & RequestFilters)
  | ({ table: 'audit' } & EntryFilters)
  | ({ table: 'badges' } & BadgeFilters)
  | ({ table: 'credits' } & MovementFilters)
  | ({ table: 'subscribers' } & SubscriberFilters);

/** Tables by their number (2§3); those that the documents do not know come behind. */
export const exportedKinds = {
  users: tableKinds.users,
  orders: tableKinds.invoice,
  redemptions: tableKinds.notarization,
  audit: 10,
  badges: 11,
  credits: 12,
  subscribers: 13,
} as const;

/** A table as a file, asked for in the back office: kept for a day, for who asked. */
export const tableExports = pgTable(
  'table_export',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => accounts.id),
    /** Which table, by its number (2§3); the query has its filters. */
    tableKind: smallint('table_kind').notNull().default(tableKinds.invoice),
    format: text('format', { enum: exportFormats }).notNull(),
    /** Filters and order. They may name a person, and go with the file. */
    query: jsonb('query').$type<ExportedQuery>().notNull(),
    /** Of format and query: the same wish twice is one export. */
    fingerprint: text('fingerprint').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'ready', 'failed'] }).notNull(),
    /** Written until now; in the end, all of them. */
    rows: integer('rows').notNull().default(0),
    /** Counted when it was asked for. */
    totalRows: integer('total_rows').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The last sign of life of who makes it. */
    touchedAt: instant('touched_at').notNull(),
    /** In the store; another one for each try. */
    fileName: text('file_name'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    /** When the file goes. */
    expiresAt: instant('expires_at'),
    downloadedAt: instant('downloaded_at'),
  },
  (t) => [
    check(
      'table_export_kind',
      sql`coalesce(${t.query} ->> 'table', 'orders') = case ${t.tableKind}
        when 0 then 'users' when 1 then 'orders' when 2 then 'redemptions' when 10 then 'audit'
        when 11 then 'badges' when 12 then 'credits' when 13 then 'subscribers' else '' end`,
    ),
    uniqueIndex('table_export_one_under_way')
      .on(t.userId, t.fingerprint)
      .where(sql`${t.state} in ('waiting', 'running')`),
    index('table_export_user').on(t.userId, t.requestedAt),
    index('table_export_time').on(t.requestedAt),
  ],
);
