import { createPrivateKey } from 'node:crypto';
import * as Ed25519Multikey from '@digitalbazaar/ed25519-multikey';
import type { Platform } from '../../platform.ts';

/** The body that issues; also `enteRilasciante` on the wire. */
export const ISSUER_NAME = 'WorkerBadge';

/** Address of the issuer's profile, which is its id in the credentials. */
export const issuerAddress = (platform: Platform) =>
  `${platform.config.publicUrl}/api/Badges/Issuer`;

type MultikeyPair = Awaited<ReturnType<typeof Ed25519Multikey.from>>;

/** The signing key under the issuer's address; the controller of the key is the issuer itself. */
export async function issuerKey(platform: Platform, address: string): Promise<MultikeyPair> {
  const jwk = createPrivateKey(platform.secrets.issuerKey).export({ format: 'jwk' });
  const key = await Ed25519Multikey.fromJwk({ jwk, secretKey: true });
  key.controller = address;
  key.id = `${address}#${key.publicKeyMultibase}`;
  return Ed25519Multikey.from(await key.export({ publicKey: true, secretKey: true }));
}

/** The documents by which anyone can check a credential: the issuer's profile and its key. */
export async function issuerDocuments(platform: Platform, address: string) {
  const key = await issuerKey(platform, address);
  const verificationMethod = await key.export({ publicKey: true, includeContext: false });
  const profile = {
    // A controller document first: verifiers look for `assertionMethod` under this context.
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      {
        Profile: 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#Profile',
        Image: 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#Image',
        name: 'https://schema.org/name',
        caption: 'https://schema.org/caption',
        url: { '@id': 'https://schema.org/url', '@type': '@id' },
        image: { '@id': 'https://schema.org/image', '@type': '@id' },
      },
    ],
    id: address,
    type: 'Profile',
    name: ISSUER_NAME,
    url: platform.config.publicUrl,
    image: {
      id: `${address}/Image`,
      type: 'Image',
      caption: ISSUER_NAME,
    },
    verificationMethod: [verificationMethod],
    assertionMethod: [verificationMethod.id],
  };
  const keyDocument = await key.export({ publicKey: true, includeContext: true });
  return { profile, keyDocument, keyId: verificationMethod.id };
}
