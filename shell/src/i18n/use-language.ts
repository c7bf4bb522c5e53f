import type { Language } from 'contracts';
import { languageOf, useLocale } from 'shared-ui';

export const useLanguage = (): Language => languageOf(useLocale());
