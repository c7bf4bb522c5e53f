import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.credits.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: {
    id: 'backoffice.credits.title',
    defaultMessage: 'Crediti',
    description: 'Page title',
  },
  filters: {
    id: 'backoffice.credits.filters',
    defaultMessage: 'Filtri dei crediti',
    description: 'Names the filters',
  },
  all: {
    id: 'backoffice.credits.all',
    defaultMessage: 'Tutti',
    description: 'Choice',
  },
  movement: {
    id: 'backoffice.credits.movement',
    defaultMessage: 'Movimento',
    description: 'Filter and column',
  },
  assegnati: {
    id: 'backoffice.credits.given',
    defaultMessage: 'Assegnati',
    description: 'Choice: credits for orders of others, less what refunds took back',
  },
  usati: {
    id: 'backoffice.credits.used',
    defaultMessage: 'Usati',
    description: 'Choice: paid with for orders, and paid out in euro',
  },
  scaduti: {
    id: 'backoffice.credits.lapsed-all',
    defaultMessage: 'Scaduti',
    description: 'Choice: ended with their account',
  },
  type: {
    id: 'backoffice.credits.type',
    defaultMessage: 'Tipo',
    description: 'Filter and column',
  },
  reward: {
    id: 'backoffice.credits.reward',
    defaultMessage: 'Reward per promozione',
    description: 'Kind of credits',
  },
  profitSharing: {
    id: 'backoffice.credits.profit-sharing',
    defaultMessage: 'Profit sharing',
    description: 'Kind of credits',
  },
  from: {
    id: 'backoffice.credits.from',
    defaultMessage: 'Dal',
    description: 'Filter',
  },
  to: {
    id: 'backoffice.credits.to',
    defaultMessage: 'Fino al',
    description: 'Filter',
  },
  found: {
    id: 'backoffice.credits.found',
    defaultMessage: '{count, plural, =0 {Nessun movimento} one {# movimento} other {# movimenti}}',
    description: 'Told to screen readers',
  },
  none: {
    id: 'backoffice.credits.none',
    defaultMessage: 'Ancora nessun credito',
    description: 'Empty table',
  },
  noMatch: {
    id: 'backoffice.credits.no-match',
    defaultMessage: 'La ricerca non ha prodotto risultati',
    description: 'Quoted: 2§8',
  },
  person: {
    id: 'backoffice.credits.person',
    defaultMessage: 'Persona',
    description: 'Column',
  },
  nobody: {
    id: 'backoffice.credits.nobody',
    defaultMessage: 'Account cancellato',
    description: 'In place of a name',
  },
  order: {
    id: 'backoffice.credits.order',
    defaultMessage: 'Ordine',
    description: 'Column: the order that gave them',
  },
  toOrder: {
    id: 'backoffice.credits.to-order',
    defaultMessage: 'Ordine {id}',
    description: 'Link',
  },
  date: {
    id: 'backoffice.credits.date',
    defaultMessage: 'Data',
    description: 'Column',
  },
  amount: {
    id: 'backoffice.credits.amount',
    defaultMessage: 'Importo',
    description: 'Column',
  },
  earned: {
    id: 'backoffice.credits.earned',
    defaultMessage: 'Assegnati',
    description: 'What happened',
  },
  reversed: {
    id: 'backoffice.credits.reversed',
    defaultMessage: 'Stornati',
    description: 'What happened: an order was refunded',
  },
  spent: {
    id: 'backoffice.credits.spent',
    defaultMessage: 'Usati per un ordine',
    description: 'What happened',
  },
  returned: {
    id: 'backoffice.credits.returned',
    defaultMessage: 'Restituiti da un ordine',
    description: 'What happened: an order was refunded',
  },
  redemption: {
    id: 'backoffice.credits.redemption',
    defaultMessage: 'Pagati in euro',
    description: 'What happened',
  },
  lapsed: {
    id: 'backoffice.credits.lapsed',
    defaultMessage: 'Scaduti con l’account',
    description: 'What happened',
  },
});
