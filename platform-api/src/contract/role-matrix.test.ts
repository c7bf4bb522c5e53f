import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId, journeyCourseKey } from '../demo/courses/index.ts';
import { loadFaqs } from '../demo/faq.ts';
import { loadSurveys } from '../demo/surveys/index.ts';
import { issueCourseBadge } from '../domains/badges/index.ts';
import type { TestPlatform, TestSession } from '../testing/platform.ts';
import { onCheckoutPage, openOrder, returnToShop, testShop } from '../testing/shop.ts';
import { callers, matrix, outcomesOf, peers, type Caller, type Outcome } from './role-matrix.ts';

let t: TestPlatform;
/** What the owner has, by the name that the table's addresses use. */
let things: Record<string, string>;

/** The owner last: what is taken away is then still there for the others to be refused. */
const inTurn = callers.toSorted((a, b) => Number(a === 'owner') - Number(b === 'owner'));

/** Each call in a session of its own: a logout or a change of role then touches no other row. */
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
    session: session.sessionId,
    faq: String(rows[0]?.['id']),
  };
});
after(() => t.close());

const outcomes: Record<number, Outcome> = { 401: 'l', 403: 'f', 404: '0' };

test('[API-02] the role matrix names every route of the server, and no other', () => {
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

for (const [route, row] of Object.entries(matrix)) {
  test(`[API-02] [API-04] the role matrix holds on PGlite and PostgreSQL: ${route}`, async () => {
    const [method, pattern] = route.split(' ') as ['GET' | 'POST', string];
    const url = (row.url ?? pattern).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = things[name];
      assert.ok(value, `the owner has no ${name}`);
      return value;
    });
    const found: Record<string, string> = {};
    for (const caller of inTurn) {
      const request = { method, url, ...(row.body === undefined ? {} : { payload: row.body }) };
      const session = await openAs[caller]();
      const answer = await (session === null ? t.app.inject(request) : session.call(request));
      assert.ok(answer.statusCode < 500, `${caller}: ${answer.statusCode} ${answer.body}`);
      found[caller] = outcomes[answer.statusCode] ?? '+';
    }
    assert.deepEqual(found, outcomesOf(row));
  });
}
