import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { remoteManifest } from 'contracts/schemas';
import type { Registry, ReleasedVersion, UnsignedRegistry } from 'contracts';
import { DirectoryStorage } from './storage/directory-storage.ts';
import { openSeal, sealRelease } from './integrity.ts';
import type { Integrity } from './integrity.ts';
import { sha384 } from './release-files.ts';
import { ReleaseLog } from './release-log.ts';
import type { LogEntry, Operation, PublishedState, ShellPointer } from './release-log.ts';
import { emptyRegistry, isSignedBy, signRegistry } from './registry.ts';
import { withStable } from './registry-changes.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import { releaseIn, withSealed } from './sealed-build.ts';
import { hasPublicKeysOnly, publicKey, signingKey, trustedKeys } from './signing-key.ts';
import type { SigningKey } from './signing-key.ts';
import { sealName } from './storage/storage.ts';
import type { ReleaseStorage } from './storage/storage.ts';
import { WatchedBuilds } from './watched-builds.ts';

/** Before the signature. */
export type UnsignedState = {
  registry: UnsignedRegistry;
  shell: ShellPointer | null;
};

/** The state after an operation; null when there is nothing to do. Throws to refuse. */
export type StateChange = (
  state: UnsignedState,
) => UnsignedState | null | Promise<UnsignedState | null>;

export type Signature = Pick<Operation, 'by' | 'reason'>;

const byTheBuild: Signature = { by: 'build', reason: 'local build' };

export type ReleaseStoreOptions = {
  /** Default: the folder `dir` itself. */
  storage?: ReleaseStorage;
  /** Private key, or public ones of a store that signs nothing; default `registry-key.pem` in `dir`. */
  keyFile?: string;
  /**
   * Changes are made on states only that one of our keys signed: for a process that signs what others, who may
   * write in the store, could have put there.
   */
  isOwnLogOnly?: boolean;
};

/**
 * Releases: `_remotes/<key>/<id>/` and `_shell/<id>/`, never changed after they are written; `log/`, the
 * operations, each with the registry served since; `registry.json` and `shell.json`, copies of the
 * newest for file servers.
 */
export class ReleaseStore {
  /** Where released files are read and served from. */
  readonly dir: string;
  readonly storage: ReleaseStorage;
  readonly log: ReleaseLog;
  readonly keyFile: string;
  readonly #isOwnLogOnly: boolean;
  readonly #watchedBuilds: WatchedBuilds;

  constructor(dir: string, options: ReleaseStoreOptions = {}) {
    this.dir = dir;
    this.storage = options.storage ?? new DirectoryStorage(dir);
    this.keyFile = options.keyFile ?? path.join(dir, 'registry-key.pem');
    this.#isOwnLogOnly = options.isOwnLogOnly ?? false;
    this.log = new ReleaseLog(this.storage);
    this.#watchedBuilds = new WatchedBuilds(this.storage);
  }

  get signingKey(): SigningKey {
    return signingKey(this.keyFile);
  }

  /** For the HTML: raw Ed25519 key, base64url. */
  get publicKey(): string {
    return publicKey(this.keyFile);
  }

  /** Whether it has public keys only, so that it can change nothing that is served. */
  get isVerifyingOnly(): boolean {
    return hasPublicKeysOnly(this.keyFile);
  }

  get trustedKeys(): string[] {
    return trustedKeys(this.keyFile);
  }

  async state(): Promise<PublishedState | null> {
    return (await this.log.newest())?.state ?? null;
  }

  /** Null before the first publication. */
  async registry(): Promise<Registry | null> {
    return (await this.state())?.registry ?? null;
  }

  async shell(): Promise<ShellPointer | null> {
    return (await this.state())?.shell ?? null;
  }

  folderOf(key: string, id: string): string {
    return key === 'shell' ? `_shell/${id}` : `_remotes/${key}/${id}`;
  }

  shellDir(id: string): string {
    return path.join(this.dir, '_shell', id);
  }

  remoteDir(key: string, id: string): string {
    return path.join(this.dir, '_remotes', key, id);
  }

  /** A document of a release as it is stored; null when it is not there. */
  readReleased(key: string, id: string, name: string): Promise<Buffer | null> {
    return this.storage.read(`${this.folderOf(key, id)}/${name}`);
  }

