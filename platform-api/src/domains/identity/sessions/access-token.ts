import { jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../../platform.ts';

/** Seconds that an access token lives (E29). */
export const ACCESS_TOKEN_LIFETIME = 300;

const issuer = 'workerbadge';
const audience = 'platform-api';

const key = (platform: Platform) => Buffer.from(platform.secrets.accessToken, 'base64url');
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** A JWT that names session and user, nothing personal. */
export function signAccessToken(
  platform: Platform,
  session: { id: string; userId: string },
): Promise<string> {
  const now = seconds(platform.clock.now());
  return new SignJWT({ sid: session.id })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(session.userId)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_LIFETIME)
    .sign(key(platform));
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The session that a token names; null for one that is expired, foreign or no token at all. */
export async function verifyAccessToken(
  platform: Platform,
  token: string,
): Promise<{ sessionId: string; userId: string } | null> {
  try {
    const { payload } = await jwtVerify(token, key(platform), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      currentDate: platform.clock.now(),
    });
    const { sid, sub } = payload;
    if (typeof sid !== 'string' || typeof sub !== 'string' || !uuidPattern.test(sid)) return null;
    return { sessionId: sid, userId: sub };
  } catch {
    return null;
  }
}
