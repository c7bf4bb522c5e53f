import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId, journeyCourseKey } from '../../../demo/courses/index.ts';
import { demoPeople } from '../../../demo/people.ts';
import { loadSurveys } from '../../../demo/surveys/index.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { grantRights } from '../../exams/index.ts';
import { grantEnrolment } from '../../learning/index.ts';
import { inTransaction } from '../../../platform.ts';

const bought = demoCourseId('excel');
const notBought = demoCourseId(journeyCourseKey);
const draft = demoCourseId('rls-aggiornamento');

let t: TestPlatform;
let learner: TestSession;
let teacher: TestSession;
let editor: TestSession;

before(async () => {
  t = await testPlatform({ courses: true });
  learner = await t.login('marco', 'Discente');
  teacher = await t.login('lucia', 'Discente');
  editor = await t.login('elena', 'RedattoreCorsiA');
  const gift = { userId: demoPeople.marco.userId, courseId: bought, orderId: null };
  await inTransaction(t.platform, async (tx) => {
    await grantEnrolment(tx, { ...gift, includesCertification: true, includesSimulation: false });
    await grantRights(tx, { ...gift, kinds: ['certification'] });
  });
});
after(() => t.close());

type Item = {
  id: number;
  statoCorso: number;
  percentage: number | null;
  dataOrdine: string | null;
  categoriesId: number;
};

async function list(session: TestSession, query: string) {
  const response = await session.call({ url: `/api/Courses?${query}` });
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data as { items: Item[]; totalItems: number; pageSize: number };
}

const idsOf = ({ items }: { items: Item[] }) => items.map(({ id }) => id);

test('[API-13 part] [CAT-09] the list needs a login and has the item fields of the documents', async () => {
  assert.equal((await t.call(null, { url: '/api/Courses' })).statusCode, 401);
  const { items, pageSize, totalItems } = await list(learner, '');
  assert.equal(pageSize, 10);
  assert.equal(totalItems, 24);
  for (const name of [
    'id',
    'title',
    'urlImage',
    'ratio',
    'price',
    'professorName',
    'category',
    'costoCertificazione',
    'costoSimulazione',
    'dataOrdine',
    'statoCorso',
  ]) {
    assert.ok(name in (items[0] ?? {}), name);
  }
});

test('[CAT-05 part] typology 1 is what a learner bought and what an editor uploaded', async () => {
  const own = await list(learner, 'typology=1');
  assert.deepEqual(idsOf(own), [bought]);
  assert.equal(own.items[0]?.percentage, 0);
  assert.match(String(own.items[0]?.dataOrdine), /^\d{4}-/);
  const uploaded = await list(editor, 'typology=1&pageSize=100');
  assert.ok(idsOf(uploaded).includes(draft));
  assert.ok(uploaded.totalItems > 10 && uploaded.totalItems < 26);
});

test('[CAT-05 part] typology 0 is led by the best voted, typology 2 has nothing that is owned', async () => {
  const ranked = await list(learner, 'typology=0&pageSize=3');
  assert.equal(ranked.items[0]?.id, demoCourseId('assistenza-persona'));
  const suggested = await list(learner, 'typology=2&pageSize=100');
  assert.equal(suggested.totalItems, 23);
  assert.ok(!idsOf(suggested).includes(bought));
  // Excel is of category 2: its neighbours come first.
  assert.deepEqual([...new Set(suggested.items.slice(0, 2).map((c) => c.categoriesId))], [2]);
});

test('what a person told the survey leads the suggestions, before what they bought', async () => {
  await loadSurveys(t.platform);
  // Giulia chose safety (1) and communication (8) and bought a course of category 2.
  const giulia = await t.login('giulia', 'Discente');
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: demoPeople.giulia.userId,
      courseId: bought,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  const { items } = await list(giulia, 'typology=2&pageSize=100');
  const categories = items.map(({ categoriesId }) => categoriesId);
  const chosen = categories.findIndex((id) => id !== 1 && id !== 8);
  assert.deepEqual(new Set(categories.slice(0, chosen)), new Set([1, 8]));
  assert.equal(categories.slice(chosen).includes(1), false);
  assert.equal(categories.slice(chosen).includes(8), false);
  assert.equal(categories[chosen], 2);
});

