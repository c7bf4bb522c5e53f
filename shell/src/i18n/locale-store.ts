import type { Language } from 'contracts';
import { onOtherTabWrite, setApiLanguage } from 'shared-auth/host';
import {
  languageOf,
  loadUiMessages,
  LOCALE_STORAGE_KEY,
  parseLocale,
  type Locale,
  type MessageCatalogue,
} from 'shared-ui';
import { create } from 'zustand';
import { tellMissing } from '../federation/missing-texts.ts';
import { askTexts, type AskedTexts } from '../federation/remote-texts.ts';
import { rememberForServer } from '../page-data.ts';
import { loadShellMessages } from './shell-messages.ts';

type LocaleState = { locale: Locale; messages: MessageCatalogue };

export const useLocaleStore = create<LocaleState>(() => ({ locale: 'it-IT', messages: {} }));

function storedLocale(): Locale {
  try {
    return parseLocale(localStorage.getItem(LOCALE_STORAGE_KEY));
  } catch {
    return parseLocale(null);
  }
}

/** Where the scripts of the shell are, in every version. */
const shellBase = () => `${location.origin}/_shell/`;

async function load(language: Language): Promise<MessageCatalogue> {
  const [ui, shell] = await Promise.all([loadUiMessages(language), loadShellMessages(language)]);
  return { ...ui, ...shell };
}

type Wanted = { locale: Locale; texts: AskedTexts | null; stopWaiting: () => void };

let wanted: Wanted = { locale: 'it-IT', texts: null, stopWaiting: () => {} };

/**
 * Until they are here the interface stays as it is, and says so. They are taken whenever they come, unless another
 * language was asked for since.
 */
function ask(locale: Locale, take: (messages: MessageCatalogue) => void): AskedTexts {
  wanted.stopWaiting();
  const texts = askTexts(() => load(languageOf(locale)), shellBase());
  let untell = () => {};
  const stop = texts.state.subscribe((state) => {
    untell();
    if (state.is === 'missing') {
      untell = tellMissing({ owner: null, texts, isAskedAgain: state.isAskedAgain });
    }
    if (state.is === 'here') take(state.messages);
  });
  const stopWaiting = () => {
    stop();
    untell();
  };
  wanted = { locale, texts, stopWaiting };
  return texts;
}

/** Before the first paint. Without its texts the page is in Italian rather than not there. */
export async function restoreLocale(): Promise<void> {
  const locale = storedLocale();
  setApiLanguage(locale);
  if (locale === useLocaleStore.getState().locale) return;
  const texts = ask(locale, (messages) => useLocaleStore.setState({ locale, messages }));
  await texts.drawable;
}

/**
 * Changes the language of the interface, of the formats and of the server's texts (SHELL-02).
 * @param onChange Called when it has changed: with the texts, which may be late.
 */
export function changeLocale(locale: Locale, onChange: () => void): void {
  if (locale === wanted.locale) {
    if (wanted.texts?.state.getState().is === 'missing') wanted.texts.askAgain();
    return;
  }
  ask(locale, (messages) => {
    setApiLanguage(locale);
    try {
      localStorage.setItem(LOCALE_STORAGE_KEY, locale);
    } catch {
      // The choice then lasts as long as this page.
    }
    rememberForServer('wb-language', languageOf(locale));
    useLocaleStore.setState({ locale, messages });
    onChange();
  });
}

/**
 * A language that was chosen in another tab is that of this one: both have one cookie, by which the server chooses,
 * and one page in two languages would follow.
 * @param onChange as in `changeLocale`
 */
export const followOtherTabs = (onChange: () => void): void =>
  onOtherTabWrite(LOCALE_STORAGE_KEY, () => changeLocale(storedLocale(), onChange));
