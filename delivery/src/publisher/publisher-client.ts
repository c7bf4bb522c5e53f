/** What pipelines, operators and edges ask of a publisher. */
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { GateRefusal } from '../gate/gate-refusal.ts';
import type { Refusal } from '../gate/gate-refusal.ts';
import type { CarryOrder } from '../operations/carry.ts';
import type { PreviewOrder } from '../operations/previews.ts';
import type { Verdicts } from '../operations/publication.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { attestationName, attestationText } from './attestation.ts';
import { isSafeAddress } from './safe-address.ts';
import { packFolder } from './sent-folder.ts';

/** It does not answer, or not as a publisher. */
export class PublisherUnreachable extends ReleaseRefusal {}

/** The token does not hold, or its rights do not reach. */
export class PublisherDenial extends ReleaseRefusal {}

/** The gate runs what was sent, and may wait for others. */
const TIME_OUT_MS = 300_000;

/** How what was accepted is served. */
export type ServingOrder = {
  canary?: { percent: number; roles?: string[] | undefined } | undefined;
  isStoreOnly?: boolean | undefined;
  reason: string;
  isDryRun?: boolean | undefined;
};

export type SentPublication = { builtDir: string; verdicts: Verdicts } & ServingOrder;

type Reason = { reason: string };

function queryOf({ canary, isStoreOnly, reason, isDryRun }: ServingOrder): URLSearchParams {
  const query = new URLSearchParams({ reason });
  if (isDryRun) query.set('dryRun', '1');
  if (isStoreOnly) query.set('storeOnly', '1');
  if (canary !== undefined) query.set('canary', String(canary.percent));
  for (const role of canary?.roles ?? []) query.append('role', role);
  return query;
}

const done = z.object({
  version: z.string(),
  state: z.string().default(''),
  ended: z.boolean().default(false),
});
const installed = z.object({ origin: z.url() });
const linked = z.object({ link: z.url() });
const lines = z.object({ lines: z.array(z.string()) });
const refused = z.object({
  code: z.string(),
  message: z.string(),
  refusals: z.array(z.object({ reason: z.string(), sentence: z.string() })).default([]),
});

export class PublisherClient {
  readonly #address: string;
  readonly #token: () => Promise<string>;
  readonly #timeOutMs: number;

  /**
   * @param address `https://publisher.example`.
   * @param token asked for at each call: tokens live for minutes.
   * @throws ReleaseRefusal for an address to which a token would travel in clear.
   */
  constructor(address: string, token: () => Promise<string>, timeOutMs = TIME_OUT_MS) {
    if (!isSafeAddress(address)) {
      throw new ReleaseRefusal(`${address} is no address of a publisher: https, or this machine.`);
    }
    this.#address = address.replace(/\/$/u, '');
    this.#token = token;
    this.#timeOutMs = timeOutMs;
  }

  /** Before minutes of building and testing. @throws PublisherDenial that names the right which is missing. */
  async requireRight(key: string, order: ServingOrder): Promise<void> {
    await this.#ask(key, `/releases/${key}?${queryOf(order).toString()}`, {});
  }

  /** @throws GateRefusal with every reason. */
  async publish(key: string, { builtDir, verdicts, ...order }: SentPublication): Promise<string> {
    const archive = await packFolder(builtDir, { [attestationName]: attestationText(verdicts) });
    const path = `/releases/${key}?${queryOf(order).toString()}`;
    return this.#send(key, path, new Uint8Array(archive));
  }

  async #send(key: string, path: string, archive: Uint8Array<ArrayBuffer>): Promise<string> {
    const headers = { 'content-type': 'application/x-tar' };
    return done.parse(await this.#ask(key, path, { method: 'POST', headers, body: archive }))
      .version;
  }

