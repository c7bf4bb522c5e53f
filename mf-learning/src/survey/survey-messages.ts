import { defineMessages } from 'shared-ui';

/** Texts of several screens of the survey, and of a missing survey. */
export const surveyMessages = defineMessages({
  title: {
    id: 'learning.survey.title',
    defaultMessage: 'Questionario',
    description: 'Title of the tab',
  },
  later: {
    id: 'learning.survey.start.later',
    defaultMessage: 'Non ora',
    description: 'Skips the survey, nothing is sent',
  },
  finish: {
    id: 'learning.survey.finish',
    defaultMessage: 'Termina e invia',
    description: 'Skips what is left and sends what was answered',
  },
  loadFailed: {
    id: 'learning.survey.not-loaded.title',
    defaultMessage: 'Il questionario non si è aperto',
    description: 'Loading failed',
  },
  missing: {
    id: 'learning.survey.missing.title',
    defaultMessage: 'Questo questionario non c’è',
    description: 'Unknown code, or a survey for others',
  },
  missingText: {
    id: 'learning.survey.missing.text',
    defaultMessage: 'L’indirizzo non è giusto, oppure il questionario è stato tolto.',
    description: 'Unknown code, or a survey for others',
  },
  toDashboard: {
    id: 'learning.survey.dashboard',
    defaultMessage: 'Vai alla dashboard',
    description: 'The way out',
  },
});
