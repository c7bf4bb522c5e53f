import { eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { documents } from '../tables.ts';

/** Ids of the courses that show this file. */
export async function coursesOfDocument(
  { database }: Platform,
  fileName: string,
): Promise<number[]> {
  const rows = await database.db
    .selectDistinct({ courseId: documents.courseId })
    .from(documents)
    .where(eq(documents.fileName, fileName));
  return rows.map(({ courseId }) => courseId);
}
