import { Oauth2AuthorizationServer, preAuthorizedCodeGrantIdentifier } from '@openid4vc/oauth2';
import type { Platform } from '../../../platform.ts';
import { callbacks } from './callbacks.ts';
import { hashOf, isSame, randomCode } from './hashes.ts';
import { refusals } from './refusals.ts';
import { countTry, holdOffer, insertToken, isRevoked } from './repository.ts';

/** So long a wallet may ask for the badge, again too when an answer was lost. */
const TOKEN_LIFETIME_MS = 5 * 60_000;

const server = new Oauth2AuthorizationServer({ callbacks });

/** What a wallet posts, as it is. */
type TokenRequest = { body: Record<string, unknown>; url: string };

/**
 * Exchanges an offer's code for a token, once (OpenID4VCI 1.0, 6). The try is counted before the transaction code
 * is compared, so that guesses at once are no more than one after the other.
 * @throws an error of the protocol: invalid_request, unsupported_grant_type, invalid_grant
 */
export async function redeemOffer(platform: Platform, { body, url }: TokenRequest) {
  const { grant } = server.parseAccessTokenRequest({
    accessTokenRequest: body,
    request: { method: 'POST', url, headers: new Headers() },
  });
  if (grant.grantType !== preAuthorizedCodeGrantIdentifier) throw refusals.grantUnsupported();
  const { preAuthorizedCode: code, txCode } = grant;
  if (txCode === undefined || txCode === '') throw refusals.transactionCodeMissing();
  const offer = await countTry(platform, hashOf(code));
  if (offer === null || (await isRevoked(platform, offer.badgeId))) throw refusals.codeInvalid();
  if (!isSame(offer.transactionHash, hashOf(code, txCode))) throw refusals.transactionCodeWrong();
  const token = randomCode(32);
  await platform.database.transaction(async () => {
    const isFirst =
      (await holdOffer(platform, offer.id)) &&
      (await insertToken(platform, {
        offerId: offer.id,
        hash: hashOf(token),
        expiresAt: new Date(platform.clock.now().getTime() + TOKEN_LIFETIME_MS),
      }));
    if (!isFirst) throw refusals.codeInvalid();
  });
  return {
    access_token: token,
    token_type: 'Bearer' as const,
    expires_in: TOKEN_LIFETIME_MS / 1000,
  };
}
