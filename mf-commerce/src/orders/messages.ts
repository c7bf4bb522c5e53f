import { defineMessages } from 'shared-ui';

/** The list of orders, and what an order and its row have in common. */
export const messages = defineMessages({
  title: {
    id: 'commerce.orders.title',
    defaultMessage: 'Ordini',
    description: 'Title of the order list',
  },
  caption: {
    id: 'commerce.orders.caption',
    defaultMessage: 'I tuoi ordini',
    description: 'Name of the table for screen readers',
  },
  number: { id: 'commerce.orders.number', defaultMessage: 'Ordine', description: 'Column' },
  date: { id: 'commerce.orders.date', defaultMessage: 'Data', description: 'Column' },
  courses: { id: 'commerce.orders.courses', defaultMessage: 'Corsi', description: 'Column' },
  state: { id: 'commerce.orders.state', defaultMessage: 'Stato', description: 'Column' },
  total: { id: 'commerce.orders.total', defaultMessage: 'Totale', description: 'Column' },
  actions: { id: 'commerce.orders.actions', defaultMessage: 'Azioni', description: 'Column' },
  actionsOf: {
    id: 'commerce.orders.actions-of',
    defaultMessage: 'Azioni per l’ordine {orderNumber}',
    description: 'Name of the menu of a row',
  },
  view: { id: 'commerce.orders.view', defaultMessage: 'Vedi l’ordine', description: 'Row action' },
  pay: { id: 'commerce.orders.pay', defaultMessage: 'Paga adesso', description: 'Row action' },
  receipt: {
    id: 'commerce.orders.receipt',
    defaultMessage: 'Scarica la ricevuta',
    description: 'Row action',
  },
  receiptUnpaid: {
    id: 'commerce.orders.receipt-unpaid',
    defaultMessage: 'La ricevuta arriva con il pagamento',
    description: 'Why there is no receipt',
  },
  notPayable: {
    id: 'commerce.orders.not-payable',
    defaultMessage: 'Questo ordine non aspetta un pagamento',
    description: 'Why it cannot be paid',
  },
  noneTitle: {
    id: 'commerce.orders.none',
    defaultMessage: 'Non hai ancora ordini',
    description: 'Empty state without filters',
  },
  noneText: {
    id: 'commerce.orders.none-text',
    defaultMessage: 'Quando compri un corso, l’ordine e la sua ricevuta restano qui.',
    description: 'Empty state without filters',
  },
  openCatalogue: {
    id: 'commerce.orders.open-catalogue',
    defaultMessage: 'Apri il catalogo',
    description: 'Action of the empty state',
  },
  filters: {
    id: 'commerce.orders.filters',
    defaultMessage: 'Filtra gli ordini',
    description: 'Name of the filter group',
  },
  filterNumber: {
    id: 'commerce.orders.filter-number',
    defaultMessage: 'Numero d’ordine',
    description: 'Filter',
  },
  filterDate: { id: 'commerce.orders.filter-date', defaultMessage: 'Data', description: 'Filter' },
  filterPaid: {
    id: 'commerce.orders.filter-paid',
    defaultMessage: 'Pagamento',
    description: 'Filter',
  },
  paidAll: { id: 'commerce.orders.paid-all', defaultMessage: 'Tutti', description: 'Filter value' },
  paidYes: {
    id: 'commerce.orders.paid-yes',
    defaultMessage: 'Pagati',
    description: 'Filter value',
  },
  paidNo: {
    id: 'commerce.orders.paid-no',
    defaultMessage: 'Da pagare',
    description: 'Filter value',
  },
  receiptType: {
    id: 'commerce.orders.receipt-type',
    defaultMessage: 'Tipo di ricevuta',
    description: 'Filter (ORDER-42)',
  },
  receiptAll: {
    id: 'commerce.orders.receipt-all',
    defaultMessage: 'Tutti',
    description: 'Filter value',
  },
  receiptOnly: {
    id: 'commerce.orders.receipt-only',
    defaultMessage: 'Ricevuta',
    description: 'Filter value',
  },
  invoiceOnly: {
    id: 'commerce.orders.invoice-only',
    defaultMessage: 'Fattura',
    description: 'Filter value',
  },
  failed: {
    id: 'commerce.orders.failed',
    defaultMessage: 'Non riusciamo ad aprire gli ordini',
    description: 'Title of the error state',
  },
});
