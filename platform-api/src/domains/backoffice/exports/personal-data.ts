import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../../personal-data.ts';
import { tableExports } from './tables.ts';

export const removeFilesJob = 'backoffice.remove-export-files';

/** Tables that an administrator took out; what is in them is of others. */
export const tableExportData: PersonalData = {
  part: 'table-exports',
  collect: async ({ database }, userId) => ({
    data: await database.db
      .select({
        requestedAt: tableExports.requestedAt,
        tableKind: tableExports.tableKind,
        format: tableExports.format,
        state: tableExports.state,
      })
      .from(tableExports)
      .where(eq(tableExports.userId, userId))
      .orderBy(tableExports.requestedAt),
  }),
  async erase({ database, jobs }, userId) {
    const removed = await database.db
      .delete(tableExports)
      .where(eq(tableExports.userId, userId))
      .returning({ fileName: tableExports.fileName });
    // Files are no part of the transaction: they go once it has committed.
    const names = removed.flatMap(({ fileName }) => fileName ?? []);
    if (names.length > 0) await jobs.enqueue(removeFilesJob, { names });
  },
};
