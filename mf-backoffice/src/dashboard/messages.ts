import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  waiting: {
    id: 'backoffice.dashboard.waiting',
    defaultMessage: 'Da decidere',
    description: 'Heading of what waits for an answer, for screen readers',
  },
  waitingRedemptions: {
    id: 'backoffice.dashboard.waiting-redemptions',
    defaultMessage:
      '{count, plural, one {1 richiesta di riscatto aspetta una risposta} other {# richieste di riscatto aspettano una risposta}}',
    description: 'Link to the open redemption requests',
  },
  nothingWaits: {
    id: 'backoffice.dashboard.nothing-waits',
    defaultMessage: 'Nessuna richiesta aspetta una risposta.',
    description: 'Nothing is to be decided',
  },
  waitingUnknown: {
    id: 'backoffice.dashboard.waiting-unknown',
    defaultMessage: 'Non sappiamo se altre richieste aspettano una risposta.',
    description: 'Some of the requests could not be loaded',
  },
  process: {
    id: 'backoffice.dashboard.process',
    defaultMessage: 'Evadi',
    description: 'Leads to a redemption request that waits',
  },
  processOf: {
    id: 'backoffice.dashboard.process-of',
    defaultMessage: 'Evadi {number}',
    description: 'Name of that link for screen readers',
  },
  counts: {
    id: 'backoffice.dashboard.counts',
    defaultMessage: 'In cifre',
    description: 'Heading of the tiles, for screen readers',
  },
  users: {
    id: 'backoffice.dashboard.users',
    defaultMessage: 'Utenti',
    description: 'Tile',
  },
  thisMonth: {
    id: 'backoffice.dashboard.this-month',
    defaultMessage: '+ {count} questo mese',
    description:
      'Link to the users who registered, or became teachers, this month; under the number of all',
  },
  professors: {
    id: 'backoffice.dashboard.professors',
    defaultMessage: 'Docenti',
    description: 'Tile',
  },
  categories: {
    id: 'backoffice.dashboard.categories',
    defaultMessage: 'Categorie',
    description: 'Tile',
  },
  published: {
    id: 'backoffice.dashboard.published',
    defaultMessage: '{count, plural, one {# corso pubblicato} other {# corsi pubblicati}}',
    description: 'Under the number of categories',
  },
  completions: {
    id: 'backoffice.dashboard.completions',
    defaultMessage: 'Corsi completati',
    description: 'Heading of a chart',
  },
  completionsTotal: {
    id: 'backoffice.dashboard.completions-total',
    defaultMessage:
      '{count, plural, one {# corso completato} other {# corsi completati}} in dodici mesi',
    description: 'Link to their badges',
  },
  completionsHead: {
    id: 'backoffice.dashboard.completions-head',
    defaultMessage: 'Completati',
    description: 'Column of the data behind the chart',
  },
  examsPassed: {
    id: 'backoffice.dashboard.exams-passed',
    defaultMessage: 'Esami superati',
    description: 'Heading of a chart',
  },
  examsPassedTotal: {
    id: 'backoffice.dashboard.exams-passed-total',
    defaultMessage:
      '{count, plural, one {# esame superato} other {# esami superati}} in dodici mesi',
    description: 'Link to their badges',
  },
  examsPassedHead: {
    id: 'backoffice.dashboard.exams-passed-head',
    defaultMessage: 'Superati',
    description: 'Column of the data behind the chart',
  },
  noLearning: {
    id: 'backoffice.dashboard.no-learning',
    defaultMessage: 'Ancora nessuno in questi dodici mesi',
    description: 'Empty chart',
  },
  creditsGiven: {
    id: 'backoffice.dashboard.credits-given',
    defaultMessage: 'Crediti assegnati',
    description: 'Heading of a chart',
  },
  creditsGivenTotal: {
    id: 'backoffice.dashboard.credits-given-total',
    defaultMessage: '{amount} assegnati in dodici mesi',
    description: 'Link to their movements',
  },
  creditsGivenHead: {
    id: 'backoffice.dashboard.credits-given-head',
    defaultMessage: 'Assegnati',
    description: 'Column of the data behind the chart',
  },
  creditsUsed: {
    id: 'backoffice.dashboard.credits-used',
    defaultMessage: 'Crediti usati',
    description: 'Heading of a chart',
  },
  creditsUsedTotal: {
    id: 'backoffice.dashboard.credits-used-total',
    defaultMessage: '{amount} usati in dodici mesi',
    description: 'Link to their movements',
  },
  creditsUsedHead: {
    id: 'backoffice.dashboard.credits-used-head',
    defaultMessage: 'Usati',
    description: 'Column of the data behind the chart',
  },
  noCredits: {
    id: 'backoffice.dashboard.no-credits',
    defaultMessage: 'Ancora nessun credito in questi dodici mesi',
    description: 'Empty chart',
  },
  revenue: {
    id: 'backoffice.dashboard.revenue',
    defaultMessage: 'Ricavi e ordini',
    description: 'Heading of the chart',
  },
  revenueLead: {
    id: 'backoffice.dashboard.revenue-lead',
    defaultMessage: 'Mese per mese: quello in corso è più chiaro.',
    description: 'Under the heading of the chart',
  },
  ordersOfMonth: {
    id: 'backoffice.dashboard.orders-of-month',
    defaultMessage: '{orders, plural, one {# ordine pagato} other {# ordini pagati}} nel mese',
    description: 'Link to them',
  },
  month: {
    id: 'backoffice.dashboard.month',
    defaultMessage: 'Mese',
    description: 'Head of the data table',
  },
  revenueHead: {
    id: 'backoffice.dashboard.revenue-head',
    defaultMessage: 'Ricavi',
    description: 'Head of the data table',
  },
  noRevenue: {
    id: 'backoffice.dashboard.no-revenue',
    defaultMessage: 'Ancora nessun ordine pagato',
    description: 'Empty chart',
  },
  orders: {
    id: 'backoffice.dashboard.orders',
    defaultMessage: 'Ordini e fatture',
    description: 'Heading of the preview',
  },
  noOrders: {
    id: 'backoffice.dashboard.no-orders',
    defaultMessage: 'Ancora nessun ordine',
    description: 'Empty preview',
  },
  orderLine: {
    id: 'backoffice.dashboard.order-line',
    defaultMessage: '{number}, {date}',
    description: 'Number and day of an order or a request',
  },
});
