import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as rawRequest } from 'node:http';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, beforeEach, describe, test } from 'node:test';
import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JSONWebKeySet } from 'jose';
import { freePort } from '../../release/free-port.ts';
import { builtRemote, builtShell, temporaryDir } from '../../release/built-releases.ts';
import { ReleaseStore } from '../../release/release-store.ts';
import { createEdge } from '../edge.ts';
import { parseBackends } from './backend-addresses.ts';

type Got = { line: string; headers: IncomingMessage['headers']; body: string };

const closers: (() => unknown)[] = [];
after(() => Promise.all(closers.map((close) => close())));

/** A backend of a team, of which a test says what it answers. */
async function startBackend() {
  const got: Got[] = [];
  const backend = {
    got,
    url: '',
    answer: ((_, response) => response.end('{}')) as RequestListener,
  };
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    got.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    backend.answer(request, response);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return backend;
}

const userId = 'a7c1a5b0-4d2f-4c58-9a52-1f5f3c9f0b11';
/** Replaces platform-api: the role of a token is its text. */
const api = createServer((request, response) => {
  const role = request.headers.authorization?.replace('Bearer ', '');
  const status = role === 'expired' ? 401 : 200;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: request.url === '/api/Account/Role' ? role : { userId } }));
});
const store = new ReleaseStore(temporaryDir());
let jobs: Awaited<ReturnType<typeof startBackend>>;
let events: Awaited<ReturnType<typeof startBackend>>;
let edgePort: number;
/** Long enough for a machine that stalls: what is no failure must not become one. */
const limits = {
  answerMs: 2000,
  answerBytes: 10_000,
  requestBytes: 1000,
  underWay: 4,
  restMs: 4000,
};

function remoteWithBackend(key: string, backend?: { isPublic: boolean }): string {
  const dir = builtRemote(key, 'aaaa1111');
  const file = path.join(dir, 'remote.json');
  const declared = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...declared, ...(backend && { backend }) }));
  return dir;
}

