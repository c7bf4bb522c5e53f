/** An edge that holds no private key: it serves as others do, asks the publisher, and is worth little to a thief. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { promote, startCanary } from '../../operations/operations.ts';
import { PublisherClient } from '../../publisher/publisher-client.ts';
import type { Rights } from '../../publisher/rights.ts';
import {
  listeningPublisher,
  sound,
  soundRemote,
  storeWithShell,
  testIssuer,
} from '../../publisher/testing-publisher.ts';
import { temporaryDir } from '../../release/built-releases.ts';
import { freePort } from '../../release/free-port.ts';
import { ReleaseStore } from '../../release/release-store.ts';
import {
  requirePublicKeysOnly,
  rotateSigningKey,
  writePublicKeys,
} from '../../release/signing-key.ts';
import { storeFaults } from '../../release/store-faults.ts';
import { createEdge } from '../edge.ts';
import { askedPublisher } from './asked-publisher.ts';

const [first, second] = ['1.4.0-aaaa1111', '1.4.0-bbbb2222'];
const ada = { by: 'ada', reason: 'test' };
const claims = { sub: 'system:serviceaccount:workerbadge:edge' };

const api = createServer((request, response) => {
  const data =
    request.url === '/api/Account/Role' ? 'AdminWorkerBadge' : { name: 'Anna', surname: 'Colombo' };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data }));
});

let issuer: Awaited<ReturnType<typeof testIssuer>>;
let store: ReleaseStore;
let keyless: ReleaseStore;
let edge: FastifyInstance;
let publisher: FastifyInstance | undefined;
let port: number;
let tokenFile: string;

const rights = (): Rights => ({
  issuers: [issuer.entry],
  rules: [{ issuer: issuer.url, claims, remotes: ['mf-*'], operations: ['halt', 'rollback'] }],
});
async function startPublisher(): Promise<void> {
  ({ publisher } = await listeningPublisher(store, rights, {}, port));
}

before(async () => {
  issuer = await testIssuer();
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
after(() => {
  issuer.close();
  api.close();
});
beforeEach(async (context) => {
  store = await storeWithShell();
  await store.publish(soundRemote('mf-a', 'aaaa1111'));
  await store.publish(soundRemote('mf-a', 'bbbb2222'));
  const keyFile = path.join(temporaryDir(), 'registry-key.pem');
  writePublicKeys(store.keyFile, keyFile);
  requirePublicKeysOnly(keyFile);
  keyless = new ReleaseStore(store.dir, { keyFile });
  port = await freePort();
  await startPublisher();
  tokenFile = path.join(temporaryDir(), 'token');
  writeFileSync(tokenFile, `${await issuer.token({ claims })}\n`);
  const recalls = askedPublisher({
    PUBLISHER_URL: `http://127.0.0.1:${port}`,
    PUBLISHER_TOKEN_FILE: tokenFile,
  });
  assert.ok(recalls);
  edge = await createEdge({
    store: keyless,
    recalls,
    apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    publicUrl: 'http://localhost:8080',
    logLevel: 'silent',
    trustProxy: '127.0.0.1',
    edgeName: 'test',
    canaryLimits: { fewest: 4, errorRate: 0.1 },
  });
  if ('after' in context) {
    context.after(async () => {
      await edge.close();
      await publisher?.close();
    });
  }
});

const stable = async () => (await store.registry())?.remotes['mf-a']?.stable;
const canary = async () => (await store.registry())?.remotes['mf-a']?.canary?.version;
let visitors = 0;
async function fail(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = await edge.inject({
      method: 'POST',
      url: '/registry/health',
      headers: { 'x-forwarded-for': `10.0.0.${(visitors += 1)}` },
      payload: { remote: 'mf-a', version: first, kind: 'error', reason: 'boom' },
    });
    assert.equal(answer.statusCode, 204);
  }
}
const rollBack = () =>
  edge.inject({
    method: 'POST',
    url: '/registry/rollback',
    headers: { authorization: 'Bearer anna' },
    payload: { remote: 'mf-a', reason: 'cards are refused', version: second },
  });

test('it serves pages, registry and releases as before', async () => {
  const page = await edge.inject({ url: '/', headers: { accept: 'text/html' } });
  assert.ok(page.body.includes(`name="registry-key" content="${store.publicKey}"`));
  assert.equal((await edge.inject('/registry.json')).statusCode, 200);
  assert.equal((await edge.inject(`/_remotes/mf-a/${second}/app.js`)).statusCode, 200);
  assert.deepEqual(await storeFaults(keyless), []);
});

test('a canary that fails is ended by the publisher, under the name of the edge’s token', async () => {
  await startCanary(store, 'mf-a', { version: first, percent: 5 }, ada);
  await fail(4);
  assert.equal(await canary(), undefined);
  const [entry] = await store.log.history(1);
  const { host } = new URL(issuer.url);
  assert.deepEqual([entry?.name, entry?.by], ['halt', `${claims.sub} (${host})`]);
  assert.match(entry?.reason ?? '', /^edge test: 4 of 4 reports are errors/u);
});

test('an administrator goes back through it; whom it means is its word and stands in the reason', async () => {
  const answer = await rollBack();
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json<{ data: { stable: string } }>().data.stable, first);
  assert.equal(await stable(), first);
  const [entry] = await store.log.history(1);
  assert.match(entry?.by ?? '', /^system:serviceaccount:workerbadge:edge \(/u);
  assert.equal(entry?.reason, 'Anna Colombo: cards are refused');
  assert.equal((await rollBack()).statusCode, 409, 'no longer the version that was seen');
});

test('while the publisher is away nothing changes and visitors notice nothing; then it is made up for', async () => {
  await startCanary(store, 'mf-a', { version: first, percent: 5 }, ada);
  await publisher?.close();
  await fail(5);
  assert.equal((await rollBack()).statusCode, 502);
  assert.deepEqual([await canary(), await stable()], [first, second]);
  await startPublisher();
  await fail(1);
  assert.equal(await canary(), undefined);
});

test('with a token that has expired it changes nothing', async () => {
  writeFileSync(tokenFile, await issuer.token({ claims, issuedAt: -900, expires: -600 }));
  assert.equal((await rollBack()).statusCode, 502);
  assert.equal(await stable(), second);
});

test('who steals all that it holds can publish nothing, nor choose what is served', async () => {
  await startCanary(store, 'mf-a', { version: first, percent: 5 }, ada);
  const seen = (await store.log.newest())?.revision;
  const thief = new PublisherClient(`http://127.0.0.1:${port}`, () => issuer.token({ claims }));
  const build = soundRemote('mf-a', 'cccc3333');
  const sent = { builtDir: build, verdicts: sound, reason: 'x' };
  const attempts: [what: string, attempt: () => Promise<unknown>][] = [
    ['publishes', () => thief.publish('mf-a', sent)],
    ['publishes for some', () => thief.publish('mf-a', { ...sent, canary: { percent: 1 } })],
    ['asks the gate', () => thief.publish('mf-a', { ...sent, isDryRun: true })],
    ['publishes a shell', () => thief.publish('shell', sent)],
    ['promotes', () => thief.operate('mf-a', 'promote', { version: first })],
    ['promotes the canary', () => thief.operate('mf-a', 'promote', {})],
    ['widens the canary', () => thief.operate('mf-a', 'canary', { percent: 100 })],
    ['names a version', () => thief.operate('mf-a', 'rollback', { version: first, reason: 'xxx' })],
    ['rolls the shell back', () => thief.operate('shell', 'rollback', { reason: 'xxx' })],
    ['signs here', () => keyless.publish(build)],
    ['changes the log', () => promote(keyless, 'mf-a', { ...ada, version: first })],
    ['takes another key', async () => rotateSigningKey(keyless.keyFile)],
  ];
  for (const [what, attempt] of attempts) {
    await assert.rejects(attempt(), /no right|public keys only/u, what);
  }
  assert.equal((await store.log.newest())?.revision, seen);
  assert.deepEqual([await stable(), await canary()], [second, first]);
  assert.deepEqual(await storeFaults(store), []);
});

test('nor does the publisher sign on top of what a thief wrote into the log', async () => {
  const newest = await store.log.newest();
  assert.ok(newest?.state);
  const remote = newest.state.registry.remotes['mf-a'];
  assert.ok(remote);
  const revision = newest.revision + 1;
  const forged = {
    ...newest.state.registry,
    revision,
    remotes: { 'mf-a': { ...remote, stable: first } },
  };
  const entries = [
    // Not signed; an older state with its own signature; another shell.
    { registry: forged, shell: newest.state.shell },
    { registry: newest.state.registry, shell: newest.state.shell },
    { registry: newest.state.registry, shell: { stable: '9.9.9-eeee5555' } },
  ];
  for (const state of entries) {
    const careful = new ReleaseStore(store.dir, { isOwnLogOnly: true });
    await careful.log.append({ ...newest, revision, state });
    await assert.rejects(careful.publish(soundRemote('mf-a', 'cccc3333')), /not signed by us/u);
    await careful.storage.removeFolder(`log/${String(revision).padStart(10, '0')}.json`);
  }
  const careful = new ReleaseStore(store.dir, { isOwnLogOnly: true });
  await careful.publish(soundRemote('mf-a', 'cccc3333'));
  assert.equal(await stable(), '1.4.0-cccc3333');
});

test('an edge that asks a publisher has the public keys, old ones too, and no private one', () => {
  assert.throws(() => requirePublicKeysOnly(store.keyFile), /holds no private key/u);
  assert.throws(() => requirePublicKeysOnly(path.join(temporaryDir(), 'none.pem')), /public keys/u);
  const old = store.publicKey;
  rotateSigningKey(store.keyFile);
  writePublicKeys(store.keyFile, keyless.keyFile);
  assert.deepEqual(keyless.trustedKeys, [store.publicKey, old]);
  assert.equal(keyless.publicKey, store.publicKey);
});
