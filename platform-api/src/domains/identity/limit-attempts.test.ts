import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ config: { loginAttemptsPerMinute: 10 } });
});
after(() => t.close());

const attempt = (
  remoteAddress: string,
  url = `/api/Login/GetUrlSpidLogin?requestId=${randomUUID()}`,
) => t.app.inject({ url, remoteAddress });

test('of thirty attempts of one address at once ten are let in, the rest told to wait', async () => {
  t.setNow(new Date('2026-03-02T10:00:20Z'));
  const answers = await Promise.all(Array.from({ length: 30 }, () => attempt('192.0.2.1')));
  assert.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 10);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  assert.equal(refused.length, 20);
  const { code, Info } = refused[0]?.json<{ code: string; Info: string }>() ?? {};
  assert.deepEqual(
    [code, Info],
    ['TOO_MANY_ATTEMPTS', 'Troppi tentativi di accesso. Riprova tra un minuto'],
  );
  assert.equal(refused[0]?.headers['retry-after'], '40');
});

test('another address, and the same one in the next minute, are let in', async () => {
  t.setNow(new Date('2026-03-02T10:00:30Z'));
  assert.equal((await attempt('192.0.2.1')).statusCode, 429);
  assert.equal((await attempt('192.0.2.2')).statusCode, 200);
  t.setNow(new Date('2026-03-02T10:01:00Z'));
  assert.equal((await attempt('192.0.2.1')).statusCode, 200);
});

test('every way into the product is counted, what a waiting page asks is not', async () => {
  const limited = t.app.routeTable.filter(({ url }) => url.startsWith('/api/Login/'));
  assert.ok(limited.length >= 10);
  const id = 'x'.repeat(22);
  const uncounted = new Set<string>();
  for (const { method, url } of limited) {
    t.setNow(new Date('2026-03-02T11:00:00Z'));
    const remoteAddress = `198.51.100.${limited.findIndex((r) => r.method === method && r.url === url)}`;
    const send = () =>
      t.app.inject({ method: method as 'GET', url: url.replace(':id', id), remoteAddress });
    for (let turn = 0; turn < 10; turn += 1) await send();
    if ((await send()).statusCode !== 429) uncounted.add(`${method} ${url}`);
  }
  assert.deepEqual([...uncounted].toSorted(), [
    'GET /api/Login/Presentation/:id/request',
    'GET /api/Login/QrCode',
    'POST /api/Login/Logout',
    'POST /api/Login/RefreshToken',
  ]);
});
