import { defineMessages } from 'shared-ui';

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
  electronicInvoice: {
    id: 'commerce.orders.electronic-invoice',
    defaultMessage: 'Scarica la fattura elettronica',
    description: 'Downloads the file of FatturaPA',
  },
  electronicNote: {
    id: 'commerce.orders.electronic-note',
    defaultMessage: 'Scarica la nota di credito elettronica {number}',
    description: 'The same for a credit note',
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
  failed: {
    id: 'commerce.orders.failed',
    defaultMessage: 'Non riusciamo ad aprire gli ordini',
    description: 'Title of the error state',
  },
  detailTitle: {
    id: 'commerce.orders.detail-title',
    defaultMessage: 'Ordine {orderNumber}',
    description: 'Title of the detail',
  },
  detailLoading: {
    id: 'commerce.orders.detail-loading',
    defaultMessage: 'Ordine',
    description: 'Title of the detail until its number is known',
  },
  notFound: {
    id: 'commerce.orders.not-found',
    defaultMessage: 'Questo ordine non c’è',
    description: 'Title of the 404 state',
  },
  notFoundText: {
    id: 'commerce.orders.not-found-text',
    defaultMessage: 'L’indirizzo non corrisponde a nessuno dei tuoi ordini.',
    description: 'Text of the 404 state',
  },
  allOrders: {
    id: 'commerce.orders.all',
    defaultMessage: 'Tutti gli ordini',
    description: 'Link to the list',
  },
  vouchers: {
    id: 'commerce.orders.vouchers',
    defaultMessage: 'Codici voucher',
    description: 'Title of the codes of an order for others (ORDER-36)',
  },
  gift: {
    id: 'commerce.orders.gift',
    defaultMessage: 'Regalo',
    description: 'Title of the gift that an order is (MULTI-06)',
  },
  giftUnpaid: {
    id: 'commerce.orders.gift-unpaid',
    defaultMessage: 'Per {name}: l’e-mail per {email} parte quando l’ordine è pagato.',
    description: 'State of a gift',
  },
  giftLeaving: {
    id: 'commerce.orders.gift-leaving',
    defaultMessage: 'Per {name}: l’e-mail per {email} è in partenza.',
    description: 'State of a gift',
  },
  giftDue: {
    id: 'commerce.orders.gift-due',
    defaultMessage: 'Per {name}: l’e-mail per {email} parte il {day}.',
    description: 'State of a gift with a day',
  },
  giftSent: {
    id: 'commerce.orders.gift-sent',
    defaultMessage: 'Per {name}: l’e-mail per {email} è partita il {day}.',
    description: 'State of a gift',
  },
  toVouchers: {
    id: 'commerce.orders.to-vouchers',
    defaultMessage: 'Quali sono stati riscattati?',
    description: 'Link to the list of vouchers',
  },
  articles: {
    id: 'commerce.orders.articles',
    defaultMessage: 'Articoli',
    description: 'Title of the list of articles',
  },
  copies: {
    id: 'commerce.orders.copies',
    defaultMessage: '{count, plural, one {1 copia} other {# copie}}',
    description: 'Quantity of an article',
  },
  facts: { id: 'commerce.orders.facts', defaultMessage: 'Dati dell’ordine', description: 'Title' },
  orderedAt: {
    id: 'commerce.orders.ordered-at',
    defaultMessage: 'Ordinato il',
    description: 'Label',
  },
  paidAt: { id: 'commerce.orders.paid-at', defaultMessage: 'Pagato il', description: 'Label' },
  paymentType: {
    id: 'commerce.orders.payment-type',
    defaultMessage: 'Tipo di pagamento',
    description: 'Label',
  },
  invoice: { id: 'commerce.orders.invoice', defaultMessage: 'Fattura', description: 'Label' },
  customer: { id: 'commerce.orders.customer', defaultMessage: 'Intestata a', description: 'Label' },
  receiptNumber: {
    id: 'commerce.orders.receipt-number',
    defaultMessage: 'Ricevuta',
    description: 'Label: number of the receipt',
  },
  fiscalCode: {
    id: 'commerce.orders.fiscal-code',
    defaultMessage: 'Codice fiscale',
    description: 'Label',
  },
  phone: { id: 'commerce.orders.phone', defaultMessage: 'Telefono', description: 'Label' },
  mail: { id: 'commerce.orders.mail', defaultMessage: 'E-mail', description: 'Label' },
  reason: {
    id: 'commerce.orders.reason',
    defaultMessage: 'Motivo dell’annullamento: {reason}',
    description: 'Cancellation reason',
  },
  totals: {
    id: 'commerce.orders.totals',
    defaultMessage: 'Totali',
    description: 'Title of the totals',
  },
  orderTotal: {
    id: 'commerce.orders.order-total',
    defaultMessage: 'Totale ordine',
    description: 'Line of the totals, before discounts',
  },
  discount: {
    id: 'commerce.orders.discount',
    defaultMessage: 'Sconto',
    description: 'Line of the totals',
  },
  coupon: {
    id: 'commerce.orders.coupon',
    defaultMessage: 'Con il coupon',
    description: 'Line of the totals',
  },
  rest: {
    id: 'commerce.orders.rest',
    defaultMessage: 'Con un altro pagamento',
    description: 'Line of the totals: what the coupon does not pay',
  },
  taxable: {
    id: 'commerce.orders.taxable',
    defaultMessage: 'Imponibile',
    description: 'Line of the totals',
  },
  vat: { id: 'commerce.orders.vat', defaultMessage: 'IVA', description: 'Line of the totals' },
  allCodes: {
    id: 'commerce.orders.all-codes',
    defaultMessage: 'Scarica tutti i {count, number} codici',
    description: 'Downloads the codes of a large order as a file',
  },
  creditNotes: {
    id: 'commerce.orders.credit-notes',
    defaultMessage: 'Note di credito',
    description: 'Title of the refunds of an order',
  },
  downloadNote: {
    id: 'commerce.orders.download-note',
    defaultMessage: 'Scarica la nota di credito {number}, {amount}',
    description: 'Name of the button, which shows the amount',
  },
});

