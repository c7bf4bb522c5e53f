import {
  authorizationCodeGrantIdentifier,
  Oauth2AuthorizationServer,
  PkceCodeChallengeMethod,
  refreshTokenGrantIdentifier,
} from '@openid4vc/oauth2';
import type { Platform } from '../../../platform.ts';
import { callbacks } from '../wallet-issuance/callbacks.ts';
import { hashOf, randomCode } from '../wallet-issuance/hashes.ts';
import { refusals } from './refusals.ts';
import {
  deleteGrant,
  deleteToken,
  insertTokens,
  lockGrantOfCode,
  lockGrantOfToken,
  noteRedeemed,
  noteRefreshed,
  type Client,
  type Grant,
} from './repository.ts';
import { scopeNamesOf, scopeParameter } from './scopes.ts';
import { authorizationServer } from './service-description.ts';

/** Short: whoever copies one from a log has it for minutes. */
const ACCESS_MS = 15 * 60_000;
/** Moved by each refresh; a backpack that does not ask for so long asks the person again. */
const REFRESH_MS = 90 * 24 * 60 * 60_000;

const server = new Oauth2AuthorizationServer({ callbacks });

type TokenRequest = { body: Record<string, unknown>; url: string };

/**
 * The token endpoint: exchanges a code, or a refresh token for the next ones (RFC 6749, 4.1.3 and 6).
 * @throws an error of the protocol: invalid_request, unsupported_grant_type, invalid_grant, invalid_scope
 */
export async function giveTokens(platform: Platform, client: Client, request: TokenRequest) {
  const parsed = server.parseAccessTokenRequest({
    accessTokenRequest: request.body,
    request: { method: 'POST', url: request.url, headers: new Headers() },
  });
  const { grant } = parsed;
  if (grant.grantType === authorizationCodeGrantIdentifier) {
    return redeemCode(platform, client, { ...request, parsed: { ...parsed, grant } });
  }
  if (grant.grantType !== refreshTokenGrantIdentifier) throw refusals.grantUnsupported();
  return refresh(platform, client, {
    token: grant.refreshToken,
    scope: request.body['scope'],
  });
}

type Parsed = ReturnType<typeof server.parseAccessTokenRequest>;
type CodeRequest = TokenRequest & {
  parsed: Parsed & { grant: Extract<Parsed['grant'], { code: string }> };
};

/** Once: a code that comes again was stolen from one of the two, so all that it gave ends (RFC 6749, 4.1.2). */
async function redeemCode(platform: Platform, client: Client, request: CodeRequest) {
  const { code } = request.parsed.grant;
  const given = await platform.database.transaction(async () => {
    const found = await lockGrantOfCode(platform, hashOf(code));
    if (found === null || found.clientId !== client.id) return null;
    const { grant } = found;
    if (grant.redeemedAt !== null) {
      await deleteGrant(platform, grant.id);
      return null;
    }
    if (!(await isOfThisCode(platform, grant, request))) return null;
    const now = platform.clock.now();
    const endsAt = new Date(now.getTime() + lifetimeOf(client));
    await noteRedeemed(platform, { id: grant.id, redeemedAt: now, endsAt });
    return newTokens(platform, client, grant);
  });
  // After the transaction: what a repeated code ended must stay ended.
  if (given === null) throw refusals.grantInvalid();
  return given;
}

/** Whether the code holds still, and is exchanged by whoever asked for it, at the address that it was sent to. */
async function isOfThisCode(platform: Platform, grant: Grant, request: CodeRequest) {
  const { parsed, body } = request;
  const now = platform.clock.now();
  if (grant.codeExpiresAt <= now || body['redirect_uri'] !== grant.redirectUri) return false;
  // RFC 7636, 4.1: what can be guessed is no verifier.
  if (!/^[\w.~-]{43,128}$/.test(parsed.pkceCodeVerifier ?? '')) return false;
  try {
    await server.verifyAuthorizationCodeAccessTokenRequest({
      authorizationServerMetadata: authorizationServer(platform.config.publicUrl),
      grant: parsed.grant,
      accessTokenRequest: parsed.accessTokenRequest,
      request: { method: 'POST', url: request.url, headers: new Headers() },
      expectedCode: parsed.grant.code,
      pkce: {
        codeVerifier: parsed.pkceCodeVerifier ?? '',
        codeChallenge: grant.challenge,
        codeChallengeMethod: PkceCodeChallengeMethod.S256,
      },
    });
    return true;
  } catch {
    return false;
  }
}

/** A refresh token serves once; seen again it ends its family, since nobody can tell the thief (RFC 9700, 4.14.2). */
async function refresh(
  platform: Platform,
  client: Client,
  { token: text, scope }: { token: string; scope: unknown },
) {
  const hash = hashOf(text);
  const given = await platform.database.transaction(async () => {
    const found = await lockGrantOfToken(platform, hash);
    const now = platform.clock.now();
    if (found === null || found.clientId !== client.id) return null;
    const { token, grant } = found;
    if (token.kind !== 'refresh' || token.expiresAt <= now) return null;
    if (token.usedAt !== null) {
      await deleteGrant(platform, grant.id);
      return null;
    }
    // Fewer is not offered: the tokens are then of what was allowed, and say so.
    if (typeof scope === 'string' && scopeNamesOf(scope).some((n) => !grant.scopes.includes(n))) {
      throw refusals.scopeInvalid();
    }
    const endsAt = new Date(now.getTime() + REFRESH_MS);
    await noteRefreshed(platform, { hash, grantId: grant.id, at: now, endsAt });
    return newTokens(platform, client, grant);
  });
  if (given === null) throw refusals.grantInvalid();
  return given;
}

const refreshes = ({ metadata }: Client) => metadata.grant_types.includes('refresh_token');
const lifetimeOf = (client: Client) => (refreshes(client) ? REFRESH_MS : ACCESS_MS);

async function newTokens(platform: Platform, client: Client, grant: Grant) {
  const now = platform.clock.now().getTime();
  const [access, next] = [randomCode(32), randomCode(32)];
  const one = (kind: 'access' | 'refresh', token: string, ms: number) => ({
    hash: hashOf(token),
    grantId: grant.id,
    kind,
    expiresAt: new Date(now + ms),
  });
  await insertTokens(platform, [
    one('access', access, ACCESS_MS),
    ...(refreshes(client) ? [one('refresh', next, REFRESH_MS)] : []),
  ]);
  return {
    access_token: access,
    token_type: 'Bearer' as const,
    expires_in: ACCESS_MS / 1000,
    ...(refreshes(client) && { refresh_token: next }),
    scope: scopeParameter(grant.scopes),
  };
}

/** Ends a token of this client; a refresh token takes its family along. Of an unknown one nothing is told (RFC 7009, 2). */
export async function revokeToken(platform: Platform, client: Client, token: string) {
  await platform.database.transaction(async () => {
    const found = await lockGrantOfToken(platform, hashOf(token));
    if (found === null || found.clientId !== client.id) return;
    if (found.token.kind === 'refresh') await deleteGrant(platform, found.grant.id);
    else await deleteToken(platform, found.token.hash);
  });
}
