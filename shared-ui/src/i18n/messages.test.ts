import { formMessages } from '../forms/messages.ts';
import { uploadMessages } from '../upload/messages.ts';
import english from './en.json';
import { messages } from './messages.ts';
import { roleLabels } from './role-labels.ts';

const descriptors = [
  ...Object.values(messages),
  ...Object.values(formMessages),
  ...Object.values(uploadMessages),
  ...Object.values(roleLabels),
];
// The names of values: a brace, a word, and then the end or a kind (plural, select).
const valuesOf = (text: string) => [
  ...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name = '']) => name)),
];

it('[SHELL-01] every text of shared-ui exists in Italian and English, with the same values', () => {
  expect(descriptors.length).toBeGreaterThan(40);
  expect(Object.keys(english).toSorted()).toEqual(descriptors.map(({ id }) => id).toSorted());
  for (const { id, defaultMessage } of descriptors) {
    const translated = english[id];
    expect([id, ...valuesOf(translated).toSorted()]).toEqual([
      id,
      ...valuesOf(defaultMessage).toSorted(),
    ]);
  }
});

it('[SHELL-61] empty tables and searches have the quoted texts', () => {
  expect(messages.noResults.defaultMessage).toBe('La ricerca non ha prodotto risultati');
  expect(english['ui.noResults']).toBe('No results found for your search');
});

it.each([
  ['SHELL-53', messages.saveFailed.defaultMessage, 'Si è verificato un errore nel salvataggio'],
  ['SHELL-54', messages.saveSucceeded.defaultMessage, 'Richiesta effettuata correttamente'],
])('[%s] has the quoted text', (_, text, quoted) => {
  expect(text).toBe(quoted);
});