test('[CAT-08] [CAT-05 part] typology 3 is what the caller teaches', async () => {
  assert.deepEqual(idsOf(await list(teacher, 'typology=3')), [demoCourseId('assistenza-persona')]);
  assert.deepEqual(idsOf(await list(learner, 'typology=3')), []);
});

test('[CAT-04 part] category and page narrow the list', async () => {
  const category = await list(learner, 'category=4');
  assert.equal(category.totalItems, 3);
  assert.ok(category.items.every(({ categoriesId }) => categoriesId === 4));
  const last = await list(learner, 'page=3');
  assert.equal(last.items.length, 4);
});

test('[CAT-14 part] drafts are in no list of learners, and in those of editors', async () => {
  const forLearner = await list(learner, 'pageSize=100');
  assert.ok(forLearner.items.every(({ statoCorso }) => statoCorso === 1));
  const forEditor = await list(editor, 'pageSize=100');
  assert.deepEqual(
    [...new Set(forEditor.items.map(({ statoCorso }) => statoCorso))].toSorted((a, b) => a - b),
    [0, 1, 2],
  );
  const view = `/api/Courses/View/${draft}`;
  assert.equal((await learner.call({ url: view })).statusCode, 404);
  assert.equal((await editor.call({ url: view })).statusCode, 200);
});

test('[API-31] the search takes the body of the documents, twelve by page', async () => {
  const response = await learner.call({
    method: 'POST',
    url: '/api/SearchFullText?lang=it&page=1&pageSize=12',
    payload: { ricerca: 'sicurezza', categoria: [1], ratio: 4, minPrice: 70, maxPrice: 100 },
  });
  const { data } = response.json();
  assert.equal(data.pageSize, 12);
  assert.ok(data.items.length > 0);
  assert.ok(
    data.items.every(
      (item: { price: number; ratio: number; categoriesId: number }) =>
        item.price >= 70 && item.price <= 100 && item.ratio >= 4 && item.categoriesId === 1,
    ),
  );
});

test('[CAT-26] [CAT-25] [API-22] only who bought the course votes, 1 to 5; the last vote wins', async () => {
  const vote = (session: TestSession, corsoId: number, rank: number) =>
    session.call({
      method: 'POST',
      url: '/api/Courses/SaveRankingCorsoUtente',
      payload: { corsoId, rank },
    });
  const refused = await vote(learner, notBought, 5);
  assert.equal(refused.statusCode, 403);
  assert.equal(refused.json().code, 'RATING_NEEDS_PURCHASE');
  assert.equal((await vote(editor, bought, 5)).statusCode, 403);
  for (const rank of [0, 6, 2.5]) assert.equal((await vote(learner, bought, rank)).statusCode, 400);

  const before = (await learner.call({ url: `/api/Courses/View/${bought}` })).json().data;
  assert.equal(before.rankingUtente, null);
  const first = (await vote(learner, bought, 1)).json().data;
  assert.equal(first.total, before.rankings.total + 1);
  const second = (await vote(learner, bought, 5)).json().data;
  assert.equal(second.total, first.total);
  const after = (await learner.call({ url: `/api/Courses/View/${bought}` })).json().data;
  assert.equal(after.rankingUtente, 5);
  assert.equal(after.percentage, 0);
  assert.equal(after.esamiDTO[0].isPayed, true);
  assert.equal(after.esamiDTO[1].isPayed, false);
});

test('the teacher is told that the course is the own; contacts have addresses after the login', async () => {
  const id = demoCourseId('assistenza-persona');
  const course = (await teacher.call({ url: `/api/Courses/View/${id}` })).json().data;
  assert.equal(course.userIsDocenteCourse, true);
  const contacts = (await learner.call({ url: `/api/Courses/Contacts/${id}` })).json().data;
  assert.match(contacts.teachers[0].email, /@/);
});

test('[API-24] totals of bought, begun and completed courses', async () => {
  const response = await learner.call({ url: '/api/Courses/GetTotalCoursesUser' });
  assert.deepEqual(response.json().data, { bought: 1, progress: 0, completed: 0 });
});