  /** Origin of the product whose releases it publishes. */
  async installation(): Promise<string> {
    return installed.parse(await this.#ask('', '/installation', {})).origin;
  }

  /** What another installation takes: the files of a release, and what is known of them, signed. */
  async carryOut(key: string, { isAnyway, ...order }: CarryOrder & Reason): Promise<ArrayBuffer> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, anyway: isAnyway }),
    };
    const answer = await this.#ask(key, `/remotes/${key}/carry`, init, (response) =>
      response.arrayBuffer(),
    );
    return answer as ArrayBuffer;
  }

  /** @param archive as another publisher gave it out. @throws GateRefusal with every reason. */
  async carryIn(
    key: string,
    archive: ArrayBuffer,
    { isAnyway, ...order }: ServingOrder & { isAnyway?: boolean | undefined },
  ): Promise<string> {
    const query = queryOf(order);
    if (isAnyway) query.set('anyway', '1');
    return this.#send(key, `/carried/${key}?${query.toString()}`, new Uint8Array(archive));
  }

  /** @returns the version that the operation was about. */
  async operate(
    key: string,
    operation: 'promote' | 'rollback' | 'canary' | 'halt' | 'withdraw',
    body: Record<string, unknown>,
  ): Promise<{ version: string; ended: boolean }> {
    const answer = await this.#ask(key, `/remotes/${key}/${operation}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return done.parse(answer);
  }

  /** @returns the address of the preview. */
  async preview({ isAnyway, ...order }: PreviewOrder): Promise<string> {
    const answer = await this.#ask('', '/previews', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...order, anyway: isAnyway }),
    });
    return linked.parse(answer).link;
  }

  async read(what: 'status' | 'history', query: Record<string, string>): Promise<string[]> {
    const search = new URLSearchParams(query).toString();
    const answer = await this.#ask('', `/${what}?${search}`, {});
    return lines.parse(answer).lines;
  }

  async #ask(
    key: string,
    path: string,
    init: RequestInit,
    read: (response: Response) => Promise<unknown> = (response) => response.json(),
  ): Promise<unknown> {
    const headers = { ...(init.headers as Record<string, string>) };
    headers['authorization'] = `Bearer ${checkedToken(await this.#token())}`;
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(this.#address + path, {
        ...init,
        headers,
        // Another address is not the one that was meant to have the token.
        redirect: 'error',
        signal: AbortSignal.timeout(this.#timeOutMs),
      });
      answer = await (response.ok ? read(response) : response.json());
    } catch (error) {
      throw new PublisherUnreachable(`${this.#address} does not answer: ${causeOf(error)}`);
    }
    if (response.ok) return answer;
    const { success, data } = refused.safeParse(answer);
    if (!success || response.status >= 500) {
      const said = success ? data.message : `status ${response.status}`;
      throw new PublisherUnreachable(`${this.#address} does not do it: ${said}`);
    }
    if (response.status === 401 || response.status === 403) throw new PublisherDenial(data.message);
    if (data.refusals.length > 0) throw new GateRefusal(key, data.refusals as Refusal[]);
    throw new ReleaseRefusal(data.message);
  }
}

/** What is no token must not come back in the words of an error. */
function checkedToken(text: string): string {
  const token = text.trim();
  if (/^[\w.~+/=-]+$/u.test(token)) return token;
  throw new ReleaseRefusal('What was given as the token is none.');
}

/** fetch says why only in the cause. */
function causeOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}

/**
 * In the environment: arguments can be read by whoever is on the machine. `RELEASE_TOKEN`, or the file that
 * `RELEASE_TOKEN_FILE` names, read at each call: others renew it while a long test runs.
 */
export const tokenOfEnvironment =
  (name = 'RELEASE_TOKEN') =>
  async (): Promise<string> => {
    const file = process.env[`${name}_FILE`];
    if (file) return tokenIn(file);
    const token = process.env[name];
    if (token) return token;
    throw new ReleaseRefusal(
      `${name} is not set: the OpenID token of your pipeline or of you, or ${name}_FILE, a file that has it.`,
    );
  };

async function tokenIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new ReleaseRefusal(`The token in ${file} cannot be read: ${(error as Error).message}`);
  }
}
