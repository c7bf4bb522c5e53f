import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.badges.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: { id: 'backoffice.badges.title', defaultMessage: 'Badge', description: 'Page title' },
  filters: {
    id: 'backoffice.badges.filters',
    defaultMessage: 'Filtri dei badge',
    description: 'Names the filters',
  },
  text: {
    id: 'backoffice.badges.text',
    defaultMessage: 'Persona, titolo o codice',
    description: 'Field that searches',
  },
  kind: { id: 'backoffice.badges.kind', defaultMessage: 'Tipo', description: 'Filter' },
  kindAll: { id: 'backoffice.badges.kind-all', defaultMessage: 'Tutti', description: 'Choice' },
  kindCourse: {
    id: 'backoffice.badges.kind-course',
    defaultMessage: 'Corsi completati',
    description: 'Choice',
  },
  kindExam: {
    id: 'backoffice.badges.kind-exam',
    defaultMessage: 'Esami superati',
    description: 'Choice',
  },
  from: { id: 'backoffice.badges.from', defaultMessage: 'Ottenuti dal', description: 'Filter' },
  to: { id: 'backoffice.badges.to', defaultMessage: 'Ottenuti fino al', description: 'Filter' },
  found: {
    id: 'backoffice.badges.found',
    defaultMessage: '{count} badge',
    description: 'Told to screen readers',
  },
  none: {
    id: 'backoffice.badges.none',
    defaultMessage: 'Ancora nessun badge',
    description: 'Empty table',
  },
  noMatch: {
    id: 'backoffice.badges.no-match',
    defaultMessage: 'La ricerca non ha prodotto risultati',
    description: 'Quoted: 2§8',
  },
  badge: { id: 'backoffice.badges.badge', defaultMessage: 'Badge', description: 'Column' },
  holder: { id: 'backoffice.badges.holder', defaultMessage: 'Persona', description: 'Column' },
  code: { id: 'backoffice.badges.code', defaultMessage: 'Codice', description: 'Column' },
  date: { id: 'backoffice.badges.date', defaultMessage: 'Ottenuto il', description: 'Column' },
  state: { id: 'backoffice.badges.state', defaultMessage: 'Stato', description: 'Column' },
  actions: {
    id: 'backoffice.badges.actions',
    defaultMessage: 'Azioni',
    description: 'Column with the button that revokes',
  },
  valid: { id: 'backoffice.badges.valid', defaultMessage: 'Valido', description: 'State' },
  revoked: { id: 'backoffice.badges.revoked', defaultMessage: 'Revocato', description: 'State' },
  revoke: { id: 'backoffice.badges.revoke', defaultMessage: 'Revoca', description: 'Button' },
  revokeOf: {
    id: 'backoffice.badges.revoke-of',
    defaultMessage: 'Revoca il badge {code}',
    description: 'Name of the button in a row',
  },
  dialogTitle: {
    id: 'backoffice.badges.dialog-title',
    defaultMessage: 'Revocare il badge di {holder}?',
    description: 'Title of the dialog',
  },
  dialogText: {
    id: 'backoffice.badges.dialog-text',
    defaultMessage:
      '«{title}» non sarà più valido per chi lo verifica. La revoca non si può annullare. La persona riceve una mail con il motivo.',
    description: 'What happens',
  },
  reason: {
    id: 'backoffice.badges.reason',
    defaultMessage: 'Motivo',
    description: 'Field of the dialog',
  },
  cancel: { id: 'backoffice.badges.cancel', defaultMessage: 'Annulla', description: 'Button' },
  done: {
    id: 'backoffice.badges.done',
    defaultMessage: 'Il badge è stato revocato',
    description: 'Toast',
  },
  failed: {
    id: 'backoffice.badges.failed',
    defaultMessage: 'Il badge non è stato revocato',
    description: 'Toast where the server gives no reason',
  },
});
