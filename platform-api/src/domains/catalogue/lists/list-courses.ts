import { sql, type SQL } from 'drizzle-orm';
import type { Principal } from '../../../http/access.ts';
import type { Platform } from '../../../platform.ts';
import { interestsOf } from '../../surveys/index.ts';
import type { LearnerCourse, LearnerCourses } from './learner-courses.ts';
import { mostRankedFirst, type ListedCourse } from './listed-course.ts';
import { readFound } from '../search/read-found.ts';

/** Typology codes (1§2); without one the list is of all courses (E49). */
export const typologies = { MostRanked: 0, Personal: 1, Suggested: 2, Teachers: 3 } as const;

export type CourseListQuery = {
  typology?: number | undefined;
  categoryId?: number | undefined;
  page: number;
  pageSize: number;
};

export type ListedForPerson = ListedCourse & {
  /** Progress and day of purchase, null for courses that the person did not buy. */
  percentage: number | null;
  enrolledAt: string | null;
};

export const editsCourses = (principal: Principal): boolean =>
  principal.role === 'RedattoreCorsiA' || principal.role === 'AdminWorkerBadge';

/** One page of a list of courses as this person, in this role, may see it. */
export async function listCourses(
  platform: Platform,
  learnerCourses: LearnerCourses,
  principal: Principal,
  query: CourseListQuery,
): Promise<{ items: ListedForPerson[]; totalItems: number }> {
  const owned = await learnerCourses.enrolledCourses(platform, principal.userId);
  const interests =
    query.typology === typologies.Suggested ? await interestsOf(platform, principal.userId) : [];
  const { where, order } = listOf(principal, query.typology, owned, interests);
  const inCategory =
    query.categoryId === undefined ? sql`true` : sql`c.category_id = ${query.categoryId}`;
  const found = await readFound<{ items: ListedCourse[]; totalItems: number }>(
    platform,
    sql`
    with found as (
      select c.id, c.title, c.category_id, c.created_at, c.published_at, s.votes, s.weighted
      from course c join course_search s on s.course_id = c.id
      where c.status <> 3 and ${inCategory} and ${where}
    ),
    shown as (
      select id, row_number() over (order by ${order}) as place from found
      order by place limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}
    )
    select json_build_object(
      'totalItems', (select count(*) from found),
      'items', listed_courses(array(select id from shown order by place))
    ) as found`,
  );
  const byCourse = new Map(owned.map((course) => [course.courseId, course] as const));
  return {
    totalItems: found.totalItems,
    items: found.items.map((course) => {
      const bought = byCourse.get(course.id);
      return {
        ...course,
        percentage: bought?.percentage ?? null,
        enrolledAt: bought ? new Date(bought.enrolledAt).toISOString() : null,
      };
    }),
  };
}

function listOf(
  principal: Principal,
  typology: number | undefined,
  owned: LearnerCourse[],
  interests: string[],
): { where: SQL; order: SQL } {
  const ownedIds = owned.map((course) => course.courseId);
  const published = sql`c.status = 1`;
  const taught = sql`exists (
    select from course_professor cp join professor p on p.id = cp.professor_id
    where cp.course_id = c.id and p.account_id = ${principal.userId}::uuid)`;
  switch (typology) {
    case typologies.MostRanked:
      return { where: published, order: mostRankedFirst };
    case typologies.Personal:
      if (editsCourses(principal)) {
        return {
          where: sql`c.created_by = ${principal.userId}::uuid`,
          order: sql`created_at desc, id desc`,
        };
      }
      // A bought course stays its buyer's, also when it was suspended since (E39).
      return { where: sql`c.id in ${ids(ownedIds)}`, order: latestFirst(owned) };
    case typologies.Suggested:
      return {
        where: sql`${published} and c.id not in ${ids(ownedIds)} and not ${taught}`,
        // Answers of the survey come before guesses from purchases.
        order: sql`(category_id in (select g.id from category g where g.key in ${texts(interests)})) desc,
          (category_id in (select o.category_id from course o where o.id in ${ids(ownedIds)})) desc,
          ${mostRankedFirst}`,
      };
    case typologies.Teachers:
      // Drafts reach only those who edit (E19).
      return { where: sql`${taught} and (c.status <> 0)`, order: sql`published_at desc, id` };
    default:
      return {
        where: editsCourses(principal) ? sql`true` : published,
        order: sql`title collate "und-x-icu", id`,
      };
  }
}

const ids = (values: number[]) =>
  sql`(select unnest(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::int[]))`;

const texts = (values: string[]) =>
  sql`(select unnest(array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]))`;

/** Courses in progress first, then unopened ones, then completed ones; within each, the latest purchase first. */
function latestFirst(owned: LearnerCourse[]): SQL {
  const stage = ({ percentage }: LearnerCourse) => (percentage >= 100 ? 2 : percentage > 0 ? 0 : 1);
  const ordered = owned
    .toSorted(
      (a, b) =>
        stage(a) - stage(b) || new Date(b.enrolledAt).getTime() - new Date(a.enrolledAt).getTime(),
    )
    .map((course) => course.courseId);
  return sql`array_position(array[${sql.join(
    ordered.map((id) => sql`${id}`),
    sql`, `,
  )}]::int[], id)`;
}
