import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { addExam, buyCart, ownCourseWithExams } from '../../../testing/exams.ts';
import { courseStructure } from '../../catalogue/index.ts';
import { recordPastCompletion } from '../../learning/index.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask, emptyShop, rows, testShop } from '../../../testing/shop.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
let courseId: number;
let key: CryptoKey;
let strange: CryptoKey;

const issuer = 'https://exams.example';
const office = 'sicurezza-in-ufficio';
const now = () => Math.floor(Date.now() / 1000);

before(async () => {
  ({ t, giulia, marco } = await testShop());
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = pair.privateKey;
  strange = (await generateKeyPair('ES256')).privateKey;
  const keys = [await exportJWK(pair.publicKey)];
  t.platform.examiners = [
    { issuer, origin: issuer, keys },
    { issuer: 'https://other.example', origin: 'https://other.example', keys },
  ];
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  for (const session of [giulia, marco]) courseId = await ownCourseWithExams(t, session, office);
  await t.platform.database.query(
    `update exam_plan set host = 'external', external_url = $1 where kind = 'certification'`,
    [`${issuer}/take?lang=it`],
  );
});

const examOf = async (session: TestSession) => {
  const { data } = await ask(session, 'GET', `Courses/Use/${courseId}?overview=true`);
  return data.esamiDTO[0];
};

async function completeLessons({ userId }: TestSession, left = 0): Promise<void> {
  const course = await courseStructure(t.platform, courseId);
  const lessons = course?.modules.flatMap((module) => module.lessons) ?? [];
  const completedAt = t.platform.clock.now();
  for (const { id: lessonId } of lessons.slice(left)) {
    await recordPastCompletion(t.platform, { userId, courseId, lessonId, completedAt });
  }
}

/** Buys the exam and completes the course; the candidate that its link names. */
async function admitted(session: TestSession): Promise<string> {
  await addExam(session, courseId, 'certification');
  await buyCart(t, session);
  await completeLessons(session);
  return new URL((await examOf(session)).link).searchParams.get('candidate') ?? '';
}

type Claims = Record<string, unknown>;

const sign = (claims: Claims, by = key, header: object = { alg: 'ES256' }) =>
  new SignJWT({
    iss: issuer,
    aud: `${t.platform.config.publicUrl}/api/Exams/Results`,
    jti: randomUUID(),
    iat: now(),
    exp: now() + 600,
    startedAt: now(),
    endedAt: now(),
    percent: 80,
    ...claims,
  })
    .setProtectedHeader(header as { alg: string })
    .sign(by);

async function report(token: string) {
  const answer = await t.call(null, {
    method: 'POST',
    url: '/api/Exams/Results',
    payload: { token },
  });
  const { data, code } = answer.json();
  return { status: answer.statusCode, data, code };
}

const attempts = async () => (await rows(t, 'select 1 from exam_attempt')).length;

test('an exam of another body: the link names who paid, the result is theirs (E156)', async () => {
  const sub = await admitted(giulia);
  assert.match(sub, /^[0-9a-f-]{36}$/);
  const { status, data } = await report(await sign({ sub, percent: 69 }));
  assert.deepEqual([status, data], [200, { percent: 69, isPassed: false }]);
  assert.deepEqual(
    [(await examOf(giulia)).result, (await examOf(giulia)).isPassed],
    [69, false],
    'below the threshold of the plan',
  );
  assert.equal((await report(await sign({ sub, percent: 70 }))).data.isPassed, true);
  const exam = await examOf(giulia);
  assert.deepEqual([exam.result, exam.isPassed, exam.isPayed], [70, true, true]);
  assert.equal((await examOf(marco)).result, null);
});

test('the address of an external certification is given to who paid and completed the course, in no other answer', async () => {
  const page = `/courses/use/${courseId}/exam/certification`;
  const linkFor = async (session: TestSession) => {
    const use = await ask(session, 'GET', `Courses/Use/${courseId}`);
    const view = await ask(session, 'GET', `Courses/View/${courseId}`);
    assert.equal(use.data.esamiDTO[0].link, view.data.esamiDTO[0].link);
    const rules = await ask(session, 'GET', `Exams/${courseId}/certification`);
    const link: string = use.data.esamiDTO[0].link;
    for (const { data } of [use, view, rules]) {
      assert.equal(JSON.stringify(data).includes(issuer), link !== page);
    }
    assert.equal(rules.data.externalUrl, link === page ? null : link);
    return link;
  };
  assert.equal(await linkFor(giulia), page, 'without a purchase');
  await addExam(giulia, courseId, 'certification');
  await buyCart(t, giulia);
  assert.equal(await linkFor(giulia), page, 'at 0%');
  await completeLessons(giulia, 1);
  assert.equal(await linkFor(giulia), page, 'one lesson is left');
  const { data } = await ask(giulia, 'GET', `Exams/${courseId}/certification`);
  assert.equal(data.refusal.code, 'EXAM_NEEDS_COMPLETION');
  await completeLessons(giulia);
  const link = await linkFor(giulia);
  assert.match(link, /^https:\/\/exams\.example\/take\?lang=it&candidate=[0-9a-f-]{36}$/);
  await completeLessons(marco);
  assert.equal(await linkFor(marco), page, 'completed, not bought');
  const visitor = await t.call(null, { url: `/api/Courses/View/${courseId}` });
  assert.equal(visitor.json().data.esamiDTO[0].link, page);
});

