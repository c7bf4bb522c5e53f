import { Openid4vciIssuer } from '@openid4vc/openid4vci';
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose';
import type { Platform } from '../../../platform.ts';
import { callbacks } from './callbacks.ts';
import { algorithmOf, keyOf, keyOfDid, type HolderKey } from './holder-key.ts';
import { issuerMetadata } from './issuer-metadata.ts';
import { isNonceOpen } from './nonces.ts';
import { refusals } from './refusals.ts';

const issuer = new Openid4vciIssuer({
  callbacks: {
    ...callbacks,
    verifyJwt: async (signer, { compact }) => {
      if (signer.method !== 'jwk' && signer.method !== 'did') return { verified: false };
      const jwk = signer.method === 'jwk' ? keyOf(signer.publicJwk) : await keyOfDid(signer.didUrl);
      const algorithm = algorithmOf(jwk);
      await compactVerify(compact, await importJWK(jwk, algorithm), { algorithms: [algorithm] });
      return { verified: true, signerJwk: jwk };
    },
  },
});

/** Seconds by which clocks of wallets may differ, */
const SKEW_MS = 60_000;
/** and so long a proof is fresh. */
const FRESHNESS_MS = 300_000;

/**
 * Checks that a wallet has a key (OpenID4VCI 1.0, F.1): signed by it, for us, now, over a nonce of ours. That the
 * nonce was not used before is for who uses it up.
 * @throws an error of the protocol: invalid_proof, invalid_nonce
 */
export async function verifyKeyProof(
  platform: Platform,
  publicUrl: string,
  jwt: string,
): Promise<{ key: HolderKey; nonce: string }> {
  const now = platform.clock.now();
  const { payload, signer } = await issuer
    .verifyCredentialRequestJwtProof({ issuerMetadata: issuerMetadata(publicUrl), jwt, now })
    .catch((cause: unknown) => {
      throw Object.assign(refusals.proofInvalid(), { cause });
    });
  const age = now.getTime() - payload.iat * 1000;
  if (age < -SKEW_MS || age > FRESHNESS_MS + SKEW_MS) throw refusals.proofStale();
  const { nonce = '' } = payload;
  if (!isNonceOpen(platform, nonce)) throw refusals.nonceInvalid();
  const jwk = keyOf(signer.publicJwk);
  return { key: { jwk, thumbprint: await calculateJwkThumbprint(jwk) }, nonce };
}
