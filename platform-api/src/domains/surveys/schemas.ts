import { z } from 'zod';
import { answerTypes, areaKinds, questionTypes, renderTypes } from './vocabulary.ts';

const notShown = (text: string) => `Not shown in the documents. ${text}`;

/** The survey by the name that `/survey/{target}` has (E68). */
const code = z.string().min(1).max(60);

/** Language of the texts: `en` or `en-…`; all else is Italian (E84). */
const lang = z.string().max(10).default('it');

export const surveyQuery = z.object({ lang, code });

export const percentageQuery = z.object({ lang, code: code.default('user') });

const day = z.string().max(10).describe('`YYYY-MM-DD`, today in Italy at the latest.');

const experience = z
  .object({
    keyId: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .describe('An entry of the answer’s group of `GetSelectTipologica`.'),
    dateFrom: day,
    dateTo: day.nullable().describe('Null exactly while it goes on.'),
    currently: z.boolean(),
    online: z.boolean(),
  })
  .meta({ id: 'SurveyExperience' });

export const savedAnswer = z
  .object({
    answerid: z.number().int().min(1).max(2_147_483_647),
    code,
    surveyId: z.number().int().min(1).max(2_147_483_647),
    areaId: z.number().int().min(1).max(2_147_483_647),
    value: z
      .union([z.string().max(15_000), z.array(experience).max(40), z.null()])
      .describe('Null for a choice; the text, date or number; the entries of an experience.'),
    type: z.enum(answerTypes),
  })
  .meta({ id: 'SurveyAnswer' });

/** More answers than any survey has. */
export const submission = z.array(savedAnswer).max(500);

const question = z.object({
  id: z.number().int(),
  question: z.string(),
  type: z.enum(questionTypes),
  renderType: z.enum(renderTypes),
  isMandatory: z.boolean().describe(notShown('Asked for more warmly; it blocks nothing (E69).')),
  answers: z.array(
    z.object({
      id: z.number().int(),
      label: z.string().describe('A fragment of HTML where the render type is `html`.'),
      resource: z
        .string()
        .nullable()
        .describe('Name of a picture; for experiences, their group of `GetSelectTipologica`.'),
      type: z.enum(answerTypes),
    }),
  ),
});

export const surveyArea = z
  .object({
    id: z.number().int(),
    surveyId: z.number().int().describe(notShown('What an answer names as `surveyId`.')),
    area: z.enum(areaKinds),
    urlImage: z.string().nullable(),
    description: z.string(),
    tot: z.number().int().describe('Number of its questions.'),
    questions: z.array(question),
    saved: z.array(savedAnswer).describe(notShown('What the caller has answered so far.')),
  })
  .meta({ id: 'SurveyArea' });

export const percentage = z
  .object({ percentage: z.number().int().min(0).max(100) })
  .meta({ id: 'SurveyPercentage' });

export const mandatory = z
  .object({
    questionIds: z.array(z.number().int()).describe('Questions that matter most.'),
    openQuestionIds: z.array(z.number().int()).describe('Those of them without an answer.'),
  })
  .meta({ id: 'SurveyMandatory' });

export const selectQuery = z.object({
  group: z.coerce.number().int().min(0).max(1000).describe('0 professions, 1 studies.'),
  language: z.string().max(10).default('it'),
});

export const selectOption = z
  .object({ id: z.number().int(), name: z.string() })
  .meta({ id: 'SelectOption' });
