import assert from 'node:assert/strict';
import { writeFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { builtRemote, builtShell, temporaryDir } from '../../release/built-releases.ts';
import { startCanary } from '../../operations/operations.ts';
import { ReleaseStore } from '../../release/release-store.ts';
import { createEdge } from '../edge.ts';
import type { ReleaseStatistics } from './release-statistics.ts';

const [first, second] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];

/** Replaces platform-api: the role of a token is its text. */
const api = createServer((request, response) => {
  const role = request.headers.authorization?.replace('Bearer ', '');
  const data = request.url === '/api/Account/Role' ? role : { name: 'Anna', surname: 'Colombo' };
  response.writeHead(role === 'expired' ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data }));
});
let store: ReleaseStore;
let edge: FastifyInstance;

const startEdge = () =>
  createEdge({
    store,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    publicUrl: 'http://localhost:8080',
    logLevel: 'silent',
    trustProxy: '127.0.0.1',
    edgeName: 'test',
  });

before(() => new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve)));
after(() => api.close());
beforeEach(async (context) => {
  store = new ReleaseStore(temporaryDir());
  await store.publish(builtShell('aaaa1111'));
  await store.publish(builtRemote('mf-a', 'aaaa1111'));
  await store.publish(builtRemote('mf-a', 'bbbb2222'));
  edge = await startEdge();
  if ('after' in context) context.after(() => edge.close());
});

const report = (body: object, from = '10.0.0.1') =>
  edge.inject({
    method: 'POST',
    url: '/registry/health',
    headers: { 'x-forwarded-for': from },
    payload: body,
  });
const statistics = async () => {
  const reply = await edge.inject({
    url: '/registry/health',
    headers: { authorization: 'Bearer AdminWorkerBadge' },
  });
  assert.equal(reply.statusCode, 200);
  return reply.json<{ data: ReleaseStatistics }>().data;
};
const rollBack = (payload: object, role?: string) =>
  edge.inject({
    method: 'POST',
    url: '/registry/rollback',
    headers: role === undefined ? {} : { authorization: `Bearer ${role}` },
    payload,
  });

