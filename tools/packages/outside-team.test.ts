/**
 * A team that has a folder of its own, our tarballs and the registry: from nothing to a page that the edge
 * serves. Its own scripts check, test and build it; what it built is judged by the gate as any other.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { withProfile } from '../../e2e/src/killable-browser.ts';
import { buildPackages } from '../../delivery/src/build/index.ts';
import { createEdge } from '../../delivery/src/edge/index.ts';
import { fixtureStore } from '../../delivery/src/gate/fixture-remotes.ts';
import { listeningPublisher, testIssuer } from '../../delivery/src/publisher/testing-publisher.ts';
import { openStore } from '../../delivery/src/release/index.ts';
import { storeFaults } from '../../delivery/src/release/store-faults.ts';
import { freePort } from '../../server-process/src/start/start-port.ts';
import { outsideTeam } from './outside-team.ts';
import { processesOf, startDevShell } from './started-dev-shell.ts';

const root = path.resolve(import.meta.dirname, '../..');
const key = 'mf-outside';
/** What its commands may take together; the aim is a minute on a quiet machine. */
const BOUND_MS = 10 * 60_000;

let into: string;
let dir: string;
/** The program that npx has brought. */
let pnpm: string;
const seconds = new Map<string, number>();

before(() => {
  into = mkdtempSync(path.join(tmpdir(), 'workerbadge-outside-'));
});
after(() => rmSync(into, { recursive: true, force: true }));

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  seconds.set(name, (performance.now() - started) / 1000);
  return result;
}

/** The team's own programs, and none of ours. */
function theirEnvironment(more: Record<string, string> = {}): Record<string, string | undefined> {
  const { NODE_TEST_CONTEXT: _ours, NODE_PATH: _packages, ...env } = process.env;
  const places = [
    path.join(dir, 'node_modules/.bin'),
    path.dirname(process.execPath),
    process.env['PATH'],
  ];
  return { ...env, ...more, PATH: places.join(path.delimiter) };
}

/** A command in the team's folder. */
async function inTheirs(
  name: string,
  command: string,
  args: string[],
  more: Record<string, string> = {},
): Promise<string> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: theirEnvironment(more),
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

/** A document that the build has written. */
const builtDocument = (name: string) =>
  JSON.parse(readFileSync(path.join(dir, 'dist/production', name), 'utf8')) as unknown;

// With minutes of its own: on a new machine nothing is built.
test('what a team takes is packed, with the product as it is built now', async () => {
  const store = await openStore(process.env, path.join(root, '.data/releases'));
  await timed('build', () => buildPackages({ root, store }));
  dir = await timed('pack', () => outsideTeam({ root, into, key, store }));
});

test('a team outside installs, checks, tests and publishes a remote, which the edge serves', async () => {
  const started = performance.now();
  // Once: where packages are installed npx reads all of them at each call, for five seconds of processor.
  const install = 'command -v pnpm && pnpm install --prefer-offline';
  const installed = await inTheirs('install', 'npx', ['-y', '-p', 'pnpm@12', '-c', install]);
  pnpm = /^\/.*\/pnpm$/mu.exec(installed)?.[0] ?? assert.fail(installed);
  await inTheirs('check', pnpm, ['run', 'check']);
  const store = await fixtureStore();
  // Builds, and runs the team's tests, compiler and linter, before it judges.
  const said = await inTheirs('publish', pnpm, ['exec', 'publish-remote'], {
    RELEASES_DIR: store.storage.place,
  });
  assert.match(said, /building/u);
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
    // What was built above; its sources are tested and inspected each time.
    const built = ['--built', 'dist/production'];
    const args = ['exec', 'publish-remote', '--to', address, ...built, ...more];
    const token = await issuer.token({ claims });
    const env = { RELEASE_TOKEN: token };
    const said = await inTheirs(`publish ${more.join(' ')}`, pnpm, args, env);
    assert.doesNotMatch(said, /building/u);
    return said;
  };
  try {
    const asked = /^mf-outside (\S+) would be accepted$/mu.exec(await publish('--dry-run'))?.[1];
    assert.equal(asked, (builtDocument('release.json') as { id: string }).id);
    assert.equal((await store.registry())?.remotes[key], undefined);
    const id = /^mf-outside (\S+) is served$/mu.exec(await publish('--reason', 'first'))?.[1];
    assert.equal(id, asked);
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
  const { shared, copies } = builtDocument('facts.json') as {
    shared: { key: string }[];
    copies: string[];
  };
  const keys = shared.map((module) => module.key).toSorted();
  assert.deepEqual(keys, ['react-intl', 'react/jsx-runtime', 'shared-ui', 'shared-ui/remote']);
  assert.deepEqual(copies, []);
});

