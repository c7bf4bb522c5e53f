import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  contactsTeachers: {
    id: 'catalogue.detail.contacts.teachers',
    defaultMessage: 'Docenti del corso',
    description: 'Heading',
  },
  contactsModules: {
    id: 'catalogue.detail.contacts.modules',
    defaultMessage: 'Chi segue ogni modulo',
    description: 'Heading',
  },
  contactsEmpty: {
    id: 'catalogue.detail.contacts.empty',
    defaultMessage: 'Nessun contatto: pagina in aggiornamento',
    description: 'Empty state (CAT-18)',
  },
  contactsLogin: {
    id: 'catalogue.detail.contacts.login',
    defaultMessage: 'Accedi per vedere e-mail e telefono dei docenti.',
    description: 'To visitors',
  },
  login: {
    id: 'catalogue.detail.contacts.login-action',
    defaultMessage: 'Accedi',
    description: 'To visitors',
  },
  writeTo: {
    id: 'catalogue.detail.contacts.write',
    defaultMessage: 'Scrivi a {name}',
    description: 'Name of a link',
  },
  call: {
    id: 'catalogue.detail.contacts.call',
    defaultMessage: 'Chiama {name}',
    description: 'Name of a link',
  },
});
