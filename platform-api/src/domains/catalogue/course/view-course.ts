import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { validityOf } from './course-content.ts';
import { courseForSale } from './courses-for-sale.ts';
import { courseStructure, type CourseStructure } from './course-structure.ts';
import { catalogueErrors } from '../errors.ts';
import type { ExamState, LearnerCourse, LearnerCourses } from '../lists/learner-courses.ts';
import { requireVisibleCourse } from './visible-course.ts';
import {
  categories,
  courseFaqs,
  courseRankings,
  courses,
  examPrices,
  macroCategories,
} from '../tables.ts';

type CourseRow = typeof courses.$inferSelect;

/** Votes by value, 5 first, with whole percentages. */
export type CourseRating = {
  ratio: number | null;
  total: number;
  votes: { value: number; count: number; percentage: number }[];
};

export type ViewedCourse = {
  /** Without the price of an exam that nobody holds. */
  course: CourseRow;
  category: { name: string; key: string | null; macro: { id: number; name: string } } | null;
  structure: CourseStructure;
  faqs: { id: number; question: string; answer: string }[];
  /** Of an attestation; null: without end. The refresher is named while it is on sale. */
  validity: { months: number; refresher: { id: number; title: string } | null } | null;
  rating: CourseRating;
  ownRank: number | null;
  ownComment: string | null;
  isTaughtByViewer: boolean;
  bought: LearnerCourse | null;
  exams: [ExamState, ExamState];
  /** Empty for who does not have the course. */
  completedLessons: ReadonlyMap<number, Date>;
  badgeId: string | null;
};

/**
 * The detail of a course as this viewer may see it.
 * @throws COURSE_NOT_FOUND as `requireVisibleCourse` does
 */
export async function viewCourse(
  platform: Platform,
  learnerCourses: LearnerCourses,
  viewer: Principal | null,
  courseId: number,
): Promise<ViewedCourse> {
  await requireVisibleCourse(platform, learnerCourses, viewer, courseId);
  const { db } = platform.database;
  const [row] = await db
    .select({
      course: courses,
      category: categories,
      macro: macroCategories,
      simulationCents: examPrices.simulationCents,
      certificationCents: examPrices.certificationCents,
    })
    .from(courses)
    .innerJoin(examPrices, eq(examPrices.courseId, courses.id))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(macroCategories, eq(macroCategories.id, categories.macroCategoryId))
    .where(eq(courses.id, courseId));
  const structure = await courseStructure(platform, courseId);
  if (row === undefined || structure === null) throw catalogueErrors.COURSE_NOT_FOUND();

  const owned = viewer ? await learnerCourses.enrolledCourses(platform, viewer.userId) : [];
  const bought = owned.find((course) => course.courseId === courseId) ?? null;
  const isTaughtByViewer =
    viewer !== null && structure.professors.some(({ accountId }) => accountId === viewer.userId);

  const faqs = await db
    .select({ id: courseFaqs.id, question: courseFaqs.question, answer: courseFaqs.answer })
    .from(courseFaqs)
    .where(eq(courseFaqs.courseId, courseId))
    .orderBy(asc(courseFaqs.position));
  const own = viewer ? await reviewOf(platform, courseId, viewer.userId) : undefined;
  const { simulationCents, certificationCents } = row;
  return {
    course: { ...row.course, simulationCents, certificationCents },
    category:
      row.category && row.macro
        ? { name: row.category.name, key: row.category.look ?? row.category.key, macro: row.macro }
        : null,
    structure,
    faqs,
    validity: await validityWithTitle(platform, row.course),
    rating: await ratingOf(platform, courseId),
    ownRank: own?.rank ?? null,
    ownComment: own?.comment ?? null,
    isTaughtByViewer,
    bought,
    exams: await learnerCourses.courseExams(platform, viewer?.userId ?? null, courseId),
    completedLessons:
      viewer === null || bought === null
        ? new Map()
        : await learnerCourses.completedLessons(platform, viewer.userId, courseId),
    badgeId:
      viewer === null || bought === null
        ? null
        : await learnerCourses.courseBadgeId(platform, viewer.userId, courseId),
  };
}

async function validityWithTitle(
  platform: Platform,
  course: CourseRow,
): Promise<ViewedCourse['validity']> {
  const validity = validityOf(course);
  if (validity === null) return null;
  const refresher =
    validity.refresherId === null ? null : await courseForSale(platform, validity.refresherId);
  return {
    months: validity.months,
    refresher:
      refresher?.status === 'PUBLISHED' ? { id: refresher.id, title: refresher.title } : null,
  };
}

export async function ratingOf(platform: Platform, courseId: number): Promise<CourseRating> {
  const rows = await platform.database.db
    .select({ value: courseRankings.rank, count: count() })
    .from(courseRankings)
    .where(eq(courseRankings.courseId, courseId))
    .groupBy(courseRankings.rank);
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  const sum = rows.reduce((points, row) => points + row.value * row.count, 0);
  return {
    ratio: total === 0 ? null : Math.round((sum / total) * 100) / 100,
    total,
    votes: [5, 4, 3, 2, 1].map((value) => {
      const given = rows.find((row) => row.value === value)?.count ?? 0;
      return {
        value,
        count: given,
        percentage: total === 0 ? 0 : Math.round((given / total) * 100),
      };
    }),
  };
}

async function reviewOf(platform: Platform, courseId: number, userId: string) {
  const [row] = await platform.database.db
    .select({ rank: courseRankings.rank, comment: courseRankings.comment })
    .from(courseRankings)
    .where(and(eq(courseRankings.courseId, courseId), eq(courseRankings.userId, userId)));
  return row;
}

/**
 * Stores the vote of a learner who bought the course; the last one wins (E65). A comment that is not
 * given stays, an empty one goes, a changed one is no longer approved.
 * @throws RATING_NEEDS_PURCHASE for everyone else (1§4)
 */
export async function rateCourse(
  platform: Platform,
  learnerCourses: LearnerCourses,
  voter: Principal,
  courseId: number,
  { rank, comment }: { rank: number; comment?: string | undefined },
): Promise<CourseRating> {
  const owned = await learnerCourses.enrolledCourses(platform, voter.userId);
  if (!owned.some((course) => course.courseId === courseId)) {
    throw catalogueErrors.RATING_NEEDS_PURCHASE();
  }
  const ratedAt = platform.clock.now();
  await platform.database.db
    .insert(courseRankings)
    .values({ courseId, userId: voter.userId, rank, ratedAt, comment: comment || null })
    .onConflictDoUpdate({
      target: [courseRankings.courseId, courseRankings.userId],
      set: {
        rank: sql`excluded.rank`,
        ratedAt,
        ...(comment === undefined
          ? {}
          : {
              comment: sql`excluded.comment`,
              isApproved: sql`${courseRankings.isApproved} and ${courseRankings.comment} is not distinct from excluded.comment`,
            }),
      },
    });
  return ratingOf(platform, courseId);
}
