import type { JWK } from 'jose';

/** Whose credentials count: an issuer by its `iss`, with the public keys that it signs with. */
export type TrustedIssuer = { issuer: string; keys: JWK[] };

/** A request by reference, as a wallet is handed it (OpenID4VP 1.0, 5.7). */
export type WalletInvitation = { clientId: string; requestUri: string };

/** The wallet in which people keep the credentials that they log in with. */
export type CredentialWalletPort = {
  /** Where the wallet is reached: `openid4vp:` and the like, or the page of a wallet. */
  endpoint: string;
  trustedIssuers: readonly TrustedIssuer[];
};

/** The address that opens the wallet with a request. */
export function invitationAddress(
  { endpoint }: Pick<CredentialWalletPort, 'endpoint'>,
  { clientId, requestUri }: WalletInvitation,
): string {
  const query = new URLSearchParams({ client_id: clientId, request_uri: requestUri });
  return `${endpoint}?${query.toString()}`;
}
