import { createPublicKey, X509Certificate } from 'node:crypto';
import { DcqlQuery } from 'dcql';
import { compactVerify, decodeProtectedHeader } from 'jose';
import { z } from 'zod';

/** A request that the wallet has checked. */
export type WalletRequest = {
  clientId: string;
  /** Host name that the certificate proves. */
  verifier: string;
  nonce: string;
  state: string | undefined;
  responseUri: string;
  query: DcqlQuery;
};

const payload = z.object({
  client_id: z.string(),
  aud: z.literal('https://self-issued.me/v2'),
  response_type: z.literal('vp_token'),
  response_mode: z.literal('direct_post'),
  response_uri: z.url(),
  nonce: z.string().min(1),
  state: z.string().optional(),
  dcql_query: z.unknown(),
  exp: z.number(),
});
const header = z.object({
  typ: z.literal('oauth-authz-req+jwt'),
  x5c: z.array(z.string()).min(1),
});

/**
 * Checks a signed request as a wallet does (OpenID4VP 1.0, 5.9.3): that the certificate stands for the
 * client id, comes from the trusted authority, has signed the request, and that the answer goes to the
 * same host. Null when it does not.
 */
export async function readRequest(
  jwt: string,
  expected: { clientId: string; authorityKeyPem: string; now: Date },
): Promise<WalletRequest | null> {
  const { clientId, authorityKeyPem, now } = expected;
  try {
    const { x5c } = header.parse(decodeProtectedHeader(jwt));
    const certificate = new X509Certificate(Buffer.from(x5c[0] ?? '', 'base64'));
    const verifier = clientId.replace(/^x509_san_dns:/, '');
    const isTrusted =
      certificate.verify(createPublicKey(authorityKeyPem)) &&
      certificate.validFromDate <= now &&
      certificate.validToDate > now;
    if (!isTrusted || certificate.checkHost(verifier, { subject: 'never' }) === undefined) {
      return null;
    }
    const verified = await compactVerify(jwt, certificate.publicKey, { algorithms: ['ES256'] });
    const request = payload.parse(JSON.parse(new TextDecoder().decode(verified.payload)));
    const isOurs = request.client_id === clientId && request.exp * 1000 > now.getTime();
    if (!isOurs || new URL(request.response_uri).hostname !== verifier) return null;
    const query = DcqlQuery.parse(request.dcql_query as DcqlQuery.Input);
    const { nonce, state, response_uri: responseUri } = request;
    return { clientId, verifier, nonce, state, responseUri, query };
  } catch {
    return null;
  }
}
