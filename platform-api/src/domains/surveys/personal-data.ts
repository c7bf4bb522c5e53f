import { and, asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import {
  surveyAnswers,
  surveyExperiences,
  surveyOptions,
  surveyQuestions,
  surveyReplies,
} from './tables.ts';

/** What a person has answered about themselves. */
export const surveyData: PersonalData = {
  part: 'survey',
  async collect(platform, userId) {
    const { db } = platform.database;
    const answers = await db
      .select({
        question: surveyQuestions.textIt,
        answer: surveyOptions.labelIt,
        value: surveyAnswers.value,
        savedAt: surveyReplies.savedAt,
      })
      .from(surveyAnswers)
      .innerJoin(
        surveyReplies,
        and(
          eq(surveyReplies.userId, surveyAnswers.userId),
          eq(surveyReplies.surveyId, surveyAnswers.surveyId),
        ),
      )
      .innerJoin(surveyOptions, eq(surveyOptions.id, surveyAnswers.optionId))
      .innerJoin(surveyQuestions, eq(surveyQuestions.id, surveyOptions.questionId))
      .where(eq(surveyAnswers.userId, userId))
      .orderBy(asc(surveyQuestions.position), asc(surveyOptions.position));
    const experiences = await db
      .select({
        keyId: surveyExperiences.keyId,
        dateFrom: surveyExperiences.dateFrom,
        dateTo: surveyExperiences.dateTo,
        online: surveyExperiences.online,
      })
      .from(surveyExperiences)
      .where(eq(surveyExperiences.userId, userId));
    return { data: { answers, experiences } };
  },
  async erase(platform, userId) {
    // Answers and experiences go with their reply.
    await platform.database.db.delete(surveyReplies).where(eq(surveyReplies.userId, userId));
  },
};
