import type { Platform } from '../../../platform.ts';
import { scoreOf } from '../grading/score.ts';
import { endedAttemptsOf, questionsOf } from './repository.ts';

export type CertificationScore = {
  percent: number;
  thresholdPercent: number;
  /** In the order of the exam; none where another body held it. */
  areas: { name: string; percent: number }[];
};

/** What a passed certification came to: the attempt that ended then, else the first that was passed; null without. */
export async function certificationScore(
  platform: Platform,
  { userId, courseId, completedAt }: { userId: string; courseId: number; completedAt: Date },
): Promise<CertificationScore | null> {
  const { db } = platform.database;
  const attempts = await endedAttemptsOf(db, userId, courseId, 'certification');
  const passed = attempts.filter(({ isPassed }) => isPassed);
  const attempt =
    passed.find(({ endedAt }) => endedAt.getTime() === completedAt.getTime()) ?? passed.at(-1);
  if (attempt === undefined) return null;
  const { percent, thresholdPercent } = attempt;
  const questions = await questionsOf(db, attempt.id);
  const scored = questions.map((question) => ({ ...question, isRight: question.isRight === true }));
  return {
    percent,
    thresholdPercent,
    areas: scoreOf(scored, thresholdPercent).areas.map((area) => ({
      name: area.area,
      percent: area.percent,
    })),
  };
}
