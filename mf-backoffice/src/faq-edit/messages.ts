import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.faq.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  faq: { id: 'backoffice.faq.faq', defaultMessage: 'FAQ', description: 'Breadcrumb' },
  title: {
    id: 'backoffice.faq.title',
    defaultMessage: 'Modifica le FAQ',
    description: 'Page title',
  },
  lead: {
    id: 'backoffice.faq.lead',
    defaultMessage: 'Le domande frequenti della piattaforma, nell’ordine in cui le vedono tutti.',
    description: 'Page lead',
  },
  empty: {
    id: 'backoffice.faq.empty',
    defaultMessage: 'Non ci sono ancora domande',
    description: 'Empty state',
  },
  emptyText: {
    id: 'backoffice.faq.empty-text',
    defaultMessage: 'La prima che aggiungi compare subito a tutti.',
    description: 'Empty state',
  },
  add: {
    id: 'backoffice.faq.add',
    defaultMessage: 'Aggiungi domanda',
    description: 'Button, and title of the dialog',
  },
  edit: { id: 'backoffice.faq.edit', defaultMessage: 'Modifica', description: 'Menu action' },
  editTitle: {
    id: 'backoffice.faq.edit-title',
    defaultMessage: 'Modifica la domanda',
    description: 'Title of the dialog',
  },
  remove: { id: 'backoffice.faq.remove', defaultMessage: 'Elimina', description: 'Menu action' },
  actions: {
    id: 'backoffice.faq.actions',
    defaultMessage: 'Azioni su “{question}”',
    description: 'Name of the menu of an entry',
  },
  question: { id: 'backoffice.faq.question', defaultMessage: 'Domanda', description: 'Field' },
  answer: { id: 'backoffice.faq.answer', defaultMessage: 'Risposta', description: 'Field' },
  save: { id: 'backoffice.faq.save', defaultMessage: 'Salva', description: 'Button' },
  saving: {
    id: 'backoffice.faq.saving',
    defaultMessage: 'Salvataggio…',
    description: 'Button while saving',
  },
  cancel: { id: 'backoffice.faq.cancel', defaultMessage: 'Annulla', description: 'Button' },
  added: {
    id: 'backoffice.faq.added',
    defaultMessage: 'La domanda è stata aggiunta',
    description: 'Result',
  },
  replaced: {
    id: 'backoffice.faq.replaced',
    defaultMessage: 'La domanda è stata modificata',
    description: 'Result',
  },
  unchanged: {
    id: 'backoffice.faq.unchanged',
    defaultMessage: 'La modifica non è riuscita: la domanda è rimasta com’era. Riprova.',
    description: 'The old entry could not be removed, the new one was taken back (E77)',
  },
  doubled: {
    id: 'backoffice.faq.doubled',
    defaultMessage:
      'La modifica è riuscita a metà: ora ci sono la domanda vecchia e la nuova. Elimina la vecchia.',
    description: 'The old entry could not be removed, nor the new one taken back (E77)',
  },
  removed: {
    id: 'backoffice.faq.removed',
    defaultMessage: 'La domanda è stata eliminata',
    description: 'Result',
  },
  unmoved: {
    id: 'backoffice.faq.unmoved',
    defaultMessage: 'Lo spostamento non è riuscito: la domanda è di nuovo dov’era. Riprova.',
    description: 'Result',
  },
  failed: {
    id: 'backoffice.faq.failed',
    defaultMessage: 'Abbiamo avuto un problema',
    description: 'Result',
  },
  removeTitle: {
    id: 'backoffice.faq.remove-title',
    defaultMessage: 'Vuoi eliminare “{question}”?',
    description: 'Title of the confirmation',
  },
  removeText: {
    id: 'backoffice.faq.remove-text',
    defaultMessage: 'Sparisce subito per tutti.',
    description: 'Text of the confirmation',
  },
});
