import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.releases.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: {
    id: 'backoffice.releases',
    defaultMessage: 'Rilasci',
    description: 'Page title',
  },
  lead: {
    id: 'backoffice.releases.lead',
    defaultMessage:
      'Ogni parte di WorkerBadge viene rilasciata per conto suo. Qui vedi quale versione ricevono le persone, come va nell’ultima ora e puoi tornare alla precedente: le pagine già aperte cambiano da sole.',
    description: 'What the page is for',
  },
  none: {
    id: 'backoffice.releases.none',
    defaultMessage: 'Ancora nessun rilascio',
    description: 'Empty page',
  },
  history: {
    id: 'backoffice.releases.history',
    defaultMessage: 'Che cosa è cambiato',
    description: 'Heading of the log of operations',
  },
  showMore: {
    id: 'backoffice.releases.show-more',
    defaultMessage: 'Mostra le precedenti ({count})',
    description: 'Shows more of the log; how many are not shown yet',
  },
  healthy: {
    id: 'backoffice.releases.healthy',
    defaultMessage: 'Va bene',
    description: 'Health of a part',
  },
  suffering: {
    id: 'backoffice.releases.suffering',
    defaultMessage: 'Qualche errore',
    description: 'Health of a part',
  },
  carry: {
    id: 'backoffice.releases.operation.carry',
    defaultMessage: 'Portata in un’altra installazione',
    description: 'Entry of the log: a release was given out to another installation',
  },
  failing: {
    id: 'backoffice.releases.failing',
    defaultMessage: 'Non funziona',
    description: 'Health of a part',
  },
  unknown: {
    id: 'backoffice.releases.unknown',
    defaultMessage: 'Nessun dato',
    description: 'Health of a part without reports in the last hour',
  },
  rollBack: {
    id: 'backoffice.releases.roll-back',
    defaultMessage: 'Torna alla precedente',
    description: 'Button that opens the dialog',
  },
  nothingBefore: {
    id: 'backoffice.releases.nothing-before',
    defaultMessage: 'Non c’è una versione precedente',
    description: 'Why the roll back is not possible',
  },
  versionsOf: {
    id: 'backoffice.releases.versions-of',
    defaultMessage: 'Versioni di {remote}',
    description: 'Caption of a table',
  },
  version: {
    id: 'backoffice.releases.version',
    defaultMessage: 'Versione',
    description: 'Head',
  },
  state: {
    id: 'backoffice.releases.state',
    defaultMessage: 'Stato',
    description: 'Head',
  },
  stable: {
    id: 'backoffice.releases.stable',
    defaultMessage: 'Stabile',
    description: 'State of a version',
  },
  canary: {
    id: 'backoffice.releases.canary',
    defaultMessage: 'Canary',
    description: 'State of a version',
  },
  canaryOf: {
    id: 'backoffice.releases.canary-of',
    defaultMessage: 'Canary, {percent}%',
    description: 'State of a version that some people get',
  },
  canaryOfRoles: {
    id: 'backoffice.releases.canary-of-roles',
    defaultMessage: 'Solo per {roles}',
    description: 'Under the share of people that get a version: the roles, when not all have it',
  },
  previous: {
    id: 'backoffice.releases.previous',
    defaultMessage: 'Precedente',
    description: 'State of a version',
  },
  published: {
    id: 'backoffice.releases.published',
    defaultMessage: 'Pubblicata',
    description: 'Head',
  },
  publishedBy: {
    id: 'backoffice.releases.published-by',
    defaultMessage: '{at}, {by}',
    description: 'When and by whom a version was published',
  },
  reports: {
    id: 'backoffice.releases.reports',
    defaultMessage: 'Aperture nell’ultima ora',
    description: 'Head',
  },
  errorRate: {
    id: 'backoffice.releases.error-rate',
    defaultMessage: 'Errori',
    description: 'Head; a percentage',
  },
  operation: {
    id: 'backoffice.releases.operation',
    defaultMessage: 'Operazione',
    description: 'Head',
  },
  part: {
    id: 'backoffice.releases.part',
    defaultMessage: 'Parte',
    description: 'Head',
  },
  all: {
    id: 'backoffice.releases.all',
    defaultMessage: 'Tutte',
    description: 'An operation that concerns all parts',
  },
  by: {
    id: 'backoffice.releases.by',
    defaultMessage: 'Chi',
    description: 'Head',
  },
  at: {
    id: 'backoffice.releases.at',
    defaultMessage: 'Quando',
    description: 'Head',
  },
  reason: {
    id: 'backoffice.releases.reason',
    defaultMessage: 'Perché',
    description: 'Head',
  },
  notRolledBack: {
    id: 'backoffice.releases.not-rolled-back',
    defaultMessage: 'Non è cambiato nulla: riprova tra un momento.',
    description: 'A roll back that failed without a word of the server',
  },
  automatic: {
    id: 'backoffice.releases.automatic',
    defaultMessage: 'Automatico',
    description: 'Who did an operation, when nobody did',
  },
  haltedByItself: {
    id: 'backoffice.releases.halted-by-itself',
    defaultMessage:
      'Canary fermato da solo: la {version} dava troppi errori. Tutti ricevono la versione stabile.',
    description: 'A canary that failed too often',
  },
  haltedBy: {
    id: 'backoffice.releases.halted-by',
    defaultMessage:
      'Canary fermato: {by} ha tolto la {version} ({reason}). Tutti ricevono la versione stabile.',
    description: 'A canary that an operator ended, with the reason',
  },
  rollBackQuestion: {
    id: 'backoffice.releases.roll-back.question',
    defaultMessage: 'Tornare alla versione precedente di {remote}?',
    description: 'Title of the dialog',
  },
  rollBackText: {
    id: 'backoffice.releases.roll-back.text',
    defaultMessage:
      'La versione {from} non sarà più servita a nessuno; al suo posto torna la {to}.',
    description: 'Text of the dialog',
  },
  rollBackNow: {
    id: 'backoffice.releases.roll-back.now',
    defaultMessage: 'Ripristina {remote}',
    description: 'Confirms the dialog',
  },
  cancel: {
    id: 'backoffice.releases.cancel',
    defaultMessage: 'Annulla',
    description: 'Closes the dialog',
  },
  reasonLabel: {
    id: 'backoffice.releases.reason.label',
    defaultMessage: 'Motivo',
    description: 'Field',
  },
  reasonHint: {
    id: 'backoffice.releases.reason.hint',
    defaultMessage: 'Resta nello storico, con il tuo nome.',
    description: 'Help of the field',
  },
  reasonMissing: {
    id: 'backoffice.releases.reason.missing',
    defaultMessage: 'Scrivi perché, in poche parole.',
    description: 'Error of the field',
  },
  rolledBack: {
    id: 'backoffice.releases.rolled-back',
    defaultMessage: '{remote} è tornato alla versione {version}',
    description: 'Notice of success',
  },
});

