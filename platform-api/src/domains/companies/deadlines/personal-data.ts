import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../../personal-data.ts';
import { deadlineMails } from '../tables.ts';

/** That mails about attestations that end were sent to a person; which ones goes with the badges. */
export const deadlineData: PersonalData = {
  part: 'deadlines',
  async collect(platform, userId) {
    const data = await platform.database.db
      .select({ requestedAt: deadlineMails.requestedAt, sentAt: deadlineMails.sentAt })
      .from(deadlineMails)
      .where(eq(deadlineMails.holderId, userId))
      .orderBy(deadlineMails.id);
    return { data };
  },
  async erase(platform, userId) {
    await platform.database.db
      .update(deadlineMails)
      .set({ holderId: null })
      .where(eq(deadlineMails.holderId, userId));
  },
};
