import { randomUUID } from 'node:crypto';
import { categoryKeys } from 'shared-ui/picture';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { demoPeople } from '../../demo/people.ts';
import type { Config } from '../../config.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { Platform } from '../../platform.ts';
import type { EscoSkill } from '../catalogue/index.ts';
import { signed, signedCredential } from './credential.ts';
import { issueCourseBadge } from './index.ts';
import { issuerId, profileAddress } from './issuer/issuer.ts';
import { ledgerHash } from './note-on-ledger.ts';
import { plateCode } from './plate-code.ts';
import { findBadge, insertBadge, type Badge } from './repository.ts';
import { digestOf, pictureOf } from './signed-statements.ts';
import { statusPosition } from './status/status-repository.ts';

const courseIds = [demoCourseId(journeyCourseKey), demoCourseId('assistenza-persona')];

/** A platform under an address of the internet, with the demo courses. */
export async function badgePlatform(
  publicUrl: string,
  options: { config?: Partial<Config>; database?: TestDatabase } = {},
): Promise<TestPlatform> {
  const t = await testPlatform({
    ...options,
    config: { ...options.config, publicUrl },
    ...(options.database === undefined ? { courses: true } : {}),
  });
  return t;
}

/** Marco's badge of one of the courses. */
export async function badgeOf(platform: Platform, course: 0 | 1 = 0): Promise<Badge> {
  const badge = await issueCourseBadge(platform, {
    userId: demoPeople.marco.userId,
    courseId: courseIds[course] ?? 0,
    completedAt: new Date('2026-03-31T22:30:00Z'),
  });
  if (badge === null) throw new Error('The course is not loaded');
  return badge;
}

/** Makes of a badge what the version before the DIDs issued, as it stands in the database of an old installation. */
export async function asOfBefore(platform: Platform, badge: Badge): Promise<Badge> {
  const issuer = profileAddress(platform.config.publicUrl);
  const {
    proof: _proof,
    '@context': context,
    credentialSubject: { licenseNumber: _number, identifier, achievement, ...subject },
    ...facts
  } = JSON.parse(badge.credential);
  const { humanCode: _code, ...older } = achievement;
  const credential = await signed(
    platform,
    issuer,
    {
      '@context': context,
      ...facts,
      issuer: { ...facts.issuer, id: issuer },
      credentialSubject: {
        ...subject,
        identifier: [identifier[0]],
        achievement: { ...older, criteria: { narrative: badge.criteria } },
      },
      credentialStatus: {
        id: `${platform.config.publicUrl}/api/Badges/Revocations`,
        type: '1EdTechRevocationList',
      },
    },
    badge.acquiredAt,
  );
  const old = { ...badge, credential, issuerAddress: issuer };
  const { transactionId } = await platform.notary.notarise(`old:${badge.id}`, ledgerHash(old));
  await platform.database.query(
    'update badge set credential = $2, issuer_address = $3, transaction_id = $4 where id = $1',
    [badge.id, credential, issuer, transactionId],
  );
  return { ...old, transactionId };
}

/** Chosen for every second one of many badges. */
export const ESCO_SKILL: EscoSkill = {
  url: 'http://data.europa.eu/esco/skill/0457f0c9-7a10-4ad5-a1b6-d1a9d0b9d0b1',
  name: 'eseguire la manutenzione di impianti',
};

/** What every second one of the exams came to. */
export const SCORE = {
  percent: 92,
  thresholdPercent: 70,
  areas: [
    { name: 'Norme', percent: 100 },
    { name: 'Quadri «a norma»', percent: 84 },
  ],
};

/** What a title may be: whatever breaks a picture, a chunk or a token when it is not escaped. */
const oddTitles = [
  'Impianti elettrici civili: norme, quadri e collaudo',
  'Perché no? «Già» fatto ]]> & <b>oltre</b> "tutto"',
  '工事 👷🏽‍♀️ Ωmega \u2028 \\ fine',
  '</svg><script>alert(1)</script>',
];

/** With so many each type, level, category, title, end and score of `manyBadges` has met each: then they begin anew. */
export const ALL_KINDS = 24;

/** Sound public badges of all types, levels and categories, each of another person. */
export async function manyBadges(platform: Platform, count: number): Promise<Badge[]> {
  const all: Badge[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = randomUUID();
    const category = categoryKeys[index % categoryKeys.length] ?? null;
    const facts = {
      id,
      courseId: index + 1,
      type: index % 2,
      levelId: index % 3,
      categoryKey: category,
      code: plateCode(id),
      title: `${oddTitles[index % oddTitles.length]} ${index}`,
      criteria: 'Tutto fatto.',
      tags: [`Competenza ${index}`],
      holderName: `Zoë d’Amico ${index}`,
      acquiredAt: new Date(Date.UTC(2026, 0, 1, 10, 0, 0, index)),
      validUntil: index % 4 < 2 ? null : new Date(Date.UTC(2046, 0, 1, 22, 59, 59)),
    };
    const picture = pictureOf({ ...facts, categoryId: index });
    const credential = await signedCredential(platform, {
      ...facts,
      synopsis: '',
      holderEmail: `zoe${index}@example.org`,
      statusPosition: await statusPosition(platform.database.db, id),
      pictureDigest: digestOf(picture),
      escoSkills: index % 2 === 0 ? [] : [ESCO_SKILL],
      score: index % 4 === 1 ? SCORE : null,
    });
    await insertBadge(platform.database.db, {
      ...facts,
      userId: randomUUID(),
      categoryId: index,
      categoryName: `Competenza ${index}`,
      teachers: [],
      issuerAddress: issuerId(platform),
      credential,
      picture,
      salt: Buffer.alloc(32, index).toString('base64url'),
    });
    const badge = await findBadge(platform.database.db, id);
    if (badge === null) throw new Error('The badge was not stored');
    all.push(badge);
  }
  return all;
}
