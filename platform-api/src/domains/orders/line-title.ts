import { examOfArticle } from '../cart/index.ts';
import type { ExamKind } from '../exams/index.ts';
import type { OrderLineRow } from './repository.ts';

/** What an exam of a course is called (`titoloEsame`). */
export const examTitle = (
  { kind, courseTitle }: { kind: ExamKind; courseTitle: string },
  language: 'it' | 'en',
): string =>
  ({
    it: { simulation: 'Esame di simulazione', certification: 'Esame di certificazione' },
    en: { simulation: 'Simulation exam', certification: 'Certification exam' },
  })[language][kind] + `: ${courseTitle}`;

/** What a line of an order is called: its course, or the exam that was bought alone. */
export function lineTitle(
  { title, articleKind }: Pick<OrderLineRow, 'title' | 'articleKind'>,
  language: 'it' | 'en',
): string {
  const kind = examOfArticle[articleKind];
  return kind === null ? title : examTitle({ kind, courseTitle: title }, language);
}

/** Lines that are courses; exams bought alone are among the exams of the order. */
export const courseLines = <L extends Pick<OrderLineRow, 'articleKind'>>(
  lines: readonly L[],
): L[] => lines.filter(({ articleKind }) => articleKind === 1);
