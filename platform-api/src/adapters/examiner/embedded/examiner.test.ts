import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { examExaminers } from '../exam-examiners.ts';
import { readConfig } from '../../../config.ts';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { EXTERNAL_EXAM, loadExams } from '../../../demo/exams/load-exams.ts';
import { recordPastCompletion } from '../../../domains/learning/index.ts';
import { courseStructure } from '../../../domains/catalogue/index.ts';
import { addExam, buyCart } from '../../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { addToCart, ask, emptyShop, rows, testShop } from '../../../testing/shop.ts';

let t: TestPlatform;
let giulia: TestSession;
const courseId = demoCourseId(EXTERNAL_EXAM);

before(async () => {
  ({ t, giulia } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from exam_question');
  await loadExams(t.platform);
});

const examOf = async () =>
  (await ask(giulia, 'GET', `Courses/View/${courseId}`)).data.esamiDTO[0] as {
    link: string;
    result: number | null;
    isPassed: boolean | null;
    isPayed: boolean;
  };

/** Buys the demo course with its exam, completes it and follows the link. */
async function openExam(): Promise<URL> {
  await addToCart(giulia, EXTERNAL_EXAM);
  await buyCart(t, giulia);
  assert.equal((await addExam(giulia, courseId, 'certification')).warning, null);
  await buyCart(t, giulia);
  const course = await courseStructure(t.platform, courseId);
  const completedAt = t.platform.clock.now();
  for (const { id: lessonId } of course?.modules.flatMap((module) => module.lessons) ?? []) {
    await recordPastCompletion(t.platform, {
      userId: giulia.userId,
      courseId,
      lessonId,
      completedAt,
    });
  }
  return new URL((await examOf()).link);
}

async function choose(link: URL, outcome: string): Promise<string> {
  const candidate = link.searchParams.get('candidate');
  const answer = await t.call(null, {
    method: 'POST',
    url: `${link.pathname}/${candidate}/${outcome}`,
  });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.body;
}

const attempts = async () => (await rows(t, 'select 1 from exam_attempt')).length;

test('the demo course leads to the examiner, which passes a candidate (E156)', async () => {
  const link = await openExam();
  assert.equal(link.origin, t.platform.config.publicUrl);
  const page = await t.call(null, { url: link.pathname + link.search });
  assert.equal(page.statusCode, 200);
  assert.match(page.body, new RegExp(`/${link.searchParams.get('candidate')}/pass`));
  assert.doesNotMatch(page.body, /<script/);
  assert.match(await choose(link, 'pass'), /92%: registrato/);
  const { result, isPassed, isPayed } = await examOf();
  assert.deepEqual([result, isPassed, isPayed], [92, true, true]);
});

test('a candidate who fails can be failed a second time, and then buys the exam again', async () => {
  const link = await openExam();
  assert.match(await choose(link, 'fail'), /35%: registrato/);
  assert.match(await choose(link, 'fail'), /35%: registrato/);
  assert.match(await choose(link, 'pass'), /92%: rifiutato \(EXAM_REPORT_USED_UP\)/);
  const { result, isPassed, isPayed } = await examOf();
  assert.deepEqual([result, isPassed, isPayed], [35, false, false]);
});

test('a result that is sent twice counts once; results in reverse order give the best', async () => {
  const link = await openExam();
  const twice = await choose(link, 'twice');
  assert.match(twice, /92%: registrato[\s\S]+92%: rifiutato \(EXAM_REPORT_REPEATED\)/);
  assert.equal(await attempts(), 1);
  await t.platform.database.query('delete from exam_attempt');
  assert.match(await choose(link, 'disorder'), /92%: registrato[\s\S]+35%: registrato/);
  assert.equal(await attempts(), 2);
  const { result, isPassed } = await examOf();
  assert.deepEqual([result, isPassed], [92, true]);
});

test('without a candidate there is a page that says so', async () => {
  for (const url of ['/dev/exam', '/dev/exam?candidate=x']) {
    const page = await t.call(null, { url });
    assert.equal(page.statusCode, 404);
    assert.match(page.body, /Apri l&#39;esame|Apri l’esame/);
  }
});

const site = { PUBLIC_URL: 'https://shop.example' };
const real = { issuer: 'https://exams.example', origin: 'https://exams.example', keys: [] };

test('it is believed on this machine and where it is asked for, never beside https or a real examiner', () => {
  const issuersOf = (variables: Record<string, string>, configured: object[] = []) => {
    const config = readConfig({ LOG_LEVEL: 'silent', ...variables });
    config.examIssuers = configured as typeof config.examIssuers;
    return examExaminers(config, t.platform.secrets).map(({ issuer }) => issuer);
  };
  assert.deepEqual(issuersOf({}), ['http://localhost:8080/dev/exam']);
  const container = { API_HOST: '0.0.0.0', PUBLIC_URL: 'http://10.0.0.7:8080', DEMO_PEERS: 'true' };
  assert.deepEqual(issuersOf(container), ['http://10.0.0.7:8080/dev/exam']);
  assert.deepEqual(issuersOf({}, [real]), [real.issuer]);
  assert.deepEqual(issuersOf({ ...site, DEMO_PEERS: 'true' }), []);
  assert.deepEqual(issuersOf({ ...site, DEMO_PEERS: 'true' }, [real]), [real.issuer]);
});

test('a plan names an address without https only where the examiner is played', async () => {
  const editor = await t.login('elena', 'RedattoreCorsiA');
  const plan = {
    host: 'external',
    thresholdPercent: 70,
    minutes: 40,
    attempts: 2,
    hoursBetween: 24,
    validDays: 365,
    shufflesQuestions: true,
    shufflesOptions: true,
    areas: [],
  };
  const other = demoCourseId('dpi');
  const codeOf = async (externalUrl: string) => {
    const body = { updatedAt: null, plan: { ...plan, externalUrl } };
    const { code } = await ask(editor, 'PUT', `Exams/Plans/${other}/certification`, { body });
    await t.platform.database.query('delete from exam_plan where course_id = $1', [other]);
    return code;
  };
  assert.equal(await codeOf('http://127.0.0.1:9000/exam'), undefined);
  assert.equal(await codeOf('http://exams.example/exam'), 'PLAN_INVALID');
  const { config } = t.platform;
  t.platform.config = { ...config, examIssuers: [real] };
  assert.equal(await codeOf('http://127.0.0.1:9000/exam'), 'PLAN_INVALID');
  t.platform.config = config;
});
