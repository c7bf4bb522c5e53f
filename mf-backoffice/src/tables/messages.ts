import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.tables.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  orders: {
    id: 'backoffice.tables.orders',
    defaultMessage: 'Ordini e fatture',
    description: 'Page title',
  },
  ofUser: {
    id: 'backoffice.tables.of-user',
    defaultMessage: 'Solo gli ordini di un utente.',
    description: 'Above the orders of one person',
  },
  toUser: {
    id: 'backoffice.tables.to-user',
    defaultMessage: 'Vai all’utente',
    description: 'Link to the person',
  },
  filters: {
    id: 'backoffice.tables.filters',
    defaultMessage: 'Filtra gli ordini',
    description: 'Name of the filter group',
  },
  paidFrom: {
    id: 'backoffice.tables.paid-from',
    defaultMessage: 'Pagati dal',
    description: 'Filter',
  },
  orderNumber: {
    id: 'backoffice.tables.order-number',
    defaultMessage: 'Numero ordine',
    description: 'Filter',
  },
  search: {
    id: 'backoffice.tables.search',
    defaultMessage: 'Cerca',
    description: 'Filter',
  },
  searchHelp: {
    id: 'backoffice.tables.search-help',
    defaultMessage: 'Numero, cliente, e-mail o articolo',
    description: 'What the search looks in',
  },
  from: {
    id: 'backoffice.tables.from',
    defaultMessage: 'Dal giorno',
    description: 'Filter, the first day of orders',
  },
  to: {
    id: 'backoffice.tables.to',
    defaultMessage: 'Al giorno',
    description: 'Filter, the last day of orders, with it',
  },
  state: {
    id: 'backoffice.tables.state',
    defaultMessage: 'Stato',
    description: 'Filter and head',
  },
  paid: {
    id: 'backoffice.tables.paid',
    defaultMessage: 'Pagato',
    description: 'Filter',
  },
  receiptType: {
    id: 'backoffice.tables.receipt-type',
    defaultMessage: 'Tipo di ricevuta',
    description: 'Filter (ORDER-42)',
  },
  receiptOnly: {
    id: 'backoffice.tables.receipt-only',
    defaultMessage: 'Ricevuta',
    description: 'Filter value',
  },
  all: {
    id: 'backoffice.tables.all',
    defaultMessage: 'Tutti',
    description: 'No filter chosen',
  },
  yes: {
    id: 'backoffice.tables.yes',
    defaultMessage: 'Sì',
    description: 'Filter value',
  },
  no: {
    id: 'backoffice.tables.no',
    defaultMessage: 'No',
    description: 'Filter value',
  },
  number: {
    id: 'backoffice.tables.number',
    defaultMessage: 'N. ordine',
    description: 'Head',
  },
  customer: {
    id: 'backoffice.tables.customer',
    defaultMessage: 'Cliente',
    description: 'Head',
  },
  date: {
    id: 'backoffice.tables.date',
    defaultMessage: 'Data',
    description: 'Head',
  },
  guest: {
    id: 'backoffice.tables.guest',
    defaultMessage: 'Ospite',
    description: 'Head, and the mark of an order without an account',
  },
  invoice: {
    id: 'backoffice.tables.invoice',
    defaultMessage: 'Fattura',
    description: 'Head',
  },
  total: {
    id: 'backoffice.tables.total',
    defaultMessage: 'Totale',
    description: 'Head',
  },
  ordered: {
    id: 'backoffice.tables.ordered',
    defaultMessage: 'Ordinato',
    description: 'Order state',
  },
  statePaid: {
    id: 'backoffice.tables.state-paid',
    defaultMessage: 'Pagato',
    description: 'Order state',
  },
  cancelRequested: {
    id: 'backoffice.tables.cancel-requested',
    defaultMessage: 'Richiesta Annullamento',
    description: 'Order state',
  },
  cancelled: {
    id: 'backoffice.tables.cancelled',
    defaultMessage: 'Annullato',
    description: 'Order state',
  },
  noMatch: {
    id: 'backoffice.tables.no-match',
    defaultMessage: 'Nessun ordine corrisponde ai filtri',
    description: 'Filters exclude everything',
  },
  noOrders: {
    id: 'backoffice.tables.no-orders',
    defaultMessage: 'Ancora nessun ordine',
    description: 'No orders at all',
  },
  noOrdersText: {
    id: 'backoffice.tables.no-orders-text',
    defaultMessage: 'Gli ordini dei clienti compaiono qui appena arrivano.',
    description: 'No orders, what comes',
  },
  found: {
    id: 'backoffice.tables.found',
    defaultMessage: '{count, plural, one {# ordine} other {# ordini}}',
    description: 'How many orders, for screen readers',
  },
  actions: { id: 'backoffice.tables.actions', defaultMessage: 'Azioni', description: 'Head' },
  actionsOf: {
    id: 'backoffice.tables.actions-of',
    defaultMessage: 'Azioni per l’ordine {number}',
    description: 'Name of the menu',
  },
  view: { id: 'backoffice.tables.view', defaultMessage: 'Vedi l’ordine', description: 'Action' },
  receipt: {
    id: 'backoffice.tables.receipt',
    defaultMessage: 'Scarica la ricevuta',
    description: 'Action',
  },
  receiptUnpaid: {
    id: 'backoffice.tables.receipt-unpaid',
    defaultMessage: 'La ricevuta arriva con il pagamento',
    description: 'Why the action is disabled',
  },
});
