import { sha256 } from 'contracts/transparency-log';
import { credentialPath } from './addresses.ts';
import { failed, passed, unchecked, shownFields, type Outcome, type ShownField } from './checks.ts';
import { drawnFacts, pathOf, type DrawnFacts } from './picture.ts';
import { signedAlignments, signedScore } from './achievement-details.ts';
import { at, idOf, listOf, type JsonObject } from './reading.ts';
import { instantOf } from './validity.ts';
import type { ShownBadge } from './verification.ts';

type Signed = { badgeId: string; plate: string; credential: JsonObject; drawn: DrawnFacts };

const subject = (credential: JsonObject) => at(credential, 'credentialSubject');
const achievement = (credential: JsonObject) => at(subject(credential), 'achievement');

const achievementTypes = { course: 'Course', exam: 'Certification' } as const;

/** Tags that name the type of a badge; the others are its competences. */
const typeTags = ['Corso completato', 'Esame di certificazione'];

/** Whether each thing that is shown is what was signed. */
const isSigned: Record<ShownField, (shown: ShownBadge, signed: Signed) => boolean> = {
  id: (_shown, { badgeId, credential }) => pathOf(credential['id']) === credentialPath(badgeId),
  title: ({ title }, { credential }) =>
    credential['name'] === title && at(achievement(credential), 'name') === title,
  kind: ({ kind }, { credential, drawn }) =>
    at(achievement(credential), 'achievementType') === achievementTypes[kind] &&
    drawn.kind === kind,
  level: ({ level }, { drawn }) => drawn.level === level,
  competences: ({ competences }, { credential }) => {
    const tags = listOf(at(achievement(credential), 'tag')).filter(
      (tag) => typeof tag === 'string' && !typeTags.includes(tag),
    );
    return (
      competences.every((competence) => tags.includes(competence)) &&
      (competences.length > 0 || tags.length === 0)
    );
  },
  course: ({ courseId }, { credential }) => {
    const id = idOf(achievement(credential));
    const path = id === null ? null : pathOf(id.split('#')[0]);
    return path === `/public/catalogue/view/${courseId}`;
  },
  code: ({ code }, { plate, drawn }) => drawn.code === code && plate === code,
  holder: ({ holder }, { credential }) => {
    const names = listOf(at(subject(credential), 'identifier')).filter(
      (entry) => at(entry, 'identityType') === 'name',
    );
    return names.length === 1 && at(names[0], 'identityHash') === holder;
  },
  issuer: ({ issuer }, { credential }) => at(credential, 'issuer', 'name') === issuer,
  date: ({ acquiredAt }, { credential }) => {
    const awarded = instantOf(credential['awardedDate']);
    return awarded !== null && awarded === instantOf(acquiredAt);
  },
  validUntil: ({ validUntil }, { credential }) =>
    (validUntil === null) === (credential['validUntil'] === undefined) &&
    instantOf(validUntil) === instantOf(credential['validUntil']),
  criteria: ({ criteria }, { credential }) =>
    at(achievement(credential), 'criteria', 'narrative') === criteria,
  alignments: ({ alignments }, { credential }) =>
    isEqual(
      alignments.map(({ name, url }) => [name, url]),
      signedAlignments(credential),
    ),
  score: ({ score }, { credential }) =>
    isEqual(
      score && {
        percent: score.percent,
        thresholdPercent: score.thresholdPercent,
        areas: score.areas.map(({ name, percent }) => [name, percent]),
      },
      signedScore(credential),
    ),
};

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What only the picture says. */
const drawnFields: ShownField[] = ['level', 'kind', 'code'];

/** @param svg the signed picture; null when it was not had, or is not the signed one. */
export async function checkContent(
  badgeId: string,
  shown: ShownBadge,
  credential: JsonObject,
  svg: string | null,
): Promise<Outcome> {
  const types = listOf(credential['type']);
  const isBadge =
    types.includes('VerifiableCredential') &&
    (types.includes('AchievementCredential') || types.includes('OpenBadgeCredential'));
  if (!isBadge) return failed('notACredential');
  const drawn = svg === null ? null : drawnFacts(svg);
  const signed = {
    badgeId,
    plate: await plateCode(badgeId),
    credential,
    drawn: drawn ?? { level: -1, kind: shown.kind, code: '' },
  };
  const others = shownFields.filter((field) => !isSigned[field](shown, signed));
  const proven = drawn === null ? others.filter((field) => !drawnFields.includes(field)) : others;
  if (proven.length > 0) return { state: 'failed', reason: 'differs', fields: proven };
  return drawn === null ? unchecked('follows') : passed;
}

const plateLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code on the plate follows from the badge's id, which is signed. */
async function plateCode(badgeId: string): Promise<string> {
  const hash = await sha256(new TextEncoder().encode(badgeId));
  return Array.from(hash.subarray(0, 6), (byte) => plateLetters[byte % 32]).join('');
}
