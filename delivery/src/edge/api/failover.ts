import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { takesIdempotencyKey } from 'contracts';
import type { Dispatcher } from 'undici';
import type { Outcome, Upstream, Upstreams } from './upstreams.ts';

type Controller = Dispatcher.DispatchController;
type Options = Dispatcher.DispatchOptions;
type Handler = Dispatcher.DispatchHandler;

/** No connection came about. */
const connectCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** The connection ended before the answer did. */
const lossCodes = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** An order has some hundred bytes; more is not held in memory for a repetition that is rarely needed. */
const MAX_KEPT_BODY = 64 * 1024;

/**
 * Sends each request to the upstream that `upstreams` chooses, and to the next one where that is safe: when no
 * connection came about, whatever the method; when the connection was lost before the answer began, only GET
 * and HEAD, and what the API does once for an `Idempotency-Key`.
 */
export function failover(upstreams: Upstreams): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const { body } = options;
    if (!(body instanceof Readable) || !isKeptForRepetition(options)) {
      return new Attempts(upstreams, dispatch, options, handler).begin();
    }
    buffer(body).then(
      (kept) => new Attempts(upstreams, dispatch, { ...options, body: kept }, handler).begin(),
      (error: Error) => handler.onResponseError?.(noController, error),
    );
    return true;
  };
}

class Attempts implements Handler {
  readonly #upstreams: Upstreams;
  readonly #dispatch: Dispatcher.Dispatch;
  readonly #options: Options;
  readonly #handler: Handler;
  readonly #tried = new Set<Upstream>();
  #upstream: Upstream | null = null;
  #isSent = false;
  #isAnswered = false;

  constructor(
    upstreams: Upstreams,
    dispatch: Dispatcher.Dispatch,
    options: Options,
    handler: Handler,
  ) {
    this.#upstreams = upstreams;
    this.#dispatch = dispatch;
    this.#options = options;
    this.#handler = handler;
  }

  /** @returns whether more may be sent now, as `dispatch` does */
  begin(): boolean {
    const first = this.#upstreams.choose(this.#tried);
    return first !== null && this.#sendTo(first);
  }

  #sendTo(upstream: Upstream): boolean {
    this.#tried.add(upstream);
    this.#upstream = upstream;
    this.#isSent = false;
    upstream.underWay += 1;
    return this.#dispatch({ ...this.#options, origin: upstream.origin }, this);
  }

  onRequestStart(controller: Controller, context: unknown): void {
    this.#isSent = true;
    this.#handler.onRequestStart?.(controller, context);
  }

  onRequestUpgrade(...answer: Parameters<NonNullable<Handler['onRequestUpgrade']>>): void {
    this.#end('answered');
    this.#handler.onRequestUpgrade?.(...answer);
  }

  onResponseStart(...answer: Parameters<NonNullable<Handler['onResponseStart']>>): void {
    this.#isAnswered = true;
    const [, , headers] = answer;
    // A process that ends says so in each of its last answers. It is not the only reason to close.
    if (headers.connection === 'close' && this.#upstream) this.#upstreams.onDoubt(this.#upstream);
    this.#handler.onResponseStart?.(...answer);
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    this.#handler.onResponseData?.(controller, chunk);
  }

  onResponseEnd(...end: Parameters<NonNullable<Handler['onResponseEnd']>>): void {
    this.#end('answered');
    this.#handler.onResponseEnd?.(...end);
  }

  onResponseError(controller: Controller, error: Error): void {
    const outcome = this.#outcomeOf(error);
    this.#end(outcome);
    const next = this.#mayRepeat(outcome) ? this.#upstreams.choose(this.#tried) : null;
    if (next === null) {
      this.#handler.onResponseError?.(controller, error);
      return;
    }
    next.taken += 1;
    this.#sendTo(next);
  }

  /** Null when it was our side that ended the request, or the time was up. */
  #outcomeOf(error: Error): Outcome | null {
    const code = String((error as NodeJS.ErrnoException).code);
    if (!this.#isSent) return connectCodes.has(code) ? 'refused' : null;
    return lossCodes.has(code) ? 'lost' : null;
  }

  #end(outcome: Outcome | null): void {
    const upstream = this.#upstream;
    if (upstream === null) return;
    this.#upstream = null;
    upstream.underWay -= 1;
    if (outcome === null) return;
    upstream.outcomes[outcome] += 1;
    if (outcome === 'refused') this.#upstreams.setHealth(upstream, 'away');
    if (outcome === 'lost') this.#upstreams.onDoubt(upstream);
  }

  #mayRepeat(outcome: Outcome | null): boolean {
    if (outcome === 'refused') return true;
    return outcome === 'lost' && !this.#isAnswered && isRepeatable(this.#options);
  }
}

function isRepeatable({ method, body, path, headers }: Options): boolean {
  if (method === 'GET' || method === 'HEAD') return !body;
  return hasKey(method, path, headers) && !(body instanceof Readable);
}

function isKeptForRepetition({ method, path, headers }: Options): boolean {
  const length = Number(headerOf(headers, 'content-length') ?? Infinity);
  return hasKey(method, path, headers) && length <= MAX_KEPT_BODY;
}

const hasKey = (method: string, path: string, headers: Options['headers']): boolean =>
  takesIdempotencyKey(method, path) && headerOf(headers, 'idempotency-key') !== undefined;

/** The proxy hands headers on as an object, with names in lower case. */
const headerOf = (headers: Options['headers'], name: string): unknown =>
  (headers as Record<string, unknown> | null | undefined)?.[name];

/** Of a request that never left. */
const noController: Controller = {
  aborted: true,
  paused: false,
  reason: null,
  abort: () => undefined,
  pause: () => undefined,
  resume: () => undefined,
};
