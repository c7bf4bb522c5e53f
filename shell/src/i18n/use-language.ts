import { languageOf, useLocale } from 'shared-ui';
import type { Language } from 'shared-ui/remote';

export const useLanguage = (): Language => languageOf(useLocale());
