import type { Registry, RemoteManifest } from 'contracts';
import { inlineJson, registryKey } from '../page-data.ts';
import { isSignedBy } from './registry-signature.ts';
import { versionsToTry, type Visitor } from './version-choice.ts';

const lastGoodKey = 'shell:registry';
const TIME_OUT_MS = 5000;

const emptyRegistry: Registry = { schema: 1, revision: 0, remotes: {}, signature: '' };

/** A registry of the schema that this shell reads, or `null`. */
export function parseRegistry(value: unknown): Registry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { schema, revision, remotes } = value as Partial<Registry>;
  return schema === 1 &&
    typeof revision === 'number' &&
    typeof remotes === 'object' &&
    remotes !== null
    ? (value as Registry)
    : null;
}

/** The registry of the page's HTML, else `/registry.json`, else the last good one of this browser. */
export async function readRegistry(): Promise<Registry> {
  const registry = parseRegistry(inlineJson('registry')) ?? (await fetchRegistry());
  if (registry === null) return (await rememberedRegistry()) ?? emptyRegistry;
  rememberRegistry(registry);
  return registry;
}

/** `/registry.json` by its ETag; `null` when it cannot be had, read or trusted. */
export async function fetchRegistry(): Promise<Registry | null> {
  try {
    const answer = await fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    return answer.ok ? await trusted(parseRegistry(await answer.json())) : null;
  } catch {
    return null;
  }
}

/** For the next visit, if the registry is away then. */
export function rememberRegistry(registry: Registry): void {
  try {
    localStorage.setItem(lastGoodKey, JSON.stringify(registry));
  } catch {
    // Full or forbidden storage: the next page has its inline copy anyway.
  }
}

async function rememberedRegistry(): Promise<Registry | null> {
  try {
    return await trusted(parseRegistry(JSON.parse(localStorage.getItem(lastGoodKey) ?? 'null')));
  } catch {
    return null;
  }
}

/** A page without a key was not made by an edge; a browser that cannot check has TLS alone. */
async function trusted(registry: Registry | null): Promise<Registry | null> {
  const key = registryKey();
  if (registry === null || key === undefined) return registry;
  return (await isSignedBy(registry, key)) === false ? null : registry;
}

/** What the version that is meant for this visitor declares, by registry key. */
export function declarations(registry: Registry, visitor: Visitor): Map<string, RemoteManifest> {
  const found = new Map<string, RemoteManifest>();
  for (const [key, remote] of Object.entries(registry.remotes)) {
    const declared = versionsToTry(remote, visitor)
      .map((version) => remote.versions[version]?.remoteJson)
      .find((manifest) => manifest !== undefined);
    if (declared !== undefined) found.set(key, declared);
  }
  return found;
}
