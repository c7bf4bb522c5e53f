import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  partActions: {
    id: 'catalogue.authoring.part-actions',
    defaultMessage: 'Azioni su “{name}”',
    description: 'Name of the menu of a module, lesson, document or question',
  },
  remove: {
    id: 'catalogue.authoring.remove',
    defaultMessage: 'Elimina',
    description: 'Menu action',
  },
  removeTitle: {
    id: 'catalogue.authoring.remove-title',
    defaultMessage: 'Vuoi eliminare “{name}”?',
    description: 'Title of the confirmation',
  },
  removeText: {
    id: 'catalogue.authoring.remove-text',
    defaultMessage: 'La modifica vale dal prossimo salvataggio.',
    description: 'Text of the confirmation',
  },
});
