import { and, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { catalogueErrors } from './errors.ts';
import { courseProfessors, courseRankings, courses, professors, reviewReports } from './tables.ts';
import { courseStatus } from './course/course-status.ts';

/**
 * Votes, and the teacher's card. A vote stays in the average of its course, without its text and
 * without its author.
 */
export const catalogueData: PersonalData = {
  part: 'reviews',

  async collect(platform, userId) {
    const { db } = platform.database;
    const votes = await db
      .select({
        courseId: courseRankings.courseId,
        title: courses.title,
        rank: courseRankings.rank,
        comment: courseRankings.comment,
        ratedAt: courseRankings.ratedAt,
      })
      .from(courseRankings)
      .innerJoin(courses, eq(courses.id, courseRankings.courseId))
      .where(eq(courseRankings.userId, userId));
    const [teacher] = await db.select().from(professors).where(eq(professors.accountId, userId));
    return { data: { votes, teacher: teacher ?? null } };
  },

  async objection(platform, userId) {
    const [taught] = await platform.database.db
      .select({ id: courses.id })
      .from(courses)
      .innerJoin(courseProfessors, eq(courseProfessors.courseId, courses.id))
      .innerJoin(professors, eq(professors.id, courseProfessors.professorId))
      .where(and(eq(professors.accountId, userId), eq(courses.status, courseStatus.PUBLISHED)))
      .limit(1);
    return taught === undefined ? null : catalogueErrors.TEACHES_COURSES();
  },

  async erase(platform, userId) {
    await platform.database.db
      .update(professors)
      .set({ accountId: null, email: '', phone: null })
      .where(eq(professors.accountId, userId));
    await platform.database.db
      .update(courseRankings)
      .set({ comment: null })
      .where(eq(courseRankings.userId, userId));
    await platform.database.db.delete(reviewReports).where(eq(reviewReports.userId, userId));
  },
};