  async hasRelease(key: string, id: string): Promise<boolean> {
    return (await this.seal(key, id)) !== null;
  }

  /** The signed hashes of a release; null when there is no such release, or none of our keys signed it. */
  async seal(key: string, id: string): Promise<Integrity | null> {
    const seal = openSeal(await this.readReleased(key, id, sealName), this.trustedKeys);
    return seal?.key === key && seal.id === id ? seal : null;
  }

  /**
   * Stores a build (identified by its `release.json`) and makes it the stable version.
   * @param options.replace for watch mode: writes over a release of the same name, uncompressed, what has changed.
   * @returns the release's name, `1.4.0-ab12cd34`.
   */
  async publish(
    builtDir: string,
    { replace = false, ...signature }: { replace?: boolean } & Partial<Signature> = {},
  ): Promise<string> {
    const { key, id } = await releaseIn(builtDir);
    if (replace) {
      // A watched build is nobody else's: its seal may stand where it is.
      const { files } = await sealRelease(builtDir, { key, id }, this.signingKey.privateKey);
      await this.#watchedBuilds.put(this.folderOf(key, id), builtDir, files);
    } else if (!(await this.hasRelease(key, id))) {
      await this.sealed(builtDir, (sealed) => this.#put(key, id, sealed));
    }
    await this.promote(key, id, { ...byTheBuild, ...signature }, { isAgain: replace });
    return id;
  }

  /** A folder without our seal is not a release, whatever it contains. */
  async #put(key: string, id: string, sealed: string): Promise<void> {
    await this.storage.removeFolder(this.folderOf(key, id));
    await this.storage.putFolder(this.folderOf(key, id), sealed);
  }

  /** Whether an operator chose its served version, by rolling back, promoting, or ending a canary. */
  async isChosenByOperator(key: string): Promise<boolean> {
    for await (const entry of this.log.entries()) {
      if (entry.key === key) return entry.name !== 'publish';
    }
    return false;
  }

  /** Makes a stored release the stable one. Nothing happens when it is that already. */
  async promote(
    key: string,
    id: string,
    signature: Signature = byTheBuild,
    { isAgain = false } = {},
  ): Promise<void> {
    const operation: Operation = { ...signature, name: 'publish', key, version: id };
    if (key === 'shell') {
      await this.change(operation, ({ registry, shell }) =>
        shell?.stable === id ? null : { registry, shell: shellAt(id, shell) },
      );
      return;
    }
    const release = await this.released(key, id);
    await this.change(operation, ({ registry, shell }) =>
      registry.remotes[key]?.stable === id && !isAgain
        ? null
        : { registry: withStable(registry, key, id, release), shell },
    );
  }

  /** Stores a sealed folder for ever under its name. @returns false when it was there already. */
  async putSealed(dir: string): Promise<boolean> {
    const { key, id } = await releaseIn(dir);
    return this.storage.putFolder(this.folderOf(key, id), dir);
  }

  /** A build, sealed and compressed in a temporary folder. */
  async sealed<T>(builtDir: string, use: (dir: string) => Promise<T>): Promise<T> {
    return withSealed(builtDir, this.signingKey, use);
  }

  /**
   * The registry's entry for a stored release of a remote.
   * @throws Error when the release is incomplete, or what is declared is not what one of our keys sealed: whoever
   * can write where releases are stored must not have it signed by the registry.
   */
  async released(key: string, id: string): Promise<ReleasedVersion> {
    const json = await this.readReleased(key, id, 'remote.json');
    const integrity = await this.readReleased(key, id, sealName);
    if (json === null || integrity === null) {
      throw new Error(`${key} ${id} is not in ${this.storage.place}`);
    }
    const seal = openSeal(integrity, this.trustedKeys);
    const isOurs =
      seal?.key === key && seal.id === id && seal.files['remote.json'] === sha384(json);
    if (!isOurs) throw new ReleaseRefusal(`${key} ${id} is not what was sealed by us.`);
    return {
      base: `/_remotes/${key}/${id}/`,
      remoteJson: remoteManifest.parse(JSON.parse(json.toString())),
      remoteJsonHash: sha384(json),
      integrityHash: sha384(integrity),
    };
  }

