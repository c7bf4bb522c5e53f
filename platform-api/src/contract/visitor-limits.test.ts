import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { readConfig } from '../config.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';

const edge = '172.30.71.10';

let t: TestPlatform;
before(async () => {
  const { perMinute, trustProxy, loginAttemptsPerMinute } = readConfig({
    TRUST_PROXY: edge,
    SEARCHES_PER_MINUTE: '3',
    CART_PRICES_PER_MINUTE: '3',
    QR_POLLS_PER_MINUTE: '3',
    CLIENT_REPORTS_PER_MINUTE: '3',
    LOGIN_ATTEMPTS_PER_MINUTE: '3',
  });
  t = await testPlatform({ config: { perMinute, trustProxy, loginAttemptsPerMinute } });
});
after(() => t.close());

const limited: [string, InjectOptions & { url: string }][] = [
  ['search', { url: '/api/Courses/Public' }],
  ['suggestions', { url: '/api/Courses/Suggestions?text=a' }],
  ['cart prices', { method: 'POST', url: '/api/Cart/Public', payload: { items: [] } }],
  ['a waiting code', { url: `/api/Login/QrCode?requestId=${'x'.repeat(20)}` }],
  ['reports', { method: 'POST', url: '/api/Logs/InsertLogClientToDb', payload: { error: 'x' } }],
];

for (const [turn, [what, request]] of limited.entries()) {
  const visitor = (last: number) => `93.44.${turn}.${last}`;
  const ask = async (remoteAddress: string, forwarded: string | null, language = 'it') => {
    const headers = {
      'accept-language': language,
      ...(forwarded === null ? {} : { 'x-forwarded-for': forwarded }),
    };
    const answer = await t.app.inject({ ...request, remoteAddress, headers });
    const { code, Info } = answer.json<{ code?: string; Info: string | null }>();
    return { status: answer.statusCode, code, Info, wait: answer.headers['retry-after'] };
  };
  const isLetIn = async (remoteAddress: string, forwarded: string | null) =>
    (await ask(remoteAddress, forwarded)).status !== 429;

  test(`${what}: a visitor behind the edge is refused the fourth time, in their language; others are not`, async () => {
    t.setNow(new Date(Date.UTC(2026, 2, 2, 10, turn, 15)));
    for (let time = 0; time < 3; time += 1) assert.ok(await isLetIn(edge, visitor(1)));
    assert.deepEqual(await ask(edge, visitor(1)), {
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      Info: 'Troppe richieste da questo indirizzo. Riprova tra un minuto',
      wait: '45',
    });
    assert.equal(
      (await ask(edge, visitor(1), 'en')).Info,
      'Too many requests from this address. Try again in a minute',
    );
    assert.ok(await isLetIn(edge, visitor(2)));
    t.setNow(new Date(Date.UTC(2026, 2, 2, 10, turn + 1, 0)));
    assert.ok(await isLetIn(edge, visitor(1)));
  });

  test(`${what}: a forged address does not help, and the edge itself is not counted`, async () => {
    t.setNow(new Date(Date.UTC(2026, 2, 2, 11, turn, 0)));
    for (let time = 0; time < 3; time += 1) {
      assert.ok(await isLetIn(edge, `10.1.1.${time}, ${visitor(3)}`));
      assert.ok(await isLetIn(visitor(4), `10.1.1.${time}`));
      assert.ok(await isLetIn(edge, null));
    }
    assert.equal(await isLetIn(edge, `10.1.1.9, ${visitor(3)}`), false);
    assert.equal(await isLetIn(visitor(4), '10.1.1.9'), false);
    assert.ok(await isLetIn(edge, null));
  });
}

for (const [turn, [what, url, payload]] of (
  [
    ['a nonce', '/api/Badges/Wallet/Nonce', undefined],
    ['a token', '/api/Badges/Wallet/Token', { grant_type: 'x' }],
  ] as const
).entries()) {
  test(`a wallet that asks too often for ${what} is told to slow down, in the words of OAuth; others are not`, async () => {
    const ask = async (visitor: string) => {
      const answer = await t.app.inject({
        method: 'POST',
        url,
        remoteAddress: edge,
        headers: { 'x-forwarded-for': visitor },
        ...(payload && { payload }),
      });
      return [
        answer.statusCode,
        answer.json<{ error?: string }>().error,
        answer.headers['retry-after'],
      ];
    };
    const visitor = (last: number) => `93.45.${turn}.${last}`;
    t.setNow(new Date(Date.UTC(2026, 2, 3, 10, turn, 15)));
    for (let time = 0; time < 3; time += 1) assert.notEqual((await ask(visitor(1)))[0], 429);
    assert.deepEqual(await ask(visitor(1)), [429, 'slow_down', '45']);
    assert.notEqual((await ask(visitor(2)))[0], 429);
    t.setNow(new Date(Date.UTC(2026, 2, 3, 10, turn + 1, 0)));
    assert.notEqual((await ask(visitor(1)))[0], 429);
  });
}
