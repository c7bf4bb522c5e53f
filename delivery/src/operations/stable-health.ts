/** Entries of the log that say when the version that everybody gets begins and ends to fail. */
import { healthOfOthers } from '../edge/registry/kept-health.ts';
import { stableHealth } from '../edge/registry/stable-health.ts';
import type { LogEntry } from '../release/release-log.ts';
import type { ReleaseStore } from '../release/release-store.ts';

/** A state is kept so long: reports that go up and down do not fill the log. */
const SHORTEST_STATE_MS = 10 * 60_000;
const MAX_REASON_LENGTH = 300;

export type NotedHealth = { version: string; state: 'failing' | 'well'; since: number | null };

/** By remote, what the log says of its stable version. One that is chosen again begins well. @param history newest first. */
export function notedHealth(history: readonly LogEntry[]): Map<string, NotedHealth> {
  const noted = new Map<string, NotedHealth>();
  for (const { name, key, version, releases, at } of history.toReversed()) {
    if (name === 'failing' || name === 'well') {
      const [remote = '', of = ''] = releases?.[0]?.split('/') ?? [];
      noted.set(remote, { version: of, state: name, since: Date.parse(at) });
    } else if (name === 'publish' || name === 'promote' || name === 'rollback') {
      noted.set(key, { version, state: 'well', since: null });
    }
  }
  return noted;
}

/**
 * For one process of an installation, or several: what one has noted, no other notes again.
 * @param by who looks.
 */
export class StableWatch {
  readonly #store: ReleaseStore;
  readonly #by: string;
  readonly #now: () => number;
  /** Of one revision: entries never change. */
  #known = { revision: -1, noted: new Map<string, NotedHealth>() };

  constructor(store: ReleaseStore, by: string, now: () => number = Date.now) {
    this.#store = store;
    this.#by = by;
    this.#now = now;
  }

  async look(): Promise<void> {
    const registry = await this.#store.registry();
    if (registry === null) return;
    // Of every edge: none has an empty name.
    const documents = await healthOfOthers(this.#store, '');
    if (registry.revision !== this.#known.revision) {
      const noted = notedHealth(await this.#store.log.history());
      this.#known = { revision: registry.revision, noted };
    }
    for (const [key, { stable }] of Object.entries(registry.remotes)) {
      const { state, sentence } = stableHealth(documents, key, stable, this.#now());
      if (state === 'unclear' || !this.#isNews(this.#known.noted, key, stable, state)) continue;
      await this.#note(key, stable, state, sentence);
    }
  }

  #isNews(
    noted: Map<string, NotedHealth>,
    key: string,
    version: string,
    state: 'failing' | 'well',
  ): boolean {
    const before = noted.get(key);
    if (before?.version !== version) return state === 'failing';
    const isLasting = before.since === null || this.#now() - before.since >= SHORTEST_STATE_MS;
    return before.state !== state && isLasting;
  }

  async #note(
    key: string,
    version: string,
    state: 'failing' | 'well',
    sentence: string,
  ): Promise<void> {
    // It is printed to terminals, and the words of browsers are in it.
    const reason = sentence.replaceAll(/\p{C}+/gu, ' ').slice(0, MAX_REASON_LENGTH);
    // Without key and version: whoever looks for what was served does not find it.
    const about = { key: '', version: '', releases: [`${key}/${version}`] };
    const operation = { name: state, ...about, by: this.#by, reason };
    await this.#store.change(operation, async (served) => {
      if (served.registry.remotes[key]?.stable !== version) return null;
      const noted = notedHealth(await this.#store.log.history());
      return this.#isNews(noted, key, version, state) ? { ...served } : null;
    });
  }
}
