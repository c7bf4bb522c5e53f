import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { demoPeople, type DemoPersonKey } from '../../../demo/people.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { grantEnrolment } from '../../learning/index.ts';
import { inTransaction } from '../../../platform.ts';

const courseId = demoCourseId('excel');
let t: TestPlatform;
let marco: TestSession;

before(async () => {
  t = await testPlatform({ courses: true });
  for (const person of ['marco', 'giulia'] as const) {
    await inTransaction(t.platform, (tx) =>
      grantEnrolment(tx, {
        userId: demoPeople[person].userId,
        courseId,
        orderId: null,
        includesCertification: false,
        includesSimulation: false,
      }),
    );
  }
  marco = await t.login('marco', 'Discente');
});
after(() => t.close());

type Review = {
  id: string;
  rank: number;
  comment: string;
  authorName: string | null;
  isOwn: boolean;
  isHidden: boolean;
  reports: number | null;
};

const rate = (session: TestSession, payload: { rank: number; comment?: string }) =>
  session.call({
    method: 'POST',
    url: '/api/Courses/SaveRankingCorsoUtente',
    payload: { corsoId: courseId, ...payload },
  });

const reviews = async (reader: TestSession | null) => {
  const request = { url: `/api/Courses/Reviews/${courseId}` };
  const answer = await (reader === null ? t.call(null, request) : reader.call(request));
  return answer.json().data as { items: Review[]; totalItems: number };
};

const report = async (person: DemoPersonKey, reviewId: string) => {
  const session = await t.login(person);
  return session.call({
    method: 'POST',
    url: '/api/Courses/ReportReview',
    payload: { reviewId },
  });
};

const moderate = async (reviewId: string, isHidden: boolean) => {
  const anna = await t.login('anna', 'AdminWorkerBadge');
  return anna.call({
    method: 'POST',
    url: '/api/Courses/ModerateReview',
    payload: { reviewId, isHidden },
  });
};

test('[CAT-25 part] words beside the stars are optional, shown with first name and initial, and can be taken back', async () => {
  assert.equal((await rate(marco, { rank: 4 })).statusCode, 200);
  assert.equal((await reviews(null)).totalItems, 0);
  await rate(marco, { rank: 5, comment: '  Chiaro e utile <b>davvero</b>.  ' });
  const [review] = (await reviews(null)).items;
  assert.deepEqual(
    [review?.rank, review?.comment, review?.authorName, review?.isOwn],
    [5, 'Chiaro e utile <b>davvero</b>.', 'Marco B.', false],
  );
  assert.equal(review?.reports, null);
  assert.doesNotMatch(JSON.stringify(review), new RegExp(marco.userId));
  const seen = (await marco.call({ url: `/api/Courses/View/${courseId}` })).json().data;
  assert.equal(seen.commentoUtente, 'Chiaro e utile <b>davvero</b>.');

  await rate(marco, { rank: 3 });
  assert.equal((await reviews(marco)).items[0]?.isOwn, true);
  await rate(marco, { rank: 3, comment: '' });
  assert.equal((await reviews(null)).totalItems, 0);
  assert.equal((await rate(marco, { rank: 3, comment: 'x'.repeat(1001) })).statusCode, 400);
});

test('three people who report a review at once hide it from all but its author and administrators', async () => {
  await rate(marco, { rank: 1, comment: 'Una frase impropria' });
  const [review] = (await reviews(null)).items;
  assert.ok(review);
  const own = await report('marco', review.id);
  assert.equal(own.json().code, 'REVIEW_IS_OWN');
  // One who reports twice counts once.
  await report('giulia', review.id);
  await report('giulia', review.id);
  assert.equal((await reviews(null)).totalItems, 1);
  await Promise.all([report('lucia', review.id), report('elena', review.id)]);
  assert.equal((await reviews(null)).totalItems, 0);
  assert.equal((await reviews(marco)).items[0]?.isHidden, true);
  const anna = await t.login('anna', 'AdminWorkerBadge');
  assert.equal((await reviews(anna)).items[0]?.reports, 3);
  const course = (await t.call(null, { url: `/api/Courses/View/${courseId}` })).json().data;
  assert.ok(course.rankings.votes.at(-1).count > 0, 'the stars still count');
});

test('an administrator lets a review stand whoever reports it, until its words change', async () => {
  await rate(marco, { rank: 2, comment: 'Troppo breve' });
  const anna = await t.login('anna', 'AdminWorkerBadge');
  const id = (await reviews(anna)).items[0]?.id ?? '';
  await moderate(id, false);
  assert.equal((await reviews(null)).totalItems, 1);
  await report('davide', id);
  assert.equal((await reviews(null)).totalItems, 1);
  await rate(marco, { rank: 2, comment: 'Troppo breve, e peggio' });
  await report('davide', id);
  assert.equal((await reviews(null)).totalItems, 0);
  assert.equal((await moderate(id, false)).statusCode, 200);
  await moderate(id, true);
  assert.equal((await reviews(null)).totalItems, 0);
  const missing = '00000000-0000-4000-8000-000000000000';
  assert.equal((await moderate(missing, true)).statusCode, 404);
  assert.equal((await report('davide', missing)).statusCode, 404);
});
