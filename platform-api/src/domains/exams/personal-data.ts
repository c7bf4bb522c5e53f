import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { aliasesOf } from './attempts/option-aliases.ts';
import { questionsOf } from './attempts/repository.ts';
import { examAttempts, examRights } from './tables.ts';

/**
 * Attempts of a person with what they answered, as they gave it. What is right is not theirs: of a
 * certification other candidates get the same questions.
 */
export const examAttemptData: PersonalData = {
  part: 'exam-attempts',
  async collect(platform, userId) {
    const { db } = platform.database;
    const attempts = await db
      .select()
      .from(examAttempts)
      .where(eq(examAttempts.userId, userId))
      .orderBy(asc(examAttempts.startedAt), asc(examAttempts.id));
    const data = [];
    for (const attempt of attempts) {
      const { id, courseId, kind, startedAt, endsAt, endedAt, endedBy } = attempt;
      const { points, maxPoints, percent, isPassed, thresholdPercent } = attempt;
      const questions = await questionsOf(db, id);
      data.push({
        courseId,
        kind,
        isPreview: attempt.rightId === null,
        startedAt,
        endsAt,
        endedAt,
        endedBy,
        thresholdPercent,
        points,
        maxPoints,
        percent,
        isPassed,
        answers: questions.map((question) => ({
          position: question.position,
          area: question.area,
          answer: question.answer && aliasesOf(question.content).toWire(question.answer),
          answeredAt: question.answeredAt,
          isFlagged: question.isFlagged,
        })),
      });
    }
    return { data };
  },
  async erase(platform, userId) {
    const { db } = platform.database;
    // Who begins an attempt holds its right: none begins between this and the end of the rights.
    await db
      .select({ id: examRights.id })
      .from(examRights)
      .where(eq(examRights.userId, userId))
      .for('update');
    await db.delete(examAttempts).where(eq(examAttempts.userId, userId));
  },
};
