import { setTimeout } from 'node:timers/promises';
import type { Language, PageDescription, Paint, PaintAnswer, Registry } from 'contracts';
import type { ReleaseStore } from '../../release/release-store.ts';
import type { ApiClient } from '../api/api-client.ts';
import type { RouteMatch } from '../page/page-meta.ts';
import { PaintFailure } from './paint-thread.ts';
import { PaintRunner } from './paint-runner.ts';
import type { Painted } from './paint-runner.ts';
import { Recent } from './recent.ts';
import { soundPaint } from './sound-paint.ts';

/** What became of the paint of a page. */
export type PaintOutcome = 'painted' | 'kept' | 'late' | 'failed' | 'busy' | 'unsound';

export type PagePaintOptions = {
  store: ReleaseStore;
  api: Pick<ApiClient, 'fetch'>;
  publicUrl: string;
  /** @param remote registry key, or `shell`. */
  onOutcome: (remote: string, outcome: PaintOutcome, reason?: string) => void;
  /** The page goes out bare when its paint takes longer; what was late is there for the next visitor. Default: 600. */
  waitMs?: number;
};

export type PaintedPage = {
  html: string;
  styles: string;
  description: PageDescription;
  /** Answers that the page would ask for first, by the name of the call. */
  data: { call: string; data: unknown }[];
};

const PAGE_WAIT_MS = 600;
/** Without an answer the page is painted as it is while it loads: it waits for no more than this. */
const ANSWER_TIME_OUT_MS = 300;
const MAX_CALLS = 5;
/** The same for every visitor: with the answers in its name, a paint may be older than the answers are. */
const keptPaints = { most: 100, freshMs: 600_000 };
const keptCalls = { most: 500, freshMs: 600_000 };

