/** The store in a container: Azurite, on its own port. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createEdge } from '../../edge/edge.ts';
import { builtRemote, builtShell, longScript, temporaryDir } from '../built-releases.ts';
import { freePort } from '../free-port.ts';
import { openStore } from '../open-store.ts';
import { endCanary, rollBack, startCanary } from '../../operations/operations.ts';
import { prune } from '../prune.ts';
import type { ReleaseStore } from '../release-store.ts';
import { storeFaults } from '../store-faults.ts';

// Published with Azurite: its one account, which no real service has.
const account = 'devstoreaccount1';
const accountKey =
  'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw==';
const ada = { by: 'ada', reason: 'test' };
let stop: () => Promise<unknown>;
let env: Record<string, string>;
let containers = 0;

before(async () => {
  const port = await freePort();
  const script = createRequire(import.meta.url).resolve('azurite/dist/src/blob/main.js');
  const child = spawn(
    process.execPath,
    [
      script,
      '--blobPort',
      String(port),
      '--location',
      temporaryDir(),
      '--silent',
      '--skipApiVersionCheck',
      '--disableTelemetry',
    ],
    { stdio: 'ignore' },
  );
  stop = () => (child.kill(), once(child, 'exit'));
  const connection = `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${accountKey};BlobEndpoint=http://127.0.0.1:${port}/${account};`;
  env = { RELEASES_AZURE_CONNECTION: connection };
  await answering(`http://127.0.0.1:${port}`);
});
after(() => stop());
beforeEach(() => (containers += 1));

/** Another operator or edge on the same container, with the same key and its own folder. */
const keyFile = `${temporaryDir()}/registry-key.pem`;
const open = (): Promise<ReleaseStore> =>
  openStore(
    { ...env, RELEASES_AZURE_CONTAINER: `releases-${containers}`, REGISTRY_KEY_FILE: keyFile },
    temporaryDir(),
  );

test('publish, canary, halt, roll back and prune in a container', async () => {
  const store = await open();
  const first = await store.publish(builtRemote('mf-a', 'aaaa1111'));
  const second = await store.publish(builtRemote('mf-a', 'bbbb2222'));
  const third = await store.publish(builtRemote('mf-a', 'cccc3333'));
  assert.equal(await rollBack(store, 'mf-a', ada), second);
  await startCanary(store, 'mf-a', { version: third, percent: 5 }, ada);
  assert.ok(await endCanary(store, 'mf-a', third, ada));
  assert.deepEqual(await storeFaults(await open()), []);
  assert.deepEqual(await prune(store, { keep: 0, days: -1 }, ada), [`mf-a/${third}`]);
  assert.equal(await store.hasRelease('mf-a', third), false);
  assert.ok(await store.hasRelease('mf-a', first));
  assert.equal((await (await open()).log.history()).length, 7);
});

test('two operators at once: none of their publications is lost', async () => {
  const [ada, bob] = [await open(), await open()];
  await Promise.all(
    [ada, bob].flatMap((store, who) =>
      Array.from({ length: 4 }, (_, index) =>
        store.publish(builtRemote(`mf-${who}-${index}`, 'aaaa1111')),
      ),
    ),
  );
  const store = await open();
  assert.equal((await store.registry())?.revision, 8);
  assert.equal(Object.keys((await store.registry())?.remotes ?? {}).length, 8);
  assert.deepEqual(await storeFaults(store), []);
});

test('an edge elsewhere serves what is in the container', async () => {
  const store = await open();
  await store.publish(builtShell('aaaa1111'));
  const id = await store.publish(builtRemote('mf-a', 'aaaa1111'));
  const edge = await createEdge({
    store: await open(),
    apiUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://localhost:8080',
    logLevel: 'silent',
  });
  const page = await edge.inject('/');
  assert.equal(page.statusCode, 200);
  assert.ok(page.body.includes('/_shell/1.4.0-aaaa1111/shell.js'));
  const url = `/_remotes/mf-a/${id}/remoteEntry.js`;
  assert.equal((await edge.inject(url)).body, longScript);
  const compressed = await edge.inject({ url, headers: { 'accept-encoding': 'br' } });
  assert.equal(compressed.headers['content-encoding'], 'br');
  assert.equal((await edge.inject('/_shell/1.4.0-aaaa1111/assets/text.woff2')).body, 'font');
  assert.equal((await edge.inject('/_remotes/mf-a/none/app.js')).statusCode, 404);
  await edge.close();
});

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await wait(100);
  }
  throw new Error('Azurite does not answer');
}
