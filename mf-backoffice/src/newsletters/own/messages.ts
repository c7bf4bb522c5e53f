import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  ownTitle: {
    id: 'backoffice.newsletters.own-title',
    defaultMessage: 'La newsletter di WorkerBadge',
    description: 'Heading of the own subscription',
  },
  ownText: {
    id: 'backoffice.newsletters.own-text',
    defaultMessage: 'Corsi nuovi, esami e novità della piattaforma.',
    description: 'About the platform’s newsletter',
  },
  subscribeText: {
    id: 'backoffice.newsletters.subscribe-text',
    defaultMessage:
      'Riceverai la newsletter di WorkerBadge a {email}. Da ogni lettera esci con un clic.',
    description: 'Warning',
  },
  unsubscribeText: {
    id: 'backoffice.newsletters.unsubscribe-text',
    defaultMessage: 'Non ricevi più la newsletter di WorkerBadge.',
    description: 'Warning',
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
