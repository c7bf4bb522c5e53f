import type { RegisteredRemote, ReleasedVersion, UnsignedRegistry } from 'contracts';

type Canary = NonNullable<RegisteredRemote['canary']>;

type Pointers = {
  stable: string;
  /** What was good before, newest first; the first two that are stored are kept. */
  before: readonly (string | undefined)[];
  canary?: Canary | undefined;
};

/** Versions that the document names, each with its release; `remoteJson` inline only where it is needed. */
function entryOf(
  owner: string,
  { stable, before, canary }: Pointers,
  releases: Record<string, ReleasedVersion>,
): RegisteredRemote {
  const versions: Record<string, ReleasedVersion> = {};
  for (const version of [stable, canary?.version]) {
    if (version !== undefined && releases[version]) versions[version] = releases[version];
  }
  const entry = { owner, stable, ...(canary === undefined ? {} : { canary }), versions };
  const [previous, earlier] = [...new Set(before)].filter(
    (version): version is string =>
      version !== undefined && version !== stable && releases[version] !== undefined,
  );
  for (const version of [previous, earlier]) {
    const older = version === undefined ? undefined : releases[version];
    if (version === undefined || older === undefined) continue;
    const { remoteJson: _inlineNoMore, ...rest } = older;
    versions[version] ??= rest;
  }
  return {
    ...entry,
    ...(previous === undefined ? {} : { previous }),
    ...(earlier === undefined ? {} : { earlier }),
  };
}

/** What browsers may fall back to, newest first. */
const predecessors = (remote: RegisteredRemote | undefined) => [remote?.previous, remote?.earlier];

function withEntry(
  registry: UnsignedRegistry,
  key: string,
  entry: RegisteredRemote,
): UnsignedRegistry {
  return { ...registry, remotes: { ...registry.remotes, [key]: entry } };
}

const ownerOf = (release: ReleasedVersion, before: RegisteredRemote | undefined): string =>
  release.remoteJson?.owner ?? before?.owner ?? '';

/** Makes `version` stable; the two before it become the good ones to fall back to. Ends its canary. */
export function withStable(
  registry: UnsignedRegistry,
  key: string,
  version: string,
  release: ReleasedVersion,
): UnsignedRegistry {
  const before = registry.remotes[key];
  const canary = before?.canary?.version === version ? undefined : before?.canary;
  const entry = entryOf(
    ownerOf(release, before),
    { stable: version, before: [before?.stable, ...predecessors(before)], canary },
    { ...before?.versions, [version]: release },
  );
  return withEntry(registry, key, entry);
}

/**
 * Makes `target` stable again. The version that was left is faulty, so it does not become the previous one.
 * @param olderGood what was good before the target and is still there, newest first.
 */
export function rolledBack(
  registry: UnsignedRegistry,
  key: string,
  target: { version: string; release: ReleasedVersion },
  olderGood: readonly { version: string; release: ReleasedVersion }[],
): UnsignedRegistry {
  const before = registry.remotes[key];
  const releases = { ...before?.versions, [target.version]: target.release };
  for (const older of olderGood) releases[older.version] ??= older.release;
  const canary = before?.canary?.version === target.version ? undefined : before?.canary;
  const entry = entryOf(
    ownerOf(target.release, before),
    { stable: target.version, before: olderGood.map(({ version }) => version), canary },
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
  const pointers = { stable: before.stable, before: predecessors(before), canary };
  return withEntry(
    registry,
    key,
    entryOf(before.owner, pointers, { ...before.versions, [canary.version]: release }),
  );
}

export function withoutCanary(registry: UnsignedRegistry, key: string): UnsignedRegistry {
  const before = registry.remotes[key];
  if (before?.canary === undefined) return registry;
  const { stable, owner, versions } = before;
  const pointers = { stable, before: predecessors(before) };
  return withEntry(registry, key, entryOf(owner, pointers, versions));
}
