import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { builtRemote, builtShell, temporaryDir } from '../../release/built-releases.ts';
import { ReleaseStore } from '../../release/release-store.ts';
import { createEdge } from '../edge.ts';
import { openApi } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { startFakeApi } from './fake-api.ts';
import type { FakeApi } from './fake-api.ts';

const store = new ReleaseStore(temporaryDir());
const listed = {
  path: '/public/catalogue/view/',
  match: 'prefix',
  access: { public: true },
  meta: { title: { it: 'Corsi', en: 'Courses' }, sitemap: 'Courses/Sitemap' },
};
before(async () => {
  await store.publish(builtShell('aaaa1111'));
  await store.publish(builtRemote('mf-catalogue', 'bbbb2222', [listed]));
});

const opened: FakeApi[] = [];
const edges: FastifyInstance[] = [];
const clients: ApiClient[] = [];

async function openFakeApi(): Promise<FakeApi> {
  const api = await startFakeApi();
  opened.push(api);
  return api;
}

async function edgeBefore(...apis: FakeApi[]): Promise<FastifyInstance> {
  const edge = await createEdge({
    store,
    apiUrl: apis.map(({ url }) => url).join(','),
    publicUrl: 'http://localhost:8080',
    logLevel: 'silent',
  });
  edges.push(edge);
  return edge;
}

/** With probes that a test need not wait for. */
function clientBefore(...apis: FakeApi[]): ApiClient {
  const times = { intervalMs: 30, patienceMs: 150 };
  const client = openApi(apis.map(({ url }) => url).join(','), times);
  clients.push(client);
  return client;
}

afterEach(async () => {
  for (const edge of edges.splice(0)) await edge.close();
  for (const client of clients.splice(0)) await client.close();
});
after(() => Promise.all(opened.map((api) => api.stop().catch(() => undefined))));

const healthOf = (client: ApiClient) => client.upstreams.all.map(({ health }) => health);

async function until(what: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !what(); i++) await wait(10);
  assert.ok(what(), String(what));
}

const order = { method: 'POST', url: '/api/Order/SaveOrder?x=1', payload: { totale: 79 } } as const;
const key = { 'idempotency-key': 'abcdefgh' };
const breaks: RequestListener = (request) => request.socket.destroy();

describe('requests to several processes of the API', () => {
  test('are spread', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const edge = await edgeBefore(a, b);
    for (let i = 0; i < 10; i++) assert.equal((await edge.inject('/api/Faq')).statusCode, 200);
    assert.deepEqual([a.got.length, b.got.length], [5, 5]);
  });

  for (const request of [
    { method: 'GET', url: '/api/Faq' } as const,
    { method: 'DELETE', url: '/api/Cart' } as const,
    { method: 'POST', url: '/api/Cart', payload: { courseId: 7 } } as const,
  ]) {
    test(`a ${request.method} that was refused goes to the other, whole`, async () => {
      const [a, b] = [await openFakeApi(), await openFakeApi()];
      const edge = await edgeBefore(a, b);
      await a.stop();
      for (let i = 0; i < 4; i++) assert.equal((await edge.inject(request)).statusCode, 200);
      const body = 'payload' in request ? ' {"courseId":7}' : '';
      assert.deepEqual(new Set(b.got), new Set([`${request.method} ${request.url}${body}`]));
      assert.equal(b.got.length, 4);
    });
  }

  test('a GET whose connection was lost goes to the other', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const edge = await edgeBefore(a, b);
    a.answer = breaks;
    for (let i = 0; i < 4; i++) assert.equal((await edge.inject('/api/Faq')).statusCode, 200);
    assert.ok(a.got.length > 0);
    assert.equal(b.got.length, 4);
  });

  for (const [what, request] of Object.entries({
    'a POST': { method: 'POST', url: '/api/Cart', payload: { courseId: 7 } } as const,
    'a POST with a key that its route does not read': {
      method: 'POST',
      url: '/api/Cart',
      payload: { courseId: 7 },
      headers: key,
    } as const,
    'a DELETE': { method: 'DELETE', url: '/api/Cart' } as const,
    'an order without a key': order,
  })) {
    test(`${what} whose connection was lost is sent once: it may have been received`, async () => {
      const [a, b] = [await openFakeApi(), await openFakeApi()];
      const edge = await edgeBefore(a, b);
      a.answer = breaks;
      b.answer = breaks;
      const reply = await edge.inject(request);
      assert.equal(reply.statusCode, 502);
      assert.equal(reply.json<{ code: string }>().code, 'API_UNREACHABLE');
      assert.equal(a.got.length + b.got.length, 1);
    });
  }

  test('an order with its key is sent again, byte for byte', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const edge = await edgeBefore(a, b);
    a.answer = breaks;
    for (let i = 0; i < 2; i++) {
      assert.equal((await edge.inject({ ...order, headers: key })).statusCode, 200);
    }
    assert.equal(a.got.length, 1);
    assert.deepEqual(b.got, Array(2).fill('POST /api/Order/SaveOrder?x=1 {"totale":79}'));
  });

  test('an answer that has begun is not begun again', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const client = clientBefore(a, b);
    for (const api of [a, b]) {
      api.answer = (request, response) => {
        response.writeHead(200, { 'content-length': 100 }).write('half');
        setTimeout(() => request.socket.destroy(), 20);
      };
    }
    const answer = await client.fetch('/api/Faq');
    assert.equal(answer.status, 200);
    await assert.rejects(answer.text());
    assert.equal(a.got.length + b.got.length, 1);
  });

  test('an error that the API answers is handed on, not repeated', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const edge = await edgeBefore(a, b);
    for (const api of [a, b]) {
      api.answer = (_request, response) => response.writeHead(503).end('{"code":"BUSY"}');
    }
    const reply = await edge.inject('/api/Faq');
    assert.equal(reply.statusCode, 503);
    assert.equal(a.got.length + b.got.length, 1);
  });

  test('without any of them the answer is 502', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const edge = await edgeBefore(a, b);
    await Promise.all([a.stop(), b.stop()]);
    assert.equal((await edge.inject('/api/Faq')).statusCode, 502);
  });

  test('the edge’s own questions take the same way', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const edge = await edgeBefore(a, b);
    const answers: Record<string, unknown> = {
      '/api/Account/Role': 'AdminWorkerBadge',
      '/api/Users/profile': { name: 'Ada' },
      '/api/Courses/Sitemap': [{ id: 7 }],
    };
    b.answer = ({ url = '' }, response) =>
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ data: answers[url] }));
    await a.stop();
    for (let i = 0; i < 2; i++) {
      assert.match((await edge.inject('/sitemap.xml')).body, /catalogue\/view\/7</u);
      const health = await edge.inject({
        url: '/registry/health',
        headers: { authorization: 'Bearer x' },
      });
      assert.equal(health.statusCode, 200);
    }
  });
});

