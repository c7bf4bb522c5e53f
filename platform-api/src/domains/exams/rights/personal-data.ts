import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../../personal-data.ts';
import { examAttempts, examRights } from '../tables.ts';

/** Exams that a person may take. With them go their attempts, which hang on them. */
export const examRightData: PersonalData = {
  part: 'exams',
  async collect(platform, userId) {
    const rights = await platform.database.db
      .select()
      .from(examRights)
      .where(eq(examRights.userId, userId))
      .orderBy(examRights.boughtAt, examRights.id);
    return { data: rights.map(({ id: _id, userId: _user, ...right }) => right) };
  },
  async erase(platform, userId) {
    const { db } = platform.database;
    await db.delete(examAttempts).where(eq(examAttempts.userId, userId));
    await db.delete(examRights).where(eq(examRights.userId, userId));
  },
};
