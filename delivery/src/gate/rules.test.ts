/** Each rule on a candidate that is well but for one thing. Real builds: built-gate.test.ts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RemoteManifest } from 'contracts';
import type { Weights } from '../build/page-weights.ts';
import type { Candidate } from './candidate.ts';
import { judge, judgeBesides, judgeSeal } from './gate.ts';
import type { Platform } from './platform.ts';
import type { Reason } from './rules.ts';

const declared: RemoteManifest = {
  name: 'mf-a',
  owner: 'Team A',
  contract: '1.0',
  version: '1.4.0',
  routes: [
    { path: '/a', match: 'exact', access: {} },
    { path: '/a/view/', match: 'prefix', access: {} },
  ],
  menu: [{ order: 90, path: '/a', iconSvgPath: 'M0', label: { it: 'A', en: 'A' } }],
  fills: [{ slot: 'shell.profile.left.v1', order: 1, access: {} }],
  provides: ['a.corner.v1'],
};
const pageOf = (bytes: number): Weights => ({
  shell: { bytes: 0, files: [] },
  homepage: { bytes: 0, remote: undefined, page: undefined },
  pages: [{ remote: 'mf-a', page: './APage.tsx', bytes, files: [], sharedFiles: [] }],
  workers: [],
});
const app = {
  kind: 'app' as const,
  routes: ['/a', '/a/view/:id', '/a/view/:id/:part?'],
  widgets: ['shell.profile.left.v1'],
  texts: { it: { byId: {} }, en: { byId: { 'a.title': 'Title' } } },
};
const facts = {
  uniqueName: 'mf_a__1_4_0_aaaa1111',
  shared: [{ key: 'react', range: '^19.3.1', singleton: true }],
  copies: [],
  api: { calls: ['GET /api/A/{id}'], unnamed: [] },
  messages: { 'a.title': true },
  names: { 'shared-ui': ['Page'], 'react-intl': ['useIntl'], react: ['*', 'use'] },
  runtime: { version: '2.9.2', takes: ['runtime', 'runtime.start'] },
  chunks: [],
  groups: [{ requests: ['./APage.tsx'], initial: false, files: ['1.js'], parents: [] }],
  provides: {},
};
const candidate: Candidate = {
  key: 'mf-a',
  id: '1.4.0-aaaa1111',
  declared,
  facts,
  manifest: { name: 'mf_a__1_4_0_aaaa1111', exposes: ['./app'] },
  app,
  weights: pageOf(90_000),
  paintFaults: [],
  aheadBytes: null,
  tests: { passed: true, output: '' },
  sources: { types: { findings: [] }, lint: { findings: [] } },
};
const other: RemoteManifest = {
  ...declared,
  name: 'mf-b',
  owner: 'Team B',
  routes: [{ path: '/b', match: 'exact', access: {} }],
  provides: ['b.corner.v1'],
};
const platform: Platform = {
  facts: {
    uniqueName: 'workerbadge_shell',
    contract: '1.3',
    slots: ['shell.profile.left.v1', 'a.corner.v1', 'b.corner.v1'],
    routes: [{ path: '/login', match: 'exact', access: { public: true } }],
    sdk: '>=1.2.0 <2.0.0',
    shared: { react: '19.4.0', 'shared-ui': '1.3.4', 'shared-auth': '1.3.4' },
    names: { 'shared-ui': ['Button', 'Page'], 'react-intl': ['useIntl'] },
    runtime: { version: '2.9.3', gives: ['runtime', 'runtime.start', 'runtime.share'] },
    chunks: [],
    groups: [],
    provides: {},
  },
  shellDir: '',
  others: [other],
  operations: new Map([
    ['GET /api/A/{}', null],
    ['POST /api/A', null],
  ]),
  namesInUse: [{ uniqueName: 'mf_b__1_0_0_cccc3333', of: 'mf-b 1.0.0-cccc3333' }],
};

test('a candidate that is well passes', () => {
  assert.deepEqual(judge(candidate, platform), []);
});

const ahead = (...imports: string[]) => ({ pattern: '/a/view/:id', imports });

test('code ahead that is imported passes, and a small script', () => {
  const routes = declared.routes.map((one) => ({ ...one, ahead: ahead('./APage.tsx') }));
  assert.deepEqual(judge({ ...candidate, ...declaring({ routes }) }, platform), []);
  const scripted = { ...candidate, ...withScript, aheadBytes: 9000 };
  assert.deepEqual(judge(scripted, platform), []);
});

const declaring = (change: Partial<RemoteManifest>) => ({ declared: { ...declared, ...change } });
const withScript = declaring({
  routes: declared.routes.map((one) => ({
    ...one,
    ahead: { ...ahead('./APage.tsx'), script: true as const },
  })),
});
const route = (path: string, match: 'exact' | 'prefix' = 'exact') => ({ path, match, access: {} });

const sdkAt = (version: string, name = 'shared-ui') => [
  { key: name, range: `^${version}`, singleton: true },
];
const builtWith = (version: string) => ({
  facts: {
    ...facts,
    shared: [...facts.shared, ...sdkAt(version), ...sdkAt(version, 'shared-auth')],
  },
});

test('every version of the SDK that the table names is served, whatever the shell brings of it', () => {
  for (const version of ['1.2.0', '1.2.9', '1.9.0']) {
    assert.deepEqual(judge({ ...candidate, ...builtWith(version) }, platform), [], version);
  }
});

test('a shell of before the table serves what its own version is in range of', () => {
  const { sdk: _table, ...older } = platform.facts;
  const judged = (version: string) =>
    judge({ ...candidate, ...builtWith(version) }, { ...platform, facts: older }).map(
      ({ reason }) => reason,
    );
  assert.deepEqual(judged('1.3.0'), []);
  assert.deepEqual(judged('1.9.0'), ['shared-range', 'shared-range']);
});

const refused: [what: string, Reason, Partial<Candidate>, fix: RegExp][] = [
  [
    'nothing exposed',
    'exposed-removed',
    { manifest: { name: facts.uniqueName, exposes: [] } },
    /"exposes"/u,
  ],
  [
    'something else exposed too',
    'exposed-changed',
    { manifest: { name: facts.uniqueName, exposes: ['./app', './B'] } },
    /remove it/u,
  ],
  [
    'an app that throws',
    'exposed-changed',
    { app: { kind: 'failure', reason: 'x is null' } },
    /x is null.*defineRemoteApp/u,
  ],
  ['a fill without a widget', 'exposed-changed', { app: { ...app, widgets: [] } }, /"widgets"/u],
  [
    'a page outside of its declaration',
    'route-unknown',
    { app: { ...app, routes: [...app.routes, '/z'] } },
    /declare its path/u,
  ],
  [
    'a declaration without a page',
    'route-unknown',
    { app: { ...app, routes: ['/a'] } },
    /add the page/u,
  ],
  [
    'a menu entry to nowhere',
    'route-unknown',
    declaring({ menu: [{ ...declared.menu[0]!, path: '/b' }] }),
    /menu entry/u,
  ],
  [
    'code ahead that nothing imports',
    'route-unknown',
    declaring({
      routes: declared.routes.map((one) => ({
        ...one,
        ahead: ahead('./APage.tsx', './BPage.tsx'),
      })),
    }),
    /names \.\/BPage\.tsx ahead/u,
  ],
  ['a script ahead that is not there', 'route-unknown', withScript, /src\/ahead\.ts/u],
  [
    'a script ahead that is no small one',
    'route-unknown',
    { ...withScript, aheadBytes: 20_000 },
    /20000 bytes/u,
  ],
  [
    'a route of another remote',
    'route-clash',
    {
      ...declaring({ routes: [...declared.routes, route('/B/')] }),
      app: { ...app, routes: [...app.routes, '/b'] },
    },
    /Team B/u,
  ],
  [
    'a route of the shell',
    'route-clash',
    {
      ...declaring({ routes: [...declared.routes, route('/login')] }),
      app: { ...app, routes: [...app.routes, '/login'] },
    },
    /the shell/u,
  ],
  ['a slot that is none', 'slot-unknown', declaring({ provides: ['a.else.v1'] }), /SlotProps/u],
  ["another's slot", 'slot-clash', declaring({ provides: ['b.corner.v1'] }), /Team B/u],
  [
    'another contract major',
    'contract-major',
    declaring({ contract: '2.0' }),
    /release that shell first/u,
  ],
  [
    'a menu entry for companies, which the shell would show to everybody',
    'contract-minor',
    declaring({ menu: [{ ...declared.menu[0]!, companyRoles: ['LEGAL_REPRESENTATIVE'] }] }),
    /contract 1\.3 and shows menu entries with companyRoles.*contract 1\.6 first/u,
  ],
  ...([{ connects: 'https' }, { devices: ['camera'] }] as const).map(
    (rights): (typeof refused)[number] => [
      'a page with rights that the shell would not keep to it',
      'contract-minor',
      declaring({
        routes: [
          { ...declared.routes[0]!, meta: { title: { it: 'A', en: 'A' }, ...rights } },
          ...declared.routes.slice(1),
        ],
      }),
      /contract 1\.3 and leaves pages.*contract 1\.7 first/u,
    ],
  ),
  ['an SDK one major off', 'sdk-version', builtWith('2.0.0'), /build it with one of these/u],
  [
    'an SDK one major older',
    'sdk-version',
    builtWith('0.13.74'),
    /a shell that serves 0\.13\.74 first/u,
  ],
  [
    'parts of two versions of the SDK',
    'sdk-version',
    { facts: { ...facts, shared: [...sdkAt('1.2.0'), ...sdkAt('1.3.0', 'shared-auth')] } },
    /install one of them/u,
  ],
  [
    'a share that is not brought',
    'shared-range',
    { facts: { ...facts, shared: [{ key: 'vue', range: '^3.0.0', singleton: true }] } },
    /does not bring/u,
  ],
  [
    'a share out of range',
    'shared-range',
    { facts: { ...facts, shared: [{ key: 'react', range: '^20.0.0', singleton: true }] } },
    /catalog/u,
  ],
  [
    'a share that is no singleton',
    'shared-range',
    { facts: { ...facts, shared: [{ key: 'react', range: '^19.0.0', singleton: false }] } },
    /hold two/u,
  ],
  [
    'a copy of its own',
    'shared-range',
    { facts: { ...facts, copies: ['react-router'] } },
    /react-router/u,
  ],
  [
    'a name that the shell does not give',
    'shared-names',
    { facts: { ...facts, names: { 'shared-ui': ['Page', 'Paper', 'Pane'] } } },
    /It takes Paper, Pane of shared-ui.*gives them first.*shared-ui of the shell/u,
  ],
  [
    'a shared module as a whole',
    'shared-names',
    { facts: { ...facts, names: { 'shared-ui': ['*'] } } },
    /shared-ui as a whole.*import the names/u,
  ],
  [
    'a part of the runtime that the shell does not give',
    'shell-runtime',
    { facts: { ...facts, runtime: { version: '2.9.2', takes: ['runtime.preload'] } } },
    /runtime\.preload.*publish shell/u,
  ],
  [
    'a runtime newer than the shell gives',
    'shell-runtime',
    { facts: { ...facts, runtime: { version: '2.10.0', takes: ['runtime'] } } },
    /2\.10\.0.*2\.9\.3/u,
  ],
  [
    'a call that no server has',
    'api-call',
    { facts: { ...facts, api: { calls: ['POST /api/A/{id}', 'POST /api/A'], unnamed: [] } } },
    /calls POST \/api\/A\/\{id\}, .*server that has it first/u,
  ],
  [
    'a call without a name',
    'api-call',
    { facts: { ...facts, api: { calls: [], unnamed: ['src/a.ts: api.get'] } } },
    /src\/a\.ts: api\.get.*as a text/u,
  ],
  [
    'a name in use',
    'unique-name',
    { facts: { ...facts, uniqueName: 'mf_b__1_0_0_cccc3333' } },
    /mf-b 1\.0\.0-cccc3333/u,
  ],
  [
    'a name without its version',
    'unique-name',
    { manifest: { name: 'mf_a', exposes: ['./app'] } },
    /must be mf_a__1_4_0_aaaa1111/u,
  ],
  [
    'no English',
    'language-missing',
    { app: { ...app, texts: { ...app.texts, en: { byId: {} } } } },
    /en\.json/u,
  ],
  [
    'English that does not load',
    'language-missing',
    { app: { ...app, texts: { ...app.texts, en: { byId: {}, failure: 'lost' } } } },
    /lost/u,
  ],
  [
    'a text without translation',
    'message-missing',
    { facts: { ...facts, messages: { 'a.title': true, 'a.lead': true } } },
    /a\.lead.*en\.json/u,
  ],
  [
    'a text without Italian',
    'message-missing',
    { facts: { ...facts, messages: { 'a.title': false } } },
    /a\.title.*defaultMessage/u,
  ],
  ['a build without facts', 'message-missing', { facts: null }, /remoteConfig/u],
  [
    'a page that is not painted',
    'first-paint',
    { paintFaults: ['/a is not painted in "it": no course.'] },
    /no course/u,
  ],
  ['a byte too much', 'over-budget', { weights: pageOf(90_001) }, /pnpm bench/u],
  [
    'tests that fail',
    'tests-failing',
    { tests: { passed: false, output: 'expected 2' } },
    /--filter mf-a test[^]*expected 2/u,
  ],
];

for (const [what, reason, change, fix] of refused) {
  test(`${reason}: ${what}`, () => {
    const refusals = judge({ ...candidate, ...change }, platform);
    assert.deepEqual([...new Set(refusals.map((refusal) => refusal.reason))], [reason]);
    assert.match(refusals.map(({ sentence }) => sentence).join('\n'), fix);
  });
}

const well = { isUnsigned: false, unlisted: [], altered: [], missing: [] };
const faults: [what: string, Reason, object][] = [
  ['no signature', 'file-unsigned', { isUnsigned: true }],
  ['a file more', 'file-unsigned', { unlisted: ['more.js'] }],
  ['a changed file', 'file-altered', { altered: ['app.js'] }],
  ['a file less', 'file-altered', { missing: ['app.js'] }],
];
for (const [what, reason, fault] of faults) {
  test(`${reason}: ${what}`, () => {
    assert.deepEqual(judgeSeal(well), []);
    assert.deepEqual(
      judgeSeal({ ...well, ...fault }).map((refusal) => refusal.reason),
      [reason],
    );
  });
}

test('a longer prefix, or an exact page under the prefix of another remote, is no clash', () => {
  const others = [{ ...other, routes: [route('/a/', 'prefix'), route('/a/view/x/', 'prefix')] }];
  assert.deepEqual(judge(candidate, { ...platform, others }), []);
});

test('a shell that gives no runtime takes only remotes that bring their own', () => {
  const { runtime: _none, ...older } = platform.facts;
  const refusals = judge(candidate, { ...platform, facts: older });
  assert.deepEqual([...new Set(refusals.map(({ reason }) => reason))], ['shell-runtime']);
  const { runtime: _given, ...whole } = facts;
  assert.deepEqual(judge({ ...candidate, facts: whole }, { ...platform, facts: older }), []);
});

test('the default export of a package counts as no whole one, and of builds before names nothing is known', () => {
  const given = { ...platform.facts, names: { '@mui/material/Chip': ['default'] } };
  const names = { '@mui/material/Chip': ['*'] };
  assert.deepEqual(
    judge({ ...candidate, facts: { ...facts, names } }, { ...platform, facts: given }),
    [],
  );
  const { names: _taken, ...older } = facts;
  assert.deepEqual(judge({ ...candidate, facts: older }, platform), []);
  const { api: _calls, ...silent } = facts;
  assert.deepEqual(judge({ ...candidate, facts: silent }, platform), []);
  assert.deepEqual(judge(candidate, { ...platform, operations: null }), []);
  const { names: _given, ...olderShell } = platform.facts;
  assert.deepEqual(judge(candidate, { ...platform, facts: olderShell }), []);
});

test('at the moment of the change only what another operator can have taken is asked again', () => {
  const others = [{ ...other, routes: [route('/a')] }];
  assert.equal(judgeBesides(candidate, { ...platform, others })[0]?.reason, 'route-clash');
  const facts = { ...platform.facts, contract: '2.0' };
  assert.equal(judgeBesides(candidate, { ...platform, facts })[0]?.reason, 'contract-major');
  assert.deepEqual(judgeBesides({ ...candidate, weights: pageOf(1e6) }, platform), []);
});
