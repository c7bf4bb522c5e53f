/** Small remotes that webpack really builds, for the tests and the bench of the gate. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { builtRemote, temporaryDir } from '../release/built-releases.ts';
import { ReleaseStore } from '../release/release-store.ts';
import { servedSdk } from './served-sdk.ts';
import { runtimeGiven } from '../webpack/documents/runtime-facts.ts';
import { paintFile } from '../webpack/paint/paint-file.ts';
import { sharedModules } from '../webpack/shared-modules.ts';
import { noteServed } from './api-contract.ts';
import { platformName } from './platform.ts';
import type { PlatformFacts } from './platform.ts';

/** Files of a remote by name. */
export type FixtureFiles = Record<string, string>;

const workspace = path.resolve(import.meta.dirname, '../../..');

export const fixtureKey = 'mf-fixture';

/** Files have a further ending, so that no tool of the workspace takes them for its own. */
const ending = '.fixture';

export const fixturesDir = path.join(import.meta.dirname, 'fixtures');

/** The files of a folder of fixtures, by the names that they have in a remote. */
export function readFixture(folder: string): FixtureFiles {
  const dir = path.join(fixturesDir, folder);
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .toSorted();
  if (names.length === 0) throw new Error(`${dir} has no files`);
  return Object.fromEntries(
    names.map((name) => [
      name.slice(0, -ending.length).split(path.sep).join('/'),
      readFileSync(path.join(dir, name), 'utf8'),
    ]),
  );
}

/** A remote with one page, one widget and one message; the gate has nothing against it. */
export const fixtureFiles: FixtureFiles = readFixture('intact');

/** Packages that are in the place of the workspace's, by name: built against another catalog. */
export type OtherPackages = Record<string, FixtureFiles>;

/** Writes a workspace with this one remote. @returns its top folder. */
export function writeFixture(files: FixtureFiles, others: OtherPackages = {}): string {
  const root = temporaryDir();
  for (const name of ['shared-ui', 'shared-auth', 'delivery']) {
    if (others[name]) write(path.join(root, name), others[name]);
    else symlinkSync(path.join(workspace, name), path.join(root, name));
  }
  for (const name of [
    'node_modules',
    'tsconfig.base.json',
    'tsconfig.browser.json',
    '.oxlintrc.json',
  ]) {
    symlinkSync(path.join(workspace, name), path.join(root, name));
  }
  const dir = path.join(root, fixtureKey);
  write(dir, files);
  const modules = path.join(workspace, 'mf-wallet-badges/node_modules');
  if (Object.keys(others).length === 0) symlinkSync(modules, path.join(dir, 'node_modules'));
  else linkModules(modules, path.join(dir, 'node_modules'), others, root);
  return root;
}

/** The remote's packages one by one, those of `others` excepted. */
function linkModules(from: string, to: string, others: OtherPackages, root: string): void {
  for (const name of fixturePackages) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    if (!others[name]) symlinkSync(path.join(from, name), path.join(to, name));
    else if (name === 'shared-ui') symlinkSync(path.join(root, name), path.join(to, name));
    else write(path.join(to, name), others[name]);
  }
}

const fixturePackages = [
  'react',
  'react-dom',
  'react-router-dom',
  'react-intl',
  '@emotion/react',
  '@mui/material',
  '@tanstack/react-query',
  'shared-ui',
  'shared-auth',
  'delivery',
  'webpack',
];

/** What the fixtures and a new remote take; the real list is that of a real build (`shared-names.test.ts`). */
export const fixtureNames: Record<string, string[]> = {
  'react-intl': ['useIntl'],
  'shared-auth': ['api'],
  'shared-ui': ['EmptyState', 'Page', 'defineMessages'],
  'shared-ui/remote': ['defineRemoteApp', 'lazyPage'],
};

function write(dir: string, files: FixtureFiles): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Compiles it in this process. @returns the folder with what webpack wrote. */
export async function buildFixture(root: string): Promise<string> {
  const dir = path.join(root, fixtureKey);
  const file = pathToFileURL(path.join(dir, 'webpack.config.ts')).href;
  const { default: makeConfig } = (await import(file)) as {
    default: (env: object, argv: { mode: 'production' }) => Configuration;
  };
  const compiler = webpack({ ...makeConfig({}, { mode: 'production' }), cache: false });
  return new Promise((resolve, reject) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {});
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve(path.join(dir, 'dist/production'));
    });
  });
}

/**
 * A store with the shell's real offer and one other remote, which has a route and provides a slot.
 * @param older what the shell of another day offers in the place of today's.
 */
export async function fixtureStore(older: Partial<PlatformFacts> = {}): Promise<ReleaseStore> {
  const store = new ReleaseStore(temporaryDir());
  const dir = temporaryDir();
  write(dir, {
    'release.json': JSON.stringify({ key: 'shell', id: '1.0.0-aaaa1111' }),
    'shell.json': JSON.stringify({ scripts: [], preloads: [], styles: [], fonts: [] }),
    [platformName]: JSON.stringify({ ...(await shellsOffer()), ...older }),
    [paintFile]: shellsPaint,
  });
  await store.publish(dir);
  const other = builtRemote('mf-other', 'bbbb2222', [
    { path: '/other', match: 'exact', access: {} },
    { path: '/others/', match: 'prefix', access: {} },
  ]);
  const declared = { provides: ['wallet.course-link.v1', 'catalogue.course-tabs.v1'] };
  amendJson(path.join(other, 'remote.json'), declared);
  write(other, { 'facts.json': JSON.stringify({ uniqueName: 'mf_other__1_4_0_bbbb2222' }) });
  await store.publish(other);
  await noteServed(store, new Map([['GET /api/Fixtures/{}', null]]));
  return store;
}

/** Draws what a page returns; of the modules that it shares, a page may take what it likes. */
const shellsPaint = `
const anything = new Proxy(function () {}, {
  get: (_, name) => (typeof name === 'symbol' ? undefined : anything),
  apply: () => anything,
});
const remote = { defineRemotePaint: (paint) => paint };
exports.shared = new Proxy({}, { get: (_, name) => () => (name === 'shared-ui/remote' ? remote : anything) });
const pageAt = (paint, url) => paint.pages.find(({ path }) => path === new URL(url).pathname);
exports.calls = async (paint, { url }) => (pageAt(paint, url) === undefined ? null : []);
exports.paint = async (paint, { url }) => ({
  html: '<main>' + (pageAt(paint, url).Page({}) === null) + '</main>',
  styles: '',
  description: {},
});
`;

/** As the build of the shell writes it, without the weights of its scripts. */
async function shellsOffer(): Promise<PlatformFacts> {
  const load = (name: string) =>
    import(pathToFileURL(path.join(workspace, name)).href) as Promise<Record<string, unknown>>;
  const contract = await load('shared-ui/src/remote/config.ts');
  const shell = await load('shell/src/routing/shell-routes.ts');
  const shared = sharedModules(path.join(workspace, 'shell'), { brings: true });
  return {
    uniqueName: 'workerbadge_shell',
    contract: contract['CONTRACT_VERSION'] as string,
    sdk: servedSdk(shared.find(({ request }) => request === 'shared-ui')?.version ?? ''),
    slots: contract['slotIds'] as string[],
    routes: shell['shellRoutes'] as PlatformFacts['routes'],
    shared: Object.fromEntries(
      shared.map(({ request, shareKey, version }) => [shareKey ?? request, version]),
    ),
    names: fixtureNames,
    runtime: runtimeGiven(),
    chunks: [],
    groups: [],
    provides: {},
  };
}

function amendJson(file: string, change: object): void {
  const before = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...before, ...change }));
}
