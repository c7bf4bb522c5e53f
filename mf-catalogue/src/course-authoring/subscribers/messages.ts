import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  subscriberName: {
    id: 'catalogue.authoring.subscriber-name',
    defaultMessage: 'Nome',
    description: 'Head',
  },
  subscriberDate: {
    id: 'catalogue.authoring.subscriber-date',
    defaultMessage: 'Iscritto dal',
    description: 'Head',
  },
  subscriberProgress: {
    id: 'catalogue.authoring.subscriber-progress',
    defaultMessage: 'Avanzamento',
    description: 'Head',
  },
  noSubscribers: {
    id: 'catalogue.authoring.no-subscribers',
    defaultMessage: 'Ancora nessun iscritto',
    description: 'Empty list',
  },
  noSubscribersText: {
    id: 'catalogue.authoring.no-subscribers-text',
    defaultMessage: 'Chi acquista il corso compare qui.',
    description: 'Empty list',
  },
});
