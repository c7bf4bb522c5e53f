/** For each reason of the gate, at least three builds that are refused with it. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sealRelease } from '../release/integrity.ts';
import { runtimeGiven } from '../webpack/documents/runtime-facts.ts';
import { fixtureFiles, fixtureKey } from './fixture-remotes.ts';
import type { FixtureFiles, OtherPackages } from './fixture-remotes.ts';
import type { PlatformFacts } from './platform.ts';
import type { Reason } from './rules.ts';

/** One of the two builds: with the defect, or the same without it. */
export interface Variant {
  files: FixtureFiles;
  packages?: OtherPackages;
  /** What the shell that is served offers, where it is not today's. */
  shell?: Partial<PlatformFacts>;
  /** What happens to the folder after it was sealed. */
  afterSeal?: (dir: string) => Promise<void> | void;
}

export interface Defect {
  reason: Reason;
  what: string;
  broken: Variant;
  mended: Variant;
}

/** The fixture with pieces of its files replaced. */
function changed(...changes: [file: string, from: string, to: string][]): FixtureFiles {
  const files = { ...fixtureFiles };
  for (const [file, from, to] of changes) {
    const before = files[file] ?? '';
    if (!before.includes(from)) throw new Error(`${file} of the fixture has no ${from}`);
    files[file] = before.replace(from, to);
  }
  return files;
}

const intact: Variant = { files: fixtureFiles };

/** Defects that are another text in a source; mended, they are the fixture. */
const inSources = (
  reason: Reason,
  cases: [what: string, ...changes: [file: string, from: string, to: string][]][],
): Defect[] =>
  cases.map(([what, ...changes]) => ({
    reason,
    what,
    broken: { files: changed(...changes) },
    mended: intact,
  }));

/** The fixture with a page that says it is painted, and no source that paints it. */
const paintedFiles = changed([
  'remote.config.ts',
  'access: {} }],\n  menu',
  "access: {}, meta: { title: { it: 'Prova', en: 'Trial' }, firstPaint: {} } }],\n  menu",
]);

const drawn = (path: string, page: string) => `import { defineRemotePaint } from 'shared-ui/remote';
export const paint = defineRemotePaint({
  pages: [{ path: ${path}, Page: ${page} }],
  messages: async () => ({}),
});`;

const preset = 'export default remoteConfig(import.meta.dirname);';

/** A team that thinks it knows better than the preset. */
const ownConfig = (change: string): [file: string, from: string, to: string] => [
  'webpack.config.ts',
  preset,
  `const preset = remoteConfig(import.meta.dirname);
export default (env, argv) => {
  const config = preset(env, argv);
  const federation = config.plugins.find((p) => p.constructor.name === 'ModuleFederationPlugin');
  ${change}
  return config;
};`,
];

const exposes = (name: string) =>
  ownConfig(`federation._options.exposes = { '${name}': './src/app.tsx' };`);
const uniqueName = (name: string) => ownConfig(`config.output.uniqueName = '${name}';`);
const declares = (from: string, to: string): [string, string, string] => [
  'remote.config.ts',
  from,
  to,
];
const provides = (slot: string) => declares('provides: []', `provides: ['${slot}']`);

const fixtureRoute = "{ path: '/fixture', match: 'exact', access: {} }";
const routePage = "{ path: '/fixture', lazy: lazyPage(load) }";
/** The same path in declaration and page. */
const alsoAt = (route: string): [string, string, string][] => {
  const at = /path: '([^']+)'/u.exec(route)?.[1] ?? '';
  return [
    declares(fixtureRoute, `${fixtureRoute}, ${route}`),
    ['src/app.tsx', routePage, `${routePage}, { path: '${at}', lazy: lazyPage(load) }`],
  ];
};

const english =
  "messages: async (language) => (language === 'en' ? (await import('./i18n/en.json')).default : {})";
const secondMessage = (text: string): [string, string, string] => [
  'src/FixturePage.tsx',
  "description: 'Title' },",
  `description: 'Title' },\n  lead: { id: 'fixture.lead', ${text}description: 'Lead' },`,
];

/** Text that no compression makes smaller. */
function incompressible(bytes: number): string {
  let text = '';
  for (let index = 0; text.length < (bytes * 4) / 3; index += 1) {
    text += createHash('sha512').update(`${index}`).digest('base64');
  }
  return text;
}

