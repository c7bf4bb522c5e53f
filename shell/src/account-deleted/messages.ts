import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'shell.accountDeleted.title',
    defaultMessage: 'Account cancellato',
    description: 'Heading of /signoutWB (LOGIN-37)',
  },
  goodbye: {
    id: 'shell.accountDeleted.goodbye',
    defaultMessage: 'Il tuo account è stato cancellato.',
    description: 'Where the name is not known (E78)',
  },
  goodbyeTo: {
    id: 'shell.accountDeleted.goodbyeTo',
    defaultMessage: '{name}, il tuo account è stato cancellato.',
    description: 'With the name that the navigation carried',
  },
  text: {
    id: 'shell.accountDeleted.text',
    defaultMessage:
      'Non puoi più accedere ai contenuti acquistati. Il catalogo resta aperto a tutti.',
    description: 'What it means (LOGIN-37)',
  },
  toHome: {
    id: 'shell.accountDeleted.toHome',
    defaultMessage: 'Vai alla homepage',
    description: 'The way on',
  },
});
