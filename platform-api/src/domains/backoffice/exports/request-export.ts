import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { Principal } from '../../../http/access.ts';
import { noteAct } from '../../audit/index.ts';
import { backOfficeErrors } from '../errors.ts';
import { forgetFile, runExport, underWay, type TableExport } from './run-export.ts';
import { exportedTable } from './exported-tables.ts';
import { mayTake } from './may-take.ts';
import { tableExports, type ExportedQuery } from './tables.ts';

/** Up to so many rows are written while the person waits. */
const DIRECT_ROWS = 2000;
/** Without a sign of life for so long, what no job takes up was cut off with its process. */
const PATIENCE_MS = 120_000;
/** A row without a file goes when a file would have. */
const FORGOTTEN_MS = 86_400_000;

type Wish = { userId: string; format: TableExport['format']; query: ExportedQuery };

/** Makes a small file at once, else stores a job. While the same wish is under way, it is that one. */
export async function requestExport(platform: Platform, wish: Wish): Promise<TableExport> {
  const { database, clock, jobs } = platform;
  const now = clock.now();
  const { kind: tableKind, count, job } = exportedTable(wish.query);
  const totalRows = await count(platform);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([wish.format, wish.query]))
    .digest('hex');
  const isSmall = totalRows <= DIRECT_ROWS;
  await failAbandoned(platform, wish.userId);
  const added = await database.transaction(async () => {
    const [row] = await database.db
      .insert(tableExports)
      .values({
        ...wish,
        tableKind,
        id: randomUUID(),
        fingerprint,
        totalRows,
        state: isSmall ? 'running' : 'waiting',
        requestedAt: now,
        touchedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: tableExports.id });
    if (row !== undefined && !isSmall) await jobs.enqueue(job, { id: row.id }, { key: row.id });
    return row;
  });
  if (added !== undefined && isSmall) await runExport(platform, added.id);
  const [asked] = await database.db
    .select()
    .from(tableExports)
    .where(and(eq(tableExports.userId, wish.userId), eq(tableExports.fingerprint, fingerprint)))
    .orderBy(desc(tableExports.requestedAt))
    .limit(1);
  if (asked === undefined) throw backOfficeErrors.EXPORT_NOT_FOUND();
  return asked;
}

/** The newest export of a table by a person that has not been downloaded; null when there is none. */
export async function latestExport(
  platform: Platform,
  userId: string,
  tableKind: number,
): Promise<TableExport | null> {
  await failAbandoned(platform, userId);
  const [latest] = await platform.database.db
    .select()
    .from(tableExports)
    .where(and(eq(tableExports.userId, userId), eq(tableExports.tableKind, tableKind)))
    .orderBy(desc(tableExports.requestedAt))
    .limit(1);
  if (latest === undefined || latest.downloadedAt !== null) return null;
  const isGone = latest.expiresAt !== null && latest.expiresAt <= platform.clock.now();
  return isGone ? null : latest;
}

/** Hands a file to who asked for it and still may have it, and notes that. @throws EXPORT_NOT_FOUND */
export async function takeExport(
  platform: Platform,
  principal: Principal,
  id: string,
): Promise<TableExport & { fileName: string }> {
  const { userId } = principal;
  const { database, clock } = platform;
  return database.transaction(async () => {
    const [taken] = await database.db
      .update(tableExports)
      .set({ downloadedAt: clock.now() })
      .where(
        and(
          eq(tableExports.id, id),
          eq(tableExports.userId, userId),
          eq(tableExports.state, 'ready'),
          gt(tableExports.expiresAt, clock.now()),
        ),
      )
      .returning();
    const isAllowed = taken !== undefined && (await mayTake(platform, principal, taken.query));
    if (!isAllowed || taken.fileName === null) throw backOfficeErrors.EXPORT_NOT_FOUND();
    const { act, subjectId } = exportedTable(taken.query);
    await noteAct(platform, {
      actorId: userId,
      act,
      subjectKind: 'table',
      subjectId,
      detail: { rows: taken.rows, format: taken.format },
    });
    return { ...taken, fileName: taken.fileName };
  });
}

async function failAbandoned(platform: Platform, userId: string): Promise<void> {
  const { database, clock, jobs } = platform;
  const silent = await database.db
    .select({ id: tableExports.id, query: tableExports.query })
    .from(tableExports)
    .where(
      and(
        eq(tableExports.userId, userId),
        inArray(tableExports.state, underWay),
        lt(tableExports.touchedAt, new Date(clock.now().getTime() - PATIENCE_MS)),
      ),
    );
  for (const { id, query } of silent) {
    if (await jobs.isPending(exportedTable(query).job, id)) continue;
    await database.db
      .update(tableExports)
      .set({ state: 'failed' })
      .where(and(eq(tableExports.id, id), inArray(tableExports.state, underWay)));
  }
}

/** Removes files whose day is over, and what is left of wishes without one. */
export async function removeExpiredExports(platform: Platform): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const expired = await database.db
    .select({ id: tableExports.id, fileName: tableExports.fileName })
    .from(tableExports)
    .where(
      or(
        lt(tableExports.expiresAt, now),
        and(
          isNull(tableExports.expiresAt),
          lt(tableExports.requestedAt, new Date(now.getTime() - FORGOTTEN_MS)),
        ),
      ),
    );
  for (const { id, fileName } of expired) {
    if (fileName !== null) await forgetFile(platform, fileName);
    await database.db.delete(tableExports).where(eq(tableExports.id, id));
  }
}
