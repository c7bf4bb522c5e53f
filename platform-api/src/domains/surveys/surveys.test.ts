import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { DemoPersonKey } from '../../demo/people.ts';
import { demoPeople } from '../../demo/people.ts';
import { companySurvey } from '../../demo/surveys/company-survey.ts';
import { loadSurveys } from '../../demo/surveys/index.ts';
import { userSurvey } from '../../demo/surveys/user-survey.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { interestsOf, publishSurvey, surveyCodes } from './index.ts';
import { surveyReplies } from './tables.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
  await publishSurvey(t.platform, userSurvey);
  await publishSurvey(t.platform, companySurvey);
});
beforeEach(async () => {
  await t.platform.database.db.delete(surveyReplies);
});
after(() => t.close());

type Answer = {
  answerid: number;
  code: string;
  surveyId: number;
  areaId: number;
  value: unknown;
  type: string;
};
type Area = {
  id: number;
  surveyId: number;
  area: string;
  urlImage: string | null;
  description: string;
  tot: number;
  questions: {
    id: number;
    question: string;
    type: string;
    renderType: string;
    isMandatory: boolean;
    answers: { id: number; label: string; resource: string | null; type: string }[];
  }[];
  saved: Answer[];
};

async function areasFor(person: DemoPersonKey, code = 'user', lang = 'it'): Promise<Area[]> {
  const answer = await t.call(person, { url: `/api/Survey?lang=${lang}&code=${code}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Area[] }>().data;
}

/** The answer with this Italian label, as the client sends it. */
async function answerTo(label: string, value: unknown = null, code = 'user'): Promise<Answer> {
  for (const area of await areasFor('paolo', code)) {
    for (const { id, type, ...answer } of area.questions.flatMap(({ answers }) => answers)) {
      if (answer.label !== label) continue;
      return { answerid: id, code, surveyId: area.surveyId, areaId: area.id, value, type };
    }
  }
  throw new Error(`There is no answer ${label}`);
}

const send = async (person: DemoPersonKey, payload: unknown[]) =>
  t.call(person, { method: 'POST', url: '/api/Survey', payload });

const close = async (person: DemoPersonKey, code = 'user') =>
  t.call(person, { method: 'POST', url: `/api/Survey/Close?lang=it&code=${code}` });

async function codesOf(person: DemoPersonKey): Promise<string[]> {
  const answer = await t.call(person, { url: '/api/Account/SurveyCode' });
  return answer.json<{ data: string[] }>().data;
}

async function percentageOf(person: DemoPersonKey, code = 'user'): Promise<unknown> {
  const answer = await t.call(person, { url: `/api/Survey/Percentage?lang=it&code=${code}` });
  return answer.json<{ data: unknown }>().data;
}

test('[API-06] [SURVEY-02 part] a survey comes as its areas, with the names of the documents', async () => {
  const areas = await areasFor('marco');
  assert.deepEqual(
    areas.map(({ area, tot }) => [area, tot]),
    [
      ['profession', 3],
      ['study', 2],
      ['interest', 3],
      ['personal', 3],
    ],
  );
  for (const area of areas) {
    assert.equal(area.tot, area.questions.length);
    assert.ok(area.description.length > 20);
    assert.equal(area.urlImage, null);
    assert.ok(area.id > 0);
  }
  const company = await areasFor('paolo', 'company');
  assert.equal(company[0]?.area, 'company');
});

test('[SURVEY-03] [SURVEY-04 part] questions have text, type and one of the eight render types, answers id, label, resource, type', async () => {
  const questions = (await areasFor('marco')).flatMap((area) => area.questions);
  assert.deepEqual(
    new Set(questions.map(({ renderType }) => renderType)),
    new Set(['icon', 'radio', 'html', 'text', 'date', 'modal', 'number', 'range']),
  );
  assert.deepEqual(
    new Set(questions.map(({ type }) => type)),
    new Set(['single', 'multi', 'modal']),
  );
  const topics = questions.find(({ renderType }) => renderType === 'icon');
  assert.equal(topics?.question, 'Quali argomenti ti interessano?');
  const { id, ...first } = topics.answers[0] ?? { id: 0 };
  assert.ok(id > 0);
  assert.deepEqual(first, {
    label: 'Sicurezza sul lavoro',
    resource: 'sicurezza',
    type: 'choice',
  });
});

test('[API-06 part] the texts come in the language asked for, Italian by default', async () => {
  const [english] = await areasFor('marco', 'user', 'en-US');
  assert.equal(english?.questions[0]?.question, 'What is your working situation?');
  const other = await t.call('marco', { url: '/api/Survey?code=user' });
  const [italian] = other.json<{ data: Area[] }>().data;
  assert.equal(italian?.questions[0]?.question, 'Qual è la tua situazione lavorativa?');
});

test('[API-06 part] a survey that is not published, or is for companies only, is not found', async () => {
  for (const [person, code] of [
    ['marco', 'company'],
    ['marco', 'nothing'],
  ] as const) {
    const answer = await t.call(person, { url: `/api/Survey?lang=it&code=${code}` });
    assert.equal(answer.statusCode, 404);
    assert.equal(answer.json<{ code: string }>().code, 'SURVEY_NOT_FOUND');
  }
});

test('[API-07 part] [SURVEY-06 part] answers are kept, shown again, and replaced as a whole', async () => {
  const first = [await answerTo('Studio'), await answerTo('Lingue')];
  const sent = await send('marco', first);
  assert.deepEqual(sent.json<{ data: unknown }>().data, { percentage: 18 });
  const saved = async () =>
    (await areasFor('marco'))
      .flatMap((area) => area.saved)
      .toSorted((a, b) => a.answerid - b.answerid);
  assert.deepEqual(await saved(), first);

  const second = [
    await answerTo('Sono in pensione'),
    await answerTo('Numero di certificazioni', '2'),
  ];
  await send('marco', second);
  assert.deepEqual(await saved(), second);
  // Nobody else has answered.
  assert.deepEqual(await percentageOf('lucia'), { percentage: 0 });
});

test('[API-07 part] [SURVEY-10] an experience keeps keyId, dateFrom, dateTo, currently and online', async () => {
  const entries = [
    { keyId: 21, dateFrom: '2010-03-01', dateTo: '2016-05-31', currently: false, online: false },
    { keyId: 33, dateFrom: '2016-06-01', dateTo: null, currently: true, online: true },
  ];
  const answer = await answerTo('Professione', entries);
  assert.equal((await send('marco', [answer])).statusCode, 200);
  const [profession] = await areasFor('marco');
  assert.deepEqual(profession?.saved, [answer]);
});

test('[API-07 part] a submission with one bad answer changes nothing', async () => {
  const good = await answerTo('Studio');
  await send('marco', [good]);
  const bad = await answerTo('Data dell’ultimo corso', '2999-01-01');
  const answer = await send('marco', [await answerTo('Lingue'), bad]);
  assert.equal(answer.statusCode, 422);
  const { code, fields } = answer.json<{ code: string; fields: object }>();
  assert.deepEqual([code, fields], ['SURVEY_ANSWER_INVALID', { '1.value': 'IN_THE_FUTURE' }]);
  assert.deepEqual(
    (await areasFor('marco')).flatMap((area) => area.saved),
    [good],
  );
});

test('[SURVEY-09 part] "today" ends at midnight in Rome, not in Greenwich', async () => {
  const answer = await answerTo('Data dell’ultimo corso', '2026-07-02');
  // 00:30 of 2 July in Rome.
  t.setNow(new Date('2026-07-01T22:30:00Z'));
  const inRome = await send('marco', [answer]);
  t.setNow(new Date('2026-07-01T21:30:00Z'));
  const before = await send('marco', [answer]);
  t.setNow(null);
  assert.deepEqual([inRome.statusCode, before.statusCode], [200, 422]);
});

test('[API-07 part] an empty submission, and one of two surveys, are refused', async () => {
  const empty = await send('marco', []);
  assert.equal(empty.json<{ code: string }>().code, 'SURVEY_WITHOUT_ANSWERS');
  const mixed = await send('paolo', [
    await answerTo('Studio'),
    await answerTo('Numero di persone', '12', 'company'),
  ]);
  assert.equal(mixed.json<{ code: string }>().code, 'SURVEY_ANSWER_UNKNOWN');
  const foreign = await send('marco', [await answerTo('Numero di persone', '12', 'company')]);
  assert.equal(foreign.json<{ code: string }>().code, 'SURVEY_NOT_FOUND');
});

test('[API-07 part] two submissions at once: the answers of one of them, whole', async () => {
  const one = [await answerTo('Studio'), await answerTo('Lingue')];
  const two = [await answerTo('Sono in pensione'), await answerTo('Logistica')];
  for (let turn = 0; turn < 10; turn += 1) {
    const answers = await Promise.all([send('marco', one), send('marco', two)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    const saved = (await areasFor('marco')).flatMap((area) => area.saved.map((a) => a.answerid));
    const expected = [one, two].map((list) => list.map(({ answerid }) => answerid));
    assert.ok(
      expected.some((list) => list.join() === saved.join()),
      saved.join(),
    );
  }
});

test('[API-08] [API-44] [SURVEY-11] closing an answered survey takes its code off the list, for good', async () => {
  assert.deepEqual(await codesOf('paolo'), ['user', 'company']);
  assert.deepEqual(await codesOf('marco'), ['user']);
  await send('paolo', [await answerTo('Studio')]);
  assert.deepEqual(await codesOf('paolo'), ['user', 'company']);
  assert.equal((await close('paolo')).json<{ data: boolean }>().data, true);
  assert.deepEqual(await codesOf('paolo'), ['company']);
  assert.deepEqual(await codesOf('marco'), ['user']);
  // Preferences can be changed later; the survey stays closed.
  assert.equal((await send('paolo', [await answerTo('Lingue')])).statusCode, 200);
  assert.equal((await close('paolo')).statusCode, 200);
  assert.deepEqual(await codesOf('paolo'), ['company']);
});

test('[API-08 part] a survey without answers is not closed', async () => {
  const answer = await close('marco');
  assert.equal(answer.statusCode, 422);
  assert.equal(answer.json<{ code: string }>().code, 'SURVEY_WITHOUT_ANSWERS');
  assert.deepEqual(await codesOf('marco'), ['user']);
});

test('[API-09] the percentage is of the questions answered, as a whole number', async () => {
  assert.deepEqual(await percentageOf('marco'), { percentage: 0 });
  await send('marco', [
    await answerTo('Studio'),
    await answerTo('Lingue'),
    await answerTo('Logistica'),
  ]);
  assert.deepEqual(await percentageOf('marco'), { percentage: 18 });
  const withoutCode = await t.call('marco', { url: '/api/Survey/Percentage?lang=en' });
  assert.deepEqual(withoutCode.json<{ data: unknown }>().data, { percentage: 18 });
});

test('[API-10] the questions that matter most, and which of them are open', async () => {
  type Mandatory = { questionIds: number[]; openQuestionIds: number[] };
  const mandatory = async () => {
    const answer = await t.call('marco', { url: '/api/Survey/Mandatory?lang=it&code=user' });
    return answer.json<{ data: Mandatory }>().data;
  };
  const before = await mandatory();
  const questions = (await areasFor('marco')).flatMap((area) => area.questions);
  assert.deepEqual(
    before.questionIds,
    questions.filter(({ isMandatory }) => isMandatory).map(({ id }) => id),
  );
  assert.deepEqual(before.openQuestionIds, before.questionIds);
  await send('marco', [await answerTo('Studio')]);
  assert.deepEqual((await mandatory()).openQuestionIds, before.questionIds.slice(1));
});

test('[API-86] group 0 are the professions, in the language asked for; no group is empty', async () => {
  const options = async (query: string) => {
    const answer = await t.call('marco', { url: `/api/Lookups/GetSelectTipologica?${query}` });
    return answer.json<{ data: { id: number; name: string }[] }>().data;
  };
  const italian = await options('group=0&language=it');
  assert.ok(italian.length >= 30);
  assert.ok(italian.some(({ id, name }) => id === 25 && name === 'Magazziniere'));
  assert.equal(italian.at(-1)?.name, 'Altro');
  const english = await options('group=0&language=en');
  assert.deepEqual([english[0]?.name, english.at(-1)?.name], ['Accountant', 'Other']);
  assert.ok((await options('group=1&language=it')).some(({ name }) => name === 'Laurea triennale'));
  assert.deepEqual(await options('group=7&language=it'), []);
});

test('the interests of a person are the categories of what they chose', async () => {
  const { userId } = demoPeople.marco;
  assert.deepEqual(await interestsOf(t.platform, userId), []);
  await send('marco', [
    await answerTo('Lingue'),
    await answerTo('Parlare in pubblico'),
    await answerTo('Studio'),
  ]);
  assert.deepEqual(await interestsOf(t.platform, userId), ['comunicazione', 'lingue']);
});

test('the demo people have answered; a company still has its own survey open', async () => {
  await loadSurveys(t.platform);
  const codes = (person: DemoPersonKey) =>
    surveyCodes(t.platform, { userId: demoPeople[person].userId, isCompany: person === 'paolo' });
  for (const person of ['giulia', 'marco', 'lucia', 'elena', 'davide', 'anna'] as const) {
    assert.deepEqual(await codes(person), [], person);
    const { percentage } = (await percentageOf(person)) as { percentage: number };
    assert.ok(percentage > 0 && percentage < 100, person);
  }
  assert.deepEqual(await codes('paolo'), ['company']);
});
