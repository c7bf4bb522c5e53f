import { defineMessages } from 'shared-ui';

export const auditMessages = defineMessages({
  'role.granted': {
    id: 'backoffice.acts.role-granted',
    defaultMessage: 'Ruolo aggiunto: {role}',
    description: 'Act',
  },
  'role.revoked': {
    id: 'backoffice.acts.role-revoked',
    defaultMessage: 'Ruolo tolto: {role}',
    description: 'Act',
  },
  'teacher.enabled': {
    id: 'backoffice.acts.teacher-enabled',
    defaultMessage: 'Abilita a Docente: da no a sì',
    description: 'Act',
  },
  'teacher.disabled': {
    id: 'backoffice.acts.teacher-disabled',
    defaultMessage: 'Abilita a Docente: da sì a no',
    description: 'Act',
  },
  'session.ended': {
    id: 'backoffice.acts.session-ended',
    defaultMessage: '{count, plural, one {# sessione chiusa} other {# sessioni chiuse}}',
    description: 'Act',
  },
  'fiscal-code.shown': {
    id: 'backoffice.acts.fiscal-code-shown',
    defaultMessage: 'Codice fiscale mostrato',
    description: 'Act',
  },
  'category.added': {
    id: 'backoffice.acts.category-added',
    defaultMessage: 'Categoria aggiunta: {name}',
    description: 'Act',
  },
  'category.changed': {
    id: 'backoffice.acts.category-changed',
    defaultMessage: 'Categoria modificata: {name}',
    description: 'Act',
  },
  'category.moved': {
    id: 'backoffice.acts.category-moved',
    defaultMessage: 'Categoria spostata: {name}',
    description: 'Act',
  },
  'category.deleted': {
    id: 'backoffice.acts.category-deleted',
    defaultMessage: 'Categoria cancellata: {name}',
    description: 'Act',
  },
  'faq.added': {
    id: 'backoffice.acts.faq-added',
    defaultMessage: 'Domanda delle FAQ aggiunta',
    description: 'Act',
  },
  'faq.changed': {
    id: 'backoffice.acts.faq-changed',
    defaultMessage: 'Domanda delle FAQ modificata',
    description: 'Act',
  },
  'faq.moved': {
    id: 'backoffice.acts.faq-moved',
    defaultMessage: 'Domanda delle FAQ spostata alla posizione {position}',
    description: 'Act',
  },
  'faq.deleted': {
    id: 'backoffice.acts.faq-deleted',
    defaultMessage: 'Domanda delle FAQ cancellata',
    description: 'Act',
  },
  'cancellation.requested': {
    id: 'backoffice.acts.cancellation-requested',
    defaultMessage: 'Annullamento chiesto',
    description: 'Act',
  },
  'cancellation.approved': {
    id: 'backoffice.acts.cancellation-approved',
    defaultMessage: 'Annullamento accettato',
    description: 'Act',
  },
  'cancellation.refused': {
    id: 'backoffice.acts.cancellation-refused',
    defaultMessage: 'Annullamento rifiutato',
    description: 'Act',
  },
  'redemption.paid': {
    id: 'backoffice.acts.redemption-paid',
    defaultMessage: 'Richiesta di riscatto evasa',
    description: 'Act',
  },
  'redemption.refused': {
    id: 'backoffice.acts.redemption-refused',
    defaultMessage: 'Richiesta di riscatto rifiutata',
    description: 'Act',
  },
  'orders.exported': {
    id: 'backoffice.acts.orders-exported',
    defaultMessage: 'Ordini esportati: {rows, plural, one {# riga} other {# righe}}',
    description: 'Act',
  },
  'audit.exported': {
    id: 'backoffice.acts.audit-exported',
    defaultMessage: 'Registro esportato: {rows, plural, one {# riga} other {# righe}}',
    description: 'Act',
  },
  'credits.exported': {
    id: 'backoffice.acts.credits-exported',
    defaultMessage: 'Crediti esportati: {rows, plural, one {# riga} other {# righe}}',
    description: 'Act',
  },
  'subscribers.exported': {
    id: 'backoffice.acts.subscribers-exported',
    defaultMessage:
      'Iscritti a una newsletter esportati: {rows, plural, one {# riga} other {# righe}}',
    description: 'Act',
  },
  'badges.exported': {
    id: 'backoffice.acts.badges-exported',
    defaultMessage: 'Badge esportati: {rows, plural, one {# riga} other {# righe}}',
    description: 'Act',
  },
  'redemptions.exported': {
    id: 'backoffice.acts.redemptions-exported',
    defaultMessage: 'Richieste di riscatto esportate: {rows, plural, one {# riga} other {# righe}}',
    description: 'Act',
  },
  'users.exported': {
    id: 'backoffice.acts.users-exported',
    defaultMessage: 'Utenti esportati: {rows, plural, one {# riga} other {# righe}}',
    description: 'Act',
  },
  'attestations.downloaded': {
    id: 'backoffice.acts.attestations-downloaded',
    defaultMessage: 'Attestati di un’azienda scaricati: {rows}',
    description: 'Act',
  },
  by: { id: 'backoffice.acts.by', defaultMessage: 'Da {name}', description: 'Who did it' },
  operator: {
    id: 'backoffice.acts.operator',
    defaultMessage: 'un operatore del server',
    description: 'Who did it, at a terminal',
  },
  chainWhole: {
    id: 'backoffice.acts.chain-whole',
    defaultMessage: 'Nessuno può correggere questa storia. Catena controllata {at}.',
    description: 'Below the history',
  },
  chainUnchecked: {
    id: 'backoffice.acts.chain-unchecked',
    defaultMessage:
      'Nessuno può correggere questa storia. La catena non è ancora stata controllata.',
    description: 'Below the history, before the first check',
  },
  chainBroken: {
    id: 'backoffice.acts.chain-broken',
    defaultMessage:
      'La catena è interrotta alla voce {seq}: qualcuno ha cambiato il registro nel database.',
    description: 'Warning',
  },
});
