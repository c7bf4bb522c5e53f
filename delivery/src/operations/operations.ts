/** Operations on published releases. Each is one entry of the log, or a refusal with its reason. */
import { randomBytes } from 'node:crypto';
import { isRoleName, roleNames } from 'contracts';
import type { RegisteredRemote, ReleasedVersion, RoleName } from 'contracts';
import { requireRemotesFit, requireShellFits } from '../gate/fitting-releases.ts';
import { doubtsAbout, goodVersions, requireNoDoubt } from './doubts.ts';
import { rolledBack, withCanary, withoutCanary, withStable } from '../release/registry-changes.ts';
import type { LogEntry } from '../release/release-log.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { shellAt } from '../release/release-store.ts';
import type { ReleaseStore, Signature, UnsignedState } from '../release/release-store.ts';
import { rotateSigningKey } from '../release/signing-key.ts';

type Canary = NonNullable<RegisteredRemote['canary']>;

/**
 * Back to the last good version, or to the one that is named. Good is what everybody had, was not left by an
 * operator, and does not fail in browsers.
 * @param signature.seen the version that the operator rolls back from; default: the stable one of now. When
 * another operator has changed it meanwhile, nothing happens: rolling back twice would go one too far.
 * @returns the version that is served now.
 */
export async function rollBack(
  store: ReleaseStore,
  key: string,
  { seen, version: named, isAnyway, ...signature }: RollBack,
): Promise<string> {
  const bad = seen ?? (await stableOf(store, key));
  const history = await store.log.history();
  const doubts = await doubtsAbout(store, key, history);
  if (named === bad) throw new ReleaseRefusal(`${key} is at ${named}: nothing to roll back.`);
  if (named !== undefined) await requireRelease(store, key, named);

  if (key === 'shell') {
    const version = named ?? (await previousShell(store));
    requireNoDoubt(key, version, doubts, { isAnyway });
    const operation = { ...signature, name: 'rollback' as const, key, version };
    await store.change(operation, async (state) => {
      requireSeen(state, key, bad, history[0]);
      await requireRemotesFit(store, version, state);
      return { registry: state.registry, shell: { stable: version } };
    });
    return version;
  }
  const not = named === undefined ? [bad] : [bad, named];
  const good = await goodVersions(store, key, { history, doubts, not });
  const target =
    named === undefined
      ? good.shift()
      : { version: named, release: await store.released(key, named) };
  if (target === undefined) {
    throw new ReleaseRefusal(
      `${key} has no earlier good version: publish a mended one, or name one with --version ("pnpm release history ${key}" lists them).`,
    );
  }
  const { version } = target;
  requireNoDoubt(key, version, doubts, { isAnyway });
  await store.change({ ...signature, name: 'rollback', key, version }, async (state) => {
    requireSeen(state, key, bad, history[0]);
    await requireShellFits(store, key, target, state);
    return { ...state, registry: rolledBack(state.registry, key, target, good) };
  });
  return version;
}

type RollBack = Signature & {
  seen?: string | undefined;
  version?: string | undefined;
  /** What speaks against the version that is named is no reason. */
  isAnyway?: boolean | undefined;
};

/** Makes the canary, or any stored version, what everybody gets; one that was left or fails, only on purpose. */
export async function promote(
  store: ReleaseStore,
  key: string,
  { version, isAnyway, ...signature }: Omit<RollBack, 'seen'>,
): Promise<string> {
  const chosen = version ?? (await canaryOf(store, key)).version;
  const operation = { ...signature, name: 'promote' as const, key, version: chosen };
  await requireRelease(store, key, chosen);
  // As the change is made: another operator may have rolled back from it a moment ago.
  const requireGood = async () => {
    const doubts = await doubtsAbout(store, key, await store.log.history());
    requireNoDoubt(key, chosen, doubts, { isAnyway });
  };
  if (key === 'shell') {
    await store.change(operation, async (state) => {
      if (state.shell?.stable === chosen) return null;
      await requireRemotesFit(store, chosen, state);
      await requireGood();
      return { ...state, shell: shellAt(chosen, state.shell) };
    });
    return chosen;
  }
  const release = await store.released(key, chosen);
  await store.change(operation, async (state) => {
    const remote = state.registry.remotes[key];
    if (remote?.stable === chosen) return null;
    if (version === undefined && remote?.canary?.version !== chosen) {
      throw new ReleaseRefusal(
        `The canary of ${key} is no longer ${chosen}: look at "pnpm release status ${key}" and try again.`,
      );
    }
    await requireShellFits(store, key, { version: chosen, release }, state);
    await requireGood();
    return { ...state, registry: withStable(state.registry, key, chosen, release) };
  });
  return chosen;
}