const callPattern = /^[A-Za-z][\w/.-]*(\?[^#\s]*)?$/u;

/** The first paint of an address, out of the releases of the shell and of the remote that owns it (0034). */
export class PagePaint {
  readonly #options: PagePaintOptions;
  readonly #runner: PaintRunner;
  readonly #calls = new Recent<string[] | 'none'>(keptCalls);
  readonly #paints = new Recent<Paint>(keptPaints);
  #prepared = '';

  constructor(options: PagePaintOptions) {
    this.#options = options;
    this.#runner = new PaintRunner(options.store);
  }

  /** Null where nothing is painted, and where the paint failed: the page does without. */
  async of(
    address: { url: URL; match: RouteMatch | null; language: Language },
    { registry, shell }: { registry: Registry | null; shell: string },
  ): Promise<PaintedPage | null> {
    const { match } = address;
    void this.prepare({ registry, shell });
    const { waitMs = PAGE_WAIT_MS } = this.#options;
    const late = Symbol('late');
    const found = await Promise.race([
      this.#paintedPage(address, { registry, shell }),
      setTimeout(waitMs, late, { ref: false }),
    ]);
    if (typeof found !== 'symbol') return found;
    this.#options.onOutcome(match?.key ?? 'shell', 'late', `not there after ${waitMs} ms`);
    return null;
  }

  async #paintedPage(
    { url, match, language }: { url: URL; match: RouteMatch | null; language: Language },
    { registry, shell }: { registry: Registry | null; shell: string },
  ): Promise<PaintedPage | null> {
    const remote = match === null ? null : { key: match.key, id: match.version };
    const painted: Painted = { shell, remote };
    const path = `${url.pathname}${url.search}`;
    const request = {
      url: new URL(path, this.#options.publicUrl).href,
      language,
      remotes: declaredRemotes(registry),
    };
    const owner = remote?.key ?? 'shell';
    const name = `${shell} ${remote?.key} ${remote?.id} ${registry?.revision} ${language} ${path}`;
    try {
      const calls = await this.#callsOf(name, painted, { ...request, answers: [] });
      if (calls === null) return null;
      const answers = await this.#answers(calls, language);
      const paint = await this.#paint(`${name} ${JSON.stringify(answers)}`, owner, painted, {
        ...request,
        answers,
      });
      return paint && { ...paint, data: answers.flatMap(firstData) };
    } catch (error) {
      const outcome = error instanceof PaintFailure ? error.reason : 'unsound';
      this.#options.onOutcome(owner, outcome, (error as Error).message);
      return null;
    }
  }

  /** Draws each page once after a publication, without data, so that no visitor waits for the first render. */
  async prepare({ registry, shell }: { registry: Registry | null; shell: string }): Promise<void> {
    const served = `${shell} ${registry?.revision}`;
    if (served === this.#prepared) return;
    this.#prepared = served;
    const remotes = declaredRemotes(registry);
    for (const { name, routes } of remotes) {
      const id = registry?.remotes[name]?.stable ?? '';
      for (const { path, match, meta } of routes) {
        if (meta?.firstPaint === undefined) continue;
        // The first render of a page is five times slower than the next.
        const url = new URL(match === 'exact' ? path : `${path}1`, this.#options.publicUrl).href;
        const request = { url, language: 'it', remotes, answers: [] } as const;
        try {
          await this.#runner.run('calls', { shell, remote: { key: name, id } }, request);
          await this.#runner.run('paint', { shell, remote: { key: name, id } }, request);
        } catch (error) {
          const outcome = error instanceof PaintFailure ? error.reason : 'failed';
          this.#options.onOutcome(name, outcome, (error as Error).message);
        }
      }
    }
  }

  close(): Promise<void> {
    return this.#runner.close();
  }

  async #callsOf(
    name: string,
    painted: Painted,
    request: Parameters<PaintRunner['run']>[2],
  ): Promise<string[] | null> {
    const kept = this.#calls.get(name);
    if (kept !== undefined) return kept === 'none' ? null : kept;
    const calls = await this.#runner.run('calls', painted, request);
    if (calls === null) {
      this.#calls.set(name, 'none');
      return null;
    }
    if (!isListOfCalls(calls)) throw new Error('it names calls that are none');
    this.#calls.set(name, calls);
    return calls;
  }

  async #paint(
    name: string,
    owner: string,
    painted: Painted,
    request: Parameters<PaintRunner['run']>[2],
  ): Promise<Paint | null> {
    const kept = this.#paints.get(name);
    if (kept !== undefined) {
      this.#options.onOutcome(owner, 'kept');
      return kept;
    }
    const value = await this.#runner.run('paint', painted, request);
    if (value === null) return null;
    const paint = soundPaint(value);
    this.#paints.set(name, paint);
    this.#options.onOutcome(owner, 'painted');
    return paint;
  }

  async #answers(calls: readonly string[], language: Language): Promise<PaintAnswer[]> {
    const found = await Promise.all(
      calls.map(async (call): Promise<PaintAnswer | null> => {
        try {
          // As anybody: neither cookies nor a session go along.
          const answer = await this.#options.api.fetch(`/api/${call}`, {
            headers: { accept: 'application/json', 'accept-language': language },
            signal: AbortSignal.timeout(ANSWER_TIME_OUT_MS),
            redirect: 'error',
          });
          return { call, status: answer.status, body: withoutOccasion(await answer.json()) };
        } catch {
          return null;
        }
      }),
    );
    return found.filter((answer) => answer !== null);
  }
}

/** Every answer names its request anew: with that in its name, no paint would be found again. */
function withoutOccasion(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('correlationId' in body)) return body;
  const { correlationId: _, ...rest } = body;
  return rest;
}

const firstData = ({ call, status, body }: PaintAnswer) =>
  status === 200 ? [{ call, data: (body as { data?: unknown } | null)?.data }] : [];

function isListOfCalls(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_CALLS &&
    value.every(
      (call) =>
        typeof call === 'string' &&
        call.length < 2000 &&
        callPattern.test(call) &&
        !call.includes('..'),
    )
  );
}

const declaredRemotes = (registry: Registry | null) =>
  Object.values(registry?.remotes ?? {}).flatMap(
    ({ stable, versions }) => versions[stable]?.remoteJson ?? [],
  );
