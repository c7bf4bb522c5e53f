import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.audit.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: { id: 'backoffice.audit.title', defaultMessage: 'Registro', description: 'Page title' },
  lead: {
    id: 'backoffice.audit.lead',
    defaultMessage: 'Chi ha fatto che cosa nel back office.',
    description: 'Under the title',
  },
  filters: {
    id: 'backoffice.audit.filters',
    defaultMessage: 'Filtra il registro',
    description: 'Name of the filter group',
  },
  person: { id: 'backoffice.audit.person', defaultMessage: 'Persona', description: 'Filter' },
  act: { id: 'backoffice.audit.act', defaultMessage: 'Azione', description: 'Filter' },
  from: { id: 'backoffice.audit.from', defaultMessage: 'Dal', description: 'Filter' },
  to: { id: 'backoffice.audit.to', defaultMessage: 'Al', description: 'Filter' },
  all: { id: 'backoffice.audit.all', defaultMessage: 'Tutte', description: 'No filter chosen' },
  roleGranted: {
    id: 'backoffice.audit.role-granted',
    defaultMessage: 'Ruolo aggiunto',
    description: 'Filter value',
  },
  roleRevoked: {
    id: 'backoffice.audit.role-revoked',
    defaultMessage: 'Ruolo tolto',
    description: 'Filter value',
  },
  teacherEnabled: {
    id: 'backoffice.audit.teacher-enabled',
    defaultMessage: 'Docente abilitato',
    description: 'Filter value',
  },
  teacherDisabled: {
    id: 'backoffice.audit.teacher-disabled',
    defaultMessage: 'Docente disabilitato',
    description: 'Filter value',
  },
  sessionEnded: {
    id: 'backoffice.audit.session-ended',
    defaultMessage: 'Sessione chiusa',
    description: 'Filter value',
  },
  fiscalCodeShown: {
    id: 'backoffice.audit.fiscal-code-shown',
    defaultMessage: 'Codice fiscale mostrato',
    description: 'Filter value',
  },
  categoryAdded: {
    id: 'backoffice.audit.category-added',
    defaultMessage: 'Categoria aggiunta',
    description: 'Filter value',
  },
  categoryChanged: {
    id: 'backoffice.audit.category-changed',
    defaultMessage: 'Categoria modificata',
    description: 'Filter value',
  },
  categoryMoved: {
    id: 'backoffice.audit.category-moved',
    defaultMessage: 'Categoria spostata',
    description: 'Filter value',
  },
  categoryDeleted: {
    id: 'backoffice.audit.category-deleted',
    defaultMessage: 'Categoria cancellata',
    description: 'Filter value',
  },
  faqAdded: {
    id: 'backoffice.audit.faq-added',
    defaultMessage: 'Domanda delle FAQ aggiunta',
    description: 'Filter value',
  },
  faqChanged: {
    id: 'backoffice.audit.faq-changed',
    defaultMessage: 'Domanda delle FAQ modificata',
    description: 'Filter value',
  },
  faqMoved: {
    id: 'backoffice.audit.faq-moved',
    defaultMessage: 'Domanda delle FAQ spostata',
    description: 'Filter value',
  },
  faqDeleted: {
    id: 'backoffice.audit.faq-deleted',
    defaultMessage: 'Domanda delle FAQ cancellata',
    description: 'Filter value',
  },
  cancellationRequested: {
    id: 'backoffice.audit.cancellation-requested',
    defaultMessage: 'Annullamento chiesto',
    description: 'Filter value',
  },
  cancellationApproved: {
    id: 'backoffice.audit.cancellation-approved',
    defaultMessage: 'Annullamento accettato',
    description: 'Filter value',
  },
  cancellationRefused: {
    id: 'backoffice.audit.cancellation-refused',
    defaultMessage: 'Annullamento rifiutato',
    description: 'Filter value',
  },
  redemptionPaid: {
    id: 'backoffice.audit.redemption-paid',
    defaultMessage: 'Riscatto evaso',
    description: 'Filter value',
  },
  redemptionRefused: {
    id: 'backoffice.audit.redemption-refused',
    defaultMessage: 'Riscatto rifiutato',
    description: 'Filter value',
  },
  ordersExported: {
    id: 'backoffice.audit.orders-exported',
    defaultMessage: 'Ordini esportati',
    description: 'Filter value',
  },
  redemptionsExported: {
    id: 'backoffice.audit.redemptions-exported',
    defaultMessage: 'Riscatti esportati',
    description: 'Filter value',
  },
  usersExported: {
    id: 'backoffice.audit.users-exported',
    defaultMessage: 'Utenti esportati',
    description: 'Filter value',
  },
  attestationsDownloaded: {
    id: 'backoffice.audit.attestations-downloaded',
    defaultMessage: 'Attestati scaricati',
    description: 'Filter value',
  },
  auditExported: {
    id: 'backoffice.audit.audit-exported',
    defaultMessage: 'Registro esportato',
    description: 'Filter value',
  },
  badgesExported: {
    id: 'backoffice.audit.badges-exported',
    defaultMessage: 'Badge esportati',
    description: 'Filter value',
  },
  creditsExported: {
    id: 'backoffice.audit.credits-exported',
    defaultMessage: 'Crediti esportati',
    description: 'Filter value',
  },
  subscribersExported: {
    id: 'backoffice.audit.subscribers-exported',
    defaultMessage: 'Iscritti esportati',
    description: 'Filter value',
  },
  order: { id: 'backoffice.audit.order', defaultMessage: 'Ordine {id}', description: 'Subject' },
  redemption: {
    id: 'backoffice.audit.redemption',
    defaultMessage: 'Richiesta {id}',
    description: 'Subject',
  },
  question: {
    id: 'backoffice.audit.question',
    defaultMessage: 'Domanda {id}',
    description: 'Subject, of the FAQ',
  },
  found: {
    id: 'backoffice.audit.found',
    defaultMessage: '{count, plural, =0 {Nessuna voce} one {# voce} other {# voci}}',
    description: 'For screen readers',
  },
  when: { id: 'backoffice.audit.when', defaultMessage: 'Quando', description: 'Head' },
  what: { id: 'backoffice.audit.what', defaultMessage: 'Che cosa', description: 'Head' },
  whom: { id: 'backoffice.audit.whom', defaultMessage: 'Chi riguarda', description: 'Head' },
  who: { id: 'backoffice.audit.who', defaultMessage: 'Da chi', description: 'Head' },
  noMatch: {
    id: 'backoffice.audit.no-match',
    defaultMessage: 'Nessuna voce con questi filtri',
    description: 'Empty table',
  },
  none: {
    id: 'backoffice.audit.none',
    defaultMessage: 'Il registro è ancora vuoto',
    description: 'Empty table',
  },
});
