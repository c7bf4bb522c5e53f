import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { fileUploads, uploadedFiles } from './tables.ts';

/** The next sweep finds it: bytes are not removed in a transaction. */
const longAgo = new Date(0);

const nameless = sql`${uploadedFiles.fileRef}`;

/** Files that a person has uploaded. What a course shows is the course's, and stays without their name for it. */
export const fileData: PersonalData = {
  part: 'files',

  async collect(platform, userId) {
    const files = await platform.database.db
      .select({
        name: uploadedFiles.originalName,
        kind: uploadedFiles.kind,
        bytes: uploadedFiles.sizeBytes,
        uploadedAt: uploadedFiles.uploadedAt,
      })
      .from(uploadedFiles)
      .where(eq(uploadedFiles.accountId, userId))
      .orderBy(asc(uploadedFiles.uploadedAt));
    return { data: files };
  },

  async erase(platform, userId) {
    const { db } = platform.database;
    await db
      .update(fileUploads)
      .set({ touchedAt: longAgo })
      .where(eq(fileUploads.accountId, userId));
    await db
      .update(uploadedFiles)
      .set({ fileName: nameless, originalName: nameless })
      .where(eq(uploadedFiles.accountId, userId));
    await db
      .update(uploadedFiles)
      .set({ looseSince: longAgo })
      .where(and(eq(uploadedFiles.accountId, userId), isNotNull(uploadedFiles.looseSince)));
  },
};
