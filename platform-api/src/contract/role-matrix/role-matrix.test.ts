import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { loadFaqs } from '../../demo/faq.ts';
import { loadSurveys } from '../../demo/surveys/index.ts';
import { issueCourseBadge } from '../../domains/badges/index.ts';
import { admit, loadExams } from '../../domains/exams/testing-exam.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { onCheckoutPage, openOrder, returnToShop, testShop } from '../../testing/shop.ts';
import { askRedemption, giveCredits, inWindow } from '../../testing/redemptions.ts';
import { blocksOf, commit, pdfOf, sendBlock } from '../../testing/uploads/uploads.ts';
import {
  callers,
  outcomesOf,
  PAGE,
  peers,
  type Caller,
  type Outcome,
  type Row,
} from './outcomes.ts';
import { foreignObjects, matrix } from './role-matrix.ts';

let t: TestPlatform;
/** What the owner has, by the name that the table's addresses use. */
let things: Record<string, string>;

/** The owner last: what is taken away is then still there for the others to be refused. */
const inTurn = callers.toSorted((a, b) => Number(a === 'owner') - Number(b === 'owner'));

/** Each call in its own session: a logout or a change of role then touches no other row. */
const openAs: Record<Caller, () => Promise<TestSession | null>> = {
  visitor: async () => null,
  owner: () => t.login('giulia', 'Discente'),
  otherLearner: () => t.login('marco', 'Discente'),
  teacher: () => t.login('lucia', 'Discente'),
  editor: () => t.login('davide', 'RedattoreCorsiA'),
  editorWithCai: () => t.login('elena', 'RedattoreCorsiA'),
  administrator: () => t.login('anna', 'AdminWorkerBadge'),
  company: () => t.login('paolo', 'Discente'),
  deleted: () => t.login('sara', 'Discente'),
  pending: () => t.login('omar', 'Discente'),
};

before(async () => {
  const shop = await testShop();
  t = shop.t;
  const { orderId, paymentId } = await openOrder(shop.giulia, journeyCourseKey);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(shop.giulia, paymentId);
  const courseId = demoCourseId(journeyCourseKey);
  const badge = await issueCourseBadge(t.platform, {
    userId: shop.giulia.userId,
    courseId,
    completedAt: new Date(),
  });
  assert.ok(badge);
  await loadFaqs(t.platform);
  await loadSurveys(t.platform);
  const { rows } = await t.platform.database.query('select id from faq limit 1');
  const session = await t.login('giulia');
  things = {
    order: String(orderId),
    course: String(courseId),
    badge: badge.id,
    skill: String(badge.categoryId),
    issuerKey: JSON.parse(badge.credential).proof[0].verificationMethod.split('#')[1],
    session: session.sessionId,
    sharedCurriculum: await sharedBy(session),
    faq: String(rows[0]?.['id']),
    attempt: await attemptOf(session, courseId),
    ...(await thingsOfEditors(courseId)),
    ...(await wordsOf(session, courseId)),
    ...(await redemptionOf(session)),
    newsletter: await scheduled(await t.login('anna', 'AdminWorkerBadge'), 'NewsletterWB', ''),
    courseNewsletter: await scheduled(
      await t.login('davide', 'RedattoreCorsiA'),
      'CorsiNewsLetter',
      `/${courseId}`,
    ),
  };
});
after(() => t.close());

async function sharedBy(session: TestSession): Promise<string> {
  const shared = await session.call({ method: 'PUT', url: '/api/Curriculum/Share' });
  return shared.json<{ data: { sharedId: string } }>().data.sharedId;
}

async function attemptOf(session: TestSession, courseId: number): Promise<string> {
  await loadExams(t.platform);
  await admit(t.platform, session.userId, 'simulation');
  const started = await session.call({
    method: 'POST',
    url: `/api/Exams/${courseId}/simulation/Attempts`,
    payload: { screen: PAGE, isIdentityConfirmed: true, areRulesRead: true },
  });
  return started.json().data.id;
}

async function thingsOfEditors(courseId: number): Promise<Record<string, string>> {
  const one = async (text: string, values: unknown[] = []) => {
    const { rows } = await t.platform.database.query(text, values);
    return String(Object.values(rows[0] ?? {})[0]);
  };
  const module = await one('select id from course_module where course_id = $1 limit 1', [courseId]);
  const editor = await t.login('davide', 'RedattoreCorsiA');
  const [block] = blocksOf(pdfOf(100));
  assert.ok(block);
  await sendBlock(editor, 'document', { ...block, fileName: 'appunti.pdf' });
  const { data } = await commit(editor, 'document', {
    blockList: [block.blockId],
    fileName: 'appunti.pdf',
  });
  const question = await editor.call({
    method: 'POST',
    url: '/api/Exams/Questions',
    payload: {
      courseId,
      stem: 'Chi firma?',
      area: 'Norme',
      points: 1,
      explanation: '',
      state: 'draft',
      picture: null,
      item: { kind: 'trueFalse', content: {}, key: { value: true } },
    },
  });
  return {
    module,
    question: question.json<{ data: { id: number } }>().data.id.toString(),
    lesson: await one('select id from lesson where module_id = $1 limit 1', [module]),
    draft: await one('select id from course where published_at is null limit 1'),
    file: data.fileNameAzure,
  };
}

