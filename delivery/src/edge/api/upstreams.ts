/**
 * What is known of a process of platform-api:
 * - `ready`: it gets requests
 * - `unready`: it answers, and its readiness says no: it ends, or its database is away
 * - `away`: nobody accepts connections, or readiness gives no answer
 */
export type UpstreamHealth = 'ready' | 'unready' | 'away';

/** How a request to an upstream ended: with an answer, before a byte was sent, or on a broken connection. */
export type Outcome = 'answered' | 'refused' | 'lost';

export type Upstream = {
  /** `http://10.0.0.4:8081` */
  readonly origin: string;
  health: UpstreamHealth;
  /** Requests without the end of an answer. */
  underWay: number;
  readonly outcomes: Record<Outcome, number>;
  /** Requests that came here because another upstream failed. */
  taken: number;
};

const preference: UpstreamHealth[] = ['ready', 'unready', 'away'];

/**
 * The origins in `API_URL`.
 * @param text addresses with commas between
 * @throws for what is no address, or has a path
 */
export function parseApiUrls(text: string): string[] {
  const urls = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  for (const url of urls) {
    if (!URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol)) {
      throw new Error(`API_URL: "${url}" is not an address, http://host:port`);
    }
    if (new URL(url).pathname !== '/') throw new Error(`API_URL: "${url}" must not have a path`);
  }
  if (urls.length === 0) throw new Error('API_URL names no address');
  return [...new Set(urls.map((url) => new URL(url).origin))];
}

/** The processes of platform-api behind an edge, and which of them gets the next request. */
export class Upstreams {
  readonly all: readonly Upstream[];
  /** Called when a request met something that readiness has to explain. */
  onDoubt: (upstream: Upstream) => void = () => undefined;
  onChange: (upstream: Upstream, before: UpstreamHealth) => void = () => undefined;
  #turn = 0;

  constructor(origins: string[]) {
    this.all = origins.map((origin) => ({
      origin,
      health: 'ready',
      underWay: 0,
      outcomes: { answered: 0, refused: 0, lost: 0 },
      taken: 0,
    }));
  }

  /**
   * The upstream for the next attempt: of those in the best health the one with the fewest requests under
   * way, in turn where they are equal. One that is not ready is better than none: what is known may be old,
   * and its refusal is more precise than ours.
   * @returns null when all were tried
   */
  choose(tried: ReadonlySet<Upstream>): Upstream | null {
    this.#turn += 1;
    const { length } = this.all;
    const inTurn = this.all.map((_, index) => this.all[(index + this.#turn) % length]!);
    const free = inTurn.filter((upstream) => !tried.has(upstream));
    const health = preference.find((wanted) => free.some((upstream) => upstream.health === wanted));
    const candidates = free.filter((upstream) => upstream.health === health);
    const fewest = Math.min(...candidates.map(({ underWay }) => underWay));
    return candidates.find(({ underWay }) => underWay === fewest) ?? null;
  }

  setHealth(upstream: Upstream, health: UpstreamHealth): void {
    const before = upstream.health;
    upstream.health = health;
    if (before !== health) this.onChange(upstream, before);
  }
}
