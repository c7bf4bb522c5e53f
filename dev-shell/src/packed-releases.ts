import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseStore } from 'delivery/release';

/** The shell and its remotes as they were released, a folder for each; packed beside us (tools/packages). */
export const releasesDir = path.join(import.meta.dirname, '../releases');

const readJson = async <T>(file: string): Promise<T> =>
  JSON.parse(await readFile(file, 'utf8')) as T;

/** The range of SDKs that the packed shell serves, as its build noted it (docs/decisions/0103). */
export async function servedSdk(from = releasesDir): Promise<string> {
  const { sdk } = await readJson<{ sdk: string }>(path.join(from, 'shell/platform.json'));
  return sdk;
}

/** Makes the packed releases the stable ones, all but the one in whose place the team's own comes. */
export async function publishPacked(
  store: ReleaseStore,
  own: string,
  from = releasesDir,
): Promise<void> {
  for (const key of readdirSync(from).filter((name) => name !== own)) {
    const dir = path.join(from, key);
    const { id } = await readJson<{ id: string }>(path.join(dir, 'release.json'));
    if (await store.hasRelease(key, id)) await store.promote(key, id);
    // Uncompressed: the browser is on the same machine, and the first start does not wait for it.
    else await store.publish(dir, { replace: true });
  }
}

/** Where a person sees the remote: its first menu entry, else its first page without parameters. */
export async function firstPage(store: ReleaseStore, key: string): Promise<string> {
  const remote = (await store.registry())?.remotes[key];
  const declared = remote?.versions[remote.stable]?.remoteJson;
  const page = declared?.routes.find((route) => !route.path.includes(':'));
  return declared?.menu[0]?.path ?? page?.path ?? '/dashboard';
}