function edit(name: string, before: string, after: string): void {
  const file = path.join(dir, name);
  const text = readFileSync(file, 'utf8');
  assert.ok(text.includes(before), `${name}: ${before}`);
  writeFileSync(file, text.replace(before, after));
}

const slot = 'shell.topbar.actions.v1';

test('by one command the team sees its remote in the product, at each change, as somebody who is logged in', async () => {
  const port = await freePort();
  const env = theirEnvironment({ PORT: String(port) });
  const address = `http://localhost:${port}`;
  const figures: string[] = [];
  let shell = await startDevShell(dir, env, ['npx', '-y', 'pnpm@12', 'run', 'dev']);
  figures.push(`first start ${shell.seconds.toFixed(1)} s`);
  try {
    assert.ok(shell.said.includes(`${address}/_as/giulia`), shell.said);
    await withProfile(async (open) => {
      const { context } = await open({ locale: 'it-IT' });
      const complaints: string[] = [];
      context.on('weberror', (error) => complaints.push(String(error.error())));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      const page = await context.newPage();
      const heading = page.getByRole('heading', { level: 1, name: 'Outside' });
      const opened = performance.now();
      await page.goto(`${address}/_as/giulia`);
      await heading.waitFor();
      figures.push(`login and page ${((performance.now() - opened) / 1000).toFixed(1)} s`);
      assert.equal(page.url(), `${address}/outside`);
      await page.getByText('Ancora niente qui').waitFor();

      for (const [before, after] of [
        ['Ancora niente qui', 'Prima modifica'],
        ['Prima modifica', 'Seconda modifica'],
      ] as const) {
        const changed = performance.now();
        edit('src/outside/messages.ts', before, after);
        await page.getByText(after).waitFor();
        figures.push(`change ${((performance.now() - changed) / 1000).toFixed(1)} s`);
      }

      const declared = performance.now();
      edit('src/app.tsx', 'widgets: {}', `widgets: { '${slot}': () => <b>Un widget</b> }`);
      edit('remote.config.ts', 'fills: []', `fills: [{ slot: '${slot}', order: 90, access: {} }]`);
      await page.getByText('Un widget').waitFor();
      figures.push(`new widget ${((performance.now() - declared) / 1000).toFixed(1)} s`);

      // The others are there too, and the menu leads from one to the other.
      await page.getByRole('link', { name: 'Ordini' }).click();
      await page.getByRole('heading', { level: 1, name: 'Ordini' }).waitFor();
      await page.getByRole('link', { name: 'Outside' }).click();
      await heading.waitFor();
      assert.deepEqual(complaints, []);

      // Not one that finds its servers gone.
      await page.goto('about:blank');
      const taken = startDevShell(dir, env, [pnpm, 'run', 'dev']);
      await assert.rejects(
        taken,
        new RegExp(`Port ${port} is in use .*PORT=\\d+ npx dev-shell`, 'u'),
      );
      assert.ok(processesOf(dir).length >= 3, 'shell, server and compiler');
      figures.push(`end ${(await shell.stop()).toFixed(1)} s`);

      shell = await startDevShell(dir, env, [pnpm, 'run', 'dev', '--as', 'Anna']);
      assert.match(shell.said, /ready after[^/]*http:\/\/localhost:\d+\/_as\/anna /u);
      figures.push(`second start ${shell.seconds.toFixed(1)} s`);
      await page.goto(`${address}/outside`);
      await heading.waitFor();
      await page.getByText('Seconda modifica').waitFor();
      assert.deepEqual(complaints, [], 'the session is in the data that was kept');
    });
  } finally {
    await shell.stop();
  }
  console.log(`dev shell: ${figures.join(', ')}`);
});

test('alone it opens on its own page, whatever its address', async () => {
  const port = await freePort();
  const child = spawn(pnpm, ['run', 'dev:alone'], {
    cwd: dir,
    env: theirEnvironment({ PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (part: Buffer) => part.includes('alone: http') && resolve());
    });
    await withProfile(async (open) => {
      const page = await (await open({ locale: 'it-IT' })).context.newPage();
      await page.goto(`http://localhost:${port}/`);
      await page.getByRole('heading', { level: 1, name: 'Outside' }).waitFor();
      assert.equal(page.url(), `http://localhost:${port}/outside`);
    });
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }
});
