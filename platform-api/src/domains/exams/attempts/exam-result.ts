import type { Platform } from '../../../platform.ts';
import { courseStructure } from '../../catalogue/index.ts';
import { examErrors } from '../errors.ts';
import { missingPoints, scoreOf, type AreaScore } from '../grading/score.ts';
import type { ExamBadge, ExamBadges } from './exam-badges.ts';
import {
  endedAttemptsOf,
  questionsOf,
  type AttemptQuestion,
  type EndedAttempt,
} from './repository.ts';
import { isEnded, ownAttempt } from './view-attempt.ts';

export type LessonToReview = { id: number; name: string; area: string; minutes: number };

export type ExamResult = {
  attempt: EndedAttempt;
  courseTitle: string;
  answered: number;
  missingPoints: number;
  areas: (AreaScore & { isWeak: boolean })[];
  lessons: LessonToReview[];
  /** With their keys: of a simulation only. */
  questions: AttemptQuestion[] | null;
  badge: ExamBadge | null;
  attempts: EndedAttempt[];
};

/**
 * The result of an ended attempt of this person.
 * @throws EXAM_ATTEMPT_NOT_FOUND, EXAM_RUNNING
 */
export async function ownResult(
  platform: Platform,
  badges: ExamBadges,
  id: string,
  userId: string,
): Promise<ExamResult> {
  const attempt = await ownAttempt(platform, badges, id, userId);
  if (!isEnded(attempt)) throw examErrors.EXAM_RUNNING();
  return resultOf(platform, badges, attempt);
}

/** What an ended attempt came to. */
export async function resultOf(
  platform: Platform,
  badges: ExamBadges,
  attempt: EndedAttempt,
): Promise<ExamResult> {
  const { db } = platform.database;
  const { courseId, userId, kind, thresholdPercent, rightId } = attempt;
  const questions = await questionsOf(db, attempt.id);
  const scored = questions.map((question) => ({ ...question, isRight: question.isRight === true }));
  const areas = scoreOf(scored, thresholdPercent).areas.map((area) => ({
    ...area,
    isWeak: area.percent < thresholdPercent,
  }));
  const course = await courseStructure(platform, courseId);
  const hasBadge = kind === 'certification' && attempt.isPassed && rightId !== null;
  return {
    attempt,
    courseTitle: course?.title ?? '',
    answered: questions.filter(({ answer }) => answer !== null).length,
    missingPoints: missingPoints(attempt.points, attempt.maxPoints, thresholdPercent),
    areas,
    lessons: lessonsOf(course?.modules ?? [], areas),
    questions: kind === 'simulation' ? questions : null,
    badge: hasBadge ? await badges.examBadge(platform, userId, courseId) : null,
    attempts: await endedAttemptsOf(db, userId, courseId, kind),
  };
}

type Module = {
  name: string;
  lessons: { id: number; name: string; durationMinutes: number }[];
};

/** Lessons of the modules that are called as a weak area, the weakest first. */
function lessonsOf(
  modules: readonly Module[],
  areas: readonly (AreaScore & { isWeak: boolean })[],
): LessonToReview[] {
  const same = (one: string, other: string) =>
    one.localeCompare(other, 'it', { sensitivity: 'base' }) === 0;
  return areas
    .filter(({ isWeak }) => isWeak)
    .toSorted((one, other) => one.percent - other.percent)
    .flatMap(({ area }) =>
      modules
        .filter(({ name }) => same(name.trim(), area.trim()))
        .flatMap(({ lessons }) =>
          lessons.map(({ id, name, durationMinutes }) => ({
            id,
            name,
            area,
            minutes: durationMinutes,
          })),
        ),
    );
}
