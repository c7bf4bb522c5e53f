import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../database/database.ts';
import type { Answer, Experience, Survey } from './survey.ts';
import * as t from './tables.ts';

/** A published survey with its areas, questions and options in their order; null without one. */
export async function findSurvey(db: Db, code: string): Promise<Survey | null> {
  const [survey] = await db.select().from(t.surveys).where(eq(t.surveys.code, code));
  if (survey === undefined) return null;
  const areas = await db
    .select()
    .from(t.surveyAreas)
    .where(eq(t.surveyAreas.surveyId, survey.id))
    .orderBy(asc(t.surveyAreas.position));
  const areaIds = areas.map(({ id }) => id);
  const questions = await db
    .select()
    .from(t.surveyQuestions)
    .where(inArray(t.surveyQuestions.areaId, areaIds))
    .orderBy(asc(t.surveyQuestions.position));
  const options = await db
    .select()
    .from(t.surveyOptions)
    .where(
      inArray(
        t.surveyOptions.questionId,
        questions.map(({ id }) => id),
      ),
    )
    .orderBy(asc(t.surveyOptions.position));
  return {
    id: survey.id,
    code: survey.code,
    audience: survey.audience,
    areas: areas.map((area) => ({
      id: area.id,
      kind: area.kind,
      imageUrl: area.imageUrl,
      description: { it: area.descriptionIt, en: area.descriptionEn },
      questions: questions
        .filter(({ areaId }) => areaId === area.id)
        .map((question) => ({
          id: question.id,
          type: question.type,
          renderType: question.renderType,
          isMandatory: question.isMandatory,
          text: { it: question.textIt, en: question.textEn },
          options: options
            .filter(({ questionId }) => questionId === question.id)
            .map((option) => ({
              id: option.id,
              type: option.type,
              label: { it: option.labelIt, en: option.labelEn },
              resource: option.resource,
            })),
        })),
    })),
  };
}

/** Codes of the surveys for this person that are not closed yet, in their order. */
export async function openCodes(db: Db, userId: string, isCompany: boolean): Promise<string[]> {
  const rows = await db
    .select({ code: t.surveys.code })
    .from(t.surveys)
    .leftJoin(
      t.surveyReplies,
      and(eq(t.surveyReplies.surveyId, t.surveys.id), eq(t.surveyReplies.userId, userId)),
    )
    .where(
      and(
        isNull(t.surveyReplies.closedAt),
        isCompany ? undefined : eq(t.surveys.audience, 'everyone'),
      ),
    )
    .orderBy(asc(t.surveys.position));
  return rows.map(({ code }) => code);
}

/** What a person has answered to a survey, in the order of the options' ids. */
export async function answersOf(db: Db, userId: string, surveyId: number): Promise<Answer[]> {
  const answers = await db
    .select({
      optionId: t.surveyAnswers.optionId,
      value: t.surveyAnswers.value,
      type: t.surveyOptions.type,
    })
    .from(t.surveyAnswers)
    .innerJoin(t.surveyOptions, eq(t.surveyOptions.id, t.surveyAnswers.optionId))
    .where(and(eq(t.surveyAnswers.userId, userId), eq(t.surveyAnswers.surveyId, surveyId)))
    .orderBy(asc(t.surveyAnswers.optionId));
  const experiences = await db
    .select()
    .from(t.surveyExperiences)
    .where(and(eq(t.surveyExperiences.userId, userId), eq(t.surveyExperiences.surveyId, surveyId)))
    .orderBy(asc(t.surveyExperiences.position));
  const lived = (optionId: number): Experience[] =>
    experiences
      .filter((entry) => entry.optionId === optionId)
      .map(({ keyId, dateFrom, dateTo, currently, online }) => ({
        keyId,
        dateFrom,
        dateTo,
        currently,
        online,
      }));
  return answers.map(({ optionId, value, type }) => ({
    optionId,
    value: type === 'experience' ? lived(optionId) : value,
  }));
}

/** Puts these answers in the place of the earlier ones. Runs in the caller's transaction. */
export async function replaceAnswers(
  db: Transaction,
  reply: { userId: string; surveyId: number; savedAt: Date },
  answers: Answer[],
): Promise<void> {
  const { userId, surveyId, savedAt } = reply;
  // The upsert holds the row: of two submissions at once, the second replaces the first as a whole.
  await db
    .insert(t.surveyReplies)
    .values(reply)
    .onConflictDoUpdate({
      target: [t.surveyReplies.userId, t.surveyReplies.surveyId],
      set: { savedAt },
    });
  await db
    .delete(t.surveyAnswers)
    .where(and(eq(t.surveyAnswers.userId, userId), eq(t.surveyAnswers.surveyId, surveyId)));
  await db.insert(t.surveyAnswers).values(
    answers.map(({ optionId, value }) => ({
      userId,
      surveyId,
      optionId,
      value: typeof value === 'string' ? value : null,
    })),
  );
  const experiences = answers.flatMap(({ optionId, value }) =>
    Array.isArray(value)
      ? value.map((entry, position) => ({ userId, surveyId, optionId, position, ...entry }))
      : [],
  );
  if (experiences.length > 0) await db.insert(t.surveyExperiences).values(experiences);
}

/** @returns false when nothing was answered, so that nothing can be closed; a first closing stays */
export async function closeReply(
  db: Db,
  userId: string,
  surveyId: number,
  now: Date,
): Promise<boolean> {
  const closed = await db
    .update(t.surveyReplies)
    .set({
      closedAt: sql`coalesce(${t.surveyReplies.closedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(t.surveyReplies.userId, userId), eq(t.surveyReplies.surveyId, surveyId)))
    .returning({ surveyId: t.surveyReplies.surveyId });
  return closed.length > 0;
}

/** Keys of the categories that a person's answers speak for. */
export async function interestsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ interest: t.surveyOptions.interest })
    .from(t.surveyAnswers)
    .innerJoin(t.surveyOptions, eq(t.surveyOptions.id, t.surveyAnswers.optionId))
    .where(and(eq(t.surveyAnswers.userId, userId), isNotNull(t.surveyOptions.interest)));
  return rows.flatMap(({ interest }) => interest ?? []).toSorted();
}