/** What the owner wrote in a lesson: a note, and a question to its teacher. */
async function wordsOf(session: TestSession, courseId: number): Promise<Record<string, string>> {
  const id = '5d1a3c1e-9d4c-4c1e-8a35-2f0f7c1b9e60';
  const { rows } = await t.platform.database.query(
    'select l.id from lesson l join course_module m on m.id = l.module_id where m.course_id = $1 limit 1',
    [courseId],
  );
  const place = { courseId, lessonId: Number(rows[0]?.['id']), second: null, paragraph: null };
  const send = async (what: string, payload: object) => {
    const url = `/api/Courses/${what}`;
    const stored = await session.call({ method: 'POST', url, payload: { ...place, ...payload } });
    assert.equal(stored.statusCode, 200, stored.body);
    return String(stored.json<{ data: { id: string | number } }>().data.id);
  };
  return {
    note: await send('Notes', { id, text: 'Da rivedere' }),
    lessonQuestion: await send('Questions', { key: id, text: 'Vale anche qui?' }),
  };
}

/** A redemption request with its documents, made in a window. */
async function redemptionOf({ userId }: TestSession): Promise<Record<string, string>> {
  await giveCredits(t.platform, userId, 10_000n);
  const { data } = await askRedemption(await inWindow(t, 'giulia'), { hasPrestazione: true });
  t.setNow(null);
  return { redemption: String(data.id), redeemer: userId };
}

/** A newsletter that waits for its moment. */
async function scheduled(writer: TestSession, base: string, scope: string): Promise<string> {
  const payload = { title: 'Poi', text: 'Testo', dataInvio: '2035-01-01' };
  const url = `/api/${base}`;
  const written = await writer.call({ method: 'POST', url: `${url}${scope}`, payload });
  const { id } = written.json<{ data: { id: number } }>().data;
  const send = `${url}/Send${scope}?idNewsletter=${id}`;
  assert.equal((await writer.call({ method: 'POST', url: send })).statusCode, 200);
  return String(id);
}

const outcomes: Record<number, Outcome> = { 401: 'l', 403: 'f', 404: '0' };

test('[API-02 part] the role matrix names every route of the server, and no other', () => {
  const routes = t.app.routeTable
    .filter(({ url }) => !url.startsWith(peers))
    .map(({ method, url }) => `${method} ${url}`);
  assert.ok(routes.length > 70, `only ${routes.length} routes were looked at`);
  const rows = Object.keys(matrix);
  assert.deepEqual(
    {
      missing: routes.filter((route) => !rows.includes(route)),
      gone: rows.filter((row) => !routes.includes(row)),
    },
    { missing: [], gone: [] },
  );
});

const named = (text: string) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = things[name];
    assert.ok(value, `there is no ${name}`);
    return value;
  });

/** A number in the place of a name stays a number in a body. */
const filledBody = (body: object): object =>
  JSON.parse(
    named(JSON.stringify(body)).replace(
      /"(courseId|corsoId|moduleId|lessonId|id)":"(\d+)"/g,
      '"$1":$2',
    ),
  ) as object;

async function outcomesFound(route: string, row: Row): Promise<Record<string, string>> {
  const [method, pattern] = route.split(' ') as ['GET' | 'POST', string];
  const url = named(row.url ?? pattern);
  const found: Record<string, string> = {};
  for (const caller of inTurn) {
    const payload = row.body === undefined ? {} : { payload: filledBody(row.body) };
    const request = { method, url, ...payload };
    const session = await openAs[caller]();
    const answer = await (session === null ? t.app.inject(request) : session.call(request));
    assert.ok(answer.statusCode < 500, `${caller}: ${answer.statusCode} ${answer.body}`);
    found[caller] = outcomes[answer.statusCode] ?? '+';
  }
  return found;
}

// Before the matrix, at the end of which people delete their accounts.
test('the rows of foreign objects are of routes that there are', () => {
  const unknown = Object.keys(foreignObjects).filter((route) => matrix[route] === undefined);
  assert.deepEqual(unknown, []);
});

for (const [route, row] of Object.entries(foreignObjects)) {
  test(`[API-04 part] a foreign object is refused: ${route}`, async () => {
    assert.deepEqual(await outcomesFound(route, row), outcomesOf(row));
  });
}

test('[API-04 part] whether a file exists is answered to its owner and to administrators', async () => {
  const knowing: Caller[] = [];
  for (const caller of inTurn) {
    const session = await openAs[caller]();
    const answer = await session?.call({ url: named('/api/Files?fileNameRef={file}') });
    const { data } = answer?.json<{ data: { exists: boolean } | null }>() ?? {};
    if (data?.exists === true) knowing.push(caller);
  }
  assert.deepEqual(knowing, ['editor', 'administrator']);
});

for (const [route, row] of Object.entries(matrix)) {
  test(`[API-02 part] [API-04 part] the role matrix holds: ${route}`, async () => {
    assert.deepEqual(await outcomesFound(route, row), outcomesOf(row));
  });
}