describe('the signal', () => {
  test('tells the revision at once, and each later one within a second', async () => {
    const address = await edge.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${address}/registry/events`);
    assert.match(answer.headers.get('content-type') ?? '', /text\/event-stream/u);
    assert.equal(answer.headers.get('content-encoding'), null);
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => (await reader.read()).value ?? '';
    assert.match(await read(), /event: revision\ndata: 3\n\n/u);
    const published = Date.now();
    await store.publish(builtRemote('mf-b', 'cccc3333'));
    assert.match(await read(), /event: revision\ndata: 4\n\n/u);
    assert.ok(Date.now() - published < 1500, `${Date.now() - published} ms`);
    await reader.cancel();
  });
});

describe('health reports', () => {
  test('are counted by version and shown to administrators, with who published it', async () => {
    await report({ remote: 'mf-a', version: second, kind: 'ok' });
    await report({ remote: 'mf-a', version: second, kind: 'error', reason: 'chunk lost' });
    await report(
      { remote: 'mf-a', version: first, kind: 'error', reason: 'not shown' },
      '10.0.0.2',
    );
    const { remotes, operations, revision } = await statistics();
    assert.equal(revision, 3);
    const [stable, previous] = remotes[0]?.versions ?? [];
    assert.deepEqual([stable?.state, stable?.version, stable?.ok], ['stable', second, 1]);
    assert.deepEqual([stable?.errorRate, stable?.reasons[0]?.reason], [0.5, 'chunk lost']);
    assert.deepEqual([stable?.publishedBy, previous?.error], ['build', 1]);
    assert.equal(operations.length, 3);
    assert.ok(!('state' in operations[0]!), 'the documents of the log stay inside');
  });

  test('that are none are refused; a long one too', async () => {
    assert.equal((await report({ remote: 'mf-a' })).statusCode, 400);
    const long = { remote: 'mf-a', version: second, kind: 'error', reason: 'x'.repeat(3000) };
    assert.equal((await report(long)).statusCode, 413);
  });

  test('outlive the edge', async () => {
    await report({ remote: 'mf-a', version: second, kind: 'ok' });
    await edge.close();
    edge = await startEdge();
    assert.equal((await statistics()).remotes[0]?.versions[0]?.ok, 1);
  });

  test('end a canary that fails too often, and the log says why', async () => {
    const rule = { version: first, percent: 5 };
    await startCanary(store, 'mf-a', rule, { by: 'ada', reason: 'try' });
    for (let visitor = 0; visitor < 20; visitor += 1) {
      assert.ok((await store.registry())?.remotes['mf-a']?.canary, `goes on at ${visitor}`);
      const kind = visitor % 4 === 3 ? 'error' : 'ok';
      const reason = kind === 'error' ? 'render failed' : undefined;
      await report({ remote: 'mf-a', version: first, kind, reason }, `10.0.1.${visitor}`);
    }
    assert.equal((await store.registry())?.remotes['mf-a']?.canary, undefined);
    const [last] = await store.log.history(1);
    assert.deepEqual([last?.name, last?.version, last?.by], ['halt', first, 'edge test']);
    assert.match(last?.reason ?? '', /5 of 20 reports are errors \(25\.0%\): render failed/u);
  });
});

describe('a canary that is drawn late', () => {
  const drawn = (version: string, ms: number, visitor: number) =>
    report(
      { remote: 'mf-a', version, kind: 'ok', drawn: { ms, isFirst: true } },
      `10.1.${version === first ? 1 : 2}.${visitor}`,
    );

  test('ends at the next judgement, and the log says how late', async () => {
    for (let visitor = 0; visitor < 60; visitor += 1) {
      assert.equal((await drawn(second, 500, visitor)).statusCode, 204);
    }
    await startCanary(store, 'mf-a', { version: first, percent: 5 }, { by: 'ada', reason: 'try' });
    for (let visitor = 0; visitor < 60; visitor += 1) await drawn(first, 3000, visitor);
    // It is judged with a failure, as here, and every five seconds.
    await report({ remote: 'mf-a', version: first, kind: 'error', reason: 'one' }, '10.2.0.1');
    assert.equal((await store.registry())?.remotes['mf-a']?.canary, undefined);
    const [last] = await store.log.history(1);
    assert.match(
      last?.reason ?? '',
      /drawn after 2\.9 s \(median of 60 first visits\), 1\.4\.0-bbbb2222 before it after 0\.5 s/u,
    );
  });

  test('goes on when one address says so sixty times', async () => {
    for (let visitor = 0; visitor < 60; visitor += 1) await drawn(second, 500, visitor);
    await startCanary(store, 'mf-a', { version: first, percent: 5 }, { by: 'ada', reason: 'try' });
    for (let time = 0; time < 60; time += 1) await drawn(first, 30_000, 1);
    await report({ remote: 'mf-a', version: first, kind: 'error', reason: 'one' }, '10.2.0.1');
    assert.ok((await store.registry())?.remotes['mf-a']?.canary);
  });

  test('a time that is none is refused', async () => {
    for (const ms of [-1, 0.5, 1e9, 'long']) {
      const wrong = { remote: 'mf-a', version: first, kind: 'ok', drawn: { ms, isFirst: true } };
      assert.equal((await report(wrong)).statusCode, 400, String(ms));
    }
  });
});

describe('a roll back by an administrator', () => {
  const request = { remote: 'mf-a', reason: 'le carte sono rifiutate' };

  test('happens at once, under their name', async () => {
    const reply = await rollBack({ ...request, version: second }, 'AdminWorkerBadge');
    assert.equal(reply.statusCode, 200);
    assert.deepEqual(reply.json<{ data: object }>().data, { remote: 'mf-a', stable: first });
    assert.equal((await store.registry())?.remotes['mf-a']?.stable, first);
    const [last] = await store.log.history(1);
    assert.deepEqual(
      [last?.name, last?.by, last?.reason],
      ['rollback', 'Anna Colombo', 'le carte sono rifiutate'],
    );
  });

  test('is refused to others, and statistics too', async () => {
    assert.equal((await rollBack(request)).statusCode, 401);
    assert.equal((await rollBack(request, 'expired')).statusCode, 401);
    assert.equal((await rollBack(request, 'AdminAzienda')).statusCode, 403);
    assert.equal((await edge.inject('/registry/health')).statusCode, 401);
    assert.equal((await store.registry())?.revision, 3);
  });

  test('needs a reason, and a version that is still the one they saw', async () => {
    assert.equal((await rollBack({ remote: 'mf-a' }, 'AdminWorkerBadge')).statusCode, 400);
    const late = await rollBack({ ...request, version: first }, 'AdminWorkerBadge');
    assert.equal(late.statusCode, 409);
    assert.equal(late.json<{ code: string }>().code, 'ROLLBACK_REFUSED');
  });

  test('is not possible while the API cannot say who calls', async () => {
    const alone = await createEdge({
      store,
      apiUrl: 'http://127.0.0.1:1',
      publicUrl: 'http://localhost:8080',
      logLevel: 'silent',
    });
    const reply = await alone.inject({
      method: 'POST',
      url: '/registry/rollback',
      headers: { authorization: 'Bearer AdminWorkerBadge' },
      payload: request,
    });
    assert.equal(reply.statusCode, 502);
    await alone.close();
  });
});

describe('an altered file', () => {
  const flip = (file: string) => {
    const content = readFileSync(file);
    content[0]! ^= 1;
    writeFileSync(file, content);
  };

  test('that no browser checks is not sent, and is again when it is mended', async () => {
    const url = `/_shell/1.4.0-aaaa1111/assets/text.woff2`;
    const file = path.join(store.shellDir('1.4.0-aaaa1111'), 'assets/text.woff2');
    assert.equal((await edge.inject(url)).statusCode, 200);
    flip(file);
    const refused = await edge.inject(url);
    assert.equal(refused.statusCode, 502);
    assert.equal(refused.headers['cache-control'], 'no-store');
    flip(file);
    assert.equal((await edge.inject(url)).body, 'font');
  });

  test('may also be a compressed copy, or one that was never released', async () => {
    const dir = store.shellDir('1.4.0-aaaa1111');
    writeFileSync(path.join(dir, 'added.woff2'), 'font');
    assert.equal((await edge.inject('/_shell/1.4.0-aaaa1111/added.woff2')).statusCode, 502);
    flip(path.join(dir, 'shell.js.br'));
    const headers = { 'accept-encoding': 'br' };
    const reply = await edge.inject({ url: '/_shell/1.4.0-aaaa1111/shell.js', headers });
    assert.equal(reply.statusCode, 502);
  });
});
