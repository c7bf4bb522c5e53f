import type { IncomingHttpHeaders } from 'node:http';
import { Agent, request as send } from 'undici';

export type BackendLimits = {
  /** Until the whole answer is there. */
  answerMs: number;
  answerBytes: number;
  requestBytes: number;
  /** Of one remote at a time: a slow backend must not hold the edge's connections. */
  underWay: number;
  /** After so many failures in a row it is left alone for `restMs`. */
  failures: number;
  restMs: number;
};

export const usualLimits: BackendLimits = {
  answerMs: 10_000,
  answerBytes: 5 * 1024 * 1024,
  requestBytes: 1024 * 1024,
  underWay: 32,
  failures: 5,
  restMs: 2000,
};

export type BackendFailure = 'away' | 'late' | 'too-large' | 'busy' | 'resting';

export type BackendAnswer =
  | { kind: 'answer'; status: number; headers: Record<string, string>; body: Buffer }
  | { kind: 'failure'; failure: BackendFailure; error?: unknown };

export type BackendRequest = {
  url: URL;
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers: Record<string, string>;
  body: Buffer | null;
};

/** The way to one backend, with its own connections, its own limits and its own health. */
export class BackendWay {
  readonly #limits: BackendLimits;
  readonly #agent: Agent;
  #underWay = 0;
  #failures = 0;
  #restsUntil = 0;

  constructor(limits: BackendLimits) {
    this.#limits = limits;
    this.#agent = new Agent({ connections: limits.underWay, connect: { timeout: 2000 } });
  }

  async call(request: BackendRequest): Promise<BackendAnswer> {
    if (Date.now() < this.#restsUntil) return { kind: 'failure', failure: 'resting' };
    if (this.#underWay >= this.#limits.underWay) return { kind: 'failure', failure: 'busy' };
    this.#underWay += 1;
    try {
      const answer = await this.#send(request);
      if (answer.kind === 'answer') this.#failures = 0;
      return answer;
    } catch (error) {
      this.#failures += 1;
      // Then one may try again; when that fails too, the next rest begins at once.
      if (this.#failures >= this.#limits.failures)
        this.#restsUntil = Date.now() + this.#limits.restMs;
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { kind: 'failure', failure: isLate ? 'late' : 'away', error };
    } finally {
      this.#underWay -= 1;
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  async #send({ url, method, headers, body }: BackendRequest): Promise<BackendAnswer> {
    const { answerMs, answerBytes } = this.#limits;
    const answer = await send(url, {
      method,
      headers,
      body,
      dispatcher: this.#agent,
      signal: AbortSignal.timeout(answerMs),
    });
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of answer.body as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > answerBytes) {
        // Leaving the loop ends the connection: the rest is not read.
        return { kind: 'failure', failure: 'too-large' };
      }
      parts.push(part);
    }
    const { statusCode: status } = answer;
    return {
      kind: 'answer',
      status,
      headers: passedBack(answer.headers),
      body: Buffer.concat(parts),
    };
  }
}

/** What a backend learns of a request. Neither cookies nor the token of the session: it could act with them. */
const askedHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-modified-since',
  'if-none-match',
] as const;

/** What a browser learns of an answer. No cookie and no redirect: they would act for the whole product. */
const answeredHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
] as const;

export const passedOn = (headers: IncomingHttpHeaders) => chosen(headers, askedHeaders);
const passedBack = (headers: IncomingHttpHeaders) => chosen(headers, answeredHeaders);

function chosen(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]];
    }),
  );
}
