import type { Language } from 'contracts';
import { startTransition } from 'react';
import { setApiLanguage } from 'shared-auth/host';
import {
  languageOf,
  loadUiMessages,
  LOCALE_STORAGE_KEY,
  parseLocale,
  type Locale,
  type MessageCatalogue,
} from 'shared-ui';
import { create } from 'zustand';
import { rememberForServer } from '../page-data.ts';

type LocaleState = { locale: Locale; messages: MessageCatalogue };

export const useLocaleStore = create<LocaleState>(() => ({ locale: 'it-IT', messages: {} }));

function storedLocale(): Locale {
  try {
    return parseLocale(localStorage.getItem(LOCALE_STORAGE_KEY));
  } catch {
    return parseLocale(null);
  }
}

/** Italian is in the code as the default of each message. */
async function loadShellMessages(language: Language): Promise<MessageCatalogue> {
  return language === 'it' ? {} : (await import('./en.json')).default;
}

async function load(locale: Locale): Promise<LocaleState> {
  const language = languageOf(locale);
  const [ui, shell] = await Promise.all([loadUiMessages(language), loadShellMessages(language)]);
  return { locale, messages: { ...ui, ...shell } };
}

/** Before the first paint. Without its texts the page is in Italian rather than not there. */
export async function restoreLocale(): Promise<void> {
  const locale = storedLocale();
  setApiLanguage(locale);
  if (locale === useLocaleStore.getState().locale) return;
  try {
    useLocaleStore.setState(await load(locale));
  } catch (error) {
    console.error(error);
  }
}

/** Changes the language of the interface, of the formats and of the server's texts (SHELL-02). */
export async function changeLocale(locale: Locale): Promise<void> {
  const loaded = await load(locale);
  setApiLanguage(locale);
  try {
    localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  } catch {
    // The choice then lasts as long as this page.
  }
  rememberForServer('wb-language', languageOf(locale));
  startTransition(() => useLocaleStore.setState(loaded));
}
