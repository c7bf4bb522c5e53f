import type { Attested } from './attested.ts';
import { attestationTexts, dayIn, fill, numberIn } from './attestation-texts.ts';

/** What the signature proves, and what of the sheet it does not. */
export function pointsProven({
  language,
  issuer,
  issuedAt,
  score,
  teachers,
  place,
}: Pick<Attested, 'language' | 'issuer' | 'issuedAt' | 'score' | 'teachers' | 'place'>): string[] {
  const texts = attestationTexts[language];
  const facts = score === null ? texts.provesFacts : texts.provesScore;
  return [
    fill(texts.provesIssuer, { issuer, day: dayIn(language, issuedAt) }),
    // They stand on the sheet among what was signed.
    teachers.length === 0 ? facts : `${facts} ${texts.teachersApart}`,
    ...(place === null ? [] : [fill(texts.provesLog, { place: numberIn(language, place) })]),
  ];
}

/** What is left to who reads the sheet. */
export function pointsToCheck({
  language,
  holder,
  isPublic,
}: Pick<Attested, 'language' | 'holder' | 'isPublic'>): string[] {
  const texts = attestationTexts[language];
  return [
    fill(texts.yoursPerson, { holder }),
    isPublic ? texts.yoursToday : texts.yoursTodayByFile,
  ];
}
