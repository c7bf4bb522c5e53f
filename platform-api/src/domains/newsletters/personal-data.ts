import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import {
  newsletterDeliveries as deliveries,
  newsletterRegistrations as registrations,
  newsletters,
} from './tables.ts';

/** Which newsletters a person receives or has left, and which were sent to them. */
export const newsletterData: PersonalData = {
  part: 'newsletters',
  async collect(platform, userId) {
    const { courseId, registeredAt, unsubscribedAt, language } = registrations;
    const subscriptions = await platform.database.db
      .select({ courseId, registeredAt, unsubscribedAt, language })
      .from(registrations)
      .where(eq(registrations.userId, userId));
    const mails = await platform.database.db
      .select({ title: newsletters.title, sentAt: newsletters.sendAt, state: deliveries.state })
      .from(deliveries)
      .innerJoin(newsletters, eq(newsletters.id, deliveries.newsletterId))
      .where(eq(deliveries.userId, userId));
    return { data: { subscriptions, mails } };
  },
  async erase(platform, userId) {
    const { db } = platform.database;
    await db.delete(registrations).where(eq(registrations.userId, userId));
    // The figures of what was sent are kept with the newsletter.
    await db.delete(deliveries).where(eq(deliveries.userId, userId));
  },
};