async function startEdge(backends: string, edgeName: string, apiUrl?: string) {
  const edge = await createEdge({
    store,
    apiUrl: apiUrl ?? `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    publicUrl: 'https://workerbadge.test',
    logLevel: 'silent',
    backends,
    backendLimits: limits,
    edgeName,
  });
  closers.push(() => edge.close());
  return edge;
}

before(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  closers.push(() => api.close());
  jobs = await startBackend();
  events = await startBackend();
  await store.publish(builtShell('aaaa1111'));
  await store.publish(remoteWithBackend('mf-jobs', { isPublic: false }));
  await store.publish(remoteWithBackend('mf-events', { isPublic: true }));
  await store.publish(remoteWithBackend('mf-dead', { isPublic: true }));
  await store.publish(remoteWithBackend('mf-homeless', { isPublic: true }));
  await store.publish(remoteWithBackend('mf-silent'));
  const dead = `http://127.0.0.1:${await freePort()}`;
  const backends = `mf-jobs=${jobs.url}/base/ mf-events=${events.url} mf-dead=${dead} mf-silent=${jobs.url}`;
  const edge = await startEdge(backends, 'one');
  await edge.listen({ host: '127.0.0.1', port: 0 });
  edgePort = (edge.server.address() as AddressInfo).port;
});
beforeEach(() => {
  for (const backend of [jobs, events]) {
    backend.got.length = 0;
    backend.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":1}');
  }
});

type Asked = { method?: string; headers?: Record<string, string>; body?: string };
type Answered = { status: number; headers: IncomingMessage['headers']; body: string };

/** As it is written: no client in between that tidies the address. */
function ask(
  address: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const request = rawRequest(
      { host: '127.0.0.1', port: edgePort, path: address, method, headers },
      (answer) => {
        text(answer).then(
          (content) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
          reject,
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const asLearner = { authorization: 'Bearer Discente' };
const problemOf = ({ body, headers }: Answered) => {
  assert.match(String(headers['content-type']), /^application\/problem\+json/u);
  return JSON.parse(body) as { status: number; code: string; title: string; correlationId: string };
};
const keys = async () =>
  createLocalJWKSet(JSON.parse((await ask('/registry/identity-keys.json')).body) as JSONWebKeySet);

describe('the identity of the session', () => {
  test('comes as a token that the backend checks with public keys, for it alone and for a minute', async () => {
    const answer = await ask('/api/ext/mf-jobs/list?page=2', { headers: asLearner });
    assert.deepEqual([answer.status, answer.body], [200, '{"data":1}']);
    const [got] = jobs.got;
    assert.equal(got?.line, 'GET /base/list?page=2');
    const token = String(got.headers['x-workerbadge-identity']);
    const options = {
      issuer: 'https://workerbadge.test',
      audience: 'mf-jobs',
      algorithms: ['EdDSA'],
    };
    const { payload } = await jwtVerify(token, await keys(), options);
    assert.deepEqual([payload.sub, payload['role']], [userId, 'Discente']);
    assert.equal((payload.exp ?? 0) - (payload.iat ?? 0), 60);
    await assert.rejects(jwtVerify(token, await keys(), { ...options, audience: 'mf-events' }));
    const late = { ...options, currentDate: new Date(Date.now() + 61_000) };
    await assert.rejects(jwtVerify(token, await keys(), late));
  });

  test('is never the caller’s word: a forged one is removed, cookies and token stay behind', async () => {
    const forged = {
      'x-workerbadge-identity': 'forged',
      'X-WorkerBadge-Identity-Role': 'AdminWorkerBadge',
      cookie: 'rt=secret',
      'x-forwarded-for': '1.2.3.4',
      te: 'trailers',
      'keep-alive': 'timeout=5',
      'proxy-authorization': 'Basic x',
      connection: 'x-mine',
      'x-mine': 'yes',
      accept: 'application/json',
    };
    assert.equal((await ask('/api/ext/mf-events/x', { headers: forged })).status, 200);
    assert.equal(
      (await ask('/api/ext/mf-jobs/x', { headers: { ...forged, ...asLearner } })).status,
      200,
    );
    const [visitor] = events.got;
    const names = Object.keys(visitor?.headers ?? {}).filter((name) => name !== 'traceparent');
    assert.deepEqual(names.toSorted(), [
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'x-correlation-id',
    ]);
    assert.notEqual(visitor?.headers.connection, 'x-mine');
    const [learner] = jobs.got;
    assert.notEqual(learner?.headers['x-workerbadge-identity'], 'forged');
    for (const name of ['cookie', 'authorization', 'x-workerbadge-identity-role']) {
      assert.equal(learner?.headers[name], undefined, name);
    }
  });

  test('is asked for: without a login, or with one that has ended, the backend is not called', async () => {
    for (const headers of [{}, { authorization: 'Bearer expired' }]) {
      const answer = await ask('/api/ext/mf-jobs/list', { headers });
      assert.deepEqual([answer.status, problemOf(answer).code], [401, 'UNAUTHENTICATED']);
    }
    const ended = await ask('/api/ext/mf-events/x', {
      headers: { authorization: 'Bearer expired' },
    });
    assert.equal(ended.status, 401, 'not as a visitor: the browser renews its token');
    assert.deepEqual([jobs.got, events.got], [[], []]);
  });

  test('cannot be had while the API is away, and then nobody is called', async () => {
    const alone = await startEdge(`mf-jobs=${jobs.url}`, 'alone', 'http://127.0.0.1:1');
    const answer = await alone.inject({ url: '/api/ext/mf-jobs/x', headers: asLearner });
    assert.equal(answer.statusCode, 502);
    assert.equal(answer.json<{ code: string }>().code, 'API_UNREACHABLE');
    assert.deepEqual(jobs.got, []);
  });

  test('of another edge is checked with the keys of any', async () => {
    const other = await startEdge(`mf-jobs=${jobs.url}`, 'two');
    await other.inject({ url: '/api/ext/mf-jobs/x', headers: asLearner });
    const token = String(jobs.got[0]?.headers['x-workerbadge-identity']);
    await jwtVerify(token, await keys(), { audience: 'mf-jobs' });
  });
});

describe('a call', () => {
  test('goes on as it came: method, body, and an answer without cookies, redirects or power over the page', async () => {
    jobs.answer = (_request, response) =>
      response
        .writeHead(201, {
          'content-type': 'text/html',
          'set-cookie': 'rt=mine',
          location: 'https://evil.example',
          'clear-site-data': '"*"',
          connection: 'x-hop',
          'x-hop': 'y',
          etag: '"1"',
        })
        .end('<script>1</script>');
    const headers = { ...asLearner, 'content-type': 'application/json; charset=utf-8' };
    const body = '{"a": 1}';
    const answer = await ask('/api/ext/mf-jobs/new', { method: 'POST', headers, body });
    assert.deepEqual([answer.status, answer.body], [201, '<script>1</script>']);
    assert.deepEqual([jobs.got[0]?.line, jobs.got[0]?.body], ['POST /base/new', body]);
    assert.equal(jobs.got[0]?.headers['content-type'], headers['content-type']);
    assert.equal(answer.headers.etag, '"1"');
    for (const name of ['set-cookie', 'location', 'clear-site-data', 'x-hop']) {
      assert.equal(answer.headers[name], undefined, name);
    }
    assert.equal(answer.headers['content-security-policy'], "default-src 'none'; sandbox");
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  test('stays with its own remote', async () => {
    await ask('/api/ext/mf-events/a');
    await ask('/api/ext/mf-jobs/b', { headers: asLearner });
    assert.deepEqual([events.got.map(({ line }) => line)], [['GET /a']]);
    assert.deepEqual([jobs.got.map(({ line }) => line)], [['GET /base/b']]);
  });

  const nowhere: [address: string, status: number][] = [
    ['/api/ext/mf-silent/x', 404],
    ['/api/ext/mf-unknown/x', 404],
    ['/api/ext/__proto__/x', 404],
    ['/api/ext/mf-jobs', 200],
    ['/api/ext/mf-jobs/', 200],
    ['/api/ext/mf-homeless/x', 502],
    ['/api/ext/mf-jobs/../mf-events/x', 400],
    ['/api/ext/mf-jobs/%2e%2e/x', 400],
    ['/api/ext/mf-jobs/a/..%2fx', 400],
    ['/api/ext/mf-jobs/a%5c..%5cx', 400],
    ['/api/ext/mf-jobs/a\\..\\x', 400],
    ['/api/ext/mf-jobs//evil.example/x', 400],
    ['/api/ext/mf-jobs/./x', 400],
    ['/api/ext/mf-jobs/a%00b', 400],
    ['/api/ext/mf-jobs@evil.example/x', 404],
    ['/api/ext/MF-JOBS/x', 404],
    ['/api/%65xt/mf-jobs/x', 404],
  ];
  for (const [address, status] of nowhere) {
    test(`GET ${address}: ${status}`, async () => {
      const answer = await ask(address, { headers: asLearner });
      assert.equal(answer.status, status, answer.body);
      const paths = [...jobs.got, ...events.got].map(({ line }) => line);
      assert.deepEqual(paths, status === 200 ? ['GET /base/'] : []);
    });
  }
});

describe('a backend that does not do its part costs nobody else', () => {
  const others = async () => {
    assert.equal((await ask('/api/ext/mf-events/x')).status, 200);
    assert.equal((await ask('/registry.json')).status, 200);
  };

  test('dead: 502 as a problem, in both languages', async () => {
    for (const [language, title] of [
      ['it', 'Questa parte non è raggiungibile. Riprova tra poco.'],
      ['en', 'This part cannot be reached. Try again shortly.'],
    ] as const) {
      const headers = { 'accept-language': language, 'x-correlation-id': 'abc-12345' };
      const answer = await ask('/api/ext/mf-dead/x', { headers });
      assert.equal(answer.status, 502);
      const { status, code, title: said, correlationId } = problemOf(answer);
      assert.deepEqual(
        [status, code, said, correlationId],
        [502, 'BACKEND_UNREACHABLE', title, 'abc-12345'],
      );
    }
    await others();
  });

  test('slow: 504 in its time; beyond its number 503 at once; and then it is well again', async () => {
    const release: (() => void)[] = [];
    jobs.answer = (_request, response) => release.push(() => response.end('{}'));
    const statuses = await Promise.all(
      Array.from(
        { length: 7 },
        async () => (await ask('/api/ext/mf-jobs/x', { headers: asLearner })).status,
      ),
    );
    assert.deepEqual(
      statuses.toSorted((one, other) => one - other),
      [503, 503, 503, 504, 504, 504, 504],
    );
    await others();
    for (const end of release) end();
    jobs.answer = (_request, response) => response.end('{}');
    assert.equal((await ask('/api/ext/mf-jobs/x', { headers: asLearner })).status, 200);
  });

  test('slow in the middle of its answer: 504', async () => {
    jobs.answer = (_request, response) => response.writeHead(200).write('{"a"');
    const answer = await ask('/api/ext/mf-jobs/x', { headers: asLearner });
    assert.deepEqual([answer.status, problemOf(answer).code], [504, 'BACKEND_LATE']);
  });

  test('huge: 502, and it is not read to its end', async () => {
    let isCut: () => void = () => undefined;
    const cut = new Promise<void>((resolve) => (isCut = resolve));
    jobs.answer = (_request, response) => {
      response.on('close', isCut);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(1000)));
        response.once('drain', more);
      };
      more();
    };
    const answer = await ask('/api/ext/mf-jobs/x', { headers: asLearner });
    assert.deepEqual([answer.status, problemOf(answer).code], [502, 'BACKEND_ANSWER_TOO_LARGE']);
    await cut;
    await others();
  });

  test('a request that is too large does not reach it', async () => {
    const body = 'x'.repeat(1001);
    const answer = await ask('/api/ext/mf-events/x', { method: 'POST', body });
    assert.equal(answer.status, 413);
    assert.deepEqual(events.got, []);
  });

  test('one that fails again and again is left alone for a while, then tried', async () => {
    assert.equal((await ask('/api/ext/mf-jobs/x', { headers: asLearner })).status, 200);
    let calls = 0;
    jobs.answer = (request) => {
      calls += 1;
      request.socket.destroy();
    };
    const call = () => ask('/api/ext/mf-jobs/x', { headers: asLearner });
    for (let time = 0; time < 8; time += 1) assert.equal((await call()).status, 502);
    assert.equal(calls, 5);
    jobs.answer = (_request, response) => response.end('{}');
    const until = Date.now() + 30_000;
    let status = 0;
    while (status !== 200 && Date.now() < until) ({ status } = await call());
    assert.equal(status, 200);
  });
});

test('an address of an operator that is none is refused at the start, by its name', () => {
  for (const wrong of [
    'mf-x',
    'x=http://a',
    'mf-x=ftp://a',
    'mf-x=http://u:p@a',
    'mf-x=http://a?b',
    'mf-x=http://a mf-x=http://b',
  ]) {
    assert.throws(() => parseBackends(wrong), /BACKENDS: "/u, wrong);
  }
  assert.deepEqual(
    [...parseBackends(' mf-x=http://a:1, mf-y=https://b/c ').keys()],
    ['mf-x', 'mf-y'],
  );
});
