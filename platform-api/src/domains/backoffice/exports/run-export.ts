import { randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { and, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { exportedTable } from './exported-tables.ts';
import { storeFile, withScratchFile } from './scratch-file.ts';
import { tableExports } from './tables.ts';

export type TableExport = typeof tableExports.$inferSelect;

export const underWay: TableExport['state'][] = ['waiting', 'running'];

/** How long the file is kept. */
const KEPT_MS = 86_400_000;

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * Makes the file. After a kill it begins anew and takes away what the try before has left; of two tries at once
 * the later one counts. The person sees a failure and can ask again.
 */
export async function runExport(platform: Platform, id: string): Promise<void> {
  const { files, log, clock } = platform;
  const before = await exportUnderWay(platform, id);
  if (before === null) return;
  if (before.fileName !== null) await forgetFile(platform, before.fileName);
  const name = `table-exports/${id}-${randomUUID()}.${before.format}`;
  const isMine = and(eq(tableExports.fileName, name), inArray(tableExports.state, underWay));
  const { database } = platform;
  await database.db
    .update(tableExports)
    .set({ state: 'running', rows: 0, fileName: name, touchedAt: clock.now() })
    .where(and(eq(tableExports.id, id), inArray(tableExports.state, underWay)));
  try {
    const { rows, sizeBytes } = await withScratchFile(async (file) => ({
      rows: await writeRows(platform, before, name, file),
      sizeBytes: await storeFile(files, name, file, contentTypes[before.format]),
    }));
    const expiresAt = new Date(clock.now().getTime() + KEPT_MS);
    const ready = await database.db
      .update(tableExports)
      .set({ state: 'ready', rows, totalRows: rows, sizeBytes, expiresAt })
      .where(isMine)
      .returning({ id: tableExports.id });
    // The account was deleted meanwhile, or another try has begun.
    if (ready.length === 0) await forgetFile(platform, name);
  } catch (error) {
    log.error({ err: error, export: id }, 'an export of a table failed');
    await forgetFile(platform, name).catch(() => undefined);
    await database.db.update(tableExports).set({ state: 'failed' }).where(isMine);
  }
}

/** To a local file: while the transaction is open, nothing waits for the network. */
const writeRows = (
  { database, clock }: Platform,
  { query, format }: TableExport,
  name: string,
  file: FileHandle,
): Promise<number> =>
  database.transaction(async (tx) => {
    let written = 0;
    const wrote = async (rows: number) => {
      written += rows;
      // The embedded database has one session: until the transaction ends nobody could read it.
      if (database.kind === 'postgres') {
        await database.query(
          'update table_export set rows = $2, touched_at = $3 where file_name = $1',
          [name, written, clock.now()],
        );
      }
    };
    for await (const bytes of exportedTable(query).bytes(tx, format, wrote)) {
      await file.appendFile(bytes);
    }
    return written;
  });

async function exportUnderWay({ database }: Platform, id: string): Promise<TableExport | null> {
  const [row] = await database.db
    .select()
    .from(tableExports)
    .where(and(eq(tableExports.id, id), inArray(tableExports.state, underWay)));
  return row ?? null;
}

/** A file and what there is of it so far. */
export async function forgetFile({ files }: Platform, name: string): Promise<void> {
  await files.dropBlocks(name);
  await files.remove(name);
}
