import type { Language } from 'contracts';
import type { MessageCatalogue } from './I18nProvider.tsx';

/**
 * Texts of shared-ui in a language. Italian is in the code as the default of each message
 * (nothing to load for most visitors); other languages are a chunk of their own.
 */
export async function loadUiMessages(language: Language): Promise<MessageCatalogue> {
  if (language === 'it') return {};
  const catalogue = await import('./en.json');
  return catalogue.default;
}
