import { and, asc, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../database/database.ts';
import type { Platform } from '../../../platform.ts';
import type { ExamState } from '../../catalogue/index.ts';
import { externalLink } from '../external/external-link.ts';
import { examKinds, type ExamKind } from '../questions/question.ts';
import { paidExams } from '../rights/index.ts';
import { progressOf } from './candidate.ts';
import { examAttempts, examPlanAreas, examPlans } from '../tables.ts';

/**
 * The certification exam and the simulation of a course, in this order, as its pages show them (EXAM-02):
 * where each is taken, and to a person what they paid and reached. The best attempt counts, the first of
 * several with the same percent (E157). Previews do not.
 */
export async function courseExams(
  platform: Platform,
  userId: string | null,
  courseId: number,
): Promise<[ExamState, ExamState]> {
  const { db } = platform.database;
  const links = await linksOf(db, courseId);
  const nothing = { certification: null, simulation: null };
  const paid = userId === null ? nothing : await paidExams(platform, userId, courseId);
  const attempts = userId === null ? [] : await attemptsOf(db, userId, courseId);
  const isExternal = (links.get('certification')?.address ?? null) !== null;
  const progress =
    userId !== null && isExternal && paid.certification !== null
      ? await progressOf(platform, userId, courseId)
      : 0;
  const linkOf = (kind: ExamKind): string | null => {
    const link = links.get(kind);
    if (link === undefined) return null;
    const right = paid[kind];
    const isOpen = right !== null && (kind === 'simulation' || progress === 100);
    return link.address !== null && isOpen ? externalLink(link.address, right.id) : link.page;
  };
  const stateOf = (kind: ExamKind): ExamState => {
    const ofKind = attempts.filter((attempt) => attempt.kind === kind);
    const best = ofKind.find(({ percent }) => percent !== null);
    const isLive = ofKind.some(({ endedAt }) => endedAt === null);
    return {
      link: linkOf(kind),
      // Who has passed, or is in it with the last attempt, has no need to buy it again.
      isPaid:
        paid[kind] !== null || isLive || (kind === 'certification' && best?.isPassed === true),
      best:
        best?.percent == null || best.isPassed === null || best.endedAt === null
          ? null
          : { percent: best.percent, isPassed: best.isPassed, endedAt: best.endedAt },
    };
  };
  return [stateOf('certification'), stateOf('simulation')];
}

type ExamLink = {
  /** Of ours: it holds the exam, or says what is missing until another body's can be taken. */
  page: string;
  /** Of another body. Only who can take the exam now gets it, with their name in it. */
  address: string | null;
};

/** Where the exams of a course are taken; a plan of ours that draws nothing is none yet (E156). */
async function linksOf(db: Db, courseId: number): Promise<Map<ExamKind, ExamLink>> {
  const plans = await db
    .select({
      kind: examPlans.kind,
      externalUrl: examPlans.externalUrl,
      isDrawn: sql<boolean>`exists (select 1 from ${examPlanAreas} where ${and(
        eq(examPlanAreas.courseId, examPlans.courseId),
        eq(examPlanAreas.kind, examPlans.kind),
        gt(examPlanAreas.drawn, 0),
      )})`,
    })
    .from(examPlans)
    .where(eq(examPlans.courseId, courseId));
  const links = new Map<ExamKind, ExamLink>();
  for (const kind of examKinds) {
    const plan = plans.find((candidate) => candidate.kind === kind);
    const address = plan?.externalUrl ?? null;
    if (address === null && plan?.isDrawn !== true) continue;
    links.set(kind, { page: `/courses/use/${courseId}/exam/${kind}`, address });
  }
  return links;
}

/** The best first, live ones last. */
const attemptsOf = (db: Db, userId: string, courseId: number) =>
  db
    .select({
      kind: examAttempts.kind,
      percent: examAttempts.percent,
      isPassed: examAttempts.isPassed,
      endedAt: examAttempts.endedAt,
    })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.userId, userId),
        eq(examAttempts.courseId, courseId),
        isNotNull(examAttempts.rightId),
      ),
    )
    .orderBy(
      asc(isNull(examAttempts.percent)),
      desc(examAttempts.percent),
      asc(examAttempts.endedAt),
    );
