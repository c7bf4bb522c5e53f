import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { demoPeople, type DemoPersonKey } from '../../demo/people.ts';
import type { AuthState, OpenedSession } from '../../domains/identity/index.ts';
import type { TestPlatform } from '../platform.ts';
import { testBrowser } from './browser.ts';
import type { Answer } from './wallet-login.ts';

/** A browser as far as a login needs one: in the process of the server, or over the network. */
export type LoginBrowser = {
  send(request: {
    method?: 'GET' | 'POST' | 'PUT';
    url: string;
    headers?: Record<string, string>;
    payload?: object | string;
  }): Promise<{
    statusCode: number;
    headers: { location?: unknown };
    body: string;
    json<T>(): T;
  }>;
};

/** What a page posts to a call of the login. */
export const post = <Browser extends LoginBrowser>(
  browser: Browser,
  call: string,
  payload: object,
) =>
  browser.send({ method: 'POST', url: `/api/Login/${call}`, payload }) as ReturnType<
    Browser['send']
  >;

export async function startLogin(browser: LoginBrowser, requestId: string, language = 'it') {
  const answer = await browser.send({
    url: `/api/Login/GetUrlSpidLogin?requestId=${requestId}`,
    headers: { 'accept-language': language },
  });
  return { status: answer.statusCode, ...answer.json<Answer<string>>() };
}

export async function toLoginPage(browser: LoginBrowser, address: string): Promise<string> {
  const answer = await browser.send({ url: address });
  assert.equal(answer.statusCode, 303, answer.body);
  return String(answer.headers.location);
}

/** Goes to the provider, picks the person, confirms, and comes back with code and state. */
export async function throughProvider(
  browser: LoginBrowser,
  address: string,
  person: DemoPersonKey,
) {
  const page = await toLoginPage(browser, address);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = `person=${demoPeople[person].userId}`;
  const second = await browser.send({
    method: 'POST',
    url: `${page}/person`,
    headers: form,
    payload,
  });
  assert.equal(second.statusCode, 200);
  let answer = await browser.send({
    method: 'POST',
    url: `${page}/confirm`,
    headers: form,
    payload,
  });
  while (answer.statusCode === 303 && !String(answer.headers.location).includes('/auth?')) {
    answer = await browser.send({ url: String(answer.headers.location) });
  }
  const back = new URL(String(answer.headers.location));
  assert.equal(`${back.origin}${back.pathname}`, 'http://localhost:8080/auth');
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

export const exchange = async (browser: LoginBrowser, body: Record<string, string>) =>
  (await post(browser, 'SpidLogin', body)).json<Answer<AuthState>>();

export const complete = async (browser: LoginBrowser, requestId: string, cart?: object) =>
  (await post(browser, 'Complete', { requestId, cart: cart ?? null })).json<
    Answer<OpenedSession>
  >();

/** A browser that has come back from the provider, its code not exchanged yet. */
export async function returned(t: Pick<TestPlatform, 'app'>, person: DemoPersonKey) {
  const browser = testBrowser(t.app);
  const requestId = randomUUID();
  const { data: address } = await startLogin(browser, requestId);
  assert.ok(address);
  const { code, state } = await throughProvider(browser, address, person);
  return { browser, requestId, code, state };
}

/** A browser whose code has been exchanged: the server knows who the person is. */
export async function identified(t: Pick<TestPlatform, 'app'>, person: DemoPersonKey) {
  const login = await returned(t, person);
  const { browser, requestId, code, state } = login;
  return { ...login, answer: await exchange(browser, { code, state, clientId: requestId }) };
}
