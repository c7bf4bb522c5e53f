/** Names of shared modules in real builds: whatever is renamed is refused, whatever is harmless is not. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';
import { factsName, releaseFacts } from '../build/release-facts.ts';
import type { ReleaseFacts } from '../build/release-facts.ts';
import { namesGiven } from '../build/shared-names.ts';
import type { NamesByKey } from '../build/shared-names.ts';
import { builtRemote, temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { shellConfig } from '../webpack/shell-config.ts';
import { remotesAgainst } from './fitting-releases.ts';
import { buildFixture, fixtureFiles, writeFixture } from './fixture-remotes.ts';
import type { FixtureFiles } from './fixture-remotes.ts';
import { offerRules } from './offer-rules.ts';
import { platformName } from './platform.ts';
import type { PlatformFacts } from './platform.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');

function compiled(config: Configuration): Promise<Compilation> {
  const compiler = webpack({ ...config, cache: false });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {});
      if (error) reject(error);
      else if (stats === undefined || stats.hasErrors()) {
        reject(new Error(stats?.toString('errors-only')));
      } else resolve(stats.compilation);
    });
  });
}

async function factsOf(files: FixtureFiles, others?: Record<string, FixtureFiles>) {
  const dir = await buildFixture(writeFixture({ ...fixtureFiles, ...files }, others));
  return releaseFacts.parse(JSON.parse(readFileSync(path.join(dir, factsName), 'utf8')));
}

const refusedNames = (facts: Pick<ReleaseFacts, 'names'>, given: NamesByKey): string[] =>
  offerRules['shared-names'](
    { contract: '1.0', facts: { shared: [], names: facts.names } },
    { contract: '1.0', shared: {}, names: given },
  );

describe('the real shell and a remote that takes all that it gives of shared-ui and shared-auth', () => {
  let offer: PlatformFacts;
  let everything: ReleaseFacts;
  const ours: [key: string, name: string][] = [];

  before(async () => {
    const outputDir = temporaryDir();
    const config = shellConfig(path.join(workspace, 'shell'))({}, { mode: 'production' });
    await compiled({
      ...config,
      output: { ...config.output, path: outputDir },
      optimization: { ...config.optimization, minimize: false },
    });
    const text = readFileSync(path.join(outputDir, platformName), 'utf8');
    offer = JSON.parse(text) as PlatformFacts;
    const shared = Object.entries(offer.names ?? {}).filter(([key]) => key.startsWith('shared-'));
    for (const [key, names] of shared) for (const name of names) ours.push([key, name]);
    const imports = shared.map(([key, names], index) => {
      const list = names.map((name) => `${name} as n${index}_${name}`).join(', ');
      return `import { ${list} } from '${key}';`;
    });
    const uses = shared.flatMap(([, names], index) => names.map((name) => `n${index}_${name}`));
    everything = await factsOf({
      'src/FixturePage.tsx': `${imports.join('\n')}\nexport const FixturePage = () => [${uses.join()}].length;`,
    });
  });

  test('every name of it is noted, on both sides', () => {
    assert.ok(ours.length > 200, `${ours.length} names`);
    for (const [key, name] of ours) assert.ok(everything.names?.[key]?.includes(name), name);
    assert.deepEqual(refusedNames(everything, offer.names ?? {}), []);
  });

  /** With one name renamed. */
  const renamed = (names: NamesByKey, key: string, name: string): NamesByKey => ({
    ...names,
    [key]: (names[key] ?? []).map((each) => (each === name ? `${name}Renamed` : each)),
  });

  test('a shell that renames any of them is refused, with the remote and the name', async () => {
    const store = new ReleaseStore(temporaryDir());
    const built = builtRemote('mf-a', 'aaaa1111');
    writeFileSync(path.join(built, factsName), JSON.stringify(everything));
    await store.publish(built);
    const remotes = (await store.registry())?.remotes ?? {};
    assert.deepEqual(await reasons(offer), []);
    for (const [key, name] of ours) {
      const other = { ...offer, names: renamed(offer.names ?? {}, key, name) };
      assert.deepEqual(await reasons(other), ['shared-names'], name);
      const [refusal] = await remotesAgainst(other, remotes, store);
      assert.ok(refusal?.sentence.startsWith(`mf-a 1.4.0-aaaa1111: It takes ${name} of ${key},`));
    }

    async function reasons(given: PlatformFacts): Promise<string[]> {
      const refusals = await remotesAgainst({ ...given, contract: '1.0' }, remotes, store);
      return refusals.map(({ reason }) => reason);
    }
  });

  test('a remote that takes any of them under another name is refused, with the name', () => {
    for (const [key, name] of ours) {
      const facts = { names: renamed(everything.names ?? {}, key, name) };
      const [sentence, ...more] = refusedNames(facts, offer.names ?? {});
      assert.ok(sentence?.startsWith(`It takes ${name}Renamed of ${key},`), name);
      assert.deepEqual(more, []);
    }
  });
});

