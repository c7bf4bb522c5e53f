/**
 * For each reason of the gate, at least three builds that are refused with it. What is another text in a source
 * is a folder, `fixtures/<reason>/<defect>`, with the files that differ from `fixtures/intact`.
 */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sealRelease } from '../release/integrity.ts';
import { runtimeGiven } from '../webpack/documents/runtime-facts.ts';
import {
  fixtureFiles,
  fixtureKey,
  fixtureNames,
  fixturesDir,
  readFixture,
} from './fixture-remotes.ts';
import type { FixtureFiles, OtherPackages } from './fixture-remotes.ts';
import type { PlatformFacts } from './platform.ts';
import type { Reason } from './rules.ts';

/** One of the two builds: with the defect, or the same without it. */
export type Variant = {
  files: FixtureFiles;
  packages?: OtherPackages;
  /** What the shell that is served offers, where it is not today's. */
  shell?: Partial<PlatformFacts>;
  /** Whether compiler and linter look at it too; most defects would be found by one of them as well. */
  isInspected?: boolean;
  /** What happens to the folder after it was sealed. */
  afterSeal?: (dir: string) => Promise<void> | void;
};

export type Defect = {
  reason: Reason;
  what: string;
  broken: Variant;
  mended: Variant;
};

const intact: Variant = { files: fixtureFiles };

const inspectedFixture: Variant = { files: fixtureFiles, isInspected: true };

const withFolder = (reason: Reason, name: string): FixtureFiles => ({
  ...fixtureFiles,
  ...readFixture(`${reason}/${name}`),
});

/** Their folders are half of a defect: the other half is what they are built with. */
const withMore = new Set<string>([
  'over-budget',
  'shared-range',
  'first-paint',
  'types-failing',
  'lint-failing',
]);
/** Folders of remotes without a defect. */
const sound = new Set<string>([
  'intact',
  'painted',
  'company-entry',
  'page-that-connects',
  'page-with-a-camera',
]);

/** Defects that are another text in a source; mended, they are the fixture. */
const inSources: Defect[] = readdirSync(fixturesDir)
  .filter((reason) => !sound.has(reason) && !withMore.has(reason))
  .flatMap((reason) =>
    readdirSync(path.join(fixturesDir, reason)).map((name) => ({
      reason: reason as Reason,
      what: name.replaceAll('-', ' '),
      broken: { files: withFolder(reason as Reason, name) },
      mended: intact,
    })),
  );

/** Text that no compression makes smaller. */
function incompressible(bytes: number): string {
  let text = '';
  for (let index = 0; text.length < (bytes * 4) / 3; index += 1) {
    text += createHash('sha512').update(`${index}`).digest('base64');
  }
  return text;
}

/** Each imports `heavy`, which is what weighs. */
const overBudget: Defect[] = readdirSync(path.join(fixturesDir, 'over-budget')).map((name) => {
  const files = (bytes: number): FixtureFiles => ({
    ...withFolder('over-budget', name),
    'src/heavy.ts': `export const heavy = '${incompressible(bytes)}';`,
  });
  return {
    reason: 'over-budget',
    what: name.replaceAll('-', ' '),
    broken: { files: files(95_000) },
    mended: { files: files(50_000) },
  };
});

/** Mended, the declared page is painted. */
const firstPaint: Defect[] = readdirSync(path.join(fixturesDir, 'first-paint')).map((name) => ({
  reason: 'first-paint',
  what: name.replaceAll('-', ' '),
  broken: { files: withFolder('first-paint', name) },
  mended: { files: { ...fixtureFiles, ...readFixture('painted') } },
}));

/** A declaration that is well under the shell of today. */
const companyEntry: FixtureFiles = { ...fixtureFiles, ...readFixture('company-entry') };

/** Pages whose document has rights of its own, since contract 1.7. */
export const underContract16 = ['page-that-connects', 'page-with-a-camera'].map((name): Defect => {
  const files = { ...fixtureFiles, ...readFixture(name) };
  return {
    reason: 'contract-minor',
    what: `a ${name.replaceAll('-', ' ')} under contract 1.6`,
    broken: { files, shell: { contract: '1.6' } },
    mended: { files, shell: { contract: '1.7' } },
  };
});

/** Faults that webpack and the tests do not see. */
const inspected = (['types-failing', 'lint-failing'] as const).flatMap((reason) =>
  readdirSync(path.join(fixturesDir, reason)).map((name): Defect => ({
    reason,
    what: name.replaceAll('-', ' '),
    broken: { files: withFolder(reason, name), isInspected: true },
    mended: inspectedFixture,
  })),
);

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

