/**
 * A team that has a folder of its own, our tarballs and the registry: from nothing to a page that the edge
 * serves. Its own scripts check, test and build it; what it built is judged by the gate as any other.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { createEdge } from '../../delivery/src/edge/index.ts';
import { fixtureStore } from '../../delivery/src/gate/fixture-remotes.ts';
import { listeningPublisher, testIssuer } from '../../delivery/src/publisher/testing-publisher.ts';
import { storeFaults } from '../../delivery/src/release/store-faults.ts';
import { outsideTeam } from './outside-team.ts';

const root = path.resolve(import.meta.dirname, '../..');
const key = 'mf-outside';
/** What its commands may take together; the aim is a minute on a quiet machine. */
const BOUND_MS = 10 * 60_000;

let into: string;
let dir: string;
const seconds = new Map<string, number>();

before(() => {
  into = mkdtempSync(path.join(tmpdir(), 'workerbadge-outside-'));
});
after(() => rmSync(into, { recursive: true, force: true }));

/** A command in the team's folder, with the team's own programs and none of ours. */
async function inTheirs(
  name: string,
  command: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<string> {
  const started = performance.now();
  const { NODE_TEST_CONTEXT: _ours, NODE_PATH: _packages, ...env } = process.env;
  const child = spawn(command, args, {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      ...more,
      PATH: [
        path.join(dir, 'node_modules/.bin'),
        path.dirname(process.execPath),
        process.env['PATH'],
      ].join(path.delimiter),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (output += part.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  assert.equal(code, 0, `${name}: ${output.slice(-4000)}`);
  seconds.set(name, (performance.now() - started) / 1000);
  return output;
}

test('a team outside installs, checks, tests and publishes a remote, which the edge serves', async () => {
  const started = performance.now();
  dir = outsideTeam(root, into, key);
  seconds.set('pack', (performance.now() - started) / 1000);
  await inTheirs('install', 'npx', ['-y', 'pnpm@12', 'install', '--prefer-offline']);
  await inTheirs('check', 'npx', ['-y', 'pnpm@12', 'run', 'check']);
  const store = await fixtureStore();
  // Builds, and runs the team's tests, compiler and linter, before it judges.
  const said = await inTheirs('publish', 'npx', ['-y', 'pnpm@12', 'exec', 'publish-remote'], {
    RELEASES_DIR: store.storage.place,
  });
  const id = /^mf-outside (\S+) is served$/mu.exec(said)?.[1];
  assert.equal((await store.registry())?.remotes[key]?.stable, id);

  const edge = await createEdge({
    store,
    publicUrl: 'http://localhost',
    apiUrl: 'http://localhost:1',
  });
  const entry = await edge.inject(`/_remotes/${key}/${id}/remoteEntry.js`);
  assert.equal(entry.statusCode, 200);
  assert.match(entry.body, /mf_outside__0_1_0_/u);
  const registry = await edge.inject('/registry.json');
  assert.match(registry.body, /"path":"\/outside"/u);
  await edge.close();

  const took = performance.now() - started;
  const steps = [...seconds].map(([name, time]) => `${name} ${time.toFixed(1)} s`);
  console.log(`outside team: ${steps.join(', ')}; together ${(took / 1000).toFixed(1)} s`);
  assert.ok(took < BOUND_MS);
});

test('the team publishes without store and key: by a publisher, which knows it by the token of its pipeline', async () => {
  const store = await fixtureStore();
  const issuer = await testIssuer();
  const claims = { sub: 'repo:org/outside', repository: 'org/outside' };
  const rule = { issuer: issuer.url, claims: { repository: claims.repository }, remotes: [key] };
  const { address, publisher } = await listeningPublisher(store, () => ({
    issuers: [issuer.entry],
    rules: [{ ...rule, operations: ['judge', 'publish'] }],
  }));
  const publish = async (...more: string[]) => {
    const args = ['-y', 'pnpm@12', 'exec', 'publish-remote', '--to', address, ...more];
    const token = await issuer.token({ claims });
    return inTheirs(`publish ${more.join(' ')}`, 'npx', args, { RELEASE_TOKEN: token });
  };
  try {
    assert.match(await publish('--dry-run'), /^mf-outside \S+ would be accepted$/mu);
    assert.equal((await store.registry())?.remotes[key], undefined);
    const id = /^mf-outside (\S+) is served$/mu.exec(await publish('--reason', 'first'))?.[1];
    assert.equal((await store.registry())?.remotes[key]?.stable, id);
    const [entry] = await store.log.history(1);
    const { host } = new URL(issuer.url);
    assert.deepEqual([entry?.by, entry?.reason], [`repo:org/outside (${host})`, 'first']);
    assert.deepEqual(await storeFaults(store), []);
  } finally {
    await publisher.close();
    issuer.close();
  }
});

test('what it built takes from the shell what remotes of the workspace take', () => {
  const built = path.join(dir, 'dist/production');
  const read = (name: string) => JSON.parse(readFileSync(path.join(built, name), 'utf8')) as object;
  const { shared, copies } = read('facts.json') as { shared: { key: string }[]; copies: string[] };
  const keys = shared.map((module) => module.key).toSorted();
  assert.deepEqual(keys, ['react-intl', 'react/jsx-runtime', 'shared-ui', 'shared-ui/remote']);
  assert.deepEqual(copies, []);
});
