import type { Platform } from '../../../platform.ts';
import { accountById } from '../../accounts/index.ts';
import { courseStructure } from '../../catalogue/index.ts';
import type { ExamBadges } from '../attempts/exam-badges.ts';
import { resultOf } from '../attempts/exam-result.ts';
import { endedAttemptsOf } from '../attempts/repository.ts';
import { examErrors } from '../errors.ts';
import type { ExamKind } from '../questions/question.ts';
import type { Language } from './document-texts.ts';
import { reportPdf, simulationPdf } from './exam-pdf.ts';

const levels = {
  it: ['Principianti', 'Avanzato', 'Esperti'],
  en: ['Beginners', 'Advanced', 'Experts'],
} as const;

/**
 * A document of a person's exam as PDF (E159): the attestation of the best passed attempt, or the report of
 * the last attempt with the areas to study. That of a certification is the badge's own.
 * @throws EXAM_DOCUMENT_NOT_FOUND; EXAM_DOCUMENT_PENDING while the badge that the attestation shows is issued
 */
export async function examDocument(
  platform: Platform,
  badges: ExamBadges,
  wanted: {
    userId: string;
    courseId: number;
    kind: ExamKind;
    document: 'attestation' | 'report';
    language: Language;
  },
): Promise<Uint8Array> {
  const { userId, courseId, kind, document, language } = wanted;
  const attempts = await endedAttemptsOf(platform.database.db, userId, courseId, kind);
  const [last] = attempts;
  const [best] = attempts
    .filter(({ isPassed }) => isPassed)
    .toSorted((one, other) => other.percent - one.percent);
  const attempt = document === 'attestation' ? best : last;
  const course = await courseStructure(platform, courseId);
  const account = await accountById(platform, userId);
  if (attempt === undefined || course === null || account === null) {
    throw examErrors.EXAM_DOCUMENT_NOT_FOUND();
  }
  if (document === 'attestation' && kind === 'certification') {
    const certified = await badges.examAttestation(platform, { userId, courseId, language });
    if (certified === null) throw examErrors.EXAM_DOCUMENT_PENDING();
    return certified;
  }
  const result = await resultOf(platform, badges, attempt);
  const documented = {
    result,
    course,
    level: course.levelId === null ? null : (levels[language][course.levelId] ?? null),
    holder: `${account.name} ${account.surname}`,
    language,
  };
  if (document === 'report') return reportPdf(documented);
  return simulationPdf(documented);
}
