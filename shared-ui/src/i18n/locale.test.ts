import { parseLocale } from './locale.ts';

it.each([
  ['it-IT', 'it-IT'],
  ['en-US', 'en-US'],
  ['en-EN', 'en-US'],
  ['en', 'en-US'],
  ['fr-FR', 'it-IT'],
  ['', 'it-IT'],
  [null, 'it-IT'],
])('[SHELL-01 part] the code %p means %s; Italian is the default (E84)', (code, locale) => {
  expect(parseLocale(code)).toBe(locale);
});
