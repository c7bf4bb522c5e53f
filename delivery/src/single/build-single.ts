import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { frontEndPackages } from '../build/index.ts';
import { ReleaseStore } from '../release/index.ts';
import { releaseName } from '../webpack/release-name.ts';
import type { ReleaseName } from '../webpack/release-name.ts';
import { remoteJson } from '../webpack/documents/remote-json.ts';
import { singleConfig } from './single-config.ts';

/**
 * The insurance against the approach: the same sources as one bundle, published into its own store, from
 * which the same edge serves them. Its remotes are declarations only; their code is in the shell's chunks.
 * @param root top folder of the workspace.
 * @param storeDir folder of the store, `.data/single`.
 */
export async function buildSingle(root: string, storeDir: string): Promise<ReleaseStore> {
  const keys = frontEndPackages(root).filter((key) => key !== 'shell');
  const work = path.join(root, '.cache/single');
  await mkdir(work, { recursive: true });
  const loader = singleLoader(root);
  await writeFile(loader, loaderOf(root, keys));

  const releases = keys.map((key) => releaseName(path.join(root, key)));
  const shell = named(releaseName(path.join(root, 'shell')), releases);
  const store = new ReleaseStore(storeDir);
  await compile(root, loader, shell);
  await store.publish(path.join(work, 'dist'));
  for (const release of releases) {
    const declared = path.join(work, release.key);
    await writeDeclaration(root, release, declared);
    await store.publish(declared);
  }
  return store;
}

/** The module that takes the place of the shell's release loader; made by `buildSingle`. */
export const singleLoader = (root: string): string =>
  path.join(root, '.cache/single/release-loader.mjs');

/** The bundle changes with each of its remotes. */
function named(shell: ReleaseName, remotes: ReleaseName[]): ReleaseName {
  const all = [shell, ...remotes].map(({ id }) => id).join();
  const hash = createHash('sha256').update(all).digest('hex').slice(0, 8);
  return { ...shell, hash, id: `${shell.version}-${hash}` };
}

/** Replaces the shell's release loader, with the same result. */
const loaderOf = (root: string, keys: string[]): string => `
const apps = {
${keys.map((key) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(path.join(root, key, 'src/app.tsx'))}),`).join('\n')}
};
export const loadRelease = async (key, version, release) => {
  const { app } = await apps[key]();
  return { app, declared: release.remoteJson };
};
`;

function compile(root: string, loader: string, release: ReleaseName): Promise<void> {
  const compiler = webpack(singleConfig(root, loader, release));
  if (compiler === null) throw new Error('webpack refuses the configuration of the single bundle');
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error !== null) reject(error);
        else if (stats?.hasErrors() !== false) {
          reject(new Error(stats?.toString({ preset: 'errors-only', colors: false })));
        } else resolve();
      });
    });
  });
}

async function writeDeclaration(root: string, release: ReleaseName, dir: string): Promise<void> {
  const load = async (file: string) =>
    (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>;
  const { config } = await load(`${release.key}/remote.config.ts`);
  const { CONTRACT_VERSION } = await load('shared-ui/src/remote/config.ts');
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFile(path.join(dir, name), JSON.stringify(value));
  await write('remote.json', remoteJson(release, config, String(CONTRACT_VERSION)));
  await write('release.json', release);
}
