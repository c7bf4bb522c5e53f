import type { Platform } from '../../platform.ts';
import type { Bilingual, SurveyArea, SurveyOption, SurveyQuestion } from './survey.ts';
import * as t from './tables.ts';

export type NewOption = Omit<SurveyOption, 'id' | 'resource'> & {
  resource?: string;
  /** Key of the category that this choice shows interest in. */
  interest?: string;
};

export type NewQuestion = Omit<SurveyQuestion, 'id' | 'isMandatory' | 'options'> & {
  isMandatory?: true;
  options: NewOption[];
};

export type NewSurvey = {
  code: string;
  audience: 'everyone' | 'company';
  /** Place among the codes of a person. */
  position: number;
  areas: {
    kind: SurveyArea['kind'];
    imageUrl?: string;
    description: Bilingual;
    questions: NewQuestion[];
  }[];
};

/** Publishes a survey, whole or not at all; one whose code exists stays as it is. */
export async function publishSurvey(platform: Platform, survey: NewSurvey): Promise<void> {
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    const { code, audience, position } = survey;
    const [published] = await db
      .insert(t.surveys)
      .values({ code, audience, position })
      .onConflictDoNothing()
      .returning({ id: t.surveys.id });
    if (published === undefined) return;
    for (const [position, area] of survey.areas.entries()) {
      const [{ id: areaId } = missing()] = await db
        .insert(t.surveyAreas)
        .values({
          surveyId: published.id,
          position,
          kind: area.kind,
          imageUrl: area.imageUrl ?? null,
          descriptionIt: area.description.it,
          descriptionEn: area.description.en,
        })
        .returning({ id: t.surveyAreas.id });
      for (const [position, question] of area.questions.entries()) {
        const [{ id: questionId } = missing()] = await db
          .insert(t.surveyQuestions)
          .values({
            areaId,
            position,
            type: question.type,
            renderType: question.renderType,
            isMandatory: question.isMandatory ?? false,
            textIt: question.text.it,
            textEn: question.text.en,
          })
          .returning({ id: t.surveyQuestions.id });
        await db.insert(t.surveyOptions).values(
          question.options.map((option, position) => ({
            questionId,
            position,
            type: option.type,
            labelIt: option.label.it,
            labelEn: option.label.en,
            resource: option.resource ?? null,
            interest: option.interest ?? null,
          })),
        );
      }
    }
  });
}

function missing(): never {
  throw new Error('An inserted row did not come back');
}
