import { calculateJwkThumbprint, EmbeddedJWK, jwtVerify, type JWK } from 'jose';
import type { Config } from '../../../config.ts';
import type { Platform } from '../../../platform.ts';
import { identityErrors } from '../errors.ts';
import { rememberProof } from '../repository.ts';

/** Seconds around now in which a proof counts; clocks of browsers are not exact. */
const TOLERANCE = 300;

type Target = { method: string; path: string };

/**
 * Checks a DPoP proof (RFC 9449): signature by the key it carries, method, address, age, and that it
 * was never seen. Returns the key's thumbprint (RFC 7638); null without a proof.
 * Throws PROOF_REFUSED for a proof that is not one.
 */
export async function provenKey(
  platform: Platform,
  proof: string | string[] | undefined,
  target: Target,
): Promise<string | null> {
  if (proof === undefined) return null;
  if (Array.isArray(proof) || proof.length > 4000) throw identityErrors.PROOF_REFUSED();
  const checked = await check(platform, proof, target);
  if (checked === null) throw identityErrors.PROOF_REFUSED();
  const expiresAt = new Date(platform.clock.now().getTime() + 2 * TOLERANCE * 1000);
  if (!(await rememberProof(platform, `${checked.thumbprint}.${checked.id}`, expiresAt))) {
    throw identityErrors.PROOF_REFUSED();
  }
  return checked.thumbprint;
}

async function check(platform: Platform, proof: string, target: Target) {
  try {
    const now = platform.clock.now();
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      typ: 'dpop+jwt',
      algorithms: ['ES256'],
      currentDate: now,
    });
    const { jti, htm, htu, iat } = payload;
    if (typeof jti !== 'string' || jti.length < 8 || jti.length > 100) return null;
    if (htm !== target.method || typeof htu !== 'string') return null;
    if (!isTarget(platform.config, htu, target.path)) return null;
    if (iat === undefined || Math.abs(iat - now.getTime() / 1000) > TOLERANCE) return null;
    const jwk = protectedHeader.jwk as JWK;
    return { thumbprint: await calculateJwkThumbprint(jwk, 'sha256'), id: jti };
  } catch {
    return null;
  }
}

const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/** Our public address; on a developer's machine any loopback address, since remotes run on their own ports. */
function isTarget(config: Config, address: string, path: string): boolean {
  if (!URL.canParse(address)) return false;
  const given = new URL(address);
  const own = new URL(config.publicUrl);
  const isOurs =
    given.origin === own.origin || (isLoopback(own.hostname) && isLoopback(given.hostname));
  return isOurs && given.pathname.toLowerCase() === path.toLowerCase();
}
