import { cp, mkdir, open, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseName } from '../webpack/release-name.ts';
import { remoteManifest } from '../webpack/remote-json.ts';
import { precompress, sha384, writeIntegrity } from './release-files.ts';
import { emptyRegistry, parseRegistry, signRegistry, withStable } from './registry.ts';
import type { Registry, UnsignedRegistry } from './registry.ts';
import { signingKey } from './signing-key.ts';

/** Which build of the shell the edge serves. */
export interface ShellPointer {
  stable: string;
  previous?: string;
}

/**
 * Releases on the local disk:
 * `_remotes/<key>/<id>/` and `_shell/<id>/`, never changed after they are written, `registry.json`,
 * `shell.json` and the signing key.
 */
export class ReleaseStore {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  /** For the HTML: raw Ed25519 key, base64url. */
  get publicKey(): string {
    return signingKey(this.dir).publicKey;
  }

  /** Null before the first publication. */
  async registry(): Promise<Registry | null> {
    const text = await readIfThere(path.join(this.dir, 'registry.json'));
    return text === null ? null : parseRegistry(text);
  }

  async shell(): Promise<ShellPointer | null> {
    const text = await readIfThere(path.join(this.dir, 'shell.json'));
    return text === null ? null : (JSON.parse(text) as ShellPointer);
  }

  shellDir(id: string): string {
    return path.join(this.dir, '_shell', id);
  }

  remoteDir(key: string, id: string): string {
    return path.join(this.dir, '_remotes', key, id);
  }

  async hasRelease(key: string, id: string): Promise<boolean> {
    const dir = key === 'shell' ? this.shellDir(id) : this.remoteDir(key, id);
    return (await readIfThere(path.join(dir, 'integrity.json'))) !== null;
  }

  /**
   * Stores what a build wrote (its `release.json` says who it is) and makes it the stable version.
   * @param options.replace for watch mode: writes over a release of the same name, uncompressed.
   * @returns the release's name, `1.4.0-ab12cd34`.
   */
  async publish(builtDir: string, { replace = false } = {}): Promise<string> {
    const { key, id } = JSON.parse(
      await readFile(path.join(builtDir, 'release.json'), 'utf8'),
    ) as ReleaseName;
    const target = key === 'shell' ? this.shellDir(id) : this.remoteDir(key, id);
    await this.#store(target, builtDir, replace);
    if (key === 'shell') await this.#pointShellTo(id);
    else await this.#pointRemoteTo(key, id, replace);
    return id;
  }

  /** Makes a release that is already stored the stable one again. */
  async promote(key: string, id: string): Promise<void> {
    if (key === 'shell') await this.#pointShellTo(id);
    else await this.#pointRemoteTo(key, id);
  }

  async #pointShellTo(id: string): Promise<void> {
    const before = await this.shell();
    if (before?.stable === id) return;
    const pointer: ShellPointer = { stable: id };
    if (before) pointer.previous = before.stable;
    await writeAtomically(path.join(this.dir, 'shell.json'), JSON.stringify(pointer));
  }

  async #pointRemoteTo(key: string, id: string, replace = false): Promise<void> {
    const target = this.remoteDir(key, id);
    const json = await readFile(path.join(target, 'remote.json'));
    const integrity = await readFile(path.join(target, 'integrity.json'));
    const release = {
      base: `/_remotes/${key}/${id}/`,
      remoteJson: remoteManifest.parse(JSON.parse(json.toString())),
      remoteJsonHash: sha384(json),
      integrityHash: sha384(integrity),
    };
    await this.#changeRegistry((registry) =>
      registry.remotes[key]?.stable === id && !replace
        ? registry
        : withStable(registry, key, id, release),
    );
  }

  async #store(target: string, built: string, replace: boolean): Promise<void> {
    if (!replace && (await readIfThere(path.join(target, 'integrity.json'))) !== null) return;
    // Written aside and moved: a release is there whole or not at all.
    const aside = `${target}.${process.pid}.part`;
    await rm(aside, { recursive: true, force: true });
    await mkdir(path.dirname(aside), { recursive: true });
    await cp(built, aside, { recursive: true });
    await writeIntegrity(aside);
    if (!replace) await precompress(aside);
    await rm(target, { recursive: true, force: true });
    await rename(aside, target);
  }

  /** Compare-and-set under a lock file: two publications at once both end up in the registry. */
  async #changeRegistry(change: (registry: UnsignedRegistry) => UnsignedRegistry): Promise<void> {
    const unlock = await lock(path.join(this.dir, 'registry.lock'));
    try {
      const current = await this.registry();
      const before: UnsignedRegistry = current === null ? emptyRegistry : withoutSignature(current);
      const after = change(before);
      if (after === before) return;
      const signed = signRegistry(after, signingKey(this.dir).privateKey);
      await writeAtomically(path.join(this.dir, 'registry.json'), JSON.stringify(signed));
    } finally {
      await unlock();
    }
  }
}

function withoutSignature({ signature: _signature, ...rest }: Registry): UnsignedRegistry {
  return rest;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function writeAtomically(file: string, text: string): Promise<void> {
  const aside = `${file}.${process.pid}.part`;
  await writeFile(aside, text);
  await rename(aside, file);
}

const lockIsStaleAfterMs = 10_000;

async function lock(file: string): Promise<() => Promise<void>> {
  await mkdir(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      await (await open(file, 'wx')).close();
      return () => unlink(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    // Its holder was killed between two lines: a publication takes milliseconds.
    if (age > lockIsStaleAfterMs) await rm(file, { force: true });
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
