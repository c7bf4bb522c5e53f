import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import type { AuthState, OpenedSession } from '../../domains/identity/index.ts';
import type { LoginKind } from '../../ports/credential-kinds.ts';
import type { TestPlatform } from '../platform.ts';
import { testBrowser, type TestBrowser } from './browser.ts';

export type Answer<T> = {
  data: T | null;
  warning: string | null;
  Info: string | null;
  code?: string;
};

type Invitation = { code: string; sameDevice: string; expiresAt: string; secondsLeft: number };

/** What a request object says, as far as a test needs it. */
export type ReadRequest = {
  client_id: string;
  nonce: string;
  state: string;
  response_uri: string;
  response_mode: string;
  dcql_query: { credentials: { id: string }[] };
  exp: number;
};

/** The page with the code, in its own browser. */
export async function qrLogin(
  t: TestPlatform,
  kind: LoginKind = 'Login',
  browser: TestBrowser = testBrowser(t.app),
) {
  const requestId = randomUUID();
  const post = async <T>(url: string, payload: object) => {
    const answer = await browser.send({ method: 'POST', url: `/api/Login/${url}`, payload });
    return { status: answer.statusCode, ...answer.json<Answer<T>>() };
  };
  const newCode = async () => {
    const { data } = await post<Invitation>('QrCode', { requestId, kind });
    assert.ok(data);
    return data;
  };
  const invitation = await newCode();
  return {
    requestId,
    browser,
    invitation,
    newCode,
    status: async () => {
      const url = `/api/Login/QrCode?requestId=${requestId}`;
      const answer = await browser.send({ url });
      return answer.json<Answer<{ status: string; secondsLeft: number }>>();
    },
    identify: () => post<AuthState>('CredentialLogin', { requestId }),
    complete: (path = 'Complete') => post<OpenedSession>(path, { requestId, cart: null }),
  };
}

/** Fetches the request that a code refers to, as a wallet would, without checking it. */
export async function fetchRequest(t: TestPlatform, code: string): Promise<ReadRequest> {
  const url = new URL(new URL(code).searchParams.get('request_uri') ?? '');
  const answer = await t.app.inject({ url: `${url.pathname}${url.search}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return decodeJwt<ReadRequest>(answer.body);
}

/** Posts a wallet's answer. */
export async function direct(
  t: TestPlatform,
  { response_uri }: Pick<ReadRequest, 'response_uri'>,
  fields: Record<string, string>,
  language = 'it',
) {
  const url = new URL(response_uri);
  const answer = await t.app.inject({
    method: 'POST',
    url: `${url.pathname}${url.search}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': language,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: answer.statusCode, ...answer.json<Answer<null> & { redirect_uri?: string }>() };
}
