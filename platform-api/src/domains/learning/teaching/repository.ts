import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import { nameContains } from '../../accounts/index.ts';
import { enrolments, lessonCompletions } from '../tables.ts';
import type { LearnerGroup } from './lesson-reach.ts';

export const learnerStates = ['notBegun', 'inProgress', 'completed'] as const;
export type LearnerState = (typeof learnerStates)[number];

export type LearnerFilter = {
  courseId: number;
  /** Lessons of the course: who has completed as many has completed it. */
  lessonCount: number;
  state: LearnerState | null;
  /** A part of name and surname; '' for all. */
  name: string;
};

/**
 * Learners of a course, together where they have completed the same lessons: few rows for any number of them.
 * @param lessonIds those of the course
 */
export async function learnerGroups(
  db: Db,
  courseId: number,
  lessonIds: readonly number[],
): Promise<LearnerGroup[]> {
  // A bit for each lesson: what a learner has completed is one value, which needs no sorting to be compared.
  const bits = sql.raw(`bit(${Math.max(lessonIds.length, 1)})`);
  const none = '0'.repeat(Math.max(lessonIds.length, 1));
  const places = sql.join(
    [0, ...lessonIds].map(
      (id, place) =>
        sql`(${id}::int, ${place === 0 ? none : none.slice(0, place - 1) + '1' + none.slice(place)}::${bits})`,
    ),
    sql`, `,
  );
  const done = db
    .select({
      userId: lessonCompletions.userId,
      bits: sql<string>`bit_or(place.bits)`.as('bits'),
    })
    .from(lessonCompletions)
    .innerJoin(
      sql`(values ${places}) as place (lesson_id, bits)`,
      sql`place.lesson_id = ${lessonCompletions.lessonId}`,
    )
    .where(eq(lessonCompletions.courseId, courseId))
    .groupBy(lessonCompletions.userId)
    .as('done');
  const learner = db
    .select({
      hasBegun: sql<boolean>`${enrolments.startedAt} is not null or ${isNotNull(done.userId)}`.as(
        'has_begun',
      ),
      completed: sql<string>`coalesce(${done.bits}, ${none}::${bits})::text`.as('completed'),
    })
    .from(enrolments)
    .leftJoin(done, eq(done.userId, enrolments.userId))
    .where(eq(enrolments.courseId, courseId))
    .as('learner');
  const rows = await db
    .select({ hasBegun: learner.hasBegun, completed: learner.completed, learners: count() })
    .from(learner)
    .groupBy(learner.hasBegun, learner.completed);
  return rows.map(({ completed, ...row }) => ({
    ...row,
    completed: new Set(lessonIds.filter((_, place) => completed[place] === '1')),
  }));
}

export type LearnerRow = { userId: string; enrolledAt: Date; startedAt: Date | null };

/** One page of the learners of a course, the latest to buy it first. */
export async function learnerPage(
  db: Db,
  filter: LearnerFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: LearnerRow[]; totalItems: number }> {
  const condition = and(
    eq(enrolments.courseId, filter.courseId),
    filter.name === '' ? undefined : nameContains(enrolments.userId, filter.name),
    isInState(db, filter),
  );
  const rows = await db
    .select({
      userId: enrolments.userId,
      enrolledAt: enrolments.enrolledAt,
      startedAt: enrolments.startedAt,
    })
    .from(enrolments)
    .where(condition)
    .orderBy(desc(enrolments.enrolledAt), enrolments.userId)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ learners: count() }).from(enrolments).where(condition);
  return { rows, totalItems: counted?.learners ?? 0 };
}

function isInState(db: Db, { state, courseId, lessonCount }: LearnerFilter): SQL | undefined {
  const whoHasDone = (lessons: number) =>
    db
      .select({ userId: lessonCompletions.userId })
      .from(lessonCompletions)
      .where(eq(lessonCompletions.courseId, courseId))
      .groupBy(lessonCompletions.userId)
      .having(sql`count(*) >= ${lessons}`);
  const all = Math.max(lessonCount, 1);
  const { userId, startedAt } = enrolments;
  switch (state) {
    case null:
      return undefined;
    case 'notBegun':
      return and(isNull(startedAt), notInArray(userId, whoHasDone(1)));
    case 'inProgress':
      return and(
        or(isNotNull(startedAt), inArray(userId, whoHasDone(1))),
        notInArray(userId, whoHasDone(all)),
      );
    case 'completed':
      return inArray(userId, whoHasDone(all));
  }
}

/** What each of these people has completed of the course, and when they last did. */
export async function completionsOfLearners(
  db: Db,
  courseId: number,
  userIds: readonly string[],
): Promise<Map<string, { lessons: Set<number>; lastAt: Date }>> {
  const byUser = new Map<string, { lessons: Set<number>; lastAt: Date }>();
  if (userIds.length === 0) return byUser;
  const rows = await db
    .select()
    .from(lessonCompletions)
    .where(
      and(
        eq(lessonCompletions.courseId, courseId),
        inArray(lessonCompletions.userId, [...userIds]),
      ),
    );
  for (const { userId, lessonId, completedAt } of rows) {
    const known = byUser.get(userId) ?? { lessons: new Set<number>(), lastAt: completedAt };
    known.lessons.add(lessonId);
    if (completedAt > known.lastAt) known.lastAt = completedAt;
    byUser.set(userId, known);
  }
  return byUser;
}
