import * as vc from '@digitalbazaar/vc';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import type { Platform } from '../../platform.ts';
import { badgeKind, badgeTypes } from './badge-types.ts';
import { contextUrls, documentLoader } from './document-loader.ts';
import { ISSUER_NAME, issuerDocuments, issuerKey } from './issuer.ts';

export type BadgeFacts = {
  id: string;
  courseId: number;
  type: number;
  title: string;
  synopsis: string;
  criteria: string;
  tags: string[];
  holderName: string;
  acquiredAt: Date;
  /** `sha256-…` of the picture, in base64 (Subresource Integrity). */
  pictureDigest: string;
};

/** Addresses of a badge, below the public address of the product. */
export const badgeAddresses = (publicUrl: string, id: string) => ({
  credential: `${publicUrl}/api/Badges/Public/${id}/credential`,
  picture: `${publicUrl}/api/Badges/Public/${id}/picture`,
  page: `${publicUrl}/public/certification/${id}`,
});

/** An Open Badges 3.0 AchievementCredential, not yet signed. The holder appears by name only (E121). */
function achievementCredential(platform: Platform, issuer: string, facts: BadgeFacts) {
  const { publicUrl } = platform.config;
  const addresses = badgeAddresses(publicUrl, facts.id);
  const image = { id: addresses.picture, type: 'Image', caption: facts.title };
  const isExam = badgeKind(facts.type) === 'exam';
  return {
    '@context': Object.values(contextUrls),
    id: addresses.credential,
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: facts.title,
    image,
    issuer: {
      id: issuer,
      type: ['Profile'],
      name: ISSUER_NAME,
      url: publicUrl,
      image: { id: `${issuer}/Image`, type: 'Image', caption: ISSUER_NAME },
    },
    validFrom: facts.acquiredAt.toISOString(),
    awardedDate: facts.acquiredAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: facts.holderName,
          identityType: 'name',
        },
      ],
      achievement: {
        id: `${publicUrl}/public/catalogue/view/${facts.courseId}#badge-${facts.type}`,
        type: ['Achievement'],
        achievementType: isExam ? 'Certification' : 'Course',
        name: facts.title,
        description: facts.synopsis || facts.title,
        criteria: { narrative: facts.criteria },
        image,
        inLanguage: 'it',
        tag: [...facts.tags, badgeTypes[isExam ? 1 : 0].name],
      },
    },
    relatedResource: [
      { id: addresses.picture, mediaType: 'image/svg+xml', digestSRI: facts.pictureDigest },
    ],
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    credentialStatus: { id: `${publicUrl}/api/Badges/Revocations`, type: '1EdTechRevocationList' },
  };
}

/** Signs the credential of a badge with the issuer's key (eddsa-rdfc-2022) and returns its JSON text. */
export async function signedCredential(
  platform: Platform,
  issuer: string,
  facts: BadgeFacts,
): Promise<string> {
  const key = await issuerKey(platform, issuer);
  const suite = new DataIntegrityProof({
    signer: key.signer(),
    cryptosuite,
    date: platform.clock.now().toISOString(),
  });
  const signed = await vc.issue({
    credential: achievementCredential(platform, issuer, facts),
    suite,
    documentLoader: documentLoader({}),
    now: laterOf(facts.acquiredAt, platform.clock.now()),
  });
  return JSON.stringify({ ...signed, proof: [signed.proof].flat() });
}

/**
 * Whether a credential was signed by this installation's issuer at that address, and not one statement
 * was added, removed or changed. Revocation is checked elsewhere.
 */
export async function isSignatureValid(
  platform: Platform,
  credentialText: string,
  issuer: string,
): Promise<boolean> {
  try {
    const credential: unknown = JSON.parse(credentialText);
    const { profile, keyDocument, keyId } = await issuerDocuments(platform, issuer);
    const result = await vc.verifyCredential({
      credential,
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader: documentLoader({ [issuer]: profile, [keyId]: keyDocument }),
      checkStatus: async () => ({ verified: true }),
      now: platform.clock.now(),
    });
    return result.verified && isOurs(credential, issuer);
  } catch {
    return false;
  }
}

/** Another issuer is refused, and so are contexts that could give the signed words another meaning. */
function isOurs(credential: unknown, issuer: string): boolean {
  const signed = credential as { '@context'?: unknown; issuer?: { id?: unknown } };
  return (
    signed.issuer?.id === issuer &&
    JSON.stringify(signed['@context']) === JSON.stringify(Object.values(contextUrls))
  );
}

const laterOf = (a: Date, b: Date) => (a > b ? a : b);
