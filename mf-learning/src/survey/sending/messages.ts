import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  sending: {
    id: 'learning.survey.sending',
    defaultMessage: 'Invio delle risposte…',
    description: 'While the answers are on their way',
  },
  sent: {
    id: 'learning.survey.sent',
    defaultMessage: 'Grazie. I corsi consigliati seguono le tue risposte.',
    description: 'Toast after the answers were sent',
  },
  sendFailed: {
    id: 'learning.survey.failed.title',
    defaultMessage: 'Le risposte non sono partite',
    description: 'Sending failed',
  },
  sendFailedText: {
    id: 'learning.survey.failed.text',
    defaultMessage: 'Sono ancora tutte in questa scheda. Riprova.',
    description: 'Sending failed, and the server gave no reason',
  },
});
