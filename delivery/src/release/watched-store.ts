import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseStore } from './release-store.ts';
import { DirectoryStorage } from './storage/directory-storage.ts';

/**
 * Where watched builds are published, under the folder of data. All of it comes from the sources again, so that no
 * write waits for the disk: beside builds, four of them took half a second of each change. A power cut may leave a
 * document empty then, and such a store begins anew.
 */
export async function openWatchedStore(dataDir: string): Promise<ReleaseStore> {
  const dir = path.join(dataDir, 'watched-releases');
  const opened = () =>
    new ReleaseStore(dir, { storage: new DirectoryStorage(dir, { isLasting: false }) });
  try {
    await opened().state();
  } catch {
    await rm(dir, { recursive: true });
  }
  return opened();
}
