export { defineMessages } from './define-messages.ts';
export {
  I18nProvider,
  MessagesProvider,
  useLocale,
  type MessageCatalogue,
} from './I18nProvider.tsx';
export {
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_STORAGE_KEY,
  languageOf,
  parseLocale,
  type Locale,
} from './locale.ts';
export { roleLabels } from './role-labels.ts';
export { loadUiMessages } from './ui-messages.ts';
