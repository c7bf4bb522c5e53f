import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { courseForSale } from '../catalogue/index.ts';
import { newsletterErrors } from './errors.ts';
import { newsletterRegistrations as registrations } from './tables.ts';

/** Whose registration to which newsletter; without a course it is the platform's. */
export type Registration = { userId: string; courseId: number | null };

const of = ({ userId, courseId }: Registration): SQL | undefined =>
  and(
    eq(registrations.userId, userId),
    courseId === null ? isNull(registrations.courseId) : eq(registrations.courseId, courseId),
  );

export const isRegistered = async (platform: Platform, who: Registration): Promise<boolean> =>
  (await activeRegistration(platform, who)) !== null;

/** The registration of who receives this newsletter now; null of who has left or never signed up. */
export async function activeRegistration(
  platform: Platform,
  who: Registration,
): Promise<{ registrationId: string; language: 'it' | 'en' } | null> {
  const [row] = await platform.database.db
    .select({ registrationId: registrations.id, language: registrations.language })
    .from(registrations)
    .where(and(of(who), isNull(registrations.unsubscribedAt)));
  return row ?? null;
}

/** The newsletters that a person receives: the platform's first, then those of courses by their id. */
export async function registrationsOf(
  platform: Platform,
  userId: string,
): Promise<{ courseId: number | null; registeredAt: Date }[]> {
  const { courseId, registeredAt } = registrations;
  return platform.database.db
    .select({ courseId, registeredAt })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), isNull(registrations.unsubscribedAt)))
    .orderBy(sql`${courseId} nulls first`);
}

/**
 * Signs a person up, again where they had left; repeated calls answer the same.
 * @param language in which the mails greet them
 * @throws COURSE_NOT_FOUND
 */
export async function register(
  platform: Platform,
  who: Registration,
  language: 'it' | 'en' = 'it',
): Promise<void> {
  if (who.courseId !== null) {
    const course = await courseForSale(platform, who.courseId);
    if (course === null || course.status === 'DRAFT') throw newsletterErrors.COURSE_NOT_FOUND();
  }
  const registeredAt = platform.clock.now();
  await platform.database.db
    .insert(registrations)
    .values({ ...who, registeredAt, language })
    .onConflictDoUpdate({
      target: [registrations.userId, registrations.courseId],
      set: { registeredAt, unsubscribedAt: null, language },
      setWhere: eq(registrations.userId, who.userId),
    });
}

/** Repeated calls, and calls of people who were never registered, get the same answer: it does not reveal who is registered. */
export async function unregister(platform: Platform, who: Registration): Promise<void> {
  await leave(platform, of(who));
}

/** Whose registration this is; null when there is none. */
export async function registrationById(
  platform: Platform,
  id: string,
): Promise<Registration | null> {
  const { userId, courseId } = registrations;
  const [row] = await platform.database.db
    .select({ userId, courseId })
    .from(registrations)
    .where(eq(registrations.id, id));
  return row ?? null;
}

/** By the id of the registration, as links of mails name it. */
export async function unregisterById(platform: Platform, id: string): Promise<void> {
  await leave(platform, eq(registrations.id, id));
}

async function leave(platform: Platform, where: SQL | undefined): Promise<void> {
  await platform.database.db
    .update(registrations)
    .set({ unsubscribedAt: platform.clock.now() })
    .where(and(where, isNull(registrations.unsubscribedAt)));
}

/** Registers again someone who left by mistake. The link alone registers nobody new. */
export async function rejoin(platform: Platform, who: Registration): Promise<void> {
  await platform.database.db.update(registrations).set({ unsubscribedAt: null }).where(of(who));
}