export const operationNames = defineMessages({
  publish: {
    id: 'backoffice.releases.operation.publish',
    defaultMessage: 'Pubblicazione',
    description: 'Operation in the log',
  },
  rollback: {
    id: 'backoffice.releases.operation.rollback',
    defaultMessage: 'Ritorno alla precedente',
    description: 'Operation in the log',
  },
  promote: {
    id: 'backoffice.releases.operation.promote',
    defaultMessage: 'Promozione',
    description: 'Operation in the log',
  },
  canary: {
    id: 'backoffice.releases.operation.canary',
    defaultMessage: 'Canary avviato',
    description: 'Operation in the log',
  },
  halt: {
    id: 'backoffice.releases.operation.halt',
    defaultMessage: 'Canary fermato',
    description: 'Operation in the log',
  },
  prune: {
    id: 'backoffice.releases.operation.prune',
    defaultMessage: 'Pulizia',
    description: 'Operation in the log',
  },
  store: {
    id: 'backoffice.releases.operation.store',
    defaultMessage: 'Deposito, per nessuno',
    description: 'Operation in the log: a release was stored, and is served to nobody',
  },
  preview: {
    id: 'backoffice.releases.operation.preview',
    defaultMessage: 'Anteprima con un link',
    description: 'Operation in the log: a link shows stored releases to testers',
  },
  withdraw: {
    id: 'backoffice.releases.operation.withdraw',
    defaultMessage: 'Anteprima ritirata',
    description: 'Operation in the log: links to a stored release no longer open',
  },
  failing: {
    id: 'backoffice.releases.operation.failing',
    defaultMessage: 'Errori nella versione per tutti',
    description: 'Entry of the log: browsers report that the version that everybody gets fails',
  },
  well: {
    id: 'backoffice.releases.operation.well',
    defaultMessage: 'Versione di nuovo senza errori',
    description: 'Entry of the log: the version that everybody gets no longer fails',
  },
  'rotate-key': {
    id: 'backoffice.releases.operation.rotate-key',
    defaultMessage: 'Cambio della chiave',
    description: 'Operation in the log',
  },
});