/** Built today, for a shell that is older. */
const beforeTheShell = (what: string, runtime: PlatformFacts['runtime']): Defect => ({
  reason: 'shell-runtime',
  what,
  broken: { files: fixtureFiles, shell: { runtime } },
  mended: intact,
});
const runtime = runtimeGiven();

/** Built against the shared-ui of a shell that is not served yet, or no longer. */
const withoutNames = (what: string, key: string, left: readonly string[]): Defect => ({
  reason: 'shared-names',
  what,
  broken: {
    files: fixtureFiles,
    shell: { names: { ...fixtureNames, [key]: [...left] } },
  },
  mended: intact,
});

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

export const defects: Defect[] = [
  ...inSources,
  ...overBudget,
  ...firstPaint,
  ...inspected,
  ...['2.0', '3.1', '0.9'].map((contract): Defect => ({
    reason: 'contract-major',
    what: `contract ${contract}`,
    broken: { files: fixtureFiles, packages: sharedUi({ contract }) },
    mended: { files: fixtureFiles, packages: sharedUi({}) },
  })),
  ...['1.0', '1.4', '1.5'].map((contract): Defect => ({
    reason: 'contract-minor',
    what: `a menu entry for companies under contract ${contract}`,
    broken: { files: companyEntry, shell: { contract } },
    mended: { files: companyEntry },
  })),
  ...underContract16,
  ...[
    { name: 'react-intl', version: '99.0.0', files: fixtureFiles },
    { name: 'react', version: '99.1.0', files: fixtureFiles },
    {
      name: '@tanstack/react-query',
      version: '4.2.0',
      files: withFolder('shared-range', 'uses-react-query'),
    },
  ].map(({ name, version, files }): Defect => ({
    reason: 'shared-range',
    what: `built against ${name} ${version}`,
    broken: { files, packages: packageOf(name, version) },
    mended: { files, packages: packageOf(name, versionOf(name)) },
  })),
  {
    reason: 'sdk-version',
    what: 'a major of the SDK that the shell does not serve yet',
    broken: { files: fixtureFiles, packages: sharedUi({ version: '1.0.0' }) },
    mended: { files: fixtureFiles, packages: sharedUi({}) },
  },
  {
    reason: 'sdk-version',
    what: 'a shell that does not serve this SDK any more',
    broken: { files: fixtureFiles, shell: { sdk: '>=1.0.0 <2.0.0' } },
    mended: { files: fixtureFiles, shell: { sdk: '>=0.13.0 <2.0.0' } },
  },
  {
    reason: 'sdk-version',
    what: 'an SDK that is newer than what the shell serves of its minor',
    broken: { files: fixtureFiles, packages: sharedUi({ version: '0.14.2' }) },
    mended: { files: fixtureFiles, packages: sharedUi({ version: '0.13.999' }) },
  },
  {
    reason: 'shared-range',
    what: 'an entry of shared-ui that the shell does not bring yet',
    broken: {
      files: withFolder('shared-range', 'uses-a-new-entry'),
      packages: sharedUi({ entries: ['./tomorrow'] }),
    },
    mended: { files: fixtureFiles, packages: sharedUi({ entries: ['./tomorrow'] }) },
  },
  withoutNames('a component that the shell has not yet', 'shared-ui', ['defineMessages']),
  withoutNames('a component that has another name in the shell', 'shared-ui', [
    'PageFrame',
    'defineMessages',
  ]),
  withoutNames('another entry without its names', 'shared-ui/remote', []),
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
  afterSeal('file-unsigned', 'a file put beside the others', (dir) =>
    writeFileSync(path.join(dir, 'added.js'), 'added();'),
  ),
  afterSeal('file-unsigned', 'no signed hashes', (dir) => rmSync(path.join(dir, 'integrity.json'))),
  afterSeal('file-unsigned', "another's signature", async (dir) => {
    const { id } = JSON.parse(readFileSync(path.join(dir, 'release.json'), 'utf8')) as {
      id: string;
    };
    await sealRelease(dir, { key: fixtureKey, id }, generateKeyPairSync('ed25519').privateKey);
  }),
  afterSeal('file-altered', 'a byte of a chunk', flip(/^\d+\..*\.js$/u)),
  afterSeal('file-altered', 'a byte of a compressed copy', flip(/^remoteEntry\.js\.br$/u)),
  afterSeal('file-altered', 'a chunk that is gone', (dir) => {
    const chunk = readdirSync(dir).find((name) => /^\d+\..*\.js$/u.test(name));
    rmSync(path.join(dir, chunk ?? ''));
  }),
];
