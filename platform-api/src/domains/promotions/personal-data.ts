import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { promotionLinks } from './tables.ts';

/** Links by which a person shares courses. Without the person they give no discount any more. */
export const promotionData: PersonalData = {
  part: 'promotions',

  async collect(platform, userId) {
    const links = await platform.database.db
      .select({ courseId: promotionLinks.courseId, createdAt: promotionLinks.createdAt })
      .from(promotionLinks)
      .where(eq(promotionLinks.userId, userId))
      .orderBy(asc(promotionLinks.createdAt));
    return { data: links };
  },

  async erase(platform, userId) {
    await platform.database.db.delete(promotionLinks).where(eq(promotionLinks.userId, userId));
  },
};
