import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  viewAll: {
    id: 'learning.survey.question.all',
    defaultMessage: 'Vedi tutte le {count} risposte',
    description: 'Shows the answers after the tenth (SURVEY-08)',
  },
  nowAll: {
    id: 'learning.survey.question.all-shown',
    defaultMessage: 'Ora vedi tutte le {count} risposte',
    description: 'Announced after "view all"',
  },
  untouched: {
    id: 'learning.survey.range.untouched',
    defaultMessage: 'Sposta il cursore per rispondere',
    description: 'A range without an answer',
  },
});
