import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  ownTitle: {
    id: 'backoffice.newsletters.own-title',
    defaultMessage: 'La newsletter di WorkerBadge',
    description: 'Heading of the own subscription',
  },
  ownIn: {
    id: 'backoffice.newsletters.own-in',
    defaultMessage: 'Iscrizione attiva',
    description: 'State of the own subscription',
  },
  ownText: {
    id: 'backoffice.newsletters.own-text',
    defaultMessage: 'Corsi nuovi, esami e novità della piattaforma.',
    description: 'About the platform’s newsletter',
  },
  ownAddress: {
    id: 'backoffice.newsletters.own-address',
    defaultMessage: 'Arriva a {email}',
    description: 'Where it goes',
  },
  subscribe: {
    id: 'backoffice.newsletters.subscribe',
    defaultMessage: 'Iscriviti',
    description: 'Action',
  },
  unsubscribe: {
    id: 'backoffice.newsletters.unsubscribe',
    defaultMessage: 'Disiscriviti',
    description: 'Action',
  },
  subscribeTitle: {
    id: 'backoffice.newsletters.subscribe-title',
    defaultMessage: 'Vuoi iscriverti?',
    description: 'Warning before it (NEWS-14)',
  },
  subscribeText: {
    id: 'backoffice.newsletters.subscribe-text',
    defaultMessage:
      'Riceverai la newsletter di WorkerBadge a {email}. Da ogni lettera esci con un clic.',
    description: 'Warning',
  },
  unsubscribeTitle: {
    id: 'backoffice.newsletters.unsubscribe-title',
    defaultMessage: 'Vuoi disiscriverti?',
    description: 'Warning before it',
  },
  unsubscribeText: {
    id: 'backoffice.newsletters.unsubscribe-text',
    defaultMessage: 'Non ricevi più la newsletter di WorkerBadge.',
    description: 'Warning',
  },
  subscriptionFailed: {
    id: 'backoffice.newsletters.subscription-failed',
    defaultMessage: 'Si è verificato un problema con la tua richiesta. Riprova più tardi.',
    description: 'Quoted (NEWS-15)',
  },
  ownDoneIn: {
    id: 'backoffice.newsletters.own-done-in',
    defaultMessage: 'Iscrizione attiva',
    description: 'Notice',
  },
  ownDoneOut: {
    id: 'backoffice.newsletters.own-done-out',
    defaultMessage: 'Disiscrizione fatta',
    description: 'Notice',
  },
  received: {
    id: 'backoffice.newsletters.received',
    defaultMessage: 'Le ultime inviate',
    description: 'Heading of the learner’s list',
  },
  noneReceived: {
    id: 'backoffice.newsletters.none-received',
    defaultMessage: 'Non ne è ancora stata inviata nessuna',
    description: 'Empty state',
  },
});
