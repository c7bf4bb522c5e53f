import { presentationQuery } from './presentation-query.ts';
import type { LoginKind } from '../../../ports/credential-kinds.ts';

/** The presentation that a request object asks for. */
export type RequestedPresentation = {
  kind: LoginKind;
  nonce: string;
  state: string;
  expiresAt: Date;
};

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** The algorithms that we verify: of the credential's issuer, and of the holder's key. */
export const signatureAlgorithm = 'ES256';

/** The payload of the signed request (OpenID4VP 1.0, 5; the profile of E24). */
export const requestObject = (
  { kind, nonce, state, expiresAt }: RequestedPresentation,
  verifier: { clientId: string; responseUri: string },
  now: Date,
): Record<string, unknown> => ({
  client_id: verifier.clientId,
  // Wallets are not known beforehand (OpenID4VP 1.0, 5.8).
  aud: 'https://self-issued.me/v2',
  response_type: 'vp_token',
  response_mode: 'direct_post',
  response_uri: verifier.responseUri,
  nonce,
  state,
  dcql_query: presentationQuery(kind),
  client_metadata: {
    client_name: 'WorkerBadge',
    vp_formats_supported: {
      'dc+sd-jwt': {
        'sd-jwt_alg_values': [signatureAlgorithm],
        'kb-jwt_alg_values': [signatureAlgorithm],
      },
    },
  },
  iat: seconds(now),
  exp: seconds(expiresAt),
});
