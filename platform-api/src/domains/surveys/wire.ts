import type { z } from 'zod';
import type { GivenAnswer } from './check-answers.ts';
import type { savedAnswer, surveyArea } from './schemas.ts';
import type { Answer, Language, Survey, SurveyArea } from './survey.ts';

type WireAnswer = z.infer<typeof savedAnswer>;

export const answerFromWire = ({ answerid, ...answer }: WireAnswer): GivenAnswer => ({
  optionId: answerid,
  ...answer,
});

export function areasToWire(
  survey: Survey,
  answers: Answer[],
  language: Language,
): z.infer<typeof surveyArea>[] {
  return survey.areas.map((area) => ({
    id: area.id,
    surveyId: survey.id,
    area: area.kind,
    urlImage: area.imageUrl,
    description: area.description[language],
    tot: area.questions.length,
    questions: area.questions.map((question) => ({
      id: question.id,
      question: question.text[language],
      type: question.type,
      renderType: question.renderType,
      isMandatory: question.isMandatory,
      answers: question.options.map((option) => ({
        id: option.id,
        label: option.label[language],
        resource: option.resource,
        type: option.type,
      })),
    })),
    saved: savedOf(survey, area, answers),
  }));
}

function savedOf(survey: Survey, area: SurveyArea, answers: Answer[]): WireAnswer[] {
  const options = area.questions.flatMap((question) => question.options);
  return answers.flatMap(({ optionId, value }) => {
    const option = options.find(({ id }) => id === optionId);
    if (option === undefined) return [];
    return [
      {
        answerid: optionId,
        code: survey.code,
        surveyId: survey.id,
        areaId: area.id,
        value,
        type: option.type,
      },
    ];
  });
}
