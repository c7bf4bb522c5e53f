import { defineMessages } from 'shared-ui';

/** One order: its facts, its totals, its codes and its gift. */
export const detailMessages = defineMessages({
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
