import { randomUUID } from 'node:crypto';
import { isDemoExam } from '../../../demo-peers.ts';
import type { Principal } from '../../../http/access.ts';
import { inTransaction, type Platform } from '../../../platform.ts';
import { activeQuestions, type StoredQuestion } from '../bank/repository.ts';
import { requireExamAuthor } from '../bank/require-author.ts';
import type { ExamKind } from '../questions/question.ts';
import { areaFaults, planFaults } from './check-plan.ts';
import { draw } from './draw.ts';
import { planErrors } from './errors.ts';
import * as repository from './repository.ts';
import type { BankArea, PlanContent, StoredPlan } from './repository.ts';

export type CoursePlans = {
  certification: StoredPlan | null;
  simulation: StoredPlan | null;
  areas: BankArea[];
  /** Percent of each person who has more time. */
  extraTimes: number[];
};

/** @throws FORBIDDEN, COURSE_NOT_FOUND */
export async function readPlans(
  platform: Platform,
  author: Principal,
  courseId: number,
): Promise<CoursePlans> {
  await requireExamAuthor(platform, author, courseId);
  const { db } = platform.database;
  const extra = await repository.extraTimes(db, courseId);
  return {
    certification: await repository.findPlan(db, courseId, 'certification'),
    simulation: await repository.findPlan(db, courseId, 'simulation'),
    areas: await repository.bankAreas(db, courseId),
    extraTimes: extra.map(({ percent }) => percent),
  };
}

/**
 * Stores what an exam is made of; null: the course has no such exam. Attempts that began keep their questions,
 * their time and their threshold.
 * @param readAt `updatedAt` of the plan that the author read, null where there was none; who read an older one
 * is refused
 * @throws FORBIDDEN, COURSE_NOT_FOUND, PLAN_CHANGED, PLAN_INVALID, PLAN_NEEDS_QUESTIONS
 */
export async function savePlan(
  platform: Platform,
  author: Principal,
  exam: { courseId: number; kind: ExamKind },
  readAt: Date | null,
  given: PlanContent | null,
): Promise<CoursePlans> {
  await requireExamAuthor(platform, author, exam.courseId);
  const takesHttp = (address: string) => isDemoExam(platform.config, address);
  const faults = given === null ? {} : planFaults(given, takesHttp);
  if (Object.keys(faults).length > 0) throw planErrors.PLAN_INVALID({ fields: faults });
  await inTransaction(platform, async (tx) => {
    const { db } = tx.database;
    if (given?.host === 'ours') {
      const fields = areaFaults(given, await repository.bankAreas(db, exam.courseId));
      if (Object.keys(fields).length > 0) throw planErrors.PLAN_NEEDS_QUESTIONS({ fields });
    }
    const isFirst =
      given === null
        ? await withoutPlan(db, exam, readAt)
        : await repository.storePlan(db, exam, readAt, stored(given), later(platform, readAt));
    if (!isFirst) throw planErrors.PLAN_CHANGED();
  });
  return readPlans(platform, author, exam.courseId);
}

/** Who removes a plan that is gone already has what they want. */
async function withoutPlan(
  db: Parameters<typeof repository.deletePlan>[0],
  exam: { courseId: number; kind: ExamKind },
  readAt: Date | null,
): Promise<boolean> {
  if (readAt !== null && (await repository.deletePlan(db, exam, readAt))) return true;
  return (await repository.findPlan(db, exam.courseId, exam.kind)) === null;
}

const stored = (given: PlanContent): PlanContent => ({
  ...given,
  externalUrl: given.host === 'external' ? given.externalUrl : null,
  areas: given.areas.filter(({ drawn }) => drawn > 0),
});

/** Two plans that are stored within a millisecond have different times all the same. */
const later = ({ clock }: Platform, readAt: Date | null): Date =>
  new Date(Math.max(clock.now().getTime(), (readAt?.getTime() ?? 0) + 1));

export type DrawnExam = { plan: StoredPlan; questions: StoredQuestion[] };

/**
 * Draws an exam of ours from the bank as it is now. Stores nothing.
 * @returns the plan, and the questions in the order of the exam with their options in the order that the candidate sees
 * @throws EXAM_NOT_OURS, PLAN_NEEDS_QUESTIONS when questions left the bank after the plan was stored
 */
export async function drawExam(
  platform: Platform,
  { courseId, kind }: { courseId: number; kind: ExamKind },
  seed: string,
): Promise<DrawnExam> {
  const { db } = platform.database;
  const plan = await repository.findPlan(db, courseId, kind);
  if (plan?.host !== 'ours') throw planErrors.EXAM_NOT_OURS();
  const questions = draw(plan, await activeQuestions(db, courseId), seed);
  if (questions === null) throw planErrors.PLAN_NEEDS_QUESTIONS();
  return { plan, questions };
}

/**
 * An exam as a candidate would get it, for its author.
 * @param seed of an earlier preview, to see it again; without it another exam is drawn
 * @throws FORBIDDEN, COURSE_NOT_FOUND, EXAM_NOT_OURS, PLAN_NEEDS_QUESTIONS
 */
export async function previewExam(
  platform: Platform,
  author: Principal,
  exam: { courseId: number; kind: ExamKind },
  seed: string = randomUUID(),
): Promise<DrawnExam & { seed: string }> {
  await requireExamAuthor(platform, author, exam.courseId);
  return { seed, ...(await drawExam(platform, exam, seed)) };
}
