import { isSignedBy } from './registry.ts';
import { sha384 } from './release-files.ts';
import { sealFaults } from './integrity.ts';
import type { ReleaseStore } from './release-store.ts';
import { sealName } from './storage/storage.ts';

/**
 * Faults of a store: bad signature, pointers to nothing, releases that differ from their seal,
 * gaps in the log. None in a consistent store. For `pnpm release status` and the tests of kills.
 */
export async function storeFaults(store: ReleaseStore): Promise<string[]> {
  const state = await store.state();
  if (state === null) return [];
  const { registry, shell } = state;
  const found: string[] = [];
  if (!isSignedBy(registry, store.publicKey)) found.push('registry.json is not signed by our key');
  for (const [key, remote] of Object.entries(registry.remotes)) {
    for (const version of [
      remote.stable,
      remote.previous,
      remote.earlier,
      remote.canary?.version,
    ]) {
      if (version === undefined) continue;
      const release = remote.versions[version];
      const seal = await store.readReleased(key, version, sealName);
      if (release === undefined) found.push(`${key} ${version} has a pointer and no entry`);
      else if (seal === null) found.push(`${key} ${version} is not in the store`);
      else if (sha384(seal) !== release.integrityHash) {
        found.push(`${key} ${version}: integrity.json is not the one that was registered`);
      } else found.push(...(await releaseFaults(store, key, version)));
    }
  }
  if (shell !== null) found.push(...(await releaseFaults(store, 'shell', shell.stable)));
  let next = registry.revision;
  for await (const { revision } of store.log.entries()) {
    if (revision !== next) found.push(`the log has no revision ${next}`);
    next = revision - 1;
  }
  return found;
}

async function releaseFaults(store: ReleaseStore, key: string, id: string): Promise<string[]> {
  const folder = store.folderOf(key, id);
  for (const name of await store.storage.list(folder)) {
    await store.storage.fetchTo(store.dir, name);
  }
  const dir = key === 'shell' ? store.shellDir(id) : store.remoteDir(key, id);
  const faults = await sealFaults(dir, store.trustedKeys);
  return [
    ...(faults.isUnsigned ? [`${key} ${id} is not signed by us`] : []),
    ...faults.unlisted.map((name) => `${key} ${id}: ${name} is not part of the release`),
    ...faults.altered.map((name) => `${key} ${id}: ${name} has been altered`),
    ...faults.missing.map((name) => `${key} ${id}: ${name} is missing`),
  ];
}
