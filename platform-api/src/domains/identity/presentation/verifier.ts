import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Platform } from '../../../platform.ts';

/** Who asks wallets for credentials: a host name that a certificate proves (`x509_san_dns`). */
export type Verifier = {
  /** As wallets see it: `x509_san_dns:` and our host name (OpenID4VP 1.0, 5.9.3). */
  clientId: string;
  /** Signs a request object (RFC 9101) with the certificate in its header. */
  sign(payload: Record<string, unknown>): Promise<string>;
};

/** A development certificate lives three months; a running server makes itself a new one in time. */
const RENEWAL_MS = 30 * 86_400_000;

/** The verifier of this installation: its configured certificate, or one of the development authority. */
export function verifierOf(platform: Platform): Verifier {
  const { config, secrets, clock } = platform;
  const { hostname } = new URL(config.publicUrl);
  const configured = config.wallet.verifier;
  const key: KeyObject = createPrivateKey(configured?.key ?? secrets.verifierKey);
  let issued: { chain: string[]; at: number } | null = null;

  const chain = async (): Promise<string[]> => {
    if (configured !== null) return configured.certificates.map(encoded);
    const now = clock.now();
    if (issued === null || Math.abs(now.getTime() - issued.at) > RENEWAL_MS) {
      const { developmentCertificate } =
        await import('../../../adapters/wallet/development-authority.ts');
      const certificate = await developmentCertificate(secrets, hostname, now);
      issued = { chain: [certificate.toString('base64')], at: now.getTime() };
    }
    return issued.chain;
  };

  return {
    clientId: `x509_san_dns:${hostname}`,
    sign: async (payload) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', typ: 'oauth-authz-req+jwt', x5c: await chain() })
        .sign(key),
  };
}

const encoded = (pem: string): string => new X509Certificate(pem).raw.toString('base64');
