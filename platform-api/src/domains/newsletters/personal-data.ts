import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { newsletterRegistrations as registrations } from './tables.ts';

/** Which newsletters a person receives or has left. */
export const newsletterData: PersonalData = {
  part: 'newsletters',
  async collect(platform, userId) {
    const { courseId, registeredAt, unsubscribedAt } = registrations;
    const data = await platform.database.db
      .select({ courseId, registeredAt, unsubscribedAt })
      .from(registrations)
      .where(eq(registrations.userId, userId));
    return { data };
  },
  async erase(platform, userId) {
    await platform.database.db.delete(registrations).where(eq(registrations.userId, userId));
  },
};
