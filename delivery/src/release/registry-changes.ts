import type { RegisteredRemote, ReleasedVersion, UnsignedRegistry } from 'contracts';

type Canary = NonNullable<RegisteredRemote['canary']>;

/** Versions that the document names, each with its release; `remoteJson` inline only where it is needed. */
function entryOf(
  owner: string,
  pointers: { stable: string; previous?: string | undefined; canary?: Canary | undefined },
  releases: Record<string, ReleasedVersion>,
): RegisteredRemote {
  const { stable, previous, canary } = pointers;
  const versions: Record<string, ReleasedVersion> = {};
  for (const version of [stable, canary?.version]) {
    if (version !== undefined && releases[version]) versions[version] = releases[version];
  }
  const entry = { owner, stable, ...(canary === undefined ? {} : { canary }), versions };
  const older = previous === undefined || previous === stable ? undefined : releases[previous];
  if (previous === undefined || older === undefined) return entry;
  const { remoteJson: _inlineNoMore, ...rest } = older;
  versions[previous] ??= rest;
  return { ...entry, previous };
}

function withEntry(
  registry: UnsignedRegistry,
  key: string,
  entry: RegisteredRemote,
): UnsignedRegistry {
  return { ...registry, remotes: { ...registry.remotes, [key]: entry } };
}

const ownerOf = (release: ReleasedVersion, before: RegisteredRemote | undefined): string =>
  release.remoteJson?.owner ?? before?.owner ?? '';

/** Makes `version` stable; the one before becomes the previous good one. Ends its canary. */
export function withStable(
  registry: UnsignedRegistry,
  key: string,
  version: string,
  release: ReleasedVersion,
): UnsignedRegistry {
  const before = registry.remotes[key];
  const previous = before?.stable === version ? before.previous : before?.stable;
  const canary = before?.canary?.version === version ? undefined : before?.canary;
  const entry = entryOf(
    ownerOf(release, before),
    { stable: version, previous, canary },
    { ...before?.versions, [version]: release },
  );
  return withEntry(registry, key, entry);
}

/**
 * Makes `target` stable again. The version that was left is faulty, so it does not become the previous one.
 * @param olderGood what was good before the target, if it is still there.
 */
export function rolledBack(
  registry: UnsignedRegistry,
  key: string,
  target: { version: string; release: ReleasedVersion },
  olderGood?: { version: string; release: ReleasedVersion },
): UnsignedRegistry {
  const before = registry.remotes[key];
  const releases = { ...before?.versions, [target.version]: target.release };
  if (olderGood) releases[olderGood.version] ??= olderGood.release;
  const canary = before?.canary?.version === target.version ? undefined : before?.canary;
  const entry = entryOf(
    ownerOf(target.release, before),
    { stable: target.version, previous: olderGood?.version, canary },
    releases,
  );
  return withEntry(registry, key, entry);
}

/** Some people get `canary.version`, all others the stable one. */
export function withCanary(
  registry: UnsignedRegistry,
  key: string,
  canary: Canary,
  release: ReleasedVersion,
): UnsignedRegistry {
  const before = registry.remotes[key];
  if (before === undefined) return registry;
  const pointers = { stable: before.stable, previous: before.previous, canary };
  return withEntry(
    registry,
    key,
    entryOf(before.owner, pointers, { ...before.versions, [canary.version]: release }),
  );
}

export function withoutCanary(registry: UnsignedRegistry, key: string): UnsignedRegistry {
  const before = registry.remotes[key];
  if (before?.canary === undefined) return registry;
  const { stable, previous, owner, versions } = before;
  return withEntry(registry, key, entryOf(owner, { stable, previous }, versions));
}