describe('a process of the API', () => {
  test('that is not ready gets nothing, and gets requests again when it is', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const client = clientBefore(a, b);
    a.readiness = (_request, response) => response.writeHead(503).end();
    await until(() => healthOf(client).join() === 'unready,ready');
    for (let i = 0; i < 6; i++) await client.fetch('/api/Faq');
    assert.equal(a.got.length, 0);
    a.readiness = (_request, response) => response.end('{}');
    await until(() => healthOf(client).join() === 'ready,ready');
    for (let i = 0; i < 6; i++) await client.fetch('/api/Faq');
    assert.equal(a.got.length, 3);
  });

  test('that says it ends is asked at once, and gets nothing new', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const client = openApi(`${a.url},${b.url}`, { intervalMs: 60_000, patienceMs: 1000 });
    clients.push(client);
    // The first round of probes finds both ready, and the next one is far away.
    await wait(100);
    a.readiness = (_request, response) => response.writeHead(503, { connection: 'close' }).end();
    a.answer = (_request, response) => response.writeHead(200, { connection: 'close' }).end('{}');
    for (let i = 0; i < 2; i++) await (await client.fetch('/api/Faq')).text();
    await until(() => healthOf(client).join() === 'unready,ready');
    for (let i = 0; i < 4; i++) await (await client.fetch('/api/Faq')).text();
    assert.deepEqual([a.got.length, b.got.length], [1, 5]);
  });

  test('that closes a connection for another reason stays in use', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const client = clientBefore(a, b);
    a.answer = (_request, response) => response.writeHead(413, { connection: 'close' }).end('{}');
    for (let i = 0; i < 20; i++) {
      await (await client.fetch('/api/Faq')).text();
      await wait(10);
    }
    assert.deepEqual([a.got.length, b.got.length], [10, 10]);
  });

  test('that hangs gets nothing after its readiness was silent twice', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const client = clientBefore(a, b);
    a.readiness = () => undefined;
    await until(() => healthOf(client).join() === 'away,ready');
    for (let i = 0; i < 4; i++) await client.fetch('/api/Faq');
    assert.equal(a.got.length, 0);
  });

  test('that is away is found again when it is back', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const client = clientBefore(a, b);
    await a.stop();
    for (let i = 0; i < 4; i++) assert.equal((await client.fetch('/api/Faq')).status, 200);
    assert.equal(healthOf(client)[0], 'away');
    await a.start();
    await until(() => healthOf(client).join() === 'ready,ready');
  });

  test('is asked in spite of its readiness when no other is better', async () => {
    const [a, b] = [await openFakeApi(), await openFakeApi()];
    const client = clientBefore(a, b);
    for (const api of [a, b]) {
      api.readiness = (_request, response) => response.writeHead(503).end();
      api.answer = (_request, response) => response.writeHead(503).end('{"code":"DATABASE_AWAY"}');
    }
    await until(() => healthOf(client).join() === 'unready,unready');
    assert.equal((await client.fetch('/api/Faq')).status, 503);
  });

  test('alone is not probed', async () => {
    const a = await openFakeApi();
    let probes = 0;
    a.readiness = (_request, response) => {
      probes += 1;
      response.end();
    };
    const client = clientBefore(a);
    await client.fetch('/api/Faq');
    await wait(100);
    assert.equal(probes, 0);
  });
});
