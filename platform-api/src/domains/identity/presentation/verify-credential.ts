import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { calculateJwkThumbprint, decodeJwt, decodeProtectedHeader, type JWK } from 'jose';
import { z } from 'zod';
import type { TrustedIssuer } from '../../../ports/credential-wallet.ts';
import { presentationErrors } from './errors.ts';
import { fetchStatusList } from './status-list.ts';

/** What a presentation must have been made for. */
export type Expected = {
  nonce: string;
  /** The client id, which the holder's key has signed as audience. */
  audience: string;
  trustedIssuers: readonly TrustedIssuer[];
  now: Date;
};

export type VerifiedCredential = {
  type: string;
  /** Disclosed claims only. */
  claims: Record<string, unknown>;
  /** Thumbprint (RFC 7638) of the key that the credential is bound to. */
  holder: string;
};

/** Seconds by which clocks of wallets and issuers may differ. */
const SKEW = 60;
/** Seconds that a holder's signature counts: as long as a request is open. */
const FRESHNESS = 300;

const issuerHeader = z.object({
  typ: z.literal('dc+sd-jwt'),
  alg: z.literal('ES256'),
  kid: z.string().optional(),
});
const key = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().max(60),
  y: z.string().max(60),
});
const issuerPayload = z.object({
  iss: z.string().min(1).max(500),
  vct: z.string().min(1).max(200),
  exp: z.number().optional(),
  nbf: z.number().optional(),
  cnf: z.object({ jwk: key }).optional(),
});
const bindingHeader = z.object({ typ: z.literal('kb+jwt'), alg: z.literal('ES256') });
const bindingPayload = z.object({ nonce: z.string(), aud: z.string(), iat: z.number() });

/** Reads one part of a compact token without trusting it; null when it is not one. */
function read<H extends z.ZodType, P extends z.ZodType>(jwt: string, header: H, payload: P) {
  try {
    const { data: head } = header.safeParse(decodeProtectedHeader(jwt));
    const { data } = payload.safeParse(decodeJwt(jwt));
    return head === undefined || data === undefined ? null : { header: head, payload: data };
  } catch {
    return null;
  }
}

const isSignedBy = (jwk: JWK, data: string, signature: string): boolean =>
  verifySignature(
    'sha256',
    Buffer.from(data),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );

/**
 * Checks one SD-JWT credential with key binding (draft-ietf-oauth-sd-jwt-vc; OpenID4VP 1.0, B.3): who
 * issued it, that it is valid now, and that its holder presents it to us for this request.
 * Throws the matching one of `presentationErrors`.
 */
export async function verifyCredential(
  compact: string,
  { nonce, audience, trustedIssuers, now }: Expected,
): Promise<VerifiedCredential> {
  const parts = compact.split('~');
  const credential = read(parts[0] ?? '', issuerHeader, issuerPayload);
  if (credential === null || parts.length < 2) throw presentationErrors.PRESENTATION_MALFORMED();
  const { iss, vct, exp, nbf, cnf } = credential.payload;
  const binding = read(parts.at(-1) ?? '', bindingHeader, bindingPayload);
  if (binding === null || cnf === undefined) throw presentationErrors.PRESENTATION_UNBOUND();

  const issuer = trustedIssuers.find((trusted) => trusted.issuer === iss);
  const { kid } = credential.header;
  const keys = (issuer?.keys ?? []).filter((jwk) => kid === undefined || jwk.kid === kid);
  if (keys.length === 0) throw presentationErrors.CREDENTIAL_UNTRUSTED();

  const at = Math.floor(now.getTime() / 1000);
  if ((exp ?? at) + SKEW < at || (nbf ?? at) - SKEW > at) {
    throw presentationErrors.CREDENTIAL_EXPIRED();
  }
  if (binding.payload.nonce !== nonce) throw presentationErrors.PRESENTATION_NONCE();
  if (binding.payload.aud !== audience) throw presentationErrors.PRESENTATION_AUDIENCE();
  const age = at - binding.payload.iat;
  if (age < -SKEW || age > FRESHNESS + SKEW) throw presentationErrors.PRESENTATION_STALE();

  const signedByIssuer = (data: string, signature: string) =>
    keys.some((jwk) => isSignedBy(jwk, data, signature));
  const reader = new SDJwtVcInstance({
    hasher: (data, algorithm) =>
      createHash(algorithm.replace('-', ''))
        .update(typeof data === 'string' ? data : Buffer.from(data))
        .digest(),
    verifier: async (data, signature) => signedByIssuer(data, signature),
    kbVerifier: async (data, signature) => isSignedBy(cnf.jwk, data, signature),
    statusListFetcher: fetchStatusList,
  });
  try {
    const { payload } = await reader.verify(compact, {
      currentDate: at,
      skewSeconds: SKEW,
      keyBindingNonce: nonce,
    });
    const holder = await calculateJwkThumbprint(cnf.jwk, 'sha256');
    return { type: vct, claims: payload, holder };
  } catch (cause) {
    throw Object.assign(presentationErrors.CREDENTIAL_INVALID(), { cause });
  }
}
