import { formMessages } from '../forms/messages.ts';
import { messages as lessonText } from '../lesson-text/messages.ts';
import { subscriptionMessages } from '../newsletter/messages.ts';
import { messages as sortable } from '../sortable/messages.ts';
import { uploadMessages } from '../upload/messages.ts';
import { translationFaults } from '../testing/translations.ts';
import english from './en.json';
import { messages } from './messages.ts';
import { roleLabels } from './role-labels.ts';

it('[SHELL-01 part] every text of shared-ui exists in Italian and English, with the same values', () => {
  const tables = [
    messages,
    formMessages,
    uploadMessages,
    subscriptionMessages,
    lessonText,
    sortable,
    roleLabels,
  ];
  expect(translationFaults(tables, english, ['ui.upload.commitFailed'])).toEqual([]);
});

it('[SHELL-61 part] empty tables and searches have the quoted texts', () => {
  expect(messages.noResults.defaultMessage).toBe('La ricerca non ha prodotto risultati');
  expect(english['ui.noResults']).toBe('No results found for your search');
});

it.each([
  [
    'SHELL-53 part',
    messages.saveFailed.defaultMessage,
    'Si è verificato un errore nel salvataggio',
  ],
  ['SHELL-54 part', messages.saveSucceeded.defaultMessage, 'Richiesta effettuata correttamente'],
])('[%s] has the quoted text', (_, text, quoted) => {
  expect(text).toBe(quoted);
});
