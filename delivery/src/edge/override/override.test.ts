import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { builtRemote, builtShell, temporaryDir } from '../../release/built-releases.ts';
import { ReleaseStore } from '../../release/release-store.ts';
import { createEdge } from '../edge.ts';
import { isLoopback, OverrideCookie, overridePolicy } from './override.ts';

let store: ReleaseStore;
before(async () => {
  store = new ReleaseStore(temporaryDir());
  await store.publish(builtShell('aaaa1111'));
  await store.publish(builtRemote('mf-catalogue', 'bbbb2222'));
});

const edgeAt = (publicUrl: string, overrides?: 'administrators') =>
  createEdge({
    store,
    apiUrl: 'http://127.0.0.1:1',
    publicUrl,
    logLevel: 'silent',
    ...(overrides ? { overrides } : {}),
  });

const begin = (edge: FastifyInstance, body: object, headers: Record<string, string> = {}) =>
  edge.inject({ method: 'POST', url: '/registry/override', payload: body, headers });
const local = { remote: 'mf-catalogue', origin: 'http://localhost:4100' };

describe('on the developer’s machine', () => {
  let edge: FastifyInstance;
  before(async () => {
    edge = await edgeAt('http://localhost:8080');
  });
  after(() => edge.close());

  const pageWith = (cookie: string) => edge.inject({ url: '/', headers: { cookie } });

  test('widens the policy of the page for that browser, and for no other', async () => {
    const answer = await begin(edge, local);
    assert.equal(answer.statusCode, 200);
    const cookie = String(answer.headers['set-cookie']);
    assert.match(cookie, /HttpOnly; SameSite=Strict/u);
    const page = await pageWith(cookie.split(';')[0] ?? '');
    const policy = String(page.headers['content-security-policy']);
    for (const directive of ['script-src', 'connect-src', 'style-src', 'img-src', 'font-src']) {
      assert.match(policy, new RegExp(`${directive} [^;]*http://localhost:4100`, 'u'));
    }
    assert.ok(page.body.includes('content="mf-catalogue@http://localhost:4100"'));
    assert.ok(!page.body.includes('/_remotes/mf-catalogue/1.4.0-bbbb2222/app.js"'));

    const other = await pageWith('');
    assert.doesNotMatch(String(other.headers['content-security-policy']), /4100/u);
    assert.ok(!other.body.includes('name="override"'));
  });

  test('a remote that was never published is as good as any other', async () => {
    const answer = await begin(edge, { ...local, remote: 'mf-tomorrow' });
    assert.equal(answer.statusCode, 200);
    const page = await pageWith(String(answer.headers['set-cookie']).split(';')[0] ?? '');
    assert.match(String(page.headers['content-security-policy']), /http:\/\/localhost:4100/u);
    assert.ok(page.body.includes('content="mf-tomorrow@http://localhost:4100"'));
  });

  test('a cookie that was not made here changes nothing', async () => {
    const sealed = new OverrideCookie(new ReleaseStore(temporaryDir())).seal(local);
    const expired = new OverrideCookie(store).seal(local, Date.now() - 9 * 60 * 60_000);
    const mine = new OverrideCookie(store).seal(local);
    const altered = `${Buffer.from('{"remote":"mf-x"}').toString('base64url')}.${mine.split('.')[1]}`;
    for (const cookie of [sealed, expired, altered, 'x', '.', mine.slice(1)]) {
      const page = await pageWith(`wb-override=${cookie}`);
      assert.equal(page.statusCode, 200);
      assert.doesNotMatch(String(page.headers['content-security-policy']), /4100/u);
    }
  });

  const refused: Record<string, object> = {
    'another machine': { ...local, origin: 'http://192.168.1.7:4100' },
    'a name that looks local': { ...local, origin: 'http://localhost.example.org' },
    'a directive in disguise': { ...local, origin: "http://localhost:1; script-src 'unsafe-eval'" },
    'a path': { ...local, origin: 'http://localhost:4100/x' },
    'a name that is no remote’s': { ...local, remote: 'other' },
  };
  for (const [what, body] of Object.entries(refused)) {
    test(`refuses ${what}`, async () => {
      const answer = await begin(edge, body);
      assert.equal(answer.statusCode, 400);
      assert.equal(answer.headers['set-cookie'], undefined);
    });
  }

  for (const site of ['cross-site', 'same-site', 'none']) {
    test(`is not begun from elsewhere (${site})`, async () => {
      const answer = await begin(edge, local, { 'sec-fetch-site': site });
      assert.equal(answer.statusCode, 403);
    });
  }

  test('ends when one leaves it', async () => {
    const answer = await edge.inject({ method: 'DELETE', url: '/registry/override' });
    assert.match(String(answer.headers['set-cookie']), /^wb-override=; Path=\/; Max-Age=0/u);
  });
});

test('in production it is off, and a sealed cookie changes nothing', async () => {
  const edge = await edgeAt('https://workerbadge.example');
  assert.equal((await begin(edge, local)).statusCode, 403);
  const cookie = `wb-override=${new OverrideCookie(store).seal(local)}`;
  const page = await edge.inject({ url: '/', headers: { cookie } });
  assert.doesNotMatch(String(page.headers['content-security-policy']), /4100/u);
  await edge.close();
});

test('in production where the configuration allows it, it is for administrators', async () => {
  const edge = await edgeAt('https://workerbadge.example', 'administrators');
  assert.equal((await begin(edge, local)).statusCode, 401);
  await edge.close();
});

test('the policy follows the configuration, else the address', () => {
  assert.equal(overridePolicy(undefined, 'http://localhost:8080'), 'everyone');
  assert.equal(overridePolicy(undefined, 'https://workerbadge.example'), 'off');
  assert.equal(overridePolicy('administrators', 'https://workerbadge.example'), 'administrators');
  assert.equal(overridePolicy('off', 'http://localhost:8080'), 'off');
  assert.ok(isLoopback('http://[::1]:4100') && !isLoopback('https://localhost'));
});
