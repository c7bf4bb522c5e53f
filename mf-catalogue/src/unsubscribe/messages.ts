import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'catalogue.unsubscribe.title',
    defaultMessage: 'Disiscrizione dalla newsletter',
    description: 'Page title',
  },
  working: {
    id: 'catalogue.unsubscribe.working',
    defaultMessage: 'Stiamo annullando la tua iscrizione…',
    description: 'While the call runs',
  },
  doneTitle: {
    id: 'catalogue.unsubscribe.done-title',
    defaultMessage: 'Ti sei appena disiscritto',
    description: 'Result heading (PUB-11)',
  },
  donePlatform: {
    id: 'catalogue.unsubscribe.done-platform',
    defaultMessage:
      'Non riceverai più la newsletter di WorkerBadge. Se è stato un errore puoi iscriverti di nuovo.',
    description: 'Result for the newsletter of the platform (PUB-11)',
  },
  doneCourse: {
    id: 'catalogue.unsubscribe.done-course',
    defaultMessage:
      'Non riceverai più la newsletter di questo corso. Se è stato un errore puoi iscriverti di nuovo.',
    description: 'Result for the newsletter of a course (PUB-11)',
  },
  again: {
    id: 'catalogue.unsubscribe.again',
    defaultMessage: 'Iscriviti di nuovo',
    description: 'Action',
  },
  backTitle: {
    id: 'catalogue.unsubscribe.back-title',
    defaultMessage: 'Bentornato',
    description: 'Heading after subscribing again',
  },
  back: {
    id: 'catalogue.unsubscribe.back',
    defaultMessage: 'La tua iscrizione alla newsletter è di nuovo attiva.',
    description: 'Result of subscribing again',
  },
  warningTitle: {
    id: 'catalogue.unsubscribe.warning-title',
    defaultMessage: 'Non è stato possibile disiscriverti',
    description: 'Heading of a failure (PUB-11)',
  },
  missing: {
    id: 'catalogue.unsubscribe.missing',
    defaultMessage:
      'Il link non è completo: aprilo di nuovo dal messaggio che hai ricevuto, senza copiarlo a mano.',
    description: 'The link names nobody (E76)',
  },
  failed: {
    id: 'catalogue.unsubscribe.failed',
    defaultMessage: 'Qualcosa è andato storto. Riprova fra poco.',
    description: 'A failure without a text of the server',
  },
  retry: {
    id: 'catalogue.unsubscribe.retry',
    defaultMessage: 'Riprova',
    description: 'Action',
  },
});
