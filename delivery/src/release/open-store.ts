import path from 'node:path';
import { ReleaseStore } from './release-store.ts';
import type { ReleaseStoreOptions } from './release-store.ts';

/**
 * The store that the environment names: `RELEASES_DIR` (a folder), or with `RELEASES_AZURE_CONNECTION` a
 * container (`RELEASES_AZURE_CONTAINER`, `releases`) whose served files the folder caches.
 * `REGISTRY_KEY_FILE`: the private key, or the public ones for who signs nothing; default in the folder.
 */
export async function openStore(
  env: Record<string, string | undefined>,
  defaultDir: string,
  options: Pick<ReleaseStoreOptions, 'isOwnLogOnly'> = {},
): Promise<ReleaseStore> {
  const dir = path.resolve(env['RELEASES_DIR'] || defaultDir);
  const connection = env['RELEASES_AZURE_CONNECTION'];
  const keyFile = env['REGISTRY_KEY_FILE'];
  return new ReleaseStore(dir, {
    ...options,
    ...(keyFile ? { keyFile: path.resolve(keyFile) } : {}),
    ...(connection ? { storage: await container(connection, env) } : {}),
  });
}

/** Only who uses a container waits for its client to load. */
async function container(connection: string, env: Record<string, string | undefined>) {
  const { AzureStorage } = await import('./storage/azure-storage.ts');
  return AzureStorage.open(connection, env['RELEASES_AZURE_CONTAINER'] || 'releases');
}
