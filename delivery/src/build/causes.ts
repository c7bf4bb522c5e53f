import path from 'node:path';
import type { ReleaseStore } from '../release/release-store.ts';
import type { BuildSummary } from './build-summary.ts';
import { dirOf, wireBytes } from './page-weights.ts';

export type Cause = {
  /** A package, or a feature folder of the workspace. */
  name: string;
  /** Its share of the compressed files, by the size of its sources in them. */
  bytes: number;
};

/** Who makes these files of a build heavy, heaviest first. */
export async function causes(
  summary: BuildSummary,
  files: readonly string[],
  store: ReleaseStore,
): Promise<Cause[]> {
  const dir = dirOf(store, summary);
  const byName = new Map<string, number>();
  for (const chunk of summary.chunks) {
    const carried = chunk.files.filter((file) => files.includes(file));
    if (carried.length === 0) continue;
    const sizes = await Promise.all(carried.map((file) => wireBytes(path.join(dir, file))));
    const compressed = sizes.reduce((sum, size) => sum + size, 0);
    const source = chunk.modules.reduce((sum, { size }) => sum + size, 0) || 1;
    for (const { name, size } of chunk.modules) {
      const cause = causeName(name);
      byName.set(cause, (byName.get(cause) ?? 0) + (compressed * size) / source);
    }
  }
  return [...byName]
    .map(([name, bytes]) => ({ name, bytes }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

/**
 * What each direct import of MUI carries in the files of this build, heaviest first. What two of them
 * need is in both figures.
 */
export async function muiCosts(summary: BuildSummary, store: ReleaseStore): Promise<Cause[]> {
  const dir = dirOf(store, summary);
  const bytesOf = new Map<string, number>();
  for (const { files, modules } of summary.chunks) {
    const sizes = await Promise.all(files.map((file) => wireBytes(path.join(dir, file))));
    const compressed = sizes.reduce((sum, size) => sum + size, 0);
    const source = modules.reduce((sum, { size }) => sum + size, 0) || 1;
    for (const { name, size } of modules) {
      bytesOf.set(name, (bytesOf.get(name) ?? 0) + (compressed * size) / source);
    }
  }
  return (summary.muiImports ?? [])
    .map(({ request, modules }) => ({
      name: request,
      bytes: modules.reduce((sum, name) => sum + (bytesOf.get(name) ?? 0), 0),
    }))
    .toSorted((one, other) => other.bytes - one.bytes);
}

const workspaceFolder = /^(shell|shared-[a-z]+|mf-[a-z-]+|delivery)\//u;

function causeName(module: string): string {
  const parts = module.split('/');
  if (workspaceFolder.test(module)) return parts.slice(0, 3).join('/');
  return module.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? module);
}

/** Whether a cause comes once for everybody, or belongs to the shell alone. */
export function isShared({ name }: Cause): boolean {
  return !name.startsWith('shell/') && !name.startsWith('webpack ');
}