/** @throws ReleaseRefusal for an unknown role: such a canary would reach nobody. */
function roleNamed(name: string): RoleName {
  if (isRoleName(name)) return name;
  throw new ReleaseRefusal(`There is no role ${name}: the roles are ${roleNames.join(', ')}.`);
}

/**
 * Gives a stored version to a part of the people.
 * @param require throws where the state that it is begun on speaks against it.
 */
export async function startCanary(
  store: ReleaseStore,
  key: string,
  rule: { version: string; percent: number; roles?: string[] | undefined },
  signature: Signature,
  require: (state: UnsignedState) => Promise<void> = async () => {},
): Promise<Canary> {
  let canary: Canary = {
    version: rule.version,
    percent: rule.percent,
    ...(rule.roles?.length ? { roles: rule.roles.map(roleNamed) } : {}),
    // A new salt for each canary, so that not always the same people get the new version.
    salt: randomBytes(4).toString('hex'),
  };
  await requireRelease(store, key, rule.version);
  const release: ReleasedVersion = await store.released(key, rule.version);
  await store.change(
    { ...signature, name: 'canary', key, version: rule.version },
    async (state) => {
      await require(state);
      const remote = state.registry.remotes[key];
      if (remote === undefined) {
        throw new ReleaseRefusal(`${key} has no stable version yet: publish it without --canary.`);
      }
      if (remote.stable === rule.version) {
        throw new ReleaseRefusal(
          `${rule.version} is the stable version of ${key}: nobody to try it.`,
        );
      }
      await requireShellFits(store, key, { version: rule.version, release }, state);
      // A wider canary of the same version keeps those who have it.
      if (remote.canary?.version === rule.version) canary = { ...canary, salt: remote.canary.salt };
      return { ...state, registry: withCanary(state.registry, key, canary, release) };
    },
  );
  return canary;
}

/**
 * Everybody gets the stable version again.
 * @param version the canary that is meant; when it is another one by now, nothing happens.
 * @returns whether there was something to end.
 */
export async function endCanary(
  store: ReleaseStore,
  key: string,
  version: string,
  signature: Signature,
): Promise<boolean> {
  let hasEnded = false;
  await store.change({ ...signature, name: 'halt', key, version }, (state) => {
    hasEnded = state.registry.remotes[key]?.canary?.version === version;
    return hasEnded ? { ...state, registry: withoutCanary(state.registry, key) } : null;
  });
  return hasEnded;
}

/** A new key signs the registry; releases signed by the old one stay valid. */
export async function rotateKey(store: ReleaseStore, signature: Signature): Promise<string> {
  const { publicKey } = rotateSigningKey(store.keyFile);
  await store.change(
    { ...signature, name: 'rotate-key', key: '', version: publicKey },
    (state) => ({
      ...state,
    }),
  );
  return publicKey;
}

/** @throws ReleaseRefusal when there is no canary. */
export async function canaryOf(store: ReleaseStore, key: string): Promise<Canary> {
  const canary = (await store.registry())?.remotes[key]?.canary;
  if (canary === undefined) {
    throw new ReleaseRefusal(`${key} has no canary: name a version with --version.`);
  }
  return canary;
}

async function stableOf(store: ReleaseStore, key: string): Promise<string> {
  const state = await store.state();
  const stable = key === 'shell' ? state?.shell?.stable : state?.registry.remotes[key]?.stable;
  if (stable === undefined) throw new ReleaseRefusal(`${key} has never been published.`);
  return stable;
}

async function previousShell(store: ReleaseStore): Promise<string> {
  const previous = (await store.shell())?.previous;
  if (previous === undefined) throw new ReleaseRefusal('The shell has no earlier good version.');
  return previous;
}

/** @throws ReleaseRefusal for what is not stored, or not signed by us. */
export async function requireRelease(
  store: ReleaseStore,
  key: string,
  version: string,
): Promise<void> {
  if (await store.hasRelease(key, version)) return;
  throw new ReleaseRefusal(
    `${key} ${version} is not in ${store.storage.place}, or not signed by us: "pnpm release history ${key}" lists what is.`,
  );
}

function requireSeen(
  { registry, shell }: UnsignedState,
  key: string,
  seen: string,
  newest: LogEntry | undefined,
): void {
  const now = key === 'shell' ? shell?.stable : registry.remotes[key]?.stable;
  if (now === seen) return;
  throw new ReleaseRefusal(
    `${key} is at ${now} and no longer at ${seen}: another operator was first (revision ${newest?.revision ?? 0} and later; "pnpm release history ${key}" says who). Nothing was changed.`,
  );
}
