import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  loading: {
    id: 'backoffice.user.loading',
    defaultMessage: 'Utente',
    description: 'Title while it loads',
  },
  notFound: {
    id: 'backoffice.user.not-found',
    defaultMessage: 'Utente non trovato',
    description: 'Detail of nobody',
  },
  notFoundText: {
    id: 'backoffice.user.not-found-text',
    defaultMessage: 'Non esiste, o ha cancellato il suo account.',
    description: 'Detail of nobody',
  },
  toTable: {
    id: 'backoffice.user.to-table',
    defaultMessage: 'Vai agli utenti',
    description: 'Button',
  },
  since: {
    id: 'backoffice.user.since',
    defaultMessage: 'Iscrizione del {date}',
    description: 'Under the name',
  },
  write: { id: 'backoffice.user.write', defaultMessage: 'Scrivi a {name}', description: 'Button' },
  what: {
    id: 'backoffice.user.what',
    defaultMessage: 'Che cosa può fare',
    description: 'Label of the roles',
  },
  addRole: {
    id: 'backoffice.user.add-role',
    defaultMessage: 'Aggiungi un ruolo',
    description: 'Placeholder of the roles',
  },
  rolesHelp: {
    id: 'backoffice.user.roles-help',
    defaultMessage: 'Discente resta sempre: è il ruolo di partenza di ogni persona.',
    description: 'Help of the roles',
  },
  lastHelp: {
    id: 'backoffice.user.last-help',
    defaultMessage: 'È l’ultimo amministratore: nominane un altro prima di togliere questo ruolo.',
    description: 'Help of the roles',
  },
  ownHelp: {
    id: 'backoffice.user.own-help',
    defaultMessage: 'Il tuo ruolo di amministratore lo toglie solo un collega.',
    description: 'Help of the roles',
  },
  noRoles: {
    id: 'backoffice.user.no-roles',
    defaultMessage: 'Nessun ruolo con questo nome',
    description: 'List without options',
  },
  openRoles: {
    id: 'backoffice.user.open-roles',
    defaultMessage: 'Mostra i ruoli',
    description: 'Button of the list',
  },
  closeRoles: {
    id: 'backoffice.user.close-roles',
    defaultMessage: 'Chiudi i ruoli',
    description: 'Button of the list',
  },
  removeRole: {
    id: 'backoffice.user.remove-role',
    defaultMessage: 'Togli {role}',
    description: 'Button of a chip',
  },
  enable: {
    id: 'backoffice.user.enable',
    defaultMessage: 'Abilita a Docente',
    description: 'Switch',
  },
  enableText: {
    id: 'backoffice.user.enable-text',
    defaultMessage: 'Compare come docente nei corsi e riceve il profit sharing.',
    description: 'Under the switch',
  },
  save: { id: 'backoffice.user.save', defaultMessage: 'Salva i ruoli', description: 'Button' },
  onlyAdministrators: {
    id: 'backoffice.user.only-administrators',
    defaultMessage: 'Solo gli amministratori cambiano i ruoli.',
    description: 'For editors',
  },
  title: { id: 'backoffice.user.title', defaultMessage: 'Utenti', description: 'Breadcrumb' },
  roles: { id: 'backoffice.user.roles', defaultMessage: 'Ruoli', description: 'Card' },
  email: { id: 'backoffice.user.email', defaultMessage: 'E-mail', description: 'Fact' },
  data: { id: 'backoffice.user.data', defaultMessage: 'Dati', description: 'Card' },
  communications: {
    id: 'backoffice.user.communications',
    defaultMessage: 'Comunicazioni',
    description: 'Fact',
  },
  phone: { id: 'backoffice.user.phone', defaultMessage: 'Telefono', description: 'Fact' },
  fiscalCode: {
    id: 'backoffice.user.fiscal-code',
    defaultMessage: 'Codice fiscale',
    description: 'Fact',
  },
  showFiscalCode: {
    id: 'backoffice.user.show-fiscal-code',
    defaultMessage: 'Mostra e annota',
    description: 'Button',
  },
  blockchain: {
    id: 'backoffice.user.blockchain',
    defaultMessage: 'Blockchain',
    description: 'Fact',
  },
  accredited: {
    id: 'backoffice.user.accredited',
    defaultMessage: 'Accreditata il {date}',
    description: 'Fact',
  },
  notAccredited: {
    id: 'backoffice.user.not-accredited',
    defaultMessage: 'Non accreditata',
    description: 'Fact',
  },
  company: { id: 'backoffice.user.company', defaultMessage: 'Azienda', description: 'Card' },
  companyName: {
    id: 'backoffice.user.company-name',
    defaultMessage: 'Denominazione',
    description: 'Fact',
  },
  companyRole: {
    id: 'backoffice.user.company-role',
    defaultMessage: 'Ruolo aziendale',
    description: 'Fact',
  },
  DELEGATE: {
    id: 'backoffice.user.delegate',
    defaultMessage: 'Delegato',
    description: 'Company role',
  },
  LEGAL_REPRESENTATIVE: {
    id: 'backoffice.user.legal-representative',
    defaultMessage: 'Rappresentante legale',
    description: 'Company role',
  },
  sessions: {
    id: 'backoffice.user.sessions',
    defaultMessage: 'Sessioni aperte',
    description: 'Card',
  },
  noSessions: {
    id: 'backoffice.user.no-sessions',
    defaultMessage: 'Nessuna sessione aperta.',
    description: 'Card without lines',
  },
  device: {
    id: 'backoffice.user.device',
    defaultMessage: '{browser} su {system}',
    description: 'Session',
  },
  unknownDevice: {
    id: 'backoffice.user.unknown-device',
    defaultMessage: 'Dispositivo sconosciuto',
    description: 'Session',
  },
  thisSession: {
    id: 'backoffice.user.this-session',
    defaultMessage: 'Questa sessione',
    description: 'Session of the administrator',
  },
  lastUse: {
    id: 'backoffice.user.last-use',
    defaultMessage: 'Ultimo uso {at}',
    description: 'Session',
  },
  end: { id: 'backoffice.user.end', defaultMessage: 'Chiudi', description: 'Button' },
  endOf: {
    id: 'backoffice.user.end-of',
    defaultMessage: 'Chiudi {device}',
    description: 'Name of the button',
  },
  endAll: {
    id: 'backoffice.user.end-all',
    defaultMessage: '{count, plural, =2 {Chiudi tutte e due} other {Chiudi tutte e #}}',
    description: 'Button',
  },
  endTitle: {
    id: 'backoffice.user.end-title',
    defaultMessage: 'Chiudere la sessione {device} di {name}?',
    description: 'Confirmation',
  },
  endAllTitle: {
    id: 'backoffice.user.end-all-title',
    defaultMessage: 'Chiudere tutte le sessioni di {name}?',
    description: 'Confirmation',
  },
  endConfirm: {
    id: 'backoffice.user.end-confirm',
    defaultMessage: '{count, plural, one {Chiudi la sessione} other {Chiudi le sessioni}}',
    description: 'Confirmation',
  },
  endText: {
    id: 'backoffice.user.end-text',
    defaultMessage:
      'La prossima pagina che apre chiede di accedere di nuovo. Resta scritto chi l’ha fatto.',
    description: 'Confirmation',
  },
  orders: { id: 'backoffice.user.orders', defaultMessage: 'Ordini', description: 'Card' },
  noOrders: {
    id: 'backoffice.user.no-orders',
    defaultMessage: 'Nessun ordine.',
    description: 'Card without lines',
  },
  allOf: {
    id: 'backoffice.user.all-of',
    defaultMessage: 'Vedi tutti e {count}',
    description: 'Link',
  },
  badges: { id: 'backoffice.user.badges', defaultMessage: 'Badge', description: 'Card' },
  noBadges: {
    id: 'backoffice.user.no-badges',
    defaultMessage: 'Nessun badge.',
    description: 'Card without lines',
  },
  courseBadge: {
    id: 'backoffice.user.course-badge',
    defaultMessage: 'Corso, {date}, {code}',
    description: 'Badge',
  },
  examBadge: {
    id: 'backoffice.user.exam-badge',
    defaultMessage: 'Certificazione, {date}, {code}',
    description: 'Badge',
  },
  revokedBadge: {
    id: 'backoffice.user.revoked-badge',
    defaultMessage: 'Revocato',
    description: 'Badge',
  },
  moreBadges: {
    id: 'backoffice.user.more-badges',
    defaultMessage: '{count, plural, one {e un altro} other {e altri #}}',
    description: 'Below the badges',
  },
  history: {
    id: 'backoffice.user.history',
    defaultMessage: 'Che cosa è cambiato',
    description: 'Card',
  },
  registration: {
    id: 'backoffice.user.registration',
    defaultMessage: 'Registrazione',
    description: 'First line of the history',
  },
  older: {
    id: 'backoffice.user.older',
    defaultMessage: 'Mostra le precedenti',
    description: 'Button',
  },
  restInAudit: {
    id: 'backoffice.user.rest-in-audit',
    defaultMessage: '{count, plural, one {Un’altra voce è} other {Altre # voci sono}} nel registro',
    description: 'Link to the audit, where the history is longer than shown',
  },
});
