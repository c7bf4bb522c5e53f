import type { Principal } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import { badgesOfCompetence, competencesOf } from '../badges/index.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { magicLinks } from '../promotions/index.ts';
import { skillErrors } from './errors.ts';
import { listedSkillToWire } from './wire.ts';

/**
 * A competence of the caller with the badges that prove it and the courses that they come from.
 * @throws SKILL_NOT_FOUND when none of the caller's badges proves it
 */
export async function skillDetail(
  platform: Platform,
  { userId, role }: Pick<Principal, 'userId' | 'role'>,
  categoryId: number,
) {
  const [competence] = await competencesOf(platform.database.db, userId, { categoryId });
  if (competence === undefined) throw skillErrors.SKILL_NOT_FOUND();
  const relatedBadges = await badgesOfCompetence(platform, userId, categoryId);

  // One row a course, in the order of the badges; an exam's badge says more than that of its course.
  const typeOfCourse = new Map<number, { title: string; typeBadge: number }>();
  for (const { type, relatedCourses } of relatedBadges) {
    for (const { id, title } of relatedCourses) {
      const known = typeOfCourse.get(id);
      typeOfCourse.set(id, { title, typeBadge: Math.max(type, known?.typeBadge ?? 0) });
    }
  }
  const courseIds = [...typeOfCourse.keys()];
  const courses = await coursesForSale(platform, courseIds);
  const onSale = courseIds.filter((id) => courses.get(id)?.status === 'PUBLISHED');
  // Links are the learner's, as where a single one is asked for (2§1).
  const links =
    role === 'Discente' ? await magicLinks(platform, userId, onSale) : new Map<number, string>();

  return {
    ...listedSkillToWire(competence),
    relatedCourses: [...typeOfCourse].map(([id, { title, typeBadge }]) => ({
      id,
      title: courses.get(id)?.title ?? title,
      urlImage: courses.get(id)?.coverUrl ?? null,
      typeBadge,
      magicLinkRewardForPromotion: links.get(id) ?? null,
    })),
    relatedBadges,
  };
}
