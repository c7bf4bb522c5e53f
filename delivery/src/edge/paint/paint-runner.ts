import type { PaintRequest } from 'contracts';
import type { ReleaseStore } from '../../release/release-store.ts';
import { sha384 } from '../../release/release-files.ts';
import { paintFile } from '../../webpack/paint/paint-file.ts';
import { PaintFailure, PaintThread } from './paint-thread.ts';
import type { Limits } from './paint-thread.ts';

/** A release by its registry key and name; `null` of a remote: a page of the shell itself. */
export type Painted = { shell: string; remote: { key: string; id: string } | null };

/**
 * A render is some tens of milliseconds, ten times that on a busy machine; whoever waits for it goes on
 * long before. What is not done by then hangs.
 */
const paintLimits: Limits = { workMs: 2000, waitMs: 1000 };
/** Once for each release, ahead of its first page. */
const loadLimits: Limits = { workMs: 10_000, waitMs: 20_000 };
/** A release that took the thread with it does not get the next one at once. */
const QUARANTINE_MS = 60_000;
/** Old releases stay in the thread's memory: after so many it is made again. */
const MAX_REMOTES = 16;

type Loaded = { thread: PaintThread; ready: Promise<void>; remotes: Map<string, Promise<boolean>> };

/** Loads the paints of releases into a thread, and runs them there. */
export class PaintRunner {
  readonly #store: ReleaseStore;
  #shell: string | null = null;
  #loaded: Loaded | null = null;
  readonly #quarantine = new Map<string, number>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /**
   * The calls, or the paint, of an address. Null where the release paints nothing.
   * @throws PaintFailure
   */
  async run(
    kind: 'calls' | 'paint',
    { shell, remote }: Painted,
    request: PaintRequest,
  ): Promise<unknown> {
    const name = remote === null ? null : nameOf(remote);
    const owner = `${shell} ${name}`;
    if ((this.#quarantine.get(owner) ?? 0) > performance.now()) {
      throw new PaintFailure('late', 'it took the last thread with it');
    }
    const thread = await this.#threadWith(shell, remote);
    if (thread === null) return null;
    try {
      return await thread.run({ kind, remote: name, request }, paintLimits);
    } catch (error) {
      if (!thread.isAlive && (error as PaintFailure).reason !== 'busy') {
        this.#quarantine.set(owner, performance.now() + QUARANTINE_MS);
      }
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#loaded?.thread.close();
    this.#loaded = null;
  }

  async #threadWith(shell: string, remote: Painted['remote']): Promise<PaintThread | null> {
    const loaded = this.#threadOf(shell);
    try {
      await loaded.ready;
    } catch (error) {
      if (error instanceof WithoutPaint) return null;
      throw error;
    }
    if (remote === null) return loaded.thread;
    const name = nameOf(remote);
    let ready = loaded.remotes.get(name);
    if (ready === undefined) {
      ready = this.#load(loaded.thread, remote);
      loaded.remotes.set(name, ready);
    }
    return (await ready) ? loaded.thread : null;
  }

  #threadOf(shell: string): Loaded {
    const existing = this.#loaded;
    if (
      existing !== null &&
      existing.thread.isAlive &&
      this.#shell === shell &&
      existing.remotes.size <= MAX_REMOTES
    ) {
      return existing;
    }
    void existing?.thread.close();
    const thread = new PaintThread();
    const ready = (async () => {
      const source = await this.#sourceOf('shell', shell);
      if (source === null) throw new WithoutPaint();
      await thread.run({ kind: 'shell', source }, loadLimits);
    })();
    ready.catch(() => undefined);
    this.#shell = shell;
    this.#loaded = { thread, ready, remotes: new Map() };
    return this.#loaded;
  }

  /** @returns whether the release has a paint. */
  async #load(thread: PaintThread, remote: { key: string; id: string }): Promise<boolean> {
    const source = await this.#sourceOf(remote.key, remote.id);
    if (source === null) return false;
    await thread.run({ kind: 'remote', name: nameOf(remote), source }, loadLimits);
    return true;
  }

  /** Null when the release has none; one that is not what was sealed is never run. */
  async #sourceOf(key: string, id: string): Promise<string | null> {
    const hash = (await this.#store.seal(key, id))?.files[paintFile];
    if (hash === undefined) return null;
    const content = await this.#store.readReleased(key, id, paintFile);
    if (content === null || sha384(content) !== hash) {
      throw new PaintFailure('failed', `${paintFile} of ${key} ${id} is not what was released`);
    }
    return content.toString();
  }
}

class WithoutPaint extends Error {}

const nameOf = ({ key, id }: { key: string; id: string }): string => `${key}/${id}`;
