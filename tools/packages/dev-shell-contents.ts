/** What the dev shell brings beside its own scripts: the demo server, and releases of the shell and its remotes. */
import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { paintFile } from '../../delivery/src/webpack/paint/paint-file.ts';
import { sealName } from '../../delivery/src/release/storage/storage.ts';
import type { ReleaseStore } from '../../delivery/src/release/index.ts';

/** Not reached by a server that runs: tests and benches, snapshots of the generator, what makes the clips. */
const ofServerSources = [
  '**/*.ts',
  'testing/**',
  '**/fixtures/**',
  'database/migrations/meta/**',
  'database/past/**',
  'demo/media/make/**',
];

/**
 * Signatures and compressed copies are made where it runs. Nothing is painted there, as in watch mode: that would
 * show the remote as it was before the last change.
 */
const isOfRelease = (name: string): boolean =>
  !/\.(br|gz)$/u.test(name) && ![sealName, paintFile].includes(path.basename(name));

/** The server as `tsc` has written it, and the files that it reads. */
export function copyServer({
  compiled,
  sources,
  to,
}: Record<'compiled' | 'sources' | 'to', string>): void {
  copyFiles(compiled, globSync('**/*.js', { cwd: compiled }), to);
  copyFiles(sources, globSync('**/*.*', { cwd: sources, exclude: ofServerSources }), to);
}

/** The stable release of each, in a folder named as it is registered. */
export async function copyReleases(store: ReleaseStore, to: string): Promise<void> {
  const state = await store.state();
  if (!state?.shell) throw new Error(`No shell is published in ${store.storage.place}`);
  const stable = Object.entries(state.registry.remotes).map(([key, remote]) => [
    key,
    remote.stable,
  ]);
  for (const [key = '', id = ''] of [['shell', state.shell.stable], ...stable]) {
    const folder = store.folderOf(key, id);
    const names = (await store.storage.list(folder)).filter(isOfRelease);
    for (const name of names) await store.storage.fetchTo(store.dir, name);
    const inFolder = names.map((name) => path.posix.relative(folder, name));
    copyFiles(path.join(store.dir, folder), inFolder, path.join(to, key));
  }
}

function copyFiles(from: string, names: readonly string[], to: string): void {
  for (const name of names) cpSync(path.join(from, name), path.join(to, name));
}
