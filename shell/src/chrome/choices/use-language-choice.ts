import { useQueryClient } from '@tanstack/react-query';
import { LOCALES, useLocale, type Locale } from 'shared-ui';
import { changeLocale } from '../../i18n/locale-store.ts';

/** Each language in itself; these are not translated. */
export const languageNames: Record<Locale, string> = { 'it-IT': 'Italiano', 'en-US': 'English' };

/** The languages that have texts (SHELL-02, E84), and the change to one of them. */
export function useLanguageChoice() {
  const current = useLocale();
  const queryClient = useQueryClient();
  // The server writes part of the texts.
  const choose = (locale: Locale) =>
    changeLocale(locale, () => void queryClient.invalidateQueries());
  return { current, locales: LOCALES, choose };
}
