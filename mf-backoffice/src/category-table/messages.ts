import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.categories.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: {
    id: 'backoffice.categories.title',
    defaultMessage: 'Categorie',
    description: 'Page title',
  },
  lead: {
    id: 'backoffice.categories.lead',
    defaultMessage: 'Nell’ordine in cui stanno in homepage e nei filtri.',
    description: 'Under the title',
  },
  category: {
    id: 'backoffice.categories.category',
    defaultMessage: 'Categoria',
    description: 'Head',
  },
  macro: {
    id: 'backoffice.categories.macro',
    defaultMessage: 'Macro categoria',
    description: 'Head and field',
  },
  courses: {
    id: 'backoffice.categories.courses',
    defaultMessage: 'Corsi pubblicati',
    description: 'Head',
  },
  none: {
    id: 'backoffice.categories.none',
    defaultMessage: 'Ancora nessuna categoria',
    description: 'Empty table',
  },
  actions: {
    id: 'backoffice.categories.actions',
    defaultMessage: 'Azioni',
    description: 'Hidden head',
  },
  actionsOf: {
    id: 'backoffice.categories.actions-of',
    defaultMessage: 'Azioni per la categoria {name}',
    description: 'Menu of a row',
  },
  add: {
    id: 'backoffice.categories.add',
    defaultMessage: 'Aggiungi una categoria',
    description: 'Button and dialog',
  },
  edit: { id: 'backoffice.categories.edit', defaultMessage: 'Modifica', description: 'Row menu' },
  editTitle: {
    id: 'backoffice.categories.edit-title',
    defaultMessage: 'Modifica la categoria “{name}”',
    description: 'Dialog',
  },
  name: { id: 'backoffice.categories.name', defaultMessage: 'Nome', description: 'Field' },
  look: {
    id: 'backoffice.categories.look',
    defaultMessage: 'Motivo e colori',
    description: 'Field: how covers and badges of the category are drawn',
  },
  lookByItself: {
    id: 'backoffice.categories.look.none',
    defaultMessage: 'Scelto da WorkerBadge',
    description: 'No look is chosen',
  },
  lookHelp: {
    id: 'backoffice.categories.look.help',
    defaultMessage: 'Per copertine e badge nuovi. I badge già emessi restano come sono.',
    description: 'Below the looks',
  },
  choose: {
    id: 'backoffice.categories.choose',
    defaultMessage: 'Scegli',
    description: 'Nothing chosen',
  },
  up: { id: 'backoffice.categories.up', defaultMessage: 'Sposta in su', description: 'Row menu' },
  down: {
    id: 'backoffice.categories.down',
    defaultMessage: 'Sposta in giù',
    description: 'Row menu',
  },
  isFirst: {
    id: 'backoffice.categories.is-first',
    defaultMessage: 'È già la prima',
    description: 'Why it cannot be moved up',
  },
  isLast: {
    id: 'backoffice.categories.is-last',
    defaultMessage: 'È già l’ultima',
    description: 'Why it cannot be moved down',
  },
  delete: {
    id: 'backoffice.categories.delete',
    defaultMessage: 'Cancella',
    description: 'Row menu',
  },
  deleteTitle: {
    id: 'backoffice.categories.delete-title',
    defaultMessage: 'Sei sicuro di voler cancellare questa categoria?',
    description: 'Confirmation',
  },
  deleteText: {
    id: 'backoffice.categories.delete-text',
    defaultMessage: '“{name}” sparisce da homepage, filtri e moduli.',
    description: 'Confirmation',
  },
  deleteConfirm: {
    id: 'backoffice.categories.delete-confirm',
    defaultMessage: 'Cancella “{name}”',
    description: 'Button',
  },
  save: { id: 'backoffice.categories.save', defaultMessage: 'Salva', description: 'Button' },
  saving: {
    id: 'backoffice.categories.saving',
    defaultMessage: 'Salvataggio…',
    description: 'Button',
  },
  cancel: { id: 'backoffice.categories.cancel', defaultMessage: 'Annulla', description: 'Button' },
});
