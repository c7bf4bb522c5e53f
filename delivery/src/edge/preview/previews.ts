import type { FastifyRequest } from 'fastify';
import type { Registry, ReleasedVersion } from 'contracts';
import { versionsLeft } from '../../operations/doubts.ts';
import { openLink } from '../../release/preview-link.ts';
import type { PreviewLink } from '../../release/preview-link.ts';
import type { LogEntry } from '../../release/release-log.ts';
import { ReleaseRefusal } from '../../release/release-refusal.ts';
import type { ReleaseStore } from '../../release/release-store.ts';
import { previewCookieOf } from './preview-cookie.ts';

/** Stored releases in place of what is served, in one browser. */
export type Preview = {
  /** ISO 8601. */
  until: string;
  remotes: Readonly<Record<string, { version: string; release: ReleasedVersion }>>;
};

/** Why a link shows nothing. */
export type PreviewRefusal = 'altered' | 'elsewhere' | 'expired' | 'unknown' | 'withdrawn';

export type OpenedPreview =
  | { kind: 'open'; preview: Preview }
  | { kind: 'refused'; why: PreviewRefusal };

type Standing =
  | { kind: 'open'; remotes: Preview['remotes'] }
  | { kind: 'refused'; why: PreviewRefusal };

export type PreviewsOptions = {
  store: ReleaseStore;
  /** The one that is served; asked of the store again when it changes. */
  revision: () => Promise<number>;
  publicUrl: string;
  onFailure: (error: unknown) => void;
};

/** Links whose state is remembered until the next revision; only those that our key signed. */
const MAX_KNOWN = 1000;

/** Reads links, which are also the cookies of who has opened one. Public keys are enough. */
export class Previews {
  readonly #options: PreviewsOptions;
  readonly #known = new Map<string, { revision: number; standing: Standing }>();
  /** Newest first; entries of the log never change. */
  #history: LogEntry[] = [];

  constructor(options: PreviewsOptions) {
    this.#options = options;
  }

  /** Null for a browser without a preview, and for one whose preview has ended. */
  async of(request: FastifyRequest): Promise<Preview | null> {
    const text = previewCookieOf(request);
    if (text === undefined) return null;
    try {
      const opened = await this.open(text);
      return opened.kind === 'open' ? opened.preview : null;
    } catch (error) {
      // A page with what is served is better than none.
      this.#options.onFailure(error);
      return null;
    }
  }

  async open(text: string, now = Date.now()): Promise<OpenedPreview> {
    const { store, publicUrl } = this.#options;
    // The key of today only: with another key all links end.
    const link = openLink(text, store.publicKey);
    if (link === null) return { kind: 'refused', why: 'altered' };
    if (link.origin !== new URL(publicUrl).origin) return { kind: 'refused', why: 'elsewhere' };
    if (Date.parse(link.until) <= now) return { kind: 'refused', why: 'expired' };
    const standing = await this.#standing(text, link);
    if (standing.kind === 'refused') return standing;
    return { kind: 'open', preview: { until: link.until, remotes: standing.remotes } };
  }

  async #standing(text: string, link: PreviewLink): Promise<Standing> {
    const revision = await this.#options.revision();
    const known = this.#known.get(text);
    if (known?.revision === revision) return known.standing;
    const standing = await this.#judged(link);
    if (this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#known.set(text, { revision, standing });
    return standing;
  }

  async #judged(link: PreviewLink): Promise<Standing> {
    const { store } = this.#options;
    const history = await this.#newestHistory();
    const remotes: Record<string, { version: string; release: ReleasedVersion }> = {};
    for (const [key, version] of Object.entries(link.releases)) {
      if (isWithdrawn(history, key, version, link.revision)) {
        return { kind: 'refused', why: 'withdrawn' };
      }
      const release = await releasedHere(store, key, version);
      if (release === null) return { kind: 'refused', why: 'unknown' };
      remotes[key] = { version, release };
    }
    return { kind: 'open', remotes };
  }

  async #newestHistory(): Promise<LogEntry[]> {
    const newest = this.#history[0]?.revision ?? 0;
    const since: LogEntry[] = [];
    for await (const { state: _state, ...entry } of this.#options.store.log.entries()) {
      if (entry.revision <= newest) break;
      since.push(entry);
    }
    this.#history = [...since, ...this.#history];
    return this.#history;
  }
}

/** Null for what is not stored, or not as we sealed it. */
async function releasedHere(
  store: ReleaseStore,
  key: string,
  version: string,
): Promise<ReleasedVersion | null> {
  if (!(await store.hasRelease(key, version))) return null;
  try {
    return await store.released(key, version);
  } catch (error) {
    if (error instanceof ReleaseRefusal) return null;
    throw error;
  }
}

/** Withdrawn by name, left by a roll back, ended as a canary, or removed, after the link was made. */
function isWithdrawn(
  history: readonly LogEntry[],
  key: string,
  version: string,
  made: number,
): boolean {
  const release = `${key}/${version}`;
  const isEnded = history.some(
    ({ revision, name, releases, pruned }) =>
      revision > made &&
      (pruned?.includes(release) || (name === 'withdraw' && releases?.includes(release))),
  );
  const left = versionsLeft(history.filter((entry) => entry.key === key)).get(version);
  return isEnded || (left !== undefined && left.revision > made);
}

/** The registry as the browser of a preview has it; for the hints of a page, not to be sent: it is signed no more. */
export function withPreview(registry: Registry | null, preview: Preview | null): Registry | null {
  if (registry === null || preview === null) return registry;
  const remotes = Object.entries(preview.remotes).map(([key, { version, release }]) => {
    const owner = release.remoteJson?.owner ?? '';
    return [key, { owner, stable: version, versions: { [version]: release } }] as const;
  });
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(remotes) } };
}
