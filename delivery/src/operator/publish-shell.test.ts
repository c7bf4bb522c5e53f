import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, beforeEach, test } from 'node:test';
import { factsName } from '../build/release-facts.ts';
import { noteServed } from '../gate/api-contract.ts';
import { platformName } from '../gate/platform.ts';
import { builtRemote, builtShell, temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import type { Finding, SourceCheck } from '../gate/source-check.ts';
import { publishRemote } from './publish-remote.ts';

const offer = {
  uniqueName: 'workerbadge_shell',
  contract: '1.2',
  slots: [],
  routes: [],
  shared: { react: '19.3.1' },
  names: { 'shared-ui': ['DataTable', 'Page'] },
  runtime: { version: '2.9.2', gives: ['runtime'] },
  chunks: [],
  groups: [],
  provides: {},
};
const api = { calls: ['GET /api/Session'], unnamed: [] };
let store: ReleaseStore;

beforeEach(async () => {
  store = new ReleaseStore(temporaryDir());
  const remote = builtRemote('mf-a', 'aaaa1111');
  const facts = {
    uniqueName: 'mf_a__1_4_0_aaaa1111',
    shared: [{ key: 'react', range: '^19.3.1', singleton: true }],
    copies: [],
    names: { 'shared-ui': ['DataTable'] },
    runtime: { version: '2.9.2', takes: ['runtime'] },
    messages: {},
    chunks: [],
    groups: [],
    provides: {},
  };
  writeFileSync(path.join(remote, factsName), JSON.stringify(facts));
  await store.publish(remote);
  await noteServed(store, new Map([['GET /api/Session', null]]));
});

let root: string;
before(() => {
  root = temporaryDir();
  mkdirSync(path.join(root, 'shell'));
});
const sound: SourceCheck = { types: { findings: [] }, lint: { findings: [] } };
function publish(change: object, ownTests = 'exit 0', sources = sound): Promise<string> {
  const builtDir = builtShell('bbbb2222');
  writeFileSync(path.join(builtDir, platformName), JSON.stringify({ ...offer, ...change }));
  const scripts = { test: ownTests };
  writeFileSync(path.join(root, 'shell/package.json'), JSON.stringify({ scripts }));
  const inspect = async () => sources;
  const publication = { store, root, key: 'shell', by: 'ada', reason: 'a new frame' };
  return publishRemote({ ...publication, builtDir, inspect });
}

test('a shell that every remote can live with is served, under the name of its operator', async () => {
  const id = await publish({ api });
  assert.deepEqual(await store.shell(), { stable: id });
  assert.equal((await store.log.history(1))[0]?.by, 'ada');
});

const refused: [what: string, change: object, ownTests: string, answer: RegExp][] = [
  [
    'another contract major',
    { contract: '2.0' },
    'exit 0',
    /contract-major: mf-a 1\.4\.0-aaaa1111/u,
  ],
  ['a share that it no longer brings', { shared: {} }, 'exit 0', /shared-range: mf-a .*react/u],
  ['a share out of range', { shared: { react: '20.0.0' } }, 'exit 0', /brings 20\.0\.0/u],
  [
    'an export that it has under another name now',
    { names: { 'shared-ui': ['DataGrid', 'Page'] } },
    'exit 0',
    /shared-names: mf-a 1\.4\.0-aaaa1111: It takes DataTable of shared-ui/u,
  ],
  [
    'a runtime that it no longer gives',
    { runtime: undefined },
    'exit 0',
    /shell-runtime: mf-a .*takes runtime /u,
  ],
  [
    'a call that no server has',
    { api: { calls: ['GET /api/Session', 'GET /api/Sessions'], unnamed: [] } },
    'exit 0',
    /api-call: It calls GET \/api\/Sessions,/u,
  ],
  ['tests that fail', {}, 'echo broken; exit 1', /tests-failing[^]*broken/u],
];
for (const [what, change, ownTests, answer] of refused) {
  test(`a shell is refused for ${what}, and the one before stays`, async () => {
    await assert.rejects(publish(change, ownTests), answer);
    assert.equal(await store.shell(), null);
  });
}

test('a shell whose types or lint fail is refused by file and rule, and the one before stays', async () => {
  const finding: Finding = { file: 'shell/src/app.tsx', line: 3, rule: 'TS2322', message: 'Type' };
  for (const [reason, sources] of [
    ['types-failing', { ...sound, types: { findings: [finding] } }],
    ['lint-failing', { ...sound, lint: { findings: [finding] } }],
  ] as const) {
    const answer = new RegExp(`${reason}: .*\\n *shell/src/app\\.tsx:3 TS2322: Type`, 'u');
    await assert.rejects(publish({ api }, 'exit 0', sources), answer);
    assert.equal(await store.shell(), null);
  }
});
