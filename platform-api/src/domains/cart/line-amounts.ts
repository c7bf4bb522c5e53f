import type { Cents } from '../../money.ts';
import type { CourseForSale } from '../catalogue/index.ts';
import type { ExamKind } from '../exams/index.ts';

/** 1 course, 2 certification exam, 3 simulation exam (CART-12). */
export type ArticleKind = 1 | 2 | 3;

/** Which exam an article is; null for a course. */
export const examOfArticle = {
  1: null,
  2: 'certification',
  3: 'simulation',
} as const satisfies Record<ArticleKind, ExamKind | null>;

export type LineAmounts = {
  courseCents: Cents;
  /** Null where the course has no such exam, or the line is another one. */
  simulationCents: Cents | null;
  certificationCents: Cents | null;
};

/** Unit prices of a line, VAT included: an exam that is bought alone has its own price only. */
export const amountsOf = ({
  articleKind,
  course,
}: {
  articleKind: ArticleKind;
  course: Pick<CourseForSale, 'priceCents' | 'simulationCents' | 'certificationCents'>;
}): LineAmounts => ({
  courseCents: articleKind === 1 ? (course.priceCents ?? 0n) : 0n,
  simulationCents: articleKind === 2 ? null : course.simulationCents,
  certificationCents: articleKind === 3 ? null : course.certificationCents,
});

type Flags = { hasSimulation: boolean; hasCertification: boolean; isMultiVoucher: boolean };

/** Exams are never in a cart with courses (E154): their lines say which of them it has, and nothing is for others. */
export function flagsOf(lines: readonly { articleKind: ArticleKind }[], chosen: Flags): Flags {
  if (!hasExams(lines)) return chosen;
  return {
    hasSimulation: lines.some(({ articleKind }) => articleKind === 3),
    hasCertification: lines.some(({ articleKind }) => articleKind === 2),
    isMultiVoucher: false,
  };
}

export const hasExams = (lines: readonly { articleKind: ArticleKind }[]): boolean =>
  lines.some(({ articleKind }) => articleKind !== 1);
