import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A browser's key with which a test signs DPoP proofs (RFC 9449). */
export async function proofKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = await exportJWK(publicKey);
  return {
    /** @param overrides what a wrong proof says instead */
    proof: (
      now: Date,
      overrides: { htm?: string; htu?: string; jti?: string; iat?: number } = {},
    ): Promise<string> =>
      new SignJWT({
        htm: 'POST',
        htu: 'http://localhost:8080/api/Login/RefreshToken',
        jti: randomUUID(),
        iat: Math.floor(now.getTime() / 1000),
        ...overrides,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk })
        .sign(privateKey),
  };
}
