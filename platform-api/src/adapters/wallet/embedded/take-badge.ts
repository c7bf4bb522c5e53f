import { createHash, randomBytes } from 'node:crypto';
import { clientAuthenticationAnonymous, setGlobalConfig } from '@openid4vc/oauth2';
import { Openid4vciClient } from '@openid4vc/openid4vci';
import type { FastifyInstance } from 'fastify';
import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose';
import { ownFetch } from './own-fetch.ts';
import { verifiedBadge, type ReceivedBadge } from './received-badge.ts';

// The demo wallet is for this machine, whose addresses are http.
setGlobalConfig({ allowInsecureUrls: true });

/** A wallet with a new key, which is forgotten with what it took. */
async function walletOf(app: FastifyInstance) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kty: 'EC' };
  const client = new Openid4vciClient({
    callbacks: {
      fetch: ownFetch(app),
      hash: (data, algorithm) => createHash(algorithm.replace('-', '')).update(data).digest(),
      generateRandom: (length) => randomBytes(length),
      clientAuthentication: clientAuthenticationAnonymous(),
      signJwt: async (_signer, { header, payload }) => ({
        jwt: await new SignJWT(payload as JWTPayload)
          .setProtectedHeader(header as JWTHeaderParameters)
          .sign(privateKey),
        signerJwk: publicJwk,
      }),
    },
  });
  return { client, signer: { method: 'jwk' as const, alg: 'ES256', publicJwk } };
}

const offerLink = (offerUri: string): string =>
  `openid-credential-offer://?${new URLSearchParams({ credential_offer_uri: offerUri }).toString()}`;

/** Whether there is an offer of this installation at that address. */
export async function isOffer(app: FastifyInstance, offerUri: string): Promise<boolean> {
  const { client } = await walletOf(app);
  return client.resolveCredentialOffer(offerLink(offerUri)).then(
    () => true,
    () => false,
  );
}

/**
 * Takes the badge of an offer as any wallet does (OpenID4VCI 1.0), in each form that is offered, and verifies each.
 * Null when the code is wrong or the offer is over.
 */
export async function takeBadge(
  app: FastifyInstance,
  offerUri: string,
  txCode: string,
): Promise<ReceivedBadge | null> {
  const { client, signer } = await walletOf(app);
  const credentialOffer = await client.resolveCredentialOffer(offerLink(offerUri));
  const issuerMetadata = await client.resolveIssuerMetadata(credentialOffer.credential_issuer);
  const redeemed = await client
    .retrievePreAuthorizedCodeAccessTokenFromOffer({ credentialOffer, issuerMetadata, txCode })
    .catch((error: unknown) => {
      app.log.info({ err: error }, 'the offer was not redeemed');
      return null;
    });
  if (redeemed === null) return null;
  const accessToken = redeemed.accessTokenResponse.access_token;
  const proofFor = async (credentialConfigurationId: string) => {
    const { c_nonce: nonce } = await client.requestNonce({ issuerMetadata });
    const wanted = { issuerMetadata, credentialConfigurationId, signer, nonce };
    return (await client.createCredentialRequestJwtProof(wanted)).jwt;
  };
  const received: Record<string, unknown> = {};
  for (const id of credentialOffer.credential_configuration_ids) {
    const needsProof =
      issuerMetadata.knownCredentialConfigurations[id]?.proof_types_supported !== undefined;
    const { credentialResponse } = await client.retrieveCredentials({
      issuerMetadata,
      credentialConfigurationId: id,
      accessToken,
      ...(needsProof ? { proofs: { jwt: [await proofFor(id)] } } : {}),
    });
    const [first] = credentialResponse.credentials ?? [];
    received[id] = (first as { credential?: unknown } | undefined)?.credential;
  }
  return verifiedBadge(app, received);
}
