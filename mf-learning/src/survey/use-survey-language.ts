import { useIntl } from 'react-intl';
import { languageOf } from 'shared-ui';

/** The language in which questions are asked and answered. */
export const useSurveyLanguage = () => languageOf(useIntl().locale);
