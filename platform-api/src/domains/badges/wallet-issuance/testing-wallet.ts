import { createHash, randomBytes } from 'node:crypto';
import * as EcdsaMultikey from '@digitalbazaar/ecdsa-multikey';
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey';
import { clientAuthenticationAnonymous, type JwtSigner } from '@openid4vc/oauth2';
import { Openid4vciClient } from '@openid4vc/openid4vci';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';
import type { Badge } from '../repository.ts';
import type { TestSession } from '../../../testing/platform.ts';
import type { MadeOffer } from './offer.ts';

type Algorithm = 'ES256' | 'EdDSA';

/** How a proof names its key. */
export type Naming = 'jwk' | 'did:jwk' | 'did:key';

export type WalletKey = { signer: JwtSigner; publicJwk: JWK; privateKey: CryptoKey };

/** A key of a wallet, on one of the curves that badges are bound to. */
export async function walletKey(alg: Algorithm = 'ES256', naming: Naming = 'jwk') {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const signer: JwtSigner =
    naming === 'jwk'
      ? { method: 'jwk', alg, publicJwk: publicJwk as { kty: string } }
      : { method: 'did', alg, didUrl: await didUrlOf(publicJwk, naming) };
  return { signer, publicJwk, privateKey };
}

async function didUrlOf(jwk: JWK, naming: 'did:jwk' | 'did:key'): Promise<string> {
  if (naming === 'did:jwk') {
    return `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}#0`;
  }
  const suite = jwk.kty === 'EC' ? EcdsaMultikey : Ed25519Multikey;
  const { publicKeyMultibase } = await suite.fromJwk({ jwk });
  return `did:key:${publicKeyMultibase}#${publicKeyMultibase}`;
}

/** A wallet by a library that is not ours, over HTTP as it is. */
function foreignWallet({ privateKey, publicJwk }: WalletKey): Openid4vciClient {
  return new Openid4vciClient({
    callbacks: {
      fetch: (input, init) => fetch(input, init),
      hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
      generateRandom: (length) => randomBytes(length),
      clientAuthentication: clientAuthenticationAnonymous(),
      signJwt: async (_signer, { header, payload }) => ({
        jwt: await new SignJWT(payload as JWTPayload)
          .setProtectedHeader(header as JWTHeaderParameters)
          .sign(privateKey),
        signerJwk: publicJwk as { kty: string },
      }),
    },
  });
}

export type TakenCredential = {
  /** A compact token, or a document. */
  credential: any;
  notificationId: string | undefined;
};

/** Takes the badge of an offer as that wallet does: offer, metadata, token, nonce, and each form in turn. */
export async function takeBadge(
  key: WalletKey,
  offer: { link: string; transactionCode: string },
): Promise<{ accessToken: string; taken: Record<string, TakenCredential> }> {
  const wallet = foreignWallet(key);
  const credentialOffer = await wallet.resolveCredentialOffer(offer.link);
  const issuerMetadata = await wallet.resolveIssuerMetadata(credentialOffer.credential_issuer);
  const { accessTokenResponse } = await wallet.retrievePreAuthorizedCodeAccessTokenFromOffer({
    credentialOffer,
    issuerMetadata,
    txCode: offer.transactionCode,
  });
  const accessToken = accessTokenResponse.access_token;
  const taken: Record<string, TakenCredential> = {};
  for (const credentialConfigurationId of credentialOffer.credential_configuration_ids) {
    const known = issuerMetadata.knownCredentialConfigurations[credentialConfigurationId];
    const needsProof = known?.proof_types_supported !== undefined;
    const { credentialResponse } = await wallet.retrieveCredentials({
      issuerMetadata,
      credentialConfigurationId,
      accessToken,
      ...(needsProof
        ? {
            proofs: {
              jwt: [
                (
                  await wallet.createCredentialRequestJwtProof({
                    issuerMetadata,
                    credentialConfigurationId,
                    signer: key.signer,
                    nonce: (await wallet.requestNonce({ issuerMetadata })).c_nonce,
                  })
                ).jwt,
              ],
            },
          }
        : {}),
    });
    const [first] = credentialResponse.credentials ?? [];
    const credential = (first as { credential: TakenCredential['credential'] }).credential;
    taken[credentialConfigurationId] = {
      credential,
      notificationId: credentialResponse.notification_id,
    };
    if (credentialResponse.notification_id !== undefined) {
      await wallet.sendNotification({
        issuerMetadata,
        accessToken,
        notification: {
          notificationId: credentialResponse.notification_id,
          event: 'credential_accepted',
        },
      });
    }
  }
  return { accessToken, taken };
}

/** A new offer, as the page of the holder asks for it. */
export async function newOffer(
  holder: TestSession,
  { id }: Pick<Badge, 'id'>,
): Promise<MadeOffer & { demoWallet: string | null }> {
  const answer = await holder.call({ method: 'POST', url: `/api/Badges/Wallet/Offer?id=${id}` });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: MadeOffer & { demoWallet: string | null } }>().data;
}

/** The pre-authorised code of an offer's link. */
export const codeOf = ({ link }: Pick<MadeOffer, 'link'>): string =>
  new URL(new URL(link).searchParams.get('credential_offer_uri') ?? '').pathname
    .split('/')
    .at(-1) ?? '';
