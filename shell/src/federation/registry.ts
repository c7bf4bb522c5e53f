import type { RegisteredRemote, Registry, RemoteManifest } from 'shared-ui/remote';
import { inlineJson } from '../page-data.ts';

const lastGoodKey = 'shell:registry';
const timeOutMs = 5000;

const emptyRegistry: Registry = { schema: 1, revision: 0, remotes: {}, signature: '' };

/** A registry of the schema that this shell reads, or `null`. */
export function parseRegistry(value: unknown): Registry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { schema, remotes } = value as Partial<Registry>;
  return schema === 1 && typeof remotes === 'object' && remotes !== null
    ? (value as Registry)
    : null;
}

/** The registry of the page's HTML, else `/registry.json`, else the last good one of this browser. */
export async function readRegistry(): Promise<Registry> {
  const registry = parseRegistry(inlineJson('registry')) ?? (await fetchRegistry());
  if (registry === null) return rememberedRegistry() ?? emptyRegistry;
  try {
    localStorage.setItem(lastGoodKey, JSON.stringify(registry));
  } catch {
    // Full or forbidden storage: the next page has its inline copy anyway.
  }
  return registry;
}

async function fetchRegistry(): Promise<Registry | null> {
  try {
    const answer = await fetch('/registry.json', { signal: AbortSignal.timeout(timeOutMs) });
    return answer.ok ? parseRegistry(await answer.json()) : null;
  } catch {
    return null;
  }
}

function rememberedRegistry(): Registry | null {
  try {
    return parseRegistry(JSON.parse(localStorage.getItem(lastGoodKey) ?? 'null'));
  } catch {
    return null;
  }
}

/** Versions to try in order: the stable one, then the last that was good before it. */
export const versionsToTry = (remote: RegisteredRemote): string[] =>
  [remote.stable, remote.previous].filter(
    (version): version is string => version !== undefined && version in remote.versions,
  );

/** What the stable version of every remote declares, by registry key. */
export function declarations(registry: Registry): ReadonlyMap<string, RemoteManifest> {
  const found = new Map<string, RemoteManifest>();
  for (const [key, remote] of Object.entries(registry.remotes)) {
    const declared = remote.versions[remote.stable]?.remoteJson;
    if (declared !== undefined) found.set(key, declared);
  }
  return found;
}
