import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { deviceOf } from './device.ts';
import { sessionEnd } from './session-end.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  await t.platform.database.query('delete from session');
});

const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const safariOnPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

type Listed = {
  id: string;
  isCurrent: boolean;
  device: object;
  address: string;
  place: string | null;
  lastUsedAt: string;
  endsAt: string;
};

const use = (session: TestSession, headers: Record<string, string> = {}) =>
  session.call({ url: '/api/Account/Role', headers });
const list = async (session: TestSession) =>
  (await session.call({ url: '/api/Account/Sessions' })).json<{ data: Listed[] }>().data;

test('a session is listed with device, network address and time of its last use', async () => {
  const here = await t.login('marco');
  const phone = await t.login('marco');
  await t.login('giulia');
  await use(phone, { 'user-agent': safariOnPhone, 'x-forwarded-for': '93.44.1.7' });
  await use(here, { 'user-agent': chromeOnWindows });
  const [first, second, ...others] = await list(here);
  assert.deepEqual(others, []);
  assert.deepEqual(
    [first?.id, first?.isCurrent, first?.device],
    [here.sessionId, true, { kind: 'desktop', browser: 'Chrome', system: 'Windows' }],
  );
  assert.deepEqual(
    [second?.id, second?.isCurrent, second?.device, second?.address, second?.place],
    [
      phone.sessionId,
      false,
      { kind: 'phone', browser: 'Safari', system: 'iOS' },
      '93.44.1.7',
      null,
    ],
  );
});

test('the last use is noted to the minute, from another network at once', async () => {
  const session = await t.login('marco');
  const start = new Date();
  t.setNow(start);
  await use(session, { 'user-agent': chromeOnWindows });
  t.setNow(new Date(start.getTime() + 30_000));
  await use(session, { 'user-agent': chromeOnWindows });
  assert.equal((await list(session))[0]?.lastUsedAt, start.toISOString());
  await use(session, { 'user-agent': chromeOnWindows, 'x-forwarded-for': '93.44.1.7' });
  const moved = await t.platform.database.query('select address, last_used_at from session');
  assert.equal(moved.rows[0]?.['address'], '93.44.1.7');
});

test('ending one session refuses its next call and its refresh, and leaves the others', async () => {
  const here = await t.login('marco');
  const lost = await t.login('marco');
  const ended = await here.call({
    method: 'DELETE',
    url: `/api/Account/Sessions/${lost.sessionId}`,
  });
  assert.equal(ended.statusCode, 200);
  assert.equal((await use(lost)).statusCode, 401);
  const refresh = await t.app.inject({
    method: 'POST',
    url: '/api/Login/RefreshToken',
    body: { token: lost.token, refreshToken: lost.refreshToken },
  });
  assert.equal(refresh.json<{ code: string }>().code, 'SESSION_OVER');
  assert.equal((await use(here)).statusCode, 200);
  assert.deepEqual(
    (await list(here)).map(({ id }) => id),
    [here.sessionId],
  );
});

test('ending all others keeps this one', async () => {
  const here = await t.login('marco');
  const others = [await t.login('marco'), await t.login('marco')];
  const stranger = await t.login('giulia');
  const answer = await here.call({ method: 'DELETE', url: '/api/Account/Sessions' });
  assert.equal(answer.json<{ data: number }>().data, 2);
  for (const other of others) assert.equal((await use(other)).statusCode, 401);
  assert.equal((await use(here)).statusCode, 200);
  assert.equal((await use(stranger)).statusCode, 200);
});

test('nobody ends the session of another, nor one that is over', async () => {
  const marco = await t.login('marco');
  const giulia = await t.login('giulia');
  const refused = await marco.call({
    method: 'DELETE',
    url: `/api/Account/Sessions/${giulia.sessionId}`,
  });
  assert.deepEqual(
    [refused.statusCode, refused.json<{ code: string }>().code],
    [404, 'SESSION_NOT_FOUND'],
  );
  assert.equal((await use(giulia)).statusCode, 200);
});

test('a session ends when it was not used for seven days, and thirty days after the login', async () => {
  const day = 86_400_000;
  const start = Date.now();
  t.setNow(new Date(start));
  let session = await t.login('marco');
  const refreshed = async () => {
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/Login/RefreshToken',
      body: { token: session.token, refreshToken: session.refreshToken },
    });
    if (answer.statusCode !== 200) return false;
    const { data } = answer.json<{ data: { token: string; refreshToken: string } }>();
    session = { ...session, ...data };
    const headers = { authorization: `Bearer ${session.token}` };
    return (await t.app.inject({ url: '/api/Account/Role', headers })).statusCode === 200;
  };
  for (const days of [6, 12, 18, 24, 29.9]) {
    t.setNow(new Date(start + days * day));
    assert.equal(await refreshed(), true, `day ${days}`);
  }
  t.setNow(new Date(start + 30 * day));
  assert.equal(await refreshed(), false);

  t.setNow(new Date(start));
  session = await t.login('marco');
  t.setNow(new Date(start + 7 * day));
  assert.equal(await refreshed(), false);
});

const now = new Date('2026-11-21T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
for (const [session, expected] of [
  [{ revokedAt: null, expiresAt: ago(-1), lastUsedAt: ago(999) }, null],
  [{ revokedAt: ago(5), expiresAt: ago(-1), lastUsedAt: ago(0) }, 'revoked'],
  [{ revokedAt: null, expiresAt: now, lastUsedAt: ago(0) }, 'absolute'],
  [{ revokedAt: null, expiresAt: ago(-1), lastUsedAt: ago(1000) }, 'idle'],
] as const) {
  test(`the end of a session is ${String(expected)}`, () => {
    assert.equal(sessionEnd(session, now, { idleMs: 1000 }), expected);
  });
}

test('a browser that does not say what it is has no device', () => {
  const unknown = { kind: 'unknown', browser: null, system: null };
  assert.deepEqual(deviceOf(null), unknown);
  assert.deepEqual(deviceOf('lightMyRequest'), unknown);
});