export const refundMessages = defineMessages({
  title: {
    id: 'commerce.refunds.title',
    defaultMessage: 'Rimborsi',
    description: 'Title of the list of refunds of an order',
  },
  one: {
    id: 'commerce.refunds.one',
    defaultMessage: 'Rimborso',
    description: 'A refund that is not the price of one course',
  },
  underWay: {
    id: 'commerce.refunds.under-way',
    defaultMessage: 'Il rimborso è in corso.',
    description: 'State of a refund',
  },
  done: {
    id: 'commerce.refunds.done',
    defaultMessage: 'Rimborsato il {day}.',
    description: 'State of a refund',
  },
  toCoupon: {
    id: 'commerce.refunds.to-coupon',
    defaultMessage: 'Tornato nel coupon il {day}.',
    description: 'State of a refund',
  },
  couponMissing: {
    id: 'commerce.refunds.coupon-missing',
    defaultMessage: 'Il coupon non bastava più per la sua parte.',
    description: 'Why money goes back',
  },
  paidTwice: {
    id: 'commerce.refunds.paid-twice',
    defaultMessage: 'L’ordine era già pagato.',
    description: 'Why money goes back',
  },
  amountDiffers: {
    id: 'commerce.refunds.amount-differs',
    defaultMessage: 'L’importo pagato non era quello dell’ordine.',
    description: 'Why money goes back',
  },
  ownedAlready: {
    id: 'commerce.refunds.owned-already',
    defaultMessage: 'Era già tuo.',
    description: 'Why money goes back: the course came with another order or a voucher',
  },
  orderClosed: {
    id: 'commerce.refunds.order-closed',
    defaultMessage: 'L’ordine non aspettava più un pagamento.',
    description: 'Why money goes back',
  },
  cancellation: {
    id: 'commerce.refunds.cancellation',
    defaultMessage: 'L’ordine è stato annullato.',
    description: 'Why money goes back',
  },
  goodwill: {
    id: 'commerce.refunds.goodwill',
    defaultMessage: 'L’assistenza ha disposto il rimborso.',
    description: 'Why money goes back',
  },
});