  /**
   * Compare-and-set: computes the next state from the newest, and again when another operator was first.
   * @returns the revision that is now served.
   */
  async change(operation: Operation, change: StateChange): Promise<number> {
    for (let attempt = 0; ; attempt += 1) {
      const newest = await this.log.newest();
      if (this.#isOwnLogOnly && newest !== null) await this.#requireOurs(newest);
      const revision = newest?.revision ?? (await this.#revisionBeforeTheLog());
      const before: UnsignedState = {
        registry: newest?.state ? unsigned(newest.state.registry) : { ...emptyRegistry, revision },
        shell: newest?.state?.shell ?? null,
      };
      const after = await change(before);
      if (after === null) {
        // The writer of the newest entry may have been killed before copying it.
        if (newest !== null) await this.copyNewest();
        return revision;
      }
      if (operation.name !== 'publish') await this.#requireNotPruned(before, after);
      const next = { ...after.registry, revision: revision + 1 };
      const entry: LogEntry = {
        ...operation,
        revision: next.revision,
        at: new Date().toISOString(),
        state: {
          registry: signRegistry(next, this.signingKey.privateKey),
          shell: after.shell,
        },
      };
      if (await this.log.append(entry)) {
        await this.copyNewest();
        return entry.revision;
      }
      await wait(Math.random() * Math.min(200, 5 * (attempt + 1)));
    }
  }

  /** Otherwise the next signature would be one under what somebody else wrote. */
  async #requireOurs({ revision, state }: LogEntry): Promise<void> {
    const isOurs =
      state !== undefined &&
      // An older state is signed too, with its own revision.
      state.registry.revision === revision &&
      this.trustedKeys.some((key) => isSignedBy(state.registry, key)) &&
      (state.shell === null || (await this.hasRelease('shell', state.shell.stable)));
    if (isOurs) return;
    throw new ReleaseRefusal(
      `Revision ${revision} of the log is not signed by us: look at who wrote it, and remove it.`,
    );
  }

  /** Brings `registry.json` and `shell.json` up to the newest entry, whoever wrote that. */
  async copyNewest(): Promise<PublishedState | null> {
    for (;;) {
      const entry = await this.log.newest();
      if (entry?.state === undefined) return null;
      const { registry, shell } = entry.state;
      await this.#copy('registry.json', registry);
      if (shell !== null) await this.#copy('shell.json', shell);
      // An operator who was slower may have copied an older one over ours; the last to look repairs it.
      if ((await this.log.newest())?.revision === entry.revision) return entry.state;
    }
  }

  /**
   * A release that `prune` has named may still be on the disk for a moment. Its entry comes before this
   * change or makes it be computed again, so that no page names a release that is about to be removed.
   */
  async #requireNotPruned(before: UnsignedState, after: UnsignedState): Promise<void> {
    for (const [key, { versions }] of Object.entries(after.registry.remotes)) {
      for (const version of Object.keys(versions)) {
        if (before.registry.remotes[key]?.versions[version]) continue;
        for await (const entry of this.log.entries()) {
          if (entry.name === 'publish' && entry.key === key && entry.version === version) break;
          if (entry.name === 'store' && entry.releases?.includes(`${key}/${version}`)) break;
          if (entry.pruned?.includes(`${key}/${version}`)) {
            throw new Error(`${key} ${version} was pruned by ${entry.by}: publish it again`);
          }
        }
      }
    }
  }

  async #copy(name: string, document: object): Promise<void> {
    // Servers put the registry into pages as it is: nothing in it may close its script element.
    const content = Buffer.from(JSON.stringify(document).replaceAll('<', '\\u003c'));
    if ((await this.storage.read(name))?.equals(content)) return;
    await this.storage.replace(name, content);
  }

  /** A store that is older than the log continues its count: browsers remember the highest revision they saw. */
  async #revisionBeforeTheLog(): Promise<number> {
    const content = await this.storage.read('registry.json');
    if (content === null) return 0;
    const { revision } = JSON.parse(content.toString()) as { revision?: unknown };
    return typeof revision === 'number' ? revision : 0;
  }
}

export function shellAt(id: string, before: ShellPointer | null): ShellPointer {
  return before === null ? { stable: id } : { stable: id, previous: before.stable };
}

function unsigned({ signature: _signature, ...rest }: Registry): UnsignedRegistry {
  return rest;
}
