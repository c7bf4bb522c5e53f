import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { enrolledCourses, isEnrolled } from '../learning/index.ts';
import { promotionErrors } from './errors.ts';
import { promotionLinks } from './tables.ts';

/**
 * The address that gives a discount to its buyer; repeated calls return the same one (API-23). Who bought a
 * course for others has it too, since the payment (E166).
 * @throws SHARING_NEEDS_PURCHASE for a course that the person did not buy (2§1)
 */
export async function magicLink(
  platform: Platform,
  userId: string,
  courseId: number,
): Promise<string> {
  if (await isEnrolled(platform, userId, courseId)) {
    await makeLinks(platform, userId, [courseId]);
  }
  const link = (await linksOf(platform, userId, [courseId])).get(courseId);
  if (link === undefined) throw promotionErrors.SHARING_NEEDS_PURCHASE();
  return link;
}

/** `magicLink` of several courses, by course; those that the person did not buy have none. */
export async function magicLinks(
  platform: Platform,
  userId: string,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (courseIds.length === 0) return new Map();
  const enrolled = new Set((await enrolledCourses(platform, userId)).map((row) => row.courseId));
  await makeLinks(
    platform,
    userId,
    courseIds.filter((id) => enrolled.has(id)),
  );
  return linksOf(platform, userId, courseIds);
}

/** Makes the links of who bought these courses; those that are there stay (PROMO-03). */
export async function makeLinks(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  userId: string,
  courseIds: readonly number[],
): Promise<void> {
  if (courseIds.length === 0) return;
  const createdAt = clock.now();
  const links = courseIds.map((courseId) => ({
    code: randomBytes(16).toString('base64url'),
    userId,
    courseId,
    createdAt,
  }));
  await database.db.insert(promotionLinks).values(links).onConflictDoNothing();
}

/** The addresses that a person has to share, by course. */
export async function linksOf(
  { database, config }: Pick<Platform, 'database' | 'config'>,
  userId: string,
  courseIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const links = await database.db
    .select({ code: promotionLinks.code, courseId: promotionLinks.courseId })
    .from(promotionLinks)
    .where(
      and(eq(promotionLinks.userId, userId), inArray(promotionLinks.courseId, [...courseIds])),
    );
  return new Map(
    links.map(({ code, courseId }) => {
      const query = new URLSearchParams({ courseId: String(courseId), promo: code });
      return [courseId, `${config.publicUrl}/promotion?${query.toString()}`];
    }),
  );
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
