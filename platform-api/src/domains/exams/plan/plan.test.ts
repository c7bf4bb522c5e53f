import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { z } from 'zod';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { demoPeople } from '../../../demo/people.ts';
import { inTransaction } from '../../../platform.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import { grantEnrolment } from '../../learning/index.ts';
import { addQuestion, questionBody } from '../bank/testing-questions.ts';
import { extraTimeData } from './extra-time.ts';
import type { planBody } from './schemas.ts';

type Plan = NonNullable<z.input<typeof planBody>['plan']>;

const courseId = demoCourseId('excel');
let t: TestPlatform;
let elena: TestSession;

before(async () => {
  t = await testPlatform({ courses: true });
  elena = await t.login('elena', 'RedattoreCorsiA');
});
after(() => t.close());
beforeEach(async () => {
  for (const table of ['exam_plan', 'exam_question', 'exam_extra_time']) {
    await t.platform.database.query(`delete from ${table}`);
  }
  for (const place of [1, 2, 3]) {
    await addQuestion(elena, questionBody(courseId, { area: 'Norme', points: place }));
  }
  await addQuestion(elena, questionBody(courseId, { area: 'Norme', state: 'draft' }));
  await addQuestion(elena, questionBody(courseId, { area: 'Protezioni' }));
});

const planOf = (changes: Partial<Plan> = {}): Plan => ({
  host: 'ours',
  externalUrl: null,
  thresholdPercent: 70,
  minutes: 40,
  attempts: 2,
  hoursBetween: 24,
  validDays: 365,
  shufflesQuestions: true,
  shufflesOptions: true,
  areas: [
    { area: 'Norme', drawn: 2 },
    { area: 'Protezioni', drawn: 1 },
  ],
  ...changes,
});

const readPlans = async () => (await ask(elena, 'GET', `Exams/Plans/${courseId}`)).data;

const save = (plan: Plan | null, updatedAt: string | null = null, kind = 'certification') =>
  ask(elena, 'PUT', `Exams/Plans/${courseId}/${kind}`, { body: { updatedAt, plan } });

const preview = (seed?: string) =>
  ask(
    elena,
    'GET',
    `Exams/Preview/${courseId}/certification${seed === undefined ? '' : `?seed=${seed}`}`,
  );

test('a course plans each of its exams, and sees what its bank has', async () => {
  const { data } = await save(planOf());
  const { updatedAt, ...stored } = data.certification;
  assert.deepEqual(stored, planOf());
  assert.equal(data.simulation, null);
  assert.deepEqual(data.areas, [
    { area: 'Norme', questions: 4, active: 3, lowestPoints: 1, highestPoints: 3 },
    { area: 'Protezioni', questions: 1, active: 1, lowestPoints: 1, highestPoints: 1 },
  ]);
  const areas = [
    { area: 'Protezioni', drawn: 1 },
    { area: 'Norme', drawn: 0 },
  ];
  const changed = await save(planOf({ areas, attempts: null }), updatedAt);
  assert.deepEqual(changed.data.certification.areas, [{ area: 'Protezioni', drawn: 1 }]);
  assert.equal(changed.data.certification.attempts, null);
  const gone = await save(null, changed.data.certification.updatedAt);
  assert.equal(gone.data.certification, null);
  assert.equal((await save(null, changed.data.certification.updatedAt)).status, 200);
});

test('an area with too few active questions is refused by code, at its row', async () => {
  const areas = [
    { area: 'Norme', drawn: 4 },
    { area: 'Collaudo', drawn: 1 },
  ];
  const refused = await save(planOf({ areas }));
  assert.deepEqual([refused.status, refused.code], [422, 'PLAN_NEEDS_QUESTIONS']);
  assert.deepEqual((refused as { fields?: object }).fields, {
    'areas.0.drawn': 'TOO_FEW_ACTIVE',
    'areas.1.drawn': 'TOO_FEW_ACTIVE',
  });
  assert.equal((await readPlans()).certification, null);
  // Who has it held elsewhere needs no bank.
  const external = planOf({ areas, host: 'external', externalUrl: 'https://enti.example/esame' });
  assert.equal((await save(external)).status, 200);
});

