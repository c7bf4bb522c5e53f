import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  partActions: {
    id: 'catalogue.authoring.part-actions',
    defaultMessage: 'Azioni su “{name}”',
    description: 'Name of the menu of a module, lesson, document or question',
  },
  moveUp: {
    id: 'catalogue.authoring.move-up',
    defaultMessage: 'Sposta su',
    description: 'Menu action (E55)',
  },
  moveDown: {
    id: 'catalogue.authoring.move-down',
    defaultMessage: 'Sposta giù',
    description: 'Menu action (E55)',
  },
  isFirst: {
    id: 'catalogue.authoring.is-first',
    defaultMessage: 'È già in cima',
    description: 'Why it cannot move up',
  },
  isLast: {
    id: 'catalogue.authoring.is-last',
    defaultMessage: 'È già in fondo',
    description: 'Why it cannot move down',
  },
  remove: {
    id: 'catalogue.authoring.remove',
    defaultMessage: 'Elimina',
    description: 'Menu action',
  },
  handle: {
    id: 'catalogue.authoring.handle',
    defaultMessage: 'Sposta “{name}”: trascina, o usa le frecce su e giù',
    description: 'Name of the handle of a part',
  },
  moved: {
    id: 'catalogue.authoring.moved',
    defaultMessage: '“{name}”: posizione {place} di {count}',
    description: 'Told to screen readers after a move',
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
