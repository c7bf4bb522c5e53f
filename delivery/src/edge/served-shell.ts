import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '../release/registry.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { ShellFiles } from '../webpack/entry-files-plugin.ts';

export interface ServedState {
  registry: Registry | null;
  /** As it is on disk, for `/registry.json`. */
  registryText: string;
  shell: { base: string; dir: string; files: ShellFiles } | null;
}

/** The published state, read again only when one of its documents has changed on disk. */
export function servedState(store: ReleaseStore): () => Promise<ServedState> {
  let stamp = '';
  let state: ServedState = { registry: null, registryText: '', shell: null };
  return async () => {
    const now = await changeStamp(store.dir);
    if (now === stamp) return state;
    const registry = await store.registry();
    const pointer = await store.shell();
    state = {
      registry,
      registryText: registry === null ? '' : JSON.stringify(registry),
      shell: pointer === null ? null : await shellRelease(store, pointer.stable),
    };
    stamp = now;
    return state;
  };
}

async function shellRelease(store: ReleaseStore, id: string): Promise<ServedState['shell']> {
  const dir = store.shellDir(id);
  const files = JSON.parse(await readFile(path.join(dir, 'shell.json'), 'utf8')) as ShellFiles;
  return { base: `/_shell/${id}/`, dir, files };
}

async function changeStamp(dir: string): Promise<string> {
  const stamps = await Promise.all(
    ['registry.json', 'shell.json'].map((name) =>
      stat(path.join(dir, name)).then(
        ({ mtimeMs, ino }) => `${mtimeMs}:${ino}`,
        () => '',
      ),
    ),
  );
  return stamps.join('|');
}