for (const [name, changes, fields] of [
  ['no questions', { areas: [] }, { areas: 'REQUIRED' }],
  ['a threshold', { thresholdPercent: 101 }, { thresholdPercent: 'OUT_OF_RANGE' }],
  ['a time', { minutes: 0 }, { minutes: 'OUT_OF_RANGE' }],
  ['attempts', { attempts: 0 }, { attempts: 'OUT_OF_RANGE' }],
  ['a distance', { hoursBetween: -1 }, { hoursBetween: 'OUT_OF_RANGE' }],
  ['days', { validDays: 0 }, { validDays: 'OUT_OF_RANGE' }],
  [
    'an area twice',
    { areas: [1, 1].map((drawn) => ({ area: 'Norme', drawn })) },
    { 'areas.1.area': 'REPEATED' },
  ],
  ['no address', { host: 'external' }, { externalUrl: 'REQUIRED' }],
  [
    'an address without encryption',
    { host: 'external', externalUrl: 'http://enti.example' },
    { externalUrl: 'NOT_HTTPS' },
  ],
  [
    'an address with a password',
    { host: 'external', externalUrl: 'https://a:b@enti.example' },
    { externalUrl: 'NOT_HTTPS' },
  ],
  [
    'no address at all',
    { host: 'external', externalUrl: 'javascript:alert(1)' },
    { externalUrl: 'NOT_HTTPS' },
  ],
] as [string, Partial<Plan>, Record<string, string>][]) {
  test(`a plan that is not possible is refused: ${name}`, async () => {
    const refused = await save(planOf(changes));
    assert.deepEqual([refused.status, refused.code], [422, 'PLAN_INVALID']);
    assert.deepEqual((refused as { fields?: object }).fields, fields);
  });
}

test('ten saves of one plan at once, on PGlite and PostgreSQL: one is stored, each loser is told', async () => {
  for (const isNew of [true, false]) {
    const { certification } = await readPlans();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        save(planOf({ minutes: 50 + place }), isNew ? null : certification.updatedAt),
      ),
    );
    const stored = answers.filter(({ status }) => status === 200);
    assert.equal(stored.length, 1);
    const codes = answers.filter(({ status }) => status !== 200).map(({ code }) => code);
    assert.deepEqual(codes, Array(9).fill('PLAN_CHANGED'));
    assert.equal((await readPlans()).certification.minutes, stored[0]?.data.certification.minutes);
  }
});

test('the preview draws with the plan, the same for the same seed, and stores nothing', async () => {
  assert.equal((await preview()).code, 'EXAM_NOT_OURS');
  await save(planOf());
  const { data } = await preview();
  assert.deepEqual(data.questions.map(({ area }: { area: string }) => area).toSorted(), [
    'Norme',
    'Norme',
    'Protezioni',
  ]);
  assert.deepEqual((await preview(data.seed)).data.questions, data.questions);
  const { rows } = await t.platform.database.query('select count(*)::int as n from exam_attempt');
  assert.equal(rows[0]?.['n'], 0);
  await t.platform.database.query("update exam_question set state = 'review'");
  assert.equal((await preview()).code, 'PLAN_NEEDS_QUESTIONS');
});

test('a person of the course gets more time by e-mail; it is theirs to see and goes with the account', async () => {
  const give = (email: string, percent = 25) =>
    ask(elena, 'PUT', `Exams/ExtraTimes/${courseId}`, { body: { email, percent } });
  const { userId } = demoPeople.marco;
  assert.deepEqual((await give('marco.bianchi@example.it')).code, 'LEARNER_NOT_FOUND');
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId,
      courseId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  const given = await give(' Marco.Bianchi@example.it ');
  assert.deepEqual(given.data, [{ userId, name: 'Marco', surname: 'Bianchi', percent: 25 }]);
  assert.equal((await give('marco.bianchi@example.it', 50)).data[0].percent, 50);
  assert.equal((await give('marco.bianchi@example.it', 0)).status, 400);
  assert.deepEqual((await readPlans()).extraTimes, [50]);
  const { data } = await extraTimeData.collect(t.platform, userId);
  assert.equal((data as { extraTimePercent: number }[])[0]?.extraTimePercent, 50);
  await extraTimeData.erase(t.platform, userId);
  assert.deepEqual((await readPlans()).extraTimes, []);
  await give('marco.bianchi@example.it');
  const take = () => ask(elena, 'DELETE', `Exams/ExtraTimes/${courseId}/${userId}`);
  assert.deepEqual((await take()).data, []);
  assert.deepEqual((await take()).data, []);
});