const heavyFile = 'src/heavy.ts';
const withHeavy = (bytes: number, ...changes: [string, string, string][]): FixtureFiles => ({
  ...changed(...changes),
  [heavyFile]: `export const heavy = '${incompressible(bytes)}';`,
});
const heavyCases: [what: string, ...changes: [string, string, string][]][] = [
  [
    'a page that brings too much',
    [
      'src/FixturePage.tsx',
      'import { useIntl',
      "import { heavy } from './heavy.ts';\nimport { useIntl",
    ],
    ['src/FixturePage.tsx', '>text<', '>{heavy}<'],
  ],
  [
    'a module that every page waits for',
    ['src/app.tsx', 'import { lazy', "import { heavy } from './heavy.ts';\nimport { lazy"],
    ['src/app.tsx', "path: '/fixture', lazy", "path: '/fixture', handle: heavy, lazy"],
  ],
  [
    'a second page, while the first is light',
    ...alsoAt("{ path: '/fixture/more', match: 'exact', access: {} }"),
    [
      'src/app.tsx',
      "path: '/fixture/more', lazy: lazyPage(load)",
      "path: '/fixture/more', lazy: lazyPage(() => import('./MorePage.tsx').then((m) => m.MorePage))",
    ],
  ],
];
const morePage = `import { heavy } from './heavy.ts';
import { Page } from 'shared-ui';
export const MorePage = () => <Page title="More">{heavy}</Page>;`;

