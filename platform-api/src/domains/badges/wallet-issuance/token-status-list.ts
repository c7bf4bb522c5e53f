import { createHeaderAndPayload, StatusList } from '@sd-jwt/jwt-status-list';
import { SignJWT } from 'jose';
import type { Platform } from '../../../platform.ts';
import { jwtKey, noteIssuer } from '../issuer/issuer-keys.ts';
import { LIST_LENGTH } from '../status/status-entry.ts';
import { LIST_TTL_SECONDS } from '../status/status-list.ts';
import { revokedCount, revokedPositions } from '../status/status-repository.ts';

export const tokenListAddress = (publicUrl: string, list: number) =>
  `${publicUrl}/api/Badges/Wallet/StatusLists/${list}`;

/** One that somebody kept back says so by itself after a day. */
const VALID_SECONDS = 86_400;

/** An unchanged list is signed again after this. */
const SIGNED_ANEW_MS = 3_600_000;

type Kept = { jwt: string; revoked: number; signedAt: number };

/**
 * The same lists as the Bitstring Status Lists of these numbers, in the form that SD-JWT VC names
 * (draft-ietf-oauth-status-list): a signed JWT, one bit for each badge. Signed when something changed, else once an
 * hour.
 */
export function tokenStatusLists(platform: Platform) {
  const kept = new Map<string, Kept>();
  return async (publicUrl: string, list: number): Promise<string> => {
    const key = `${publicUrl} ${list}`;
    const now = platform.clock.now().getTime();
    const known = kept.get(key);
    const revoked = await revokedCount(platform.database.db, list);
    if (known?.revoked === revoked && Math.abs(now - known.signedAt) < SIGNED_ANEW_MS) {
      return known.jwt;
    }
    const jwt = await signedList(platform, publicUrl, list);
    kept.set(key, { jwt, revoked, signedAt: now });
    return jwt;
  };
}

async function signedList(platform: Platform, publicUrl: string, list: number): Promise<string> {
  await noteIssuer(platform);
  const { privateKey, jwk } = await jwtKey(platform);
  const bits = new StatusList(
    Array.from({ length: LIST_LENGTH }, () => 0),
    1,
  );
  for (const position of await revokedPositions(platform.database.db, list)) {
    bits.setStatus(position % LIST_LENGTH, 1);
  }
  const iat = Math.floor(platform.clock.now().getTime() / 1000);
  const { header, payload } = createHeaderAndPayload(
    bits,
    {
      iss: publicUrl,
      sub: tokenListAddress(publicUrl, list),
      iat,
      exp: iat + VALID_SECONDS,
      ttl: LIST_TTL_SECONDS,
    },
    { alg: 'EdDSA', typ: 'statuslist+jwt', kid: jwk.kid },
  );
  return new SignJWT(payload).setProtectedHeader(header).sign(privateKey);
}
