/** The processes as they are started: a publisher with the key, an operator and an edge without it. */
import assert from 'node:assert/strict';
import { execFile, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { temporaryDir } from '../release/built-releases.ts';
import { freePort } from '../release/free-port.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import { storeFaults } from '../release/store-faults.ts';
import { PublisherClient } from './publisher-client.ts';
import { sound, soundRemote, storeWithShell, testIssuer } from './testing-publisher.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);
const first = '1.4.0-aaaa1111';

let issuer: Awaited<ReturnType<typeof testIssuer>>;
let store: ReleaseStore;
let rightsFile: string;
let publicKeyFile: string;
const started: ChildProcess[] = [];

before(async () => {
  issuer = await testIssuer();
  store = await storeWithShell();
  const dir = temporaryDir();
  rightsFile = path.join(dir, 'rights.json');
  publicKeyFile = path.join(dir, 'keys/registry-key.pem');
  const operations = ['publish', 'judge', 'canary', 'promote', 'rollback', 'halt'];
  const rule = { issuer: issuer.url, claims: { sub: 'ci' }, remotes: ['mf-one'], operations };
  writeFileSync(rightsFile, JSON.stringify({ issuers: [issuer.entry], rules: [rule] }));
});
after(() => {
  for (const child of started) child.kill('SIGKILL');
  issuer.close();
});

/** @returns its address, or why it did not start. */
function start(script: string, env: Record<string, string>): Promise<string> {
  const child = fork(path.join(workspace, 'delivery/src', script), [], {
    cwd: temporaryDir(),
    env: { PATH: process.env['PATH'], RELEASES_DIR: store.dir, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  started.push(child);
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve((message as { ready: string }).ready));
    child.once('exit', () => reject(new Error(said)));
  });
}
const startPublisher = async (env: Record<string, string> = {}) =>
  start('publisher/main.ts', {
    PORT: String(await freePort()),
    PUBLISHER_RIGHTS: rightsFile,
    REGISTRY_PUBLIC_KEY_FILE: publicKeyFile,
    ...env,
  });

/** A workspace with the sources of one remote, whose build is there already. */
function workspaceOf(hash: string): { root: string; built: string } {
  const root = temporaryDir();
  const dir = path.join(root, 'mf-one');
  mkdirSync(dir);
  const scripts = { test: 'touch tested' };
  writeFileSync(path.join(dir, 'package.json'), JSON.stringify({ scripts }));
  return { root, built: soundRemote('mf-one', hash) };
}

test('one publishes, one sends, one serves', async () => {
  const address = await startPublisher();
  const token = await issuer.token({ claims: { sub: 'ci' } });
  const { root, built } = workspaceOf('aaaa1111');
  const script = path.join(root, 'release.ts');
  // The operator's command, on a workspace whose compiler and linter have nothing to look at.
  writeFileSync(
    script,
    `import { runCommand } from ${JSON.stringify(path.join(workspace, 'delivery/src/operator/commands.ts'))};
     import { ReleaseStore } from ${JSON.stringify(path.join(workspace, 'delivery/src/release/release-store.ts'))};
     const store = new ReleaseStore(${JSON.stringify(path.join(root, 'none'))});
     runCommand({ store, root: ${JSON.stringify(root)}, args: process.argv.slice(2), print: console.log })
       .then(() => process.exit(), (error) => { console.error(error.message); process.exit(1); });`,
  );
  const release = (args: string[], env: Record<string, string> = { RELEASE_TOKEN: token }) =>
    run(process.execPath, [script, ...args, '--to', address], {
      env: { PATH: process.env['PATH'], ...env },
    }).then(
      ({ stdout }) => stdout,
      (error: { stderr: string }) => error.stderr,
    );
  assert.match(await release(['status'], {}), /RELEASE_TOKEN is not set/u);
  assert.match(
    await release(['status'], { RELEASE_TOKEN: 'no token' }),
    /given as the token is none/u,
  );
  const publication = ['publish', 'mf-one', '--built', built];
  const old = await issuer.token({ claims: { sub: 'ci' }, expires: -60 });
  assert.match(
    await release(publication, { RELEASE_TOKEN: old }),
    /^The token is too old: .* 10 minutes after it was issued\. Ask http/u,
  );
  assert.equal(existsSync(path.join(root, 'mf-one/tested')), false, 'told before the tests');
  const tokenFile = path.join(temporaryDir(), 'token');
  const inFile = { RELEASE_TOKEN: old, RELEASE_TOKEN_FILE: tokenFile };
  assert.match(await release(['status'], inFile), /^The token in \S+ cannot be read/u);
  writeFileSync(tokenFile, `${token}\n`);
  assert.match(await release(['status'], inFile), /revision 1/u);
  // There are no sources that compiler and linter could speak of, and that is what they say.
  const refused = await release([...publication, '--dry-run']);
  assert.match(refused, /mf-one is not served:[^]*types-failing[^]*lint-failing/u);
  assert.doesNotMatch(refused, /tests-failing/u);
  assert.ok(existsSync(path.join(root, 'mf-one/tested')));
  assert.equal((await store.registry())?.remotes['mf-one'], undefined);

  await store.publish(built);
  await store.publish(soundRemote('mf-one', 'bbbb2222'));
  assert.match(await release(['status']), /mf-one[^]*whole/u);
  assert.match(
    await release(['rollback', 'mf-one', '--reason', 'cards are refused']),
    /mf-one is at 1\.4\.0-aaaa1111 again/u,
  );
  const canary = ['canary', 'mf-one', '--version', '1.4.0-bbbb2222', '--percent', '5'];
  assert.match(await release([...canary, '--role', 'Discente']), /for 5% of Discente/u);
  assert.match(
    await release(['canary', 'mf-one', '--off', '--reason', 'enough']),
    /everybody has the stable version/u,
  );
  assert.match(await release(['promote', 'mf-one', '--version', '1.4.0-bbbb2222']), /--anyway/u);
  assert.match(await release(['promote', 'mf-two', '--version', first]), /no right "promote"/u);
  assert.match(await release(['prune']), /"prune" has no --to/u);
  assert.match(
    await release(['history', 'mf-one', '--last', '1']),
    /halt mf-one 1\.4\.0-bbbb2222 {2}by ci \(127\.0\.0\.1:\d+\): enough/u,
  );

  const asks = { PUBLISHER_URL: address, PUBLISHER_TOKEN_FILE: tokenFile };
  const edge = await start('edge/main.ts', {
    PORT: String(await freePort()),
    API_URL: 'http://127.0.0.1:1',
    REGISTRY_KEY_FILE: publicKeyFile,
    ...asks,
  });
  const page = await (await fetch(edge, { headers: { accept: 'text/html' } })).text();
  assert.ok(page.includes(`name="registry-key" content="${store.publicKey}"`));
  await assert.rejects(
    start('edge/main.ts', { PORT: String(await freePort()), ...asks }),
    /holds no private key/u,
  );
});

test('a publisher that is killed leaves the store as it was or as it is after, and what it did is done again', async () => {
  const token = await issuer.token({ claims: { sub: 'ci' } });
  const hashes = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(8));
  for (const [index, hash] of hashes.entries()) {
    const address = await startPublisher();
    const child = started.at(-1);
    const client = new PublisherClient(address, async () => token);
    const sent = { builtDir: soundRemote('mf-one', hash), verdicts: sound, reason: 'a reason' };
    const outcome = client.publish('mf-one', sent).catch((error: unknown) => error);
    // A publication takes half a second.
    await wait(index * 80);
    child?.kill('SIGKILL');
    await outcome;
    assert.deepEqual(await storeFaults(store), [], `killed after ${index * 80} ms`);
    const other = new PublisherClient(await startPublisher(), async () => token);
    assert.equal(await other.publish('mf-one', sent), `1.4.0-${hash}`);
    assert.equal((await store.registry())?.remotes['mf-one']?.stable, `1.4.0-${hash}`);
    const entries = (await store.log.history()).filter(
      ({ version }) => version === `1.4.0-${hash}`,
    );
    assert.equal(entries.length, 1, 'published once');
    started.at(-1)?.kill('SIGKILL');
  }
  assert.deepEqual(await storeFaults(store), []);
});

