import type { Registry } from 'contracts';
import type { ReleaseStorage } from './storage/storage.ts';
import { parseRegistry } from './registry.ts';

/** Which build of the shell is served. */
export type ShellPointer = {
  stable: string;
  previous?: string;
};

export type OperationName =
  | 'publish'
  | 'canary'
  | 'promote'
  | 'rollback'
  | 'halt'
  | 'prune'
  | 'store'
  | 'preview'
  | 'withdraw'
  | 'carry'
  | 'failing'
  | 'well'
  | 'rotate-key';

/** Who did what, and why. */
export type Operation = {
  name: OperationName;
  /** Registry key, or `shell`; empty when it concerns all. */
  key: string;
  version: string;
  by: string;
  reason: string;
  /** Of `prune`: `mf-x/1.4.0-ab12cd34` of each release that was removed. */
  pruned?: string[];
  /** Of an operation that changes nothing that is served, in place of key and version: `mf-x/1.4.0-ab12cd34`. */
  releases?: string[];
};

/** One entry of the log: an operation and the state served since. */
export type LogEntry = {
  revision: number;
  /** ISO 8601. */
  at: string;
  /** Left out of old entries by `prune`. */
  state?: PublishedState;
} & Operation;

export type PublishedState = {
  registry: Registry;
  shell: ShellPointer | null;
};

const folder = 'log';
const nameOf = (revision: number) => `${folder}/${String(revision).padStart(10, '0')}.json`;

/**
 * The log of operations, one document for each revision. Creating revision N + 1 is the compare-and-set: it
 * succeeds for one operator only, and record and pointer are one write, so that no kill can leave one
 * without the other. `registry.json` and `shell.json` are copies of the newest entry for file servers.
 */
export class ReleaseLog {
  readonly #storage: ReleaseStorage;
  /** Entries follow one another without gaps and never change: the search for the newest starts here. */
  #newestKnown: LogEntry | null = null;

  constructor(storage: ReleaseStorage) {
    this.#storage = storage;
  }

  /** Null before the first operation. */
  async newest(): Promise<LogEntry | null> {
    let newest = this.#newestKnown ?? (await this.entry(await this.#lastRevision()));
    if (newest === null) return null;
    for (let next: LogEntry | null = newest; next !== null;) {
      newest = next;
      next = await this.entry(newest.revision + 1);
    }
    this.#newestKnown = newest;
    return newest;
  }

  /** @returns false when another operator was first. */
  append(entry: LogEntry): Promise<boolean> {
    return this.#storage.create(nameOf(entry.revision), Buffer.from(JSON.stringify(entry)));
  }

  async entry(revision: number): Promise<LogEntry | null> {
    if (revision < 1) return null;
    const content = await this.#storage.read(nameOf(revision));
    if (content === null) return null;
    const entry = JSON.parse(content.toString()) as LogEntry;
    if (entry.state !== undefined) parseRegistry(JSON.stringify(entry.state.registry));
    return entry;
  }

  /** Newest first. */
  async *entries(): AsyncGenerator<LogEntry> {
    const newest = await this.newest();
    if (newest === null) return;
    yield newest;
    for (let revision = newest.revision - 1; revision > 0; revision -= 1) {
      const entry = await this.entry(revision);
      if (entry === null) return;
      yield entry;
    }
  }

  /** Newest first, at most `limit`. */
  async history(limit = Infinity): Promise<LogEntry[]> {
    const found: LogEntry[] = [];
    for await (const entry of this.entries()) {
      if (found.length >= limit) break;
      found.push(entry);
    }
    return found;
  }

  /** Keeps who, when and why of every operation, and the documents of the newest ones only. */
  async shorten(keep: number): Promise<void> {
    const newest = (await this.newest())?.revision ?? 0;
    for (let revision = newest - keep; revision > 0; revision -= 1) {
      const entry = await this.entry(revision);
      if (entry?.state === undefined) return;
      const { state: _state, ...record } = entry;
      await this.#storage.replace(nameOf(revision), Buffer.from(JSON.stringify(record)));
    }
  }

  async #lastRevision(): Promise<number> {
    const names = await this.#storage.list(folder);
    return Number(/(\d+)\.json$/u.exec(names.at(-1) ?? '')?.[1] ?? 0);
  }
}
