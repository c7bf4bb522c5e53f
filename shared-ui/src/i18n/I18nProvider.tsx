import { useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { DEFAULT_LOCALE, parseLocale, type Locale } from './locale.ts';

export type MessageCatalogue = Readonly<Record<string, string>>;

/** A text missing in a catalogue falls back to the Italian default of its descriptor. */
function reportTextError(error: { code: string; message: string }) {
  if (error.code === 'MISSING_TRANSLATION') return;
  console.error(error.message);
}

/** Language of the whole page: texts, `lang` of the document, locale of every format. */
export function I18nProvider({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  /** Texts of shared-ui and of the host, already in the language of `locale`. */
  messages: MessageCatalogue;
  children: ReactNode;
}) {
  const texts = useMemo(() => ({ ...messages }), [messages]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider
      locale={locale}
      defaultLocale={DEFAULT_LOCALE}
      messages={texts}
      timeZone="Europe/Rome"
      onError={reportTextError}
    >
      {children}
    </IntlProvider>
  );
}

/** Adds the catalogue of one remote to what is there; the host wraps the remote's pages and widgets in it. */
export function MessagesProvider({
  messages,
  children,
}: {
  messages: MessageCatalogue;
  children: ReactNode;
}) {
  const intl = useIntl();
  const merged = useMemo(
    () => ({ ...(intl.messages as MessageCatalogue), ...messages }),
    [intl.messages, messages],
  );
  return (
    <IntlProvider
      locale={intl.locale}
      defaultLocale={DEFAULT_LOCALE}
      messages={merged}
      timeZone="Europe/Rome"
      onError={reportTextError}
    >
      {children}
    </IntlProvider>
  );
}

/** The locale in use. */
export function useLocale(): Locale {
  return parseLocale(useIntl().locale);
}
