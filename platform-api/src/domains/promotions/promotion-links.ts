import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { isEnrolled } from '../learning/index.ts';
import { promotionErrors } from './errors.ts';
import { promotionLinks } from './tables.ts';

/**
 * The address that gives a discount to its buyer; repeated calls return the same one (API-23).
 * @throws SHARING_NEEDS_PURCHASE for a course that the person did not buy (2§1)
 */
export async function magicLink(
  platform: Platform,
  userId: string,
  courseId: number,
): Promise<string> {
  const { db } = platform.database;
  if (!(await isEnrolled(platform, userId, courseId))) {
    throw promotionErrors.SHARING_NEEDS_PURCHASE();
  }
  const code = randomBytes(16).toString('base64url');
  const createdAt = platform.clock.now();
  await db
    .insert(promotionLinks)
    .values({ code, userId, courseId, createdAt })
    .onConflictDoNothing();
  const [link] = await db
    .select({ code: promotionLinks.code })
    .from(promotionLinks)
    .where(and(eq(promotionLinks.userId, userId), eq(promotionLinks.courseId, courseId)));
  if (link === undefined) throw new Error('The link has gone');
  const query = new URLSearchParams({ courseId: String(courseId), promo: link.code });
  return `${platform.config.publicUrl}/promotion?${query.toString()}`;
}

export type Promotion = { courseId: number; code: string };

/** Who shared a promotion of this course; null when there is none such. */
export async function sharerOf(
  { database }: Pick<Platform, 'database'>,
  { courseId, code }: Promotion,
): Promise<string | null> {
  const [link] = await database.db
    .select({ userId: promotionLinks.userId })
    .from(promotionLinks)
    .where(and(eq(promotionLinks.code, code), eq(promotionLinks.courseId, courseId)));
  return link?.userId ?? null;
}

/** Whether a promotion holds for a course, whoever buys. */
export const isPromotion = async (platform: Platform, promotion: Promotion): Promise<boolean> =>
  (await sharerOf(platform, promotion)) !== null;

/**
 * Refuses a promotion of another course, of a deleted sharer, or of the buyer (E113).
 * @param userId null for a visitor
 * @throws PROMOTION_UNKNOWN, PROMOTION_OWN
 */
export async function requirePromotion(
  platform: Platform,
  promotion: Promotion,
  userId: string | null,
): Promise<void> {
  const sharer = await sharerOf(platform, promotion);
  if (sharer === null) throw promotionErrors.PROMOTION_UNKNOWN();
  if (sharer === userId) throw promotionErrors.PROMOTION_OWN();
}
