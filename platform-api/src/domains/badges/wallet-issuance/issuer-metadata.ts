import type { IssuerMetadataResult } from '@openid4vc/openid4vci';
import { Openid4vciVersion } from '@openid4vc/openid4vci';
import { preAuthorizedCodeGrantIdentifier } from '@openid4vc/oauth2';
import { ISSUER_NAME, profileAddress } from '../issuer/issuer.ts';
import { jwkOf, type PublicKey } from '../issuer/issuer-keys.ts';
import { formNames, forms } from './forms.ts';

const walletAddress = (publicUrl: string, step: string) => `${publicUrl}/api/Badges/Wallet/${step}`;

/** Where wallets read an offer: the code is its name, so nothing else of it need be kept. */
export const offerAddress = (publicUrl: string, code: string) =>
  walletAddress(publicUrl, `Offers/${code}`);

/** `/.well-known/openid-credential-issuer` (OpenID4VCI 1.0, 12.2). The issuer is the address of the product. */
export const credentialIssuer = (publicUrl: string) => ({
  credential_issuer: publicUrl,
  credential_endpoint: walletAddress(publicUrl, 'Credential'),
  nonce_endpoint: walletAddress(publicUrl, 'Nonce'),
  notification_endpoint: walletAddress(publicUrl, 'Notification'),
  display: [
    {
      name: ISSUER_NAME,
      logo: { uri: `${profileAddress(publicUrl)}/Image`, alt_text: ISSUER_NAME },
    },
  ],
  credential_configurations_supported: Object.fromEntries(
    formNames.map((name) => [name, forms[name].configuration(publicUrl)]),
  ),
});

/** `/.well-known/oauth-authorization-server` (RFC 8414): the issuer is its own. */
export const authorizationServer = (publicUrl: string) => ({
  issuer: publicUrl,
  token_endpoint: walletAddress(publicUrl, 'Token'),
  grant_types_supported: [preAuthorizedCodeGrantIdentifier],
  token_endpoint_auth_methods_supported: ['none'],
  'pre-authorized_grant_anonymous_access_supported': true,
  response_types_supported: [],
});

/** `/.well-known/jwt-vc-issuer` (draft-ietf-oauth-sd-jwt-vc): every key that ever signed, as for did:web. */
export const jwtIssuer = async (publicUrl: string, keys: readonly PublicKey[]) => ({
  issuer: publicUrl,
  jwks: {
    keys: await Promise.all(keys.map(async (key) => ({ ...(await jwkOf(key)), use: 'sig' }))),
  },
});

/** Both, as the protocol's library wants them. */
export function issuerMetadata(publicUrl: string): IssuerMetadataResult {
  return {
    originalDraftVersion: Openid4vciVersion.V1,
    credentialIssuer: credentialIssuer(publicUrl),
    authorizationServers: [authorizationServer(publicUrl)],
    knownCredentialConfigurations: {},
  };
}
