import type { LoginBrowser } from '../login/provider-login.ts';
import type { TrafficLog, TrafficKind } from './traffic-log.ts';

type Sent = Parameters<LoginBrowser['send']>[0];

/** A person's browser before the edge: cookies, its own address, and no JavaScript. */
export class VisitorBrowser implements LoginBrowser {
  readonly #edge: string;
  readonly #address: string;
  readonly #log: TrafficLog;
  readonly #cookies = new Map<string, { value: string; path: string }>();
  token: string | null = null;

  constructor(edge: string, address: string, log: TrafficLog) {
    this.#edge = edge;
    this.#address = address;
    this.#log = log;
  }

  /** One request, not timed. */
  async send({
    method = 'GET',
    url,
    headers = {},
    payload,
  }: Sent): ReturnType<LoginBrowser['send']> {
    const { pathname, search } = new URL(url, this.#edge);
    const cookie = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const isObject = typeof payload === 'object';
    const answer = await fetch(`${this.#edge}${pathname}${search}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': this.#address,
        ...(isObject ? { 'content-type': 'application/json' } : {}),
        ...(cookie === '' ? {} : { cookie }),
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: isObject ? JSON.stringify(payload) : payload }),
      signal: AbortSignal.timeout(30_000),
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    const body = await answer.text();
    const location = answer.headers.get('location');
    return {
      statusCode: answer.status,
      headers: location === null ? {} : { location },
      body,
      json: () => JSON.parse(body),
    };
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', ...value] = pair.split('=');
    const of = (key: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const isGone = of('max-age') === '0' || Date.parse(of('expires') ?? '') < Date.now();
    if (isGone || value.join('=') === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value: value.join('='), path: of('path') ?? '/' });
  }

  /**
   * One request of a kind, timed; any answer but the expected one is an error of the traffic.
   * @returns `data` of the answer, true for one without, null after an error
   */
  // oxlint-disable-next-line typescript/no-explicit-any
  async ask(kind: TrafficKind, sent: Sent, expected = 200): Promise<any> {
    return this.#log.time(kind, async () => {
      const answer = await this.send(sent);
      if (answer.statusCode !== expected) {
        throw new Error(`${sent.url}: ${answer.statusCode} ${answer.body.slice(0, 300)}`);
      }
      if (expected !== 200) return true;
      const { data, warning } = answer.json<{ data: unknown; warning: string | null }>();
      if (warning !== null) throw new Error(`${sent.url}: ${warning}`);
      return data;
    });
  }

  forgetEverything(): void {
    this.#cookies.clear();
    this.token = null;
  }
}
