import { SignJWT, type JWK } from 'jose';
import { z } from 'zod';
import { numericDate } from '../../../credentials/instants.ts';
import type { Platform } from '../../../platform.ts';
import { jwkId } from '../issuer/issuer.ts';
import { jwtKey, noteIssuer } from '../issuer/issuer-keys.ts';
import type { Badge } from '../repository.ts';

/** What the claims of a JWT repeat of a credential. */
const claimed = z.looseObject({
  id: z.string(),
  issuer: z.looseObject({ id: z.string() }),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime().optional(),
  credentialSubject: z.looseObject({ id: z.string().optional() }),
});

/**
 * The credential as a VC-JWT (Open Badges 3.0, JSON Web Token proof): the payload is the credential with the
 * proof that it has, member by member in its order, and the claims after it. Without them it is the text that
 * is on the ledger again. Signed by today's key; the same bytes each time. The badge must be sound.
 * @param holderKey of a wallet, to which it is bound by one more claim (`cnf`, RFC 7800)
 */
export async function credentialJwt(
  platform: Platform,
  { credential, issuerAddress }: Pick<Badge, 'credential' | 'issuerAddress'>,
  holderKey?: JWK,
): Promise<string> {
  // Before the signature: nobody must ever see one whose key is not published.
  await noteIssuer(platform);
  const { privateKey, jwk } = await jwtKey(platform);
  const document: Record<string, unknown> = JSON.parse(credential);
  const { id, issuer, validFrom, validUntil, credentialSubject } = claimed.parse(document);
  const claims = {
    iss: issuer.id,
    jti: id,
    nbf: numericDate(validFrom),
    ...(credentialSubject.id === undefined ? {} : { sub: credentialSubject.id }),
    ...(validUntil === undefined ? {} : { exp: numericDate(validUntil) }),
    ...(holderKey === undefined ? {} : { cnf: { jwk: holderKey } }),
  };
  return new SignJWT({ ...document, ...claims })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: jwkId(issuerAddress, jwk) })
    .sign(privateKey);
}
