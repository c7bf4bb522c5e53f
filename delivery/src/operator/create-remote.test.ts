/** A new remote, in its own workspace, through everything that a change must pass. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { fixtureStore } from '../gate/fixture-remotes.ts';
import { createRemote } from './create-remote.ts';
import { workspaceWithNewRemote } from './linked-workspace.ts';
import { publishRemote } from './publish-remote.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const key = 'mf-job-offers';
let root: string;
/** Not the packages beside them. */
const sources = ['src', 'remote.config.ts', 'webpack.config.ts', 'package.json'].map(
  (name) => `${key}/${name}`,
);

before(async () => {
  root = await workspaceWithNewRemote(key, 'Team Lavoro');
});

function run(command: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(
    path.join(workspace, 'node_modules/.bin', command),
    args,
    { cwd: root, encoding: 'utf8' },
  );
  assert.equal(status, 0, stdout + stderr);
}

test('its files are formatted, and lint has nothing against them', () => {
  run('oxfmt', '--check', ...sources);
  run('oxlint', '--type-aware', '--deny-warnings', ...sources);
});

test('its types hold', () => run('tsc', '--noEmit', '-p', key));

test('it depends on what its files import, in the versions of the catalog', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(root, key, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  for (const name of ['react', 'react-router-dom', 'react-intl', 'shared-ui']) {
    assert.ok(dependencies[name], name);
  }
  assert.ok(devDependencies['delivery'] && devDependencies['@testing-library/react']);
  assert.equal(dependencies['@phosphor-icons/react'], undefined, 'its model has it, it has no use');
  const versions = Object.values({ ...dependencies, ...devDependencies });
  for (const version of versions) assert.match(version, /^(catalog:|workspace:\*)$/u);
});

test('it builds, its tests pass, the gate lets it pass, and it is served with menu and owner', async () => {
  const store = await fixtureStore();
  const id = await publishRemote({ store, root, key, by: 'ada', reason: 'a new team' });
  const remote = (await store.registry())?.remotes[key];
  assert.equal(remote?.stable, id);
  assert.equal(remote.owner, 'Team Lavoro');
  const declared = remote.versions[id]?.remoteJson;
  assert.equal(declared?.routes[0]?.path, '/job-offers');
  assert.equal(declared.menu[0]?.label.it, 'Job offers');
});

test('a name that cannot be one, or is taken, is refused in words', async () => {
  for (const name of ['jobs', 'mf-Jobs', 'mf-', '../mf-x', '']) {
    await assert.rejects(createRemote({ root, key: name }), /mf-jobs/u, name);
  }
  await assert.rejects(createRemote({ root, key }), /exists already/u);
});
