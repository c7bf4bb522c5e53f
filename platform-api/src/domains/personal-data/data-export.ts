import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import type { Platform } from '../../platform.ts';
import { exportFile, type ExportPart } from './export-file.ts';
import { dataExports } from './tables.ts';

export type DataExport = typeof dataExports.$inferSelect;

export const exportJob = 'personal-data.export';
export const removeFilesJob = 'personal-data.remove-files';

/** How long the file is kept. */
const KEPT_MS = 7 * 86_400_000;
/** One that is still under way after this long was cut off with its process. */
const PATIENCE_MS = 15 * 60_000;

const underWay: DataExport['state'][] = ['waiting', 'running'];

export const fileNameOf = (id: string): string => `exports/${id}.zip`;

/** The newest export of a person; null when none was requested. */
export async function latestExport(platform: Platform, userId: string): Promise<DataExport | null> {
  const [latest] = await platform.database.db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt))
    .limit(1);
  return latest ?? null;
}

/** Requests an export. While one is in progress, that one is returned. */
export async function requestExport(
  platform: Platform,
  userId: string,
  language: 'it' | 'en',
): Promise<void> {
  const now = platform.clock.now();
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    await db
      .update(dataExports)
      .set({ state: 'failed' })
      .where(
        and(
          eq(dataExports.userId, userId),
          inArray(dataExports.state, underWay),
          lt(dataExports.requestedAt, new Date(now.getTime() - PATIENCE_MS)),
        ),
      );
    const [added] = await db
      .insert(dataExports)
      .values({ id: randomUUID(), userId, state: 'waiting', language, requestedAt: now })
      .onConflictDoNothing()
      .returning({ id: dataExports.id });
    if (added !== undefined) await platform.jobs.enqueue(exportJob, { id: added.id });
  });
}

/** Makes the file, part by part. The person sees a failure and can request it again. */
export async function runExport(
  platform: Platform,
  holders: readonly PersonalData[],
  id: string,
): Promise<void> {
  const [request] = await change(platform, id, { state: 'running' });
  if (request === undefined) return;
  try {
    const parts: ExportPart[] = [];
    for (const [index, holder] of holders.entries()) {
      const collected = await holder.collect(platform, request.userId);
      parts.push({ part: holder.part, ...collected });
      const progress = Math.floor(((index + 1) * 99) / holders.length);
      await change(platform, id, { progress });
    }
    const file = exportFile(parts, request.language, platform.clock.now());
    await platform.files.write(fileNameOf(id), file, 'application/zip');
    const [ready] = await change(platform, id, {
      state: 'ready',
      progress: 100,
      sizeBytes: file.length,
      expiresAt: new Date(platform.clock.now().getTime() + KEPT_MS),
    });
    // The account was deleted meanwhile.
    if (ready === undefined) await platform.files.remove(fileNameOf(id));
  } catch (error) {
    platform.log.error({ err: error, export: id }, 'an export of personal data failed');
    await change(platform, id, { state: 'failed' });
  }
}

/** Changes an export that is under way; one that is not stays as it is. */
const change = (platform: Platform, id: string, to: Partial<DataExport>): Promise<DataExport[]> =>
  platform.database.db
    .update(dataExports)
    .set(to)
    .where(and(eq(dataExports.id, id), inArray(dataExports.state, underWay)))
    .returning();

/** Removes files whose week is over. */
export async function removeExpiredExports(platform: Platform): Promise<void> {
  const expired = await platform.database.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(isNotNull(dataExports.expiresAt), lt(dataExports.expiresAt, platform.clock.now())));
  for (const { id } of expired) {
    await platform.files.remove(fileNameOf(id));
    await platform.database.db.delete(dataExports).where(eq(dataExports.id, id));
  }
}

/** The exports themselves are personal data too. */
export const exportData: PersonalData = {
  part: 'exports',
  collect: async (platform, userId) => ({
    data: await platform.database.db
      .select({ requestedAt: dataExports.requestedAt, state: dataExports.state })
      .from(dataExports)
      .where(eq(dataExports.userId, userId))
      .orderBy(dataExports.requestedAt),
  }),
  async erase(platform, userId) {
    const removed = await platform.database.db
      .delete(dataExports)
      .where(eq(dataExports.userId, userId))
      .returning({ id: dataExports.id });
    // Files are no part of the transaction: they go once it has committed.
    const names = removed.map(({ id }) => fileNameOf(id));
    if (names.length > 0) await platform.jobs.enqueue(removeFilesJob, { names });
  },
};
