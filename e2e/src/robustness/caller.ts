import { expect, type Page } from '@playwright/test';
import { logIn } from '../people.ts';

type Answer<T> = { data: T; warning: string | null; code?: string };

/** The server did not acknowledge: it was gone, or the edge said that it could not be reached. */
export class NotAcknowledged extends Error {}

/** Calls the product through the edge, as the page of a person who has logged in would. */
export class Caller {
  readonly url: string;
  #token: string;
  readonly #renew: (token: string) => Promise<string>;

  /** @param renew gives the token that the session has in place of one that is over */
  constructor(url: string, token: string, renew: (token: string) => Promise<string>) {
    this.url = url;
    this.#token = token;
    this.#renew = renew;
  }

  /**
   * @returns the data of an acknowledged call
   * @throws NotAcknowledged when nobody can tell what became of it; Error for a refusal
   */
  async call<T>(method: string, path: string, body?: object, key?: string): Promise<T> {
    const answer = await this.send(
      method,
      `/api/${path}`,
      {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body === undefined ? undefined : JSON.stringify(body),
    );
    const { data, warning, code } = (await answer.json()) as Answer<T>;
    if (answer.status === 200 && warning === null) return data;
    throw new Error(`${method} ${path}: ${answer.status} ${code ?? ''} ${warning ?? ''}`);
  }

  async send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<Response> {
    const answer = await this.#send(method, path, headers, body);
    if (answer.status !== 401) return answer;
    this.#token = await this.#renew(this.#token);
    return this.#send(method, path, headers, body);
  }

  async #send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string | undefined,
  ): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(new URL(path, this.url), {
        method,
        redirect: 'manual',
        headers: { authorization: `Bearer ${this.#token}`, ...headers },
        ...(body === undefined ? {} : { body }),
      });
      // An answer that breaks off acknowledges nothing.
      const bytes = await answer.arrayBuffer();
      answer = new Response(bytes.byteLength > 0 ? bytes : null, {
        status: answer.status,
        headers: answer.headers,
      });
    } catch (error) {
      throw new NotAcknowledged(String(error));
    }
    if (answer.status === 502) throw new NotAcknowledged('502');
    return answer;
  }
}

/**
 * A caller with the token of a real login in the page.
 * @param onOver told when the token is over, before the page meets that too
 */
export async function callerOf(
  page: Page,
  url: string,
  person: string,
  onOver?: () => void,
): Promise<Caller> {
  await logIn(page, url, person);
  return callerHere(page, url, onOver);
}

/** A caller with the token of the session that the page has. */
export async function callerHere(page: Page, url: string, onOver?: () => void): Promise<Caller> {
  const tokenHere = () =>
    page.evaluate(
      () => (JSON.parse(localStorage.getItem('rtk:auth') ?? '{}') as { token: string }).token,
    );
  return new Caller(url, await tokenHere(), async (over) => {
    onOver?.();
    // A page that is opened takes a new one where it has to.
    if ((await tokenHere()) === over) await page.reload();
    await expect.poll(tokenHere).not.toBe(over);
    return tokenHere();
  });
}
