import { createIntl } from 'react-intl';
import { paragraphsOf } from 'shared-ui/lesson-text';
import type { Course, Lesson } from '../course.ts';
import { notesAsMarkdown } from './notes-file.ts';
import { note } from './testing-notes.ts';

const intl = createIntl({ locale: 'it', messages: {}, onError: () => undefined });

const lesson = (id: number, name: string, description = '') =>
  ({ id, moduleId: 1, name, text: paragraphsOf(description), documents: [] }) as unknown as Lesson;

const course = {
  id: 7,
  title: 'Impianti',
  modules: [{ lessons: [lesson(1, 'Le norme', 'Uno.\n\nDue.'), lesson(2, 'Il quadro')] }],
} as unknown as Course;

it('the file has a heading for each lesson, and every note with its place and its own words', () => {
  const notes = [
    note('later', { lessonId: 2, second: 3723, text: 'Prima riga\n# non è un titolo' }),
    note('mark', { lessonId: 2, second: 5, text: '' }),
    note('text', { lessonId: 1, paragraph: 'p2', text: '- elenco' }),
    note('lost', { lessonId: null, text: 'Resta' }),
  ];
  expect(notesAsMarkdown(course, notes, intl)).toBe(
    [
      '# Note di “Impianti”',
      '## Le norme',
      '- **§ 2** (04/05/2026)',
      '  \\- elenco',
      '## Il quadro',
      '- **00:05** (04/05/2026)',
      '  Segnalibro',
      '- **1:02:03** (04/05/2026)',
      '  Prima riga\n  \\# non è un titolo',
      '## Lezione tolta dal corso',
      '- **Tutta la lezione** (04/05/2026)',
      '  Resta',
    ]
      .join('\n\n')
      .concat('\n'),
  );
});
