import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import {
  emptyShop,
  onCheckoutPage,
  openOrder,
  returnToShop,
  testShop,
} from '../../testing/shop.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';

let t: TestPlatform;
let marco: TestSession;
before(async () => {
  ({ t, marco } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from data_export');
});

type Export = {
  state: string;
  progress: number;
  sizeBytes: number;
  expiresAt: string;
  url: string | null;
};

const call = async (session: TestSession, method: 'GET' | 'POST', language = 'it') =>
  (
    await session.call({
      method,
      url: '/api/Account/DataExport',
      headers: { 'accept-language': language },
    })
  ).json<{ data: Export | null }>().data;

async function exported(session: TestSession, language = 'it') {
  await call(session, 'POST', language);
  await t.platform.jobs.drain();
  const ready = await call(session, 'GET');
  assert.ok(ready?.url);
  return ready;
}

async function contents(url: string) {
  const file = await t.call(null, { url });
  assert.equal(file.headers['content-type'], 'application/zip');
  assert.match(String(file.headers['content-disposition']), /WorkerBadge-\d{4}-\d\d-\d\d\.zip/);
  return unzipSync(new Uint8Array(file.rawPayload));
}

test('one file has everything that the product knows of the person, receipts included', async () => {
  const order = await openOrder(marco, 'antincendio');
  await onCheckoutPage(t, order.paymentId, 'pay');
  await returnToShop(marco, order.paymentId);
  const ready = await exported(marco);
  assert.deepEqual([ready.state, ready.progress], ['ready', 100]);
  const files = await contents(ready.url ?? '');
  const read = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
  assert.deepEqual(
    Object.keys(files).filter((name) => !name.includes('/')),
    [
      'LEGGIMI.txt',
      'exports.json',
      'cart.json',
      'promotions.json',
      'orders.json',
      'vouchers.json',
      'redemptions.json',
      'credits.json',
      'exam-attempts.json',
      'exams.json',
      'courses.json',
      'notes.json',
      'questions.json',
      'exam-extra-time.json',
      'reviews.json',
      'newsletters.json',
      'badges.json',
      'curriculum.json',
      'connected-applications.json',
      'deadlines.json',
      'survey.json',
      'files.json',
      'sessions.json',
      'audit.json',
      'table-exports.json',
      'accreditation.json',
      'profile.json',
    ],
  );
  assert.equal((read('profile.json') as { fiscalCode: string }).fiscalCode, 'BNCMRC91P03A794D');
  const [bought] = read('orders.json') as { orderNumber: string }[];
  assert.equal(bought?.orderNumber, order.orderNumber);
  const receipt = files[`orders/ricevuta-${order.orderNumber}.pdf`];
  assert.equal(strFromU8(receipt?.subarray(0, 5) ?? new Uint8Array()), '%PDF-');
  const others = Object.values(files).map((file) => strFromU8(file));
  assert.ok(!others.some((text) => text.includes('Sartori')));
});

test('nothing is there before it is asked for, and progress is told while it is made', async () => {
  assert.equal(await call(marco, 'GET'), null);
  const asked = await call(marco, 'POST');
  assert.deepEqual([asked?.state, asked?.progress, asked?.url], ['waiting', 0, null]);
});

test('ten simultaneous wishes for an export are one', async () => {
  await Promise.all(Array.from({ length: 10 }, () => call(marco, 'POST')));
  const { rows } = await t.platform.database.query('select state from data_export');
  assert.deepEqual(rows, [{ state: 'waiting' }]);
});

test('the address of the file is for ten minutes, the file for a week', async () => {
  const start = Date.now();
  const ready = await exported(marco, 'en');
  assert.ok('README.txt' in (await contents(ready.url ?? '')));
  t.setNow(new Date(start + 11 * 60_000));
  assert.equal((await t.call(null, { url: ready.url ?? '' })).statusCode, 403);
  const again = await call(await t.login('marco'), 'GET');
  assert.ok(again?.url);
  assert.equal((await t.call(null, { url: again.url })).statusCode, 200);
  t.setNow(new Date(Date.parse(ready.expiresAt) + 1000));
  assert.equal((await call(await t.login('marco'), 'GET'))?.url, null);
});

test('an export that was cut off does not stand in the way of the next one', async () => {
  await call(marco, 'POST');
  await t.platform.database.query("update data_export set state = 'running'");
  t.setNow(new Date(Date.now() + 16 * 60_000));
  const session = await t.login('marco');
  assert.equal((await call(session, 'POST'))?.state, 'waiting');
});

test('a visitor has no export', async () => {
  assert.equal((await t.call(null, { url: '/api/Account/DataExport' })).statusCode, 401);
});
