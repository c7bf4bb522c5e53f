import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDomainError } from '../../errors.ts';
import { checkAnswers, type GivenAnswer } from './check-answers.ts';
import { surveyPercentage, type Survey, type SurveyQuestion } from './survey.ts';

const today = '2026-03-09';
const text = { it: '', en: '' };

const question = (
  id: number,
  type: SurveyQuestion['type'],
  options: [id: number, type: GivenAnswer['type'], resource?: string][],
): SurveyQuestion => ({
  id,
  type,
  renderType: 'radio',
  isMandatory: false,
  text,
  options: options.map(([id, type, resource]) => ({
    id,
    type,
    label: text,
    resource: resource ?? null,
  })),
});

const survey: Survey = {
  id: 1,
  code: 'user',
  audience: 'everyone',
  areas: [
    {
      id: 5,
      kind: 'study',
      imageUrl: null,
      description: text,
      questions: [
        question(1, 'single', [
          [11, 'choice'],
          [12, 'choice'],
        ]),
        question(2, 'multi', [
          [21, 'choice'],
          [22, 'choice'],
        ]),
        question(3, 'single', [[31, 'date']]),
        question(4, 'single', [[41, 'number']]),
        question(5, 'single', [[51, 'text']]),
        question(6, 'modal', [[61, 'experience', '1']]),
      ],
    },
  ],
};

const types = new Map(
  survey.areas[0]?.questions.flatMap((q) => q.options.map((o) => [o.id, o.type])),
);

const answer = (optionId: number, value: GivenAnswer['value'] = null): GivenAnswer => ({
  optionId,
  value,
  code: 'user',
  surveyId: 1,
  areaId: 5,
  type: types.get(optionId) ?? 'choice',
});

const lived = {
  keyId: 5,
  dateFrom: '2020-01-01',
  dateTo: '2021-01-01',
  currently: false,
  online: true,
};

const accepted: [string, GivenAnswer[]][] = [
  ['one choice', [answer(11)]],
  ['several choices of a multi question', [answer(21), answer(22)]],
  ['a date of today', [answer(31, today)]],
  ['zero', [answer(41, '0')]],
  ['15000 characters', [answer(51, 'x'.repeat(15_000))]],
  ['a study that has ended', [answer(61, [lived])]],
  ['a study that goes on', [answer(61, [{ ...lived, dateTo: null, currently: true }])]],
  ['a study of one day', [answer(61, [{ ...lived, dateTo: lived.dateFrom }])]],
];

for (const [what, given] of accepted) {
  test(`[API-07 part] ${what} is an answer`, () => {
    assert.deepEqual(
      checkAnswers(survey, given, today),
      given.map(({ optionId, value }) => ({ optionId, value })),
    );
  });
}

const refused: [id: string, what: string, given: GivenAnswer[], code: string, field?: string][] = [
  ['API-07 part', 'nothing at all', [], 'SURVEY_WITHOUT_ANSWERS'],
  ['API-07 part', 'an unknown answer', [answer(99)], 'SURVEY_ANSWER_UNKNOWN', 'UNKNOWN'],
  [
    'API-07 part',
    'another survey',
    [{ ...answer(11), surveyId: 2 }],
    'SURVEY_ANSWER_UNKNOWN',
    'UNKNOWN',
  ],
  [
    'API-07 part',
    'another area',
    [{ ...answer(11), areaId: 6 }],
    'SURVEY_ANSWER_UNKNOWN',
    'UNKNOWN',
  ],
  [
    'API-07 part',
    'another type',
    [{ ...answer(11), type: 'text' }],
    'SURVEY_ANSWER_UNKNOWN',
    'UNKNOWN',
  ],
  [
    'API-07 part',
    'two answers of a single question',
    [answer(11), answer(12)],
    'SURVEY_ANSWER_INVALID',
    'REPEATED',
  ],
  [
    'API-07 part',
    'one answer twice',
    [answer(21), answer(21)],
    'SURVEY_ANSWER_INVALID',
    'REPEATED',
  ],
  ['API-07 part', 'a choice with a text', [answer(11, 'x')], 'SURVEY_ANSWER_INVALID', 'NOT_EMPTY'],
  ['API-07 part', 'blanks', [answer(51, '  ')], 'SURVEY_ANSWER_INVALID', 'REQUIRED'],
  ['API-07 part', 'less than zero', [answer(41, '-1')], 'SURVEY_ANSWER_INVALID', 'NOT_A_NUMBER'],
  [
    'SURVEY-09 part',
    'tomorrow',
    [answer(31, '2026-03-10')],
    'SURVEY_ANSWER_INVALID',
    'IN_THE_FUTURE',
  ],
  [
    'SURVEY-09 part',
    'a day that is not',
    [answer(31, '2026-02-30')],
    'SURVEY_ANSWER_INVALID',
    'NOT_A_DATE',
  ],
  ['SURVEY-10 part', 'no experience', [answer(61, [])], 'SURVEY_ANSWER_INVALID', 'REQUIRED'],
  [
    'SURVEY-10 part',
    'an unknown study',
    [answer(61, [{ ...lived, keyId: 999 }])],
    'SURVEY_ANSWER_INVALID',
    'UNKNOWN_KEY',
  ],
  [
    'SURVEY-10 part',
    'an end before the start',
    [answer(61, [{ ...lived, dateTo: '2019-12-31' }])],
    'SURVEY_ANSWER_INVALID',
    'BEFORE_START',
  ],
  [
    'SURVEY-10 part',
    'an end in what goes on',
    [answer(61, [{ ...lived, currently: true }])],
    'SURVEY_ANSWER_INVALID',
    'CURRENTLY',
  ],
  [
    'SURVEY-10 part',
    'no end of what is over',
    [answer(61, [{ ...lived, dateTo: null }])],
    'SURVEY_ANSWER_INVALID',
    'CURRENTLY',
  ],
  [
    'SURVEY-09 part',
    'a study begun tomorrow',
    [answer(61, [{ ...lived, dateFrom: '2026-03-10', dateTo: null, currently: true }])],
    'SURVEY_ANSWER_INVALID',
    'IN_THE_FUTURE',
  ],
  [
    'SURVEY-09 part',
    'a study that ends tomorrow',
    [answer(61, [{ ...lived, dateTo: '2026-03-10' }])],
    'SURVEY_ANSWER_INVALID',
    'IN_THE_FUTURE',
  ],
];

for (const [id, what, given, code, field] of refused) {
  test(`[${id}] ${what}: refused with ${code}`, () => {
    assert.throws(
      () => checkAnswers(survey, given, today),
      (error: unknown) => {
        assert.ok(isDomainError(error, code), String(error));
        if (field !== undefined) {
          assert.deepEqual(Object.values(error.details.fields ?? {}), [field]);
        }
        return true;
      },
    );
  });
}

for (const [optionIds, percentage] of [
  [[], 0],
  [[21, 22], 16],
  [[11, 21, 31, 41, 51], 83],
  [[11, 21, 31, 41, 51, 61], 100],
] as const) {
  test(`[API-09 part] answers ${optionIds.join(', ') || 'none'} of six questions are ${percentage} percent`, () => {
    assert.equal(surveyPercentage(survey, optionIds), percentage);
  });
}
