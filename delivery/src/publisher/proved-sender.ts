/** Who sends a request, proved by an OpenID token of an issuer that the rights name. */
import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose';
import type { JWTVerifyGetKey } from 'jose';
import type { Issuer, ProvedClaims, Rights } from './rights.ts';

/** Asymmetric ones only: with a shared secret, whoever can verify could also forge. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'EdDSA',
];

/** Seconds by which the clocks of issuer and publisher may differ. */
const CLOCK_TOLERANCE = 5;
const KEYS_TIME_OUT_MS = 5000;

/** What is wrong with a token, for who sent it. */
export class TokenRefusal extends Error {}

/** The issuer does not answer: nothing is known of its tokens. */
export class IssuerUnreachable extends Error {}

/** Verifies tokens; the keys of each issuer are kept between requests. */
export class TokenVerifier {
  readonly #keys = new Map<string, JWTVerifyGetKey>();

  /**
   * @param authorization the header of the request.
   * @throws TokenRefusal, IssuerUnreachable
   */
  async claimsOf(authorization: string | undefined, rights: Rights): Promise<ProvedClaims> {
    const token = /^Bearer ([\w.~+/=-]+)$/iu.exec(authorization ?? '')?.[1];
    if (token === undefined) throw new TokenRefusal('No token: send it as "authorization: Bearer"');
    const issuer = issuerOf(token, rights);
    try {
      const { payload } = await jwtVerify(token, this.#keysOf(issuer), {
        issuer: issuer.issuer,
        audience: issuer.audience,
        algorithms,
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: issuer.maxAgeMinutes * 60,
        clockTolerance: CLOCK_TOLERANCE,
      });
      return { ...payload, iss: issuer.issuer, sub: String(payload.sub) };
    } catch (error) {
      if (error instanceof errors.JWTExpired) {
        throw new TokenRefusal(
          `The token is too old: it ends with its own time, and here ${issuer.maxAgeMinutes} minutes after it was issued. Ask ${issuer.issuer} for another`,
        );
      }
      throw isAboutToken(error)
        ? new TokenRefusal(`The token does not hold: ${error.message}`)
        : new IssuerUnreachable(`The keys of ${issuer.issuer} cannot be read`, { cause: error });
    }
  }

  #keysOf({ jwks }: Issuer): JWTVerifyGetKey {
    const known =
      this.#keys.get(jwks) ??
      createRemoteJWKSet(new URL(jwks), { timeoutDuration: KEYS_TIME_OUT_MS });
    this.#keys.set(jwks, known);
    return known;
  }
}

/** Which of the issuers a token says that it is from; it is verified with the keys of that one. */
function issuerOf(token: string, rights: Rights): Issuer {
  let claimed: string | undefined;
  try {
    claimed = decodeJwt(token).iss;
  } catch {
    throw new TokenRefusal('This is no token');
  }
  const issuer = rights.issuers.find((one) => one.issuer === claimed);
  if (issuer === undefined)
    throw new TokenRefusal('The token is of an issuer that is not known here');
  return issuer;
}

/** jose has one class for what is wrong with a key set, and a plain one for an answer that is not 200. */
function isAboutToken(error: unknown): error is errors.JOSEError {
  return (
    error instanceof errors.JOSEError &&
    !(error instanceof errors.JWKSTimeout) &&
    !(error instanceof errors.JWKSInvalid) &&
    error.code !== 'ERR_JOSE_GENERIC'
  );
}

const NAME_LENGTH = 200;

/** The name for the history: what the issuer says, never what the sender says. */
export function nameOf(claims: ProvedClaims): string {
  const { email } = claims;
  const isProved = typeof email === 'string' && claims['email_verified'] === true;
  const name = `${isProved ? email : claims.sub} (${new URL(claims.iss).host})`;
  // It is printed to terminals.
  return name.replaceAll(/\p{C}/gu, '').slice(0, NAME_LENGTH);
}
