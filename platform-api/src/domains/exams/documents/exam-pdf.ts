import { closeSheet, drawSection, drawTable, openSheet } from '../../../pdf/sheet.ts';
import type { CourseStructure } from '../../catalogue/index.ts';
import type { ExamResult } from '../attempts/exam-result.ts';
import { dayIn, documentTexts, fill, type Language } from './document-texts.ts';

export type Documented = {
  result: ExamResult;
  course: Pick<CourseStructure, 'title' | 'modules' | 'professors'>;
  level: string | null;
  holder: string;
  language: Language;
};

const ISSUER = 'WorkerBadge';

/** The attestation of a passed simulation, which gives no badge: a tagged PDF, the same bytes for the same result. */
export async function simulationPdf(documented: Documented): Promise<Uint8Array> {
  const { result, course, holder, language } = documented;
  const texts = documentTexts[language];
  const sheet = await openSheet({
    kind: texts.attestation,
    title: `${texts.attestation}: ${course.title}, ${holder}`,
    language,
    date: result.attempt.endedAt,
    lines: [texts.certifies],
  });
  drawSection(sheet, holder, [texts.passed], 15);
  drawSection(sheet, course.title, [resultLine(documented)], 13);
  for (const [label, value] of factsOf(documented)) drawSection(sheet, label, [value], 9);
  return closeSheet(sheet, [texts.unverified]);
}

/** What an attempt came to, area by area, and what to study: a tagged PDF, the same bytes for the same result. */
export async function reportPdf(documented: Documented): Promise<Uint8Array> {
  const { result, course, holder, language } = documented;
  const { attempt, areas, lessons } = result;
  const texts = documentTexts[language];
  const kind = texts.report[attempt.kind];
  const sheet = await openSheet({
    kind,
    title: `${kind}: ${course.title}, ${holder}`,
    language,
    date: attempt.endedAt,
    lines: [course.title, holder, fill(texts.takenOn, { day: dayIn(language, attempt.endedAt) })],
  });
  drawSection(sheet, attempt.isPassed ? texts.isPassed : texts.isFailed, [resultLine(documented)]);
  drawTable(
    sheet,
    { description: texts.area, quantity: texts.points, amount: texts.percent },
    areas.map(({ area, points, maxPoints, percent }) => ({
      description: area,
      quantity: fill(texts.pointsOf, { points, max: maxPoints }),
      amount: `${percent}%`,
    })),
  );
  const weak = areas.filter(({ isWeak }) => isWeak);
  drawSection(
    sheet,
    texts.toStudy,
    weak.length === 0
      ? [texts.nothingToStudy]
      : weak.map(({ area, percent }) => fill(texts.below, { area, percent })),
  );
  if (lessons.length > 0) {
    drawSection(
      sheet,
      texts.lessons,
      lessons.map((lesson) => fill(texts.lesson, lesson)),
    );
  }
  return closeSheet(sheet, attempt.kind === 'certification' ? [texts.noAnswers] : []);
}

const resultLine = ({ result: { attempt }, language }: Documented): string =>
  fill(documentTexts[language].result, {
    percent: attempt.percent,
    threshold: attempt.thresholdPercent,
  });

function factsOf({ result, course, level, language }: Documented): [string, string][] {
  const texts = documentTexts[language];
  const validUntil = result.badge?.validUntil ?? null;
  const lessons = course.modules.flatMap((module) => module.lessons);
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.durationMinutes, 0);
  const duration =
    minutes < 120
      ? fill(texts.minutes, { minutes })
      : fill(texts.hours, { hours: Math.round(minutes / 60) });
  const teachers = course.professors.map(({ name }) => name).join(', ');
  return [
    [texts.issuedOn, dayIn(language, result.attempt.endedAt)],
    ...(validUntil === null
      ? []
      : [[texts.validUntil, dayIn(language, validUntil)] as [string, string]]),
    [texts.issuer, ISSUER],
    ...(level === null ? [] : [[texts.level, level] as [string, string]]),
    [texts.duration, duration],
    ...(teachers === '' ? [] : [[texts.teachers, teachers] as [string, string]]),
  ];
}
