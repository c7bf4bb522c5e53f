import { defineMessages } from '../i18n/define-messages.ts';

export const messages = defineMessages({
  moveUp: {
    id: 'ui.sortable.move-up',
    defaultMessage: 'Sposta su',
    description: 'Menu action (E55)',
  },
  moveDown: {
    id: 'ui.sortable.move-down',
    defaultMessage: 'Sposta giù',
    description: 'Menu action (E55)',
  },
  isFirst: {
    id: 'ui.sortable.is-first',
    defaultMessage: 'È già in cima',
    description: 'Why it cannot move up',
  },
  isLast: {
    id: 'ui.sortable.is-last',
    defaultMessage: 'È già in fondo',
    description: 'Why it cannot move down',
  },
  handle: {
    id: 'ui.sortable.handle',
    defaultMessage: 'Sposta “{name}”: trascina, o usa le frecce su e giù',
    description: 'Name of the handle of a row',
  },
  moved: {
    id: 'ui.sortable.moved',
    defaultMessage: '“{name}”: posizione {place} di {count}',
    description: 'Told to screen readers after a move',
  },
});
