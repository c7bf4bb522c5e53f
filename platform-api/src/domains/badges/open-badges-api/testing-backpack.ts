import { randomUUID } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { scopes } from './scopes.ts';

export const PUBLIC_URL = 'https://badges.example';
const BASE = `${PUBLIC_URL}/ims/ob/v3p0`;
export const REDIRECT = 'https://backpack.example/back';
export const BOTH = `${scopes.credentials.address} ${scopes.profile.address}`;

export const metadata = {
  client_name: 'Zaino di prova',
  client_uri: 'https://backpack.example/',
  logo_uri: 'https://backpack.example/logo.png',
  tos_uri: 'https://backpack.example/terms',
  policy_uri: 'https://backpack.example/privacy',
  software_id: randomUUID(),
  software_version: '1',
  redirect_uris: [REDIRECT, 'https://backpack.example/other'],
  grant_types: ['authorization_code', 'refresh_token'],
  scope: BOTH,
};

/** Carries the client library's requests to the application, which listens nowhere. */
const fetchOf =
  (t: TestPlatform) =>
  async (
    address: string,
    init: { method: string; headers: object; body?: URLSearchParams | string | undefined | null },
  ) => {
    const url = new URL(address);
    const answer = await t.call(null, {
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: { ...init.headers, host: url.host },
      ...(init.body != null && { payload: init.body.toString() }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };

/** A backpack that `oauth4webapi` drives: discovery, registration, PKCE, tokens, resources. */
export async function backpack(t: TestPlatform, change: Partial<typeof metadata> = {}) {
  const options = { [oauth.customFetch]: fetchOf(t) };
  const issuer = new URL(BASE);
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' }),
  );
  const client = await oauth.processDynamicClientRegistrationResponse(
    await oauth.dynamicClientRegistrationRequest(server, { ...metadata, ...change }, options),
  );
  const { client_secret: secret } = client;
  if (typeof secret !== 'string') throw new Error('The registration has no secret');
  const auth = oauth.ClientSecretBasic(secret);

  /** The query with which a backpack opens the consent page, and what it keeps of it. */
  async function request(wish: Record<string, string | null> = {}) {
    const verifier = oauth.generateRandomCodeVerifier();
    const state = oauth.generateRandomState();
    const asked: Record<string, string | null> = {
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: REDIRECT,
      scope: BOTH,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...wish,
    };
    const present = Object.entries(asked).filter((entry): entry is [string, string] => {
      const [, value] = entry;
      return value !== null;
    });
    return { query: new URLSearchParams(present).toString(), verifier, state };
  }

  /** A person's answer to it, as the browser comes back. */
  async function answered(session: TestSession, wish = {}, isAllowed = true) {
    const asked = await request(wish);
    const answer = await session.call({
      method: 'POST',
      url: '/api/Badges/Backpacks/Request',
      payload: { query: asked.query, isAllowed },
    });
    return { ...asked, address: new URL(answer.json().data.address) };
  }

  async function exchange(
    { address, state, verifier }: { address: URL; state: string; verifier: string },
    redirect = REDIRECT,
  ) {
    const parameters = oauth.validateAuthResponse(server, client, address, state);
    return oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(
        server,
        client,
        auth,
        parameters,
        redirect,
        verifier,
        options,
      ),
    );
  }

  const refreshed = async (token: string) =>
    oauth.processRefreshTokenResponse(
      server,
      client,
      await oauth.refreshTokenGrantRequest(server, client, auth, token, options),
    );

  return {
    server,
    client,
    request,
    answered,
    exchange,
    refreshed,
    /** All at once, by a person who allows it. */
    connected: async (session: TestSession, wish = {}) => exchange(await answered(session, wish)),
    revoked: async (token: string) =>
      oauth.processRevocationResponse(
        await oauth.revocationRequest(server, client, auth, token, options),
      ),
    read: (token: string, path: string) =>
      t.call(null, {
        url: `/ims/ob/v3p0/${path}`,
        headers: { authorization: `Bearer ${token}` },
      }),
  };
}

/** The code in which a request was refused; null when it was not. */
export async function refusal(act: Promise<unknown>): Promise<string | null> {
  try {
    await act;
    return null;
  } catch (error) {
    if (
      error instanceof oauth.ResponseBodyError ||
      error instanceof oauth.AuthorizationResponseError
    )
      return error.error;
    // A 401 is told by its header.
    if (error instanceof oauth.WWWAuthenticateChallengeError) return 'challenge';
    throw error;
  }
}
