import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../../personal-data.ts';
import { examRights } from '../tables.ts';

/** Exams that a person may take. Erased after their attempts, which name them (`examAttemptData`). */
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
    await platform.database.db.delete(examRights).where(eq(examRights.userId, userId));
  },
};
