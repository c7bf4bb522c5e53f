/** The publisher as it is started, with a web hook. */
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { writeHealth } from '../edge/registry/kept-health.ts';
import { PublisherClient } from '../publisher/publisher-client.ts';
import { sound, soundRemote, storeWithShell, testIssuer } from '../publisher/testing-publisher.ts';
import { watchReleases } from '../publisher/watch-releases.ts';
import { builtRemote, temporaryDir } from '../release/built-releases.ts';
import { freePort } from '../release/free-port.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { testReceiver } from './testing-receiver.ts';
import type { Receiver } from './testing-receiver.ts';
import { webhookTarget } from './webhook-target.ts';

let issuer: Awaited<ReturnType<typeof testIssuer>>;
let receiver: Receiver;
let store: ReleaseStore;
let files: { rights: string; secret: string };
const started: ChildProcess[] = [];
let said = '';

before(async () => {
  issuer = await testIssuer();
  receiver = await testReceiver();
  store = await storeWithShell();
  const dir = temporaryDir();
  files = { rights: path.join(dir, 'rights.json'), secret: path.join(dir, 'webhook-secret') };
  const rule = { issuer: issuer.url, claims: { sub: 'ci' }, remotes: ['mf-one'] };
  const rules = [{ ...rule, operations: ['publish'] }];
  writeFileSync(files.rights, JSON.stringify({ issuers: [issuer.entry], rules }));
  writeFileSync(files.secret, `${receiver.secret}\n`);
});
after(() => {
  for (const child of started) child.kill('SIGKILL');
  issuer.close();
  receiver.close();
});

async function startPublisher(env: Record<string, string> = {}) {
  const child = fork(path.join(import.meta.dirname, '../publisher/main.ts'), [], {
    cwd: temporaryDir(),
    env: {
      PATH: process.env['PATH'],
      RELEASES_DIR: store.dir,
      PORT: String(await freePort()),
      PUBLIC_URL: 'https://staging.example/',
      PUBLISHER_RIGHTS: files.rights,
      WEBHOOK_URL: receiver.address,
      WEBHOOK_SECRET_FILE: files.secret,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => (said += part.toString()));
  }
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: string }).ready));
    child.once('exit', () => reject(new Error(said)));
  });
  return { child, address: await ready };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300 && !(await isSo()); tries += 1) await wait(100);
  assert.ok(await isSo());
}
const failingReports = () =>
  writeHealth(store, 'edge', {
    'mf-one': {
      '1.4.0-aaaa1111': { slices: [{ from: Date.now(), ok: 0, error: 30 }], reasons: [] },
    },
  });

test('a publication and a break are told by a publisher that is killed between', async () => {
  receiver.answers((response) => response.writeHead(503).end());
  const { child, address } = await startPublisher();
  await until(async () => (await store.storage.read('webhook/cursor.json')) !== null);
  const client = new PublisherClient(address, () => issuer.token({ claims: { sub: 'ci' } }));
  const builtDir = soundRemote('mf-one', 'aaaa1111');
  await client.publish('mf-one', { builtDir, verdicts: sound, reason: 'first' });
  // It has heard that it was refused, and says so; a kill before would leave nothing to read.
  await until(() => receiver.heard.length > 0 && /web hook/u.test(said));
  child.kill('SIGKILL');
  await once(child, 'exit');
  await failingReports();
  receiver.takes();
  await startPublisher();
  await until(() => receiver.heard.some(({ type }) => type === 'stable.failing'));
  const [refused, ...heard] = receiver.heard;
  assert.equal(refused?.id, heard[0]?.id);
  const told = [...new Map(receiver.heard.map((one) => [one.id, one])).values()];
  assert.deepEqual(
    told.map(({ type, data }) => [type, data['remote'], data['installation']]),
    [
      ['release.published', 'mf-one', 'https://staging.example'],
      ['stable.failing', 'mf-one', 'https://staging.example'],
    ],
  );
  assert.ok(receiver.heard.every(receiver.isSigned));
  assert.ok(!said.includes('in-the-address') && !said.includes(receiver.secret), said);
});

test('a publisher does not start with an address in clear, or without its secret', async () => {
  const inClear = startPublisher({ WEBHOOK_URL: 'http://hooks.example/' });
  await assert.rejects(inClear, /WEBHOOK_URL is an https address/u);
  await assert.rejects(startPublisher({ WEBHOOK_SECRET_FILE: '' }), /WEBHOOK_SECRET_FILE/u);
  // Of our sources, which the code of candidates reads.
  const inReach = path.join(import.meta.dirname, 'testing-receiver.ts');
  await assert.rejects(
    startPublisher({ WEBHOOK_SECRET_FILE: inReach }),
    /may read: put it elsewhere/u,
  );
});

test('a receiver that hangs holds up no publication and no look at health', async () => {
  const other = await storeWithShell();
  receiver.answers(() => undefined);
  const heardBefore = receiver.heard.length;
  const failures: object[] = [];
  const stop = watchReleases({
    store: other,
    target: webhookTarget(receiver.address, receiver.secret),
    publicUrl: 'https://staging.example',
    onFailure: (failure) => failures.push(failure),
    everyMs: 50,
  });
  try {
    await until(async () => (await other.storage.read('webhook/cursor.json')) !== null);
    await other.publish(builtRemote('mf-one', 'aaaa1111'));
    await until(() => receiver.heard.length > heardBefore);
    await writeHealth(other, 'edge', {
      'mf-one': {
        '1.4.0-aaaa1111': { slices: [{ from: Date.now(), ok: 0, error: 30 }], reasons: [] },
      },
    });
    await until(async () => (await other.log.newest())?.name === 'failing');
    await other.publish(builtRemote('mf-one', 'bbbb2222'));
    assert.equal(receiver.heard.length, heardBefore + 1, 'one attempt at a time');
    assert.deepEqual(failures, []);
  } finally {
    stop();
  }
});
