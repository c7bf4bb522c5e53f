import * as client from 'openid-client';
import type { IdentityPort } from '../../ports/identity.ts';

export type OpenIdConnectOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  scope: string;
  /** Levels of assurance (`acr`) that are asked for and accepted; none accepts any. */
  levels: readonly string[];
  /** Which of several identities the person has chosen, for a provider of more than one. */
  hint?: string;
  /** Told why a login is refused, for the log: the person is told only that it is. */
  onRefusal: (reason: string) => void;
  /** In place of the network: the embedded provider is asked within the process. */
  fetch?: client.CustomFetch;
};

const SECONDS = 10;

/** What the provider or a check has against a login; null for anything else that went wrong. */
function refusalIn(error: unknown): string | null {
  if (error instanceof client.AuthorizationResponseError) return error.error;
  if (error instanceof client.ResponseBodyError) return error.error;
  if (error instanceof client.WWWAuthenticateChallengeError) return error.code;
  if (error instanceof client.ClientError && error.code !== 'OAUTH_TIMEOUT') {
    // The message names the claim; its values stand in the cause only.
    const { cause } = error;
    return cause instanceof Error ? `${error.code}: ${cause.message}` : (error.code ?? 'refused');
  }
  return null;
}

/** Any OpenID Connect issuer, found by discovery at the first login; http only on loopback. */
export function openIdConnect(options: OpenIdConnectOptions): IdentityPort {
  let found: Promise<client.Configuration> | null = null;
  const discover = async () => {
    const issuer = new URL(options.issuer);
    const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(issuer.hostname);
    const configuration = await client.discovery(
      issuer,
      options.clientId,
      { client_secret: options.clientSecret, redirect_uris: [options.redirectUri] },
      client.ClientSecretBasic(options.clientSecret),
      {
        timeout: SECONDS,
        ...(options.fetch === undefined ? {} : { [client.customFetch]: options.fetch }),
        ...(isLoopback || options.fetch !== undefined
          ? // Marked as deprecated only to stand out: plain http never leaves this machine here.
            // oxlint-disable-next-line typescript/no-deprecated
            { execute: [client.allowInsecureRequests] }
          : {}),
      },
    );
    return configuration;
  };
  const configured = () => {
    found ??= discover().catch((error: unknown) => {
      // The next login asks again.
      found = null;
      throw error;
    });
    return found;
  };

  const isOfLevel = (level: unknown) =>
    options.levels.length === 0 || (typeof level === 'string' && options.levels.includes(level));

  return {
    async loginUrl({ state, nonce, codeVerifier }, language) {
      const address = client.buildAuthorizationUrl(await configured(), {
        redirect_uri: options.redirectUri,
        scope: options.scope,
        response_type: 'code',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        // A shared computer must not log the next person in as the last one.
        prompt: 'login',
        ui_locales: language,
        ...(options.levels.length > 0 ? { acr_values: options.levels.join(' ') } : {}),
        ...(options.hint === undefined ? {} : { login_hint: options.hint }),
      });
      return address.href;
    },
    async identify({ state, nonce, codeVerifier }, code) {
      const configuration = await configured();
      const answer = new URL(options.redirectUri);
      answer.searchParams.set('code', code);
      answer.searchParams.set('state', state);
      // RFC 9207: a provider that names itself in the answer did so to the browser, which passes on code and state only.
      if (configuration.serverMetadata().authorization_response_iss_parameter_supported) {
        answer.searchParams.set('iss', configuration.serverMetadata().issuer);
      }
      try {
        const tokens = await client.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (claims === undefined || !isOfLevel(claims['acr'])) {
          options.onRefusal('level of assurance');
          return null;
        }
        if (configuration.serverMetadata().userinfo_endpoint === undefined) return { ...claims };
        const info = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return { ...claims, ...info };
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal === null) throw error;
        options.onRefusal(refusal);
        return null;
      }
    },
  };
}
