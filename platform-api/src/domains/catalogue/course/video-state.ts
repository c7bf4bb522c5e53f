import { eq } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { documents } from '../tables.ts';

/** Updates the video state of every document that shows this file (EDIT-31). */
export async function setVideoState(
  { database }: Platform,
  fileName: string,
  state: number,
): Promise<void> {
  await database.db
    .update(documents)
    .set({ status: state })
    .where(eq(documents.fileName, fileName));
}