const workspace = path.resolve(import.meta.dirname, '../../..');
const versionOf = (name: string): string => {
  const file = path.join(workspace, 'mf-wallet-badges/node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};
const packageOf = (name: string, version: string): OtherPackages => ({
  [name]: { 'package.json': JSON.stringify({ name, version }) },
});

/** A workspace whose shared-ui is of another day. */
const sharedUi = ({
  contract = '1.0',
  version = versionOf('shared-ui'),
  entries = [] as string[],
}) => {
  const names = ['.', './remote', './remote/config', ...entries];
  const file = (name: string) => `./src${name === '.' ? '' : name.slice(1)}/index.ts`;
  const files: FixtureFiles = {
    'package.json': JSON.stringify({
      name: 'shared-ui',
      version,
      type: 'module',
      exports: Object.fromEntries(names.map((name) => [name, file(name)])),
    }),
  };
  for (const name of names) files[file(name)] = 'export {};';
  files['./src/remote/config/index.ts'] = `export const CONTRACT_VERSION = '${contract}';
export const defineRemoteConfig = (config) => config;`;
  return { 'shared-ui': files };
};

const usesQuery = changed(
  [
    'src/FixturePage.tsx',
    'import { useIntl',
    "import { useQueryClient } from '@tanstack/react-query';\nimport { useIntl",
  ],
  ['src/FixturePage.tsx', '  return <Page', '  useQueryClient();\n  return <Page'],
);
const usesNewEntry = changed(
  [
    'src/FixturePage.tsx',
    'import { useIntl',
    "import { thing } from 'shared-ui/tomorrow';\nimport { useIntl",
  ],
  ['src/FixturePage.tsx', '>text<', '>{thing}<'],
);

/** Built today, for a shell that is older. */
const beforeTheShell = (what: string, runtime: PlatformFacts['runtime']): Defect => ({
  reason: 'shell-runtime',
  what,
  broken: { files: fixtureFiles, shell: { runtime } },
  mended: intact,
});
const runtime = runtimeGiven();

const flip = (name: RegExp) => (dir: string) => {
  const file = readdirSync(dir).find((entry) => name.test(entry));
  if (file === undefined) throw new Error(`no ${name.source} in ${dir}`);
  const content = readFileSync(path.join(dir, file));
  content[Math.floor(content.length / 2)]! ^= 1;
  writeFileSync(path.join(dir, file), content);
};
const afterSeal = (
  reason: Reason,
  what: string,
  change: Variant['afterSeal'] & object,
): Defect => ({
  reason,
  what,
  broken: { files: fixtureFiles, afterSeal: change },
  mended: { files: fixtureFiles, afterSeal: () => {} },
});

const test = (body: string): [string, string, string] => [
  'src/fixture.test.ts',
  "test('one and one', () => assert.equal(1 + 1, 2));",
  body,
];

export const defects: Defect[] = [
  ...inSources('exposed-removed', [
    ['exposed under another name', exposes('./App')],
    ['exposed as what it was once', exposes('./application')],
    ['exposed with its ending', exposes('./app.tsx')],
  ]),
  ...inSources('exposed-changed', [
    [
      'exported under another name',
      ['src/app.tsx', 'export const app =', 'export const application ='],
    ],
    ['exported as default', ['src/app.tsx', 'export const app =', 'export default']],
    ['routes that are no list', ['src/app.tsx', `[${routePage}]`, '{}']],
    [
      'a slot that it fills and has no widget for',
      declares(
        'access: {} }],\n  provides',
        "access: {} }, { slot: 'shell.profile.left.v1', order: 1, access: {} }],\n  provides",
      ),
    ],
    [
      'a module more',
      ownConfig("federation._options.exposes['./Button'] = './src/FixturePage.tsx';"),
    ],
    ['code that fails when it loads', ['src/app.tsx', 'const load', 'null.value;\nconst load']],
  ]),
  ...inSources('route-unknown', [
    [
      'a page that nothing declares',
      ['src/app.tsx', routePage, `${routePage}, { path: '/hidden', lazy: lazyPage(load) }`],
    ],
    [
      'a declared route without a page',
      declares(
        fixtureRoute,
        `${fixtureRoute}, { path: '/fixture/new', match: 'exact', access: {} }`,
      ),
    ],
    [
      'a declared prefix without a page',
      declares(fixtureRoute, `${fixtureRoute}, { path: '/more/', match: 'prefix', access: {} }`),
    ],
    [
      'a menu entry that leads nowhere',
      declares(
        'menu: []',
        "menu: [{ order: 90, path: '/fixtures', iconSvgPath: 'M0', label: { it: 'Prova', en: 'Trial' } }]",
      ),
    ],
  ]),
  ...inSources('route-clash', [
    ['a page of another remote', ...alsoAt("{ path: '/other', match: 'exact', access: {} }")],
    [
      'a whole prefix of another remote',
      ...alsoAt("{ path: '/others/', match: 'prefix', access: {} }"),
    ],
    [
      'a page of the shell',
      ...alsoAt("{ path: '/login', match: 'exact', access: { public: true } }"),
    ],
  ]),
  ...inSources('slot-unknown', [
    [
      'a version that does not exist',
      declares('learner.v1', 'learner.v9'),
      ['src/app.tsx', 'learner.v1', 'learner.v9'],
    ],
    ['a slot that it invents for others', provides('fixture.corner.v1')],
    [
      'a widget for no slot',
      [
        'src/app.tsx',
        'widgets: {',
        "widgets: { 'wallet.card.v1': lazy(async () => ({ default: await load() })),",
      ],
    ],
  ]),
  ...inSources('slot-clash', [
    ['a slot of another remote', provides('wallet.course-link.v1')],
    ['another slot of it', provides('catalogue.course-tabs.v1')],
    ['a slot of the shell', provides('shell.profile.left.v1')],
    [
      'a slot filled twice',
      declares(
        'fills: [',
        "fills: [{ slot: 'shell.dashboard.learner.v1', order: 2, access: {} }, ",
      ),
    ],
  ]),
  ...['2.0', '3.1', '0.9'].map((contract): Defect => ({
    reason: 'contract-major',
    what: `contract ${contract}`,
    broken: { files: fixtureFiles, packages: sharedUi({ contract }) },
    mended: { files: fixtureFiles, packages: sharedUi({}) },
  })),
  ...[
    { name: 'react-intl', version: '99.0.0', files: fixtureFiles },
    { name: 'react', version: '99.1.0', files: fixtureFiles },
    { name: '@tanstack/react-query', version: '4.2.0', files: usesQuery },
  ].map(({ name, version, files }): Defect => ({
    reason: 'shared-range',
    what: `built against ${name} ${version}`,
    broken: { files, packages: packageOf(name, version) },
    mended: { files, packages: packageOf(name, versionOf(name)) },
  })),
  {
    reason: 'shared-range',
    what: 'an entry of shared-ui that the shell does not bring yet',
    broken: { files: usesNewEntry, packages: sharedUi({ entries: ['./tomorrow'] }) },
    mended: { files: fixtureFiles, packages: sharedUi({ entries: ['./tomorrow'] }) },
  },
  beforeTheShell('a shell that gives nothing of its runtime', undefined),
  beforeTheShell('a shell that gives the core only', {
    ...runtime,
    gives: ['_FEDERATION_RUNTIME_CORE'],
  }),
  beforeTheShell('a shell whose runtime has one part less', {
    ...runtime,
    gives: runtime.gives.filter((name) => name !== 'federationOfShell.initContainerEntry'),
  }),
  beforeTheShell('a shell with an earlier runtime', { ...runtime, version: '2.0.0' }),
  ...inSources('shell-runtime', [
    [
      'a call of what the runtime is without',
      [
        'src/FixturePage.tsx',
        '>text<',
        '><button onClick={() => federationOfShell.bundlerRuntime.remotes()}>text</button><',
      ],
    ],
  ]),
  ...inSources('unique-name', [
    ["the shell's name", uniqueName('workerbadge_shell')],
    ["another remote's name", uniqueName('mf_other__1_4_0_bbbb2222')],
    ['a name without its version', uniqueName('mf_fixture')],
  ]),
  ...inSources('language-missing', [
    ['no texts for any language', ['src/app.tsx', english, 'messages: async () => ({})']],
    [
      'a language that throws',
      [
        'src/app.tsx',
        english,
        "messages: async (l) => { if (l === 'en') throw new Error('later'); return {}; }",
      ],
    ],
    ['a file of texts that is empty', ['src/i18n/en.json', '{"fixture.title":"Trial"}', '{}']],
  ]),
  ...inSources('message-missing', [
    ['a text without its translation', secondMessage("defaultMessage: 'Una prova', ")],
    [
      'a translation that is empty',
      secondMessage("defaultMessage: 'Una prova', "),
      ['src/i18n/en.json', '}', ',"fixture.lead":" "}'],
    ],
    ['no Italian text', secondMessage(''), ['src/i18n/en.json', '}', ',"fixture.lead":"A trial"}']],
  ]),
  ...heavyCases.map(([what, ...changes]): Defect => {
    const files = (bytes: number) => {
      const heavy = withHeavy(bytes, ...changes);
      return what.startsWith('a second') ? { ...heavy, 'src/MorePage.tsx': morePage } : heavy;
    };
    return {
      reason: 'over-budget',
      what,
      broken: { files: files(95_000) },
      mended: { files: files(50_000) },
    };
  }),
  ...[
    ['no source of the paint', null],
    ['a page that throws', drawn("'/fixture'", "() => { throw new Error('no course'); }")],
    ['a paint of another page', drawn("'/other'", '() => null')],
  ].map(([what, paint]): Defect => ({
    reason: 'first-paint',
    what: what ?? '',
    broken: { files: { ...paintedFiles, ...(paint ? { 'src/paint.tsx': paint } : {}) } },
    mended: {
      files: { ...paintedFiles, 'src/paint.tsx': drawn("'/fixture'", '() => null') },
    },
  })),
  afterSeal('file-unsigned', 'a file put beside the others', (dir) =>
    writeFileSync(path.join(dir, 'added.js'), 'added();'),
  ),
  afterSeal('file-unsigned', 'no signed hashes', (dir) => rmSync(path.join(dir, 'integrity.json'))),
  afterSeal('file-unsigned', "another's signature", (dir) => {
    const { id } = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8')) as {
      id: string;
    };
    return sealRelease(dir, { key: fixtureKey, id }, generateKeyPairSync('ed25519').privateKey);
  }),
  afterSeal('file-altered', 'a byte of a chunk', flip(/^\d+\..*\.js$/u)),
  afterSeal('file-altered', 'a byte of a compressed copy', flip(/^remoteEntry\.js\.br$/u)),
  afterSeal('file-altered', 'a chunk that is gone', (dir) => {
    const chunk = readdirSync(dir).find((name) => /^\d+\..*\.js$/u.test(name));
    rmSync(path.join(dir, chunk ?? ''));
  }),
  ...inSources('tests-failing', [
    ['an assertion', test("test('one and one', () => assert.equal(1 + 1, 3));")],
    ['a test that does not even load', test("import './nothing.ts';")],
    [
      'no tests to run',
      ['package.json', '"scripts":{"test":"node --test \\"src/*.test.ts\\""}', '"scripts":{}'],
    ],
  ]),
];