test('reports that come in another order give the same: the best counts, by its own time', async () => {
  const sub = await admitted(giulia);
  const first = await sign({ sub, percent: 90, startedAt: now() - 30, endedAt: now() - 20 });
  const second = await sign({ sub, percent: 40 });
  await report(second);
  await report(first);
  const exam = await examOf(giulia);
  assert.deepEqual([exam.result, exam.isPassed], [90, true]);
  assert.ok(Date.parse(exam.examDate) < Date.now() - 10_000);
});

test('no cheat passes: forged, late, for another audience, of another body, person or time', async () => {
  const sub = await admitted(giulia);
  const day = 86_400;
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(
    JSON.stringify({ iss: issuer, sub }),
  ).toString('base64url')}.`;
  const tampered = (await sign({ sub, percent: 10 })).split('.');
  tampered[1] = Buffer.from(
    Buffer.from(tampered[1] ?? '', 'base64url')
      .toString()
      .replace('"percent":10', '"percent":99'),
  ).toString('base64url');
  const cheats: [string, string, string][] = [
    ['another key', await sign({ sub }, strange), 'EXAM_REPORT_INVALID'],
    ['changed after it was signed', tampered.join('.'), 'EXAM_REPORT_INVALID'],
    ['no signature', unsigned, 'EXAM_REPORT_INVALID'],
    ['no token', 'nothing', 'EXAM_REPORT_INVALID'],
    ['an unknown body', await sign({ sub, iss: 'https://nobody.example' }), 'EXAM_REPORT_INVALID'],
    ['another audience', await sign({ sub, aud: 'https://shop.example' }), 'EXAM_REPORT_INVALID'],
    ['expired', await sign({ sub, exp: now() - 60 }), 'EXAM_REPORT_INVALID'],
    ['signed long ago', await sign({ sub, iat: now() - 8 * day }), 'EXAM_REPORT_INVALID'],
    ['no id', await sign({ sub, jti: undefined }), 'EXAM_REPORT_INVALID'],
    ['no end', await sign({ sub, exp: undefined }), 'EXAM_REPORT_INVALID'],
    ['more than all', await sign({ sub, percent: 101 }), 'EXAM_REPORT_INVALID'],
    [
      'a body of other exams',
      await sign({ sub, iss: 'https://other.example' }),
      'EXAM_REPORT_FOREIGN',
    ],
    ['nobody', await sign({ sub: randomUUID() }), 'EXAM_REPORT_CANDIDATE'],
    ['before the purchase', await sign({ sub, startedAt: now() - day }), 'EXAM_REPORT_TIMES'],
    ['in the future', await sign({ sub, endedAt: now() + day }), 'EXAM_REPORT_TIMES'],
    ['it ends before it starts', await sign({ sub, endedAt: now() - 10 }), 'EXAM_REPORT_TIMES'],
  ];
  for (const [title, token, code] of cheats) {
    assert.equal((await report(token)).code, code, title);
  }
  assert.equal(await attempts(), 0);
  assert.equal((await examOf(giulia)).result, null);
});

test('a report that is sent again, also at once, counts once', async () => {
  const sub = await admitted(giulia);
  const token = await sign({ sub });
  const answers = await Promise.all([report(token), report(token), report(token)]);
  assert.deepEqual(answers.filter(({ status }) => status === 200).length, 1);
  assert.equal((await report(token)).code, 'EXAM_REPORT_REPEATED');
  const jti = randomUUID();
  const others = await admitted(marco);
  const both = await Promise.all([
    report(await sign({ sub, jti })),
    report(await sign({ sub: others, jti })),
  ]);
  assert.equal(both.filter(({ status }) => status === 200).length, 1);
  assert.equal(await attempts(), 2);
});

test('after the last attempt no report is taken; after a refund neither', async () => {
  const sub = await admitted(giulia);
  for (const percent of [10, 20]) await report(await sign({ sub, percent }));
  assert.equal((await report(await sign({ sub, percent: 99 }))).code, 'EXAM_REPORT_USED_UP');
  assert.equal((await examOf(giulia)).isPayed, false, 'failed twice: buy again');
  const others = await admitted(marco);
  await t.platform.database.query('update exam_right set withdrawn_at = now() where id = $1', [
    others,
  ]);
  assert.equal((await report(await sign({ sub: others }))).code, 'EXAM_REPORT_CANDIDATE');
});
