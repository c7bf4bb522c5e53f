import { credentialLibrary } from '../../credentials/credential-library.ts';
import { contextUrls, documentLoader } from '../../credentials/document-loader.ts';
import { instantText } from '../../credentials/instants.ts';
import { isCredentialSigned } from '../../credentials/is-credential-signed.ts';
import type { Platform } from '../../platform.ts';
import type { EscoSkill } from '../catalogue/index.ts';
import type { CertificationScore } from '../exams/index.ts';
import {
  alignmentsOf,
  evidenceOf,
  resultDescriptionsOf,
  resultsOf,
} from './achievement-details.ts';
import { badgeKind, badgeTypes } from './badge-types.ts';
import { documentsOf, ISSUER_NAME, issuerId, profileAddress } from './issuer/issuer.ts';
import { noteIssuer, publicKeys, signingKey } from './issuer/issuer-keys.ts';
import { recipientOf } from './recipient.ts';
import { statusEntry } from './status/status-entry.ts';

export type BadgeFacts = {
  id: string;
  courseId: number;
  type: number;
  title: string;
  synopsis: string;
  criteria: string;
  tags: string[];
  levelId: number;
  categoryKey: string | null;
  /** On the plate. */
  code: string;
  holderName: string;
  /** Only its salted hash is signed; null where nobody is to be found by it. */
  holderEmail: string | null;
  acquiredAt: Date;
  /** The last second at which it is valid; null: without end. */
  validUntil: Date | null;
  /** Its place in the status lists. */
  statusPosition: number;
  /** Skills of ESCO that the author chose for the course. */
  escoSkills: EscoSkill[];
  /** Of a certification exam; null for a course. */
  score: CertificationScore | null;
  /** `sha256-…` of the picture, in base64 (Subresource Integrity). */
  pictureDigest: string;
};

/** Addresses of a badge, below the public address of the product. */
export const badgeAddresses = (publicUrl: string, id: string) => ({
  credential: `${publicUrl}/api/Badges/Public/${id}/credential`,
  picture: `${publicUrl}/api/Badges/Public/${id}/picture`,
  page: `${publicUrl}/public/certification/${id}`,
});

/** What is shown of a badge and has no field of its own in Open Badges: course, level, category. */
export const humanCodeOf = ({
  courseId,
  levelId,
  categoryKey,
}: Pick<BadgeFacts, 'courseId' | 'levelId' | 'categoryKey'>) =>
  `WB-${courseId}-${levelId}-${categoryKey ?? ''}`;

/** The number of the award itself, as the plate has it. */
export const licenseNumberOf = (code: string) => `WB-${code}`;

const achievementAddress = (publicUrl: string, courseId: number, type: number) =>
  `${publicUrl}/public/catalogue/view/${courseId}#badge-${type}`;

/** Competences, and as the last one the name of the type. */
export const tagsOf = (competences: readonly string[], type: number) => [
  ...competences,
  badgeTypes[badgeKind(type) === 'exam' ? 1 : 0].name,
];

export const achievementTypeOf = (type: number) =>
  badgeKind(type) === 'exam' ? 'Certification' : 'Course';

/** An Open Badges 3.0 AchievementCredential, not yet signed. The holder appears by name and hash (E121). */
function achievementCredential(platform: Platform, issuer: string, facts: BadgeFacts) {
  const { publicUrl } = platform.config;
  const addresses = badgeAddresses(publicUrl, facts.id);
  const image = { id: addresses.picture, type: 'Image', caption: facts.title };
  const achievementId = achievementAddress(publicUrl, facts.courseId, facts.type);
  const { score, escoSkills } = facts;
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
      image: {
        id: `${profileAddress(publicUrl)}/Image`,
        type: 'Image',
        caption: ISSUER_NAME,
      },
    },
    validFrom: instantText(facts.acquiredAt),
    ...(facts.validUntil === null ? {} : { validUntil: instantText(facts.validUntil) }),
    awardedDate: instantText(facts.acquiredAt),
    credentialSubject: {
      // A JWT must name its subject. It leads to this badge alone: two badges do not tell that one person has both.
      id: `${addresses.page}#holder`,
      type: ['AchievementSubject'],
      identifier: recipientOf(facts),
      licenseNumber: licenseNumberOf(facts.code),
      ...(score && { result: resultsOf(achievementId, score) }),
      achievement: {
        id: achievementId,
        type: ['Achievement'],
        achievementType: achievementTypeOf(facts.type),
        humanCode: humanCodeOf(facts),
        name: facts.title,
        description: facts.synopsis || facts.title,
        criteria: {
          id: `${publicUrl}/public/catalogue/view/${facts.courseId}`,
          narrative: facts.criteria,
        },
        image,
        inLanguage: 'it',
        tag: tagsOf(facts.tags, facts.type),
        ...(escoSkills.length > 0 && { alignment: alignmentsOf(escoSkills) }),
        ...(score && { resultDescription: resultDescriptionsOf(achievementId, score) }),
      },
    },
    ...(score && { evidence: evidenceOf(addresses.page, score) }),
    relatedResource: [
      { id: addresses.picture, mediaType: 'image/svg+xml', digestSRI: facts.pictureDigest },
    ],
    credentialSchema: [
      {
        id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
        type: '1EdTechJsonSchemaValidator2019',
      },
    ],
    credentialStatus: statusEntry(publicUrl, facts.statusPosition),
  };
}

/** Signs the credential of a badge with today's key and returns its JSON text. */
export const signedCredential = (
  platform: Platform,
  facts: BadgeFacts,
  issuer = issuerId(platform),
): Promise<string> =>
  signed(platform, issuer, achievementCredential(platform, issuer, facts), facts.acquiredAt);

/** Signs a credential (eddsa-rdfc-2022) and returns its JSON text. */
export async function signed(
  platform: Platform,
  issuer: string,
  credential: object,
  validFrom: Date,
): Promise<string> {
  // Before the signature: nobody must ever see one whose key is not published.
  await noteIssuer(platform);
  const key = await signingKey(platform, issuer);
  const { issue, proofSuite } = await credentialLibrary();
  const issued = await issue({
    credential,
    suite: proofSuite({ signer: key.signer(), date: platform.clock.now().toISOString() }),
    documentLoader: documentLoader({}),
    now: laterOf(validFrom, platform.clock.now()),
  });
  return JSON.stringify({ ...issued, proof: [issued.proof].flat() });
}

/**
 * Whether a credential was signed by this installation's issuer at that address, and not one statement
 * was added, removed or changed. Revocation and validity are checked elsewhere.
 */
export async function isSignatureValid(
  platform: Platform,
  credentialText: string,
  issuer: string,
): Promise<boolean> {
  try {
    return await isCredentialSigned(JSON.parse(credentialText), {
      issuer,
      documents: documentsOf(issuer, await publicKeys(platform)),
      now: platform.clock.now(),
    });
  } catch {
    return false;
  }
}

const laterOf = (a: Date, b: Date) => (a > b ? a : b);