describe('what is harmless is not refused', () => {
  const packageJson = (entries: readonly string[] = []) =>
    JSON.stringify({
      name: 'shared-ui',
      version: '1.0.0',
      type: 'module',
      sideEffects: false,
      exports: Object.fromEntries(
        ['.', './remote', './remote/config', ...entries].map((name) => [
          name,
          `./src/${name === '.' ? 'index' : name.slice(2).replaceAll('/', '-')}.ts`,
        ]),
      ),
    });
  const sharedUi: FixtureFiles = {
    'package.json': packageJson(),
    'src/index.ts': `export { Button, type ButtonProps } from './button.ts';
export * from './forms.ts';
export const format = (value: number) => String(value);
export class Store {}
export const Unused = 1;`,
    'src/button.ts':
      'export type ButtonProps = { a: string }; export function Button() { return null; }',
    'src/forms.ts': 'export const Field = () => null; export const Hint = () => null;',
    'src/remote.ts':
      'export const defineRemoteApp = (app: unknown) => app; export const lazyPage = (load: unknown) => load;',
    'src/remote-config.ts':
      "export const CONTRACT_VERSION = '1.0'; export const defineRemoteConfig = (config: unknown) => config;",
  };
  const page = (text: string): FixtureFiles => ({ 'src/FixturePage.tsx': text });
  const remote = page(`import { Button, Field, format, Store } from 'shared-ui';
export const FixturePage = () => [Button, Field, format, new Store()].length;`);

  /** What a shell with this shared-ui gives of it. */
  async function givenBy(files: FixtureFiles): Promise<NamesByKey> {
    const root = writeFixture(fixtureFiles, { 'shared-ui': files });
    const { exports = {} } = JSON.parse(files['package.json'] ?? '') as {
      exports?: Record<string, string>;
    };
    const shared = Object.entries(exports).map(([entry, file]) => [
      path.posix.join('shared-ui', entry),
      { import: path.join(root, 'shared-ui', file), version: '1.0.0', eager: entry === '.' },
    ]);
    writeFileSync(path.join(root, 'index.js'), '');
    let given: NamesByKey = {};
    await compiled({
      mode: 'production',
      context: root,
      entry: './index.js',
      output: { path: temporaryDir() },
      // Names are those of the modules, before their code is made small.
      optimization: { minimize: false },
      resolve: { extensions: ['.ts', '.js'] },
      module: {
        rules: [
          {
            test: /\.ts$/u,
            loader: import.meta.resolve('swc-loader').replace('file://', ''),
            options: { swcrc: false, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        ],
      },
      plugins: [
        new ModuleFederationPlugin({
          name: 'small_shell',
          dts: false,
          manifest: false,
          shared: Object.fromEntries(shared) as Record<string, object>,
        }),
        {
          apply: (compiler: webpack.Compiler) =>
            compiler.hooks.emit.tap('names', (compilation) => {
              given = namesGiven(compilation);
            }),
        },
      ],
    });
    return given;
  }

  const index = sharedUi['src/index.ts'] ?? '';
  const shells: [what: string, files: FixtureFiles][] = [
    ['nothing', {}],
    ['an export more', { 'src/index.ts': `${index}\nexport const Card = 1;` }],
    ['an export less, which nobody takes', { 'src/index.ts': index.replace(/.*Unused.*/u, '') }],
    ['another order', { 'src/index.ts': index.split('\n').toReversed().join('\n') }],
    ['another comment', { 'src/index.ts': `/** Says more. */\n\n${index}` }],
    [
      'a component in another file',
      {
        'src/index.ts': index.replace('./button.ts', './press.ts'),
        'src/press.ts': sharedUi['src/button.ts'] ?? '',
      },
    ],
    ['a function that is a constant', { 'src/button.ts': 'export const Button = () => null;' }],
    [
      'a class that is a function',
      { 'src/index.ts': index.replace('class Store {}', 'function Store() {}') },
    ],
    [
      'a star that is a list',
      { 'src/index.ts': index.replace("* from './forms.ts'", "{ Field, Hint } from './forms.ts'") },
    ],
    [
      'a star behind a star',
      {
        'src/forms.ts': "export * from './field.ts';",
        'src/field.ts': sharedUi['src/forms.ts'] ?? '',
      },
    ],
    [
      'a new name inside, the old one outside',
      { 'src/button.ts': 'const Press = () => null; export { Press as Button };' },
    ],
    [
      'a new name, and the old one beside it',
      { 'src/button.ts': 'export const Press = () => null; export { Press as Button };' },
    ],
    [
      'a parameter more',
      { 'src/index.ts': index.replace('value: number', 'value: number, b = 1') },
    ],
    ['a type less', { 'src/index.ts': index.replace(', type ButtonProps', '') }],
    [
      'an entry more',
      { 'package.json': packageJson(['./card']), 'src/card.ts': 'export const Card = 1;' },
    ],
  ];
  const remotes: [what: string, files: FixtureFiles][] = [
    ['takes less', page("import { Button } from 'shared-ui'; export const FixturePage = Button;")],
    ['takes more', page("import { Hint } from 'shared-ui'; export const FixturePage = Hint;")],
    [
      'gives a name of its own',
      page("import { Button as Press } from 'shared-ui'; export const FixturePage = Press;"),
    ],
    [
      'reads names of the namespace',
      page("import * as ui from 'shared-ui'; export const FixturePage = () => ui.Button();"),
    ],
    [
      'passes a name on',
      {
        ...page("export { Press as FixturePage } from './press.ts';"),
        'src/press.ts': "export { Button as Press } from 'shared-ui';",
      },
    ],
    [
      'takes it later',
      page(
        "export const FixturePage = async () => { const { Field } = await import('shared-ui'); return Field; };",
      ),
    ],
    [
      'names a type that the shell has not',
      page(
        "import { Button, type CardProps } from 'shared-ui'; export const FixturePage = (props: CardProps) => Button(props);",
      ),
    ],
    [
      'has code that is never reached, with a name that the shell has not',
      page(
        "import { Button, Gone } from 'shared-ui'; const unused = () => Gone(); export const FixturePage = Button;",
      ),
    ],
  ];

  test('of fifteen shells and eight remotes none', async () => {
    assert.ok(shells.length + remotes.length > 20);
    const facts = await factsOf(remote, { 'shared-ui': sharedUi });
    assert.deepEqual(facts.names?.['shared-ui'], ['Button', 'Field', 'Store', 'format']);
    for (const [what, files] of shells) {
      const given = await givenBy({ ...sharedUi, ...files });
      assert.ok(given['shared-ui']?.includes('Button'), what);
      assert.deepEqual(refusedNames(facts, given), [], what);
    }
    const given = await givenBy(sharedUi);
    for (const [what, files] of remotes) {
      const { names } = await factsOf(files, { 'shared-ui': sharedUi });
      assert.ok((names?.['shared-ui'] ?? []).length > 0, what);
      assert.deepEqual(refusedNames({ names }, given), [], what);
    }
  });

  test('the same shells and remotes are refused when the name is really gone', async () => {
    const facts = await factsOf(remote, { 'shared-ui': sharedUi });
    for (const [from, to] of [
      ['Button', 'Press'],
      ['Store', 'Shelf'],
      ['format', 'formatted'],
    ] as const) {
      const files = Object.fromEntries(
        Object.entries(sharedUi).map(([name, text]) => [
          name,
          name.endsWith('.ts') ? text.replaceAll(new RegExp(`\\b${from}\\b`, 'gu'), to) : text,
        ]),
      );
      const [sentence] = refusedNames(facts, await givenBy(files));
      assert.match(sentence ?? '', new RegExp(`takes ${from} of shared-ui`, 'u'));
    }
    const whole = await factsOf(
      page("import * as ui from 'shared-ui'; export const FixturePage = () => Object.keys(ui);"),
      { 'shared-ui': sharedUi },
    );
    assert.match(refusedNames(whole, await givenBy(sharedUi))[0] ?? '', /as a whole/u);
  });
});