test('a publisher does not start without rights, with wrong ones, or with a key that candidates reach', async () => {
  await assert.rejects(startPublisher({ PUBLISHER_RIGHTS: '' }), /PUBLISHER_RIGHTS/u);
  const wrong = path.join(temporaryDir(), 'rights.json');
  writeFileSync(wrong, '{"issuers":[],"rules":[]}');
  await assert.rejects(startPublisher({ PUBLISHER_RIGHTS: wrong }), /no document of rights/u);
  const { requireOutOfReach } = await import('./probe-aside.ts');
  assert.throws(
    () => requireOutOfReach(path.join(workspace, 'delivery/src/registry-key.pem')),
    /put it elsewhere/u,
  );
  assert.doesNotThrow(() => requireOutOfReach(store.keyFile));
});

test('a publisher takes releases of the installations that its file names, and of no others', async () => {
  const sources = path.join(temporaryDir(), 'sources.json');
  const told = (file: string) =>
    writeFileSync(sources, JSON.stringify({ 'https://one.example': file }));
  const env = { PUBLIC_URL: 'https://one.example', CARRY_SOURCES: sources };
  told(store.keyFile);
  await assert.rejects(startPublisher(env), /is no file of public keys/u);
  told(publicKeyFile);
  const token = () => issuer.token({ claims: { sub: 'ci' } });
  const address = await startPublisher(env);
  const client = new PublisherClient(address, token);
  const publication = { verdicts: sound, reason: 'from here' };
  const version = await client.publish('mf-one', {
    ...publication,
    builtDir: soundRemote('mf-one', 'eeee9999'),
  });
  const order = { to: await client.installation(), reason: 'to itself' };
  const archive = await client.carryOut('mf-one', order);
  assert.equal(await client.carryIn('mf-one', archive, { reason: 'again' }), version);
  const other = new PublisherClient(await startPublisher({ PUBLIC_URL: env.PUBLIC_URL }), token);
  await assert.rejects(other.carryIn('mf-one', archive, { reason: 'x' }), /is not configured/u);
});
