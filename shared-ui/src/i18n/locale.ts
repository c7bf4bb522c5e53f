import type { Language } from 'contracts';

/** Locales of the interface; Italian is the default (E84). */
export type Locale = 'it-IT' | 'en-US';

export const DEFAULT_LOCALE: Locale = 'it-IT';

/** The selector lists these: only languages with complete texts. */
export const LOCALES: readonly Locale[] = ['it-IT', 'en-US'];

/** Storage key of the chosen locale. */
export const LOCALE_STORAGE_KEY = 'wb-locale';

/** `en-EN` of the documents means `en-US`; anything without texts falls back to Italian (E84). */
export function parseLocale(value: string | null | undefined): Locale {
  if (!value) return DEFAULT_LOCALE;
  const language = value.toLowerCase().split(/[-_]/)[0];
  return LOCALES.find((locale) => languageOf(locale) === language) ?? DEFAULT_LOCALE;
}

export function languageOf(locale: string): Language {
  return locale.toLowerCase().startsWith('en') ? 'en' : 'it';
}
