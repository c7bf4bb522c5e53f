import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';
import { expectSaved, ONE_RIGHT, toQuestion } from './open-exam.ts';

type Words = readonly [italian: string, english: string];

/** A question of each kind, known by how it says it is answered, and any answer to it. */
const kinds: readonly {
  kind: string;
  hint: Words;
  answer: (visit: Visit) => Promise<unknown>;
}[] = [
  {
    kind: 'one right answer',
    hint: ONE_RIGHT,
    answer: ({ page }) => page.getByRole('radio').first().check(),
  },
  {
    kind: 'several right answers',
    hint: ['Scegli tutte le risposte giuste.', 'Choose all the right answers.'],
    answer: ({ page }) => page.getByRole('checkbox').first().check(),
  },
  {
    kind: 'true or false',
    hint: ['Vero o falso?', 'True or false?'],
    answer: ({ page }) => page.getByRole('radio').first().check(),
  },
  {
    kind: 'number',
    hint: ['Scrivi un numero.', 'Write a number.'],
    answer: ({ page }) => page.getByRole('textbox').fill('3'),
  },
  {
    kind: 'order',
    hint: [
      'Metti in ordine: trascina le righe o usa le frecce.',
      'Put these in order: drag the rows or use the arrows.',
    ],
    answer: ({ page, say }) =>
      page
        .getByRole('button', { name: say(/^Sposta giù: /, /^Move down: /) })
        .first()
        .click(),
  },
  {
    kind: 'match',
    hint: ['Scegli per ogni voce ciò che le corrisponde.', 'Choose what belongs to each item.'],
    answer: ({ page }) => page.getByRole('combobox').first().selectOption({ index: 1 }),
  },
  {
    kind: 'point of a picture',
    hint: [
      'Premi il punto giusto dell’immagine, o usa i due cursori.',
      'Press the right point of the picture, or use the two sliders.',
    ],
    answer: ({ page }) => page.getByRole('slider').first().press('ArrowRight'),
  },
  {
    kind: 'few words',
    hint: ['Rispondi in poche parole.', 'Answer in a few words.'],
    answer: ({ page }) => page.getByRole('textbox').fill('rischio'),
  },
];

const number = kinds.find(({ kind }) => kind === 'number');

/** Each kind of question in an exam that has all of them, as it comes and answered. */
export const questionScreens: readonly Screen[] = [
  ...kinds.flatMap(({ kind, hint, answer }): Screen[] => [
    { name: `question, ${kind}`, open: (visit) => toQuestion(visit, visit.say(...hint)) },
    {
      name: `question, ${kind}, answered`,
      open: async (visit) => {
        await answer(visit);
        await expectSaved(visit);
      },
    },
  ]),
  {
    name: 'question, what is no number',
    open: async (visit) => {
      const { page, say } = visit;
      await toQuestion(visit, say(...(number?.hint ?? ['', ''])));
      const field = page.getByRole('textbox');
      await field.fill('tre');
      await field.blur();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    },
  },
];
