import type { Platform } from '../../../platform.ts';
import { jwkOf, type PublicJwk, type PublicKey } from './issuer-keys.ts';

/** The body that issues; also `enteRilasciante` on the wire. */
export const ISSUER_NAME = 'WorkerBadge';

/** The issuer's identifier under an address of the product; resolvers of did:web ask that host for it. */
export const didOf = (publicUrl: string) =>
  `did:web:${encodeURIComponent(new URL(publicUrl).host)}`;

/** What signs today. */
export const issuerId = (platform: Platform) => didOf(platform.config.publicUrl);

/** Address of the issuer's profile: its identifier in the credentials that were issued before it had a DID. */
export const profileAddress = (publicUrl: string) => `${publicUrl}/api/Badges/Issuer`;

const multikey = (controller: string, key: PublicKey) => ({
  id: `${controller}#${key}`,
  type: 'Multikey',
  controller,
  publicKeyMultibase: key,
});

const controllerContexts = [
  'https://www.w3.org/ns/did/v1',
  'https://w3id.org/security/multikey/v1',
] as const;

/** A key keeps its place here for as long as something that it signed is to be believed: for ever. */
const keysOf = (controller: string, keys: readonly PublicKey[]) => {
  const verificationMethod = keys.map((key) => multikey(controller, key));
  return { verificationMethod, assertionMethod: verificationMethod.map(({ id }) => id) };
};

/** The same key as verifiers of JWTs want it, by its thumbprint. */
const jsonWebKey = (controller: string, jwk: PublicJwk) => ({
  id: jwkId(controller, jwk),
  type: 'JsonWebKey2020',
  controller,
  publicKeyJwk: jwk,
});

/** What a JWT in the name of this issuer names as its key. */
export const jwkId = (controller: string, { kid }: PublicJwk) => `${controller}#${kid}`;

/** `/.well-known/did.json` of a host: each key in both forms, because a method may hold one only. */
export async function didDocument(publicUrl: string, keys: readonly PublicKey[]) {
  const did = didOf(publicUrl);
  const multikeys = keysOf(did, keys);
  const webKeys = await Promise.all(keys.map(async (key) => jsonWebKey(did, await jwkOf(key))));
  return {
    '@context': [...controllerContexts, 'https://w3id.org/security/suites/jws-2020/v1'],
    id: did,
    alsoKnownAs: [profileAddress(publicUrl)],
    verificationMethod: [...multikeys.verificationMethod, ...webKeys],
    assertionMethod: [...multikeys.assertionMethod, ...webKeys.map(({ id }) => id)],
  };
}

/** A key alone, as a document of its own. */
export const keyDocument = (controller: string, key: PublicKey) => ({
  '@context': 'https://w3id.org/security/multikey/v1',
  ...multikey(controller, key),
});

/** The issuer's profile, a controller document: verifiers look for `assertionMethod` under its contexts. */
export function issuerProfile(publicUrl: string, keys: readonly PublicKey[]) {
  const address = profileAddress(publicUrl);
  return {
    '@context': [
      ...controllerContexts,
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
    url: publicUrl,
    image: { id: `${address}/Image`, type: 'Image', caption: ISSUER_NAME },
    ...keysOf(address, keys),
  };
}

/** By address, what a verifier loads to check a signature in the name of that issuer: a DID or a profile. */
export function documentsOf(issuer: string, keys: readonly PublicKey[]): Record<string, object> {
  const controller = {
    '@context': controllerContexts,
    id: issuer,
    ...keysOf(issuer, keys),
  };
  return Object.fromEntries([
    [issuer, controller],
    ...keys.map((key) => [`${issuer}#${key}`, keyDocument(issuer, key)]),
  ]);
}
