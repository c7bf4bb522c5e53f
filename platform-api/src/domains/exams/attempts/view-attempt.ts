import type { Platform } from '../../../platform.ts';
import { courseForSale } from '../../catalogue/index.ts';
import { examErrors } from '../errors.ts';
import { isDue } from './clock.ts';
import { endAttempt, type End } from './end-attempt.ts';
import type { ExamBadges } from './exam-badges.ts';
import {
  answeredCounts,
  findAttempt,
  questionsOf,
  takeAttempt,
  type Attempt,
  type AttemptQuestion,
  type EndedAttempt,
} from './repository.ts';

export type ViewedAttempt = {
  attempt: Attempt;
  courseTitle: string;
  /** None when it has ended: then there is a result. */
  questions: AttemptQuestion[];
};

/**
 * An attempt of this person as it is now: one whose time is over is ended first.
 * @throws EXAM_ATTEMPT_NOT_FOUND, also for another person's
 */
export async function ownAttempt(
  platform: Platform,
  badges: ExamBadges,
  id: string,
  userId: string,
): Promise<Attempt> {
  const attempt = await findAttempt(platform.database.db, id, userId);
  if (attempt === null) throw examErrors.EXAM_ATTEMPT_NOT_FOUND();
  if (!isDue(attempt, platform.clock.now())) return attempt;
  return (await endAttempt(platform, badges, id, { by: 'time' })) ?? attempt;
}

/** An attempt with what its candidate sees. */
export async function viewAttempt(platform: Platform, attempt: Attempt): Promise<ViewedAttempt> {
  const { db } = platform.database;
  const course = await courseForSale(platform, attempt.courseId);
  return {
    attempt,
    courseTitle: course?.title ?? '',
    questions: attempt.endedAt === null ? await questionsOf(db, attempt.id) : [],
  };
}

/**
 * Goes on with an attempt on this page; the one that held it writes no more.
 * @throws EXAM_ATTEMPT_NOT_FOUND
 */
export async function continueHere(
  platform: Platform,
  badges: ExamBadges,
  { id, userId, screen }: { id: string; userId: string; screen: string },
): Promise<ViewedAttempt> {
  const attempt = await ownAttempt(platform, badges, id, userId);
  const taken = await takeAttempt(platform.database.db, id, userId, screen);
  return viewAttempt(platform, taken ?? attempt);
}

/**
 * Ends an attempt for its candidate; one that has ended already stays as it is.
 * @throws EXAM_ATTEMPT_NOT_FOUND, EXAM_OPEN_ELSEWHERE
 */
export async function endOwnAttempt(
  platform: Platform,
  badges: ExamBadges,
  { id, userId, end }: { id: string; userId: string; end: End },
): Promise<{ attempt: EndedAttempt; answered: number; questions: number }> {
  const { db } = platform.database;
  if ((await findAttempt(db, id, userId)) === null) throw examErrors.EXAM_ATTEMPT_NOT_FOUND();
  const attempt = await endAttempt(platform, badges, id, end);
  if (attempt === null || !isEnded(attempt)) throw examErrors.EXAM_ATTEMPT_NOT_FOUND();
  return { attempt, ...(await answeredCounts(db, id)) };
}

export const isEnded = (attempt: Attempt): attempt is EndedAttempt =>
  attempt.endedAt !== null && attempt.percent !== null;
