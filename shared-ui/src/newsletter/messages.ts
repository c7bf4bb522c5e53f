import { defineMessages } from '../i18n/define-messages.ts';

export const subscriptionMessages = defineMessages({
  isIn: {
    id: 'ui.subscription.is-in',
    defaultMessage: 'Iscrizione attiva',
    description: 'State of the own subscription to a newsletter',
  },
  address: {
    id: 'ui.subscription.address',
    defaultMessage: 'Arriva a {email}',
    description: 'Where it goes',
  },
  subscribe: {
    id: 'ui.subscription.subscribe',
    defaultMessage: 'Iscriviti',
    description: 'Action',
  },
  unsubscribe: {
    id: 'ui.subscription.unsubscribe',
    defaultMessage: 'Disiscriviti',
    description: 'Action',
  },
  subscribeTitle: {
    id: 'ui.subscription.subscribe-title',
    defaultMessage: 'Vuoi iscriverti?',
    description: 'Warning before it (NEWS-14)',
  },
  unsubscribeTitle: {
    id: 'ui.subscription.unsubscribe-title',
    defaultMessage: 'Vuoi disiscriverti?',
    description: 'Warning before it (NEWS-14)',
  },
  doneIn: {
    id: 'ui.subscription.done-in',
    defaultMessage: 'Iscrizione attiva',
    description: 'Toast',
  },
  doneOut: {
    id: 'ui.subscription.done-out',
    defaultMessage: 'Disiscrizione fatta',
    description: 'Toast',
  },
  failed: {
    id: 'ui.subscription.failed',
    defaultMessage: 'Si è verificato un problema con la tua richiesta. Riprova più tardi.',
    description: 'Toast',
  },
});
