import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  title: {
    id: 'backoffice.order-detail.title',
    defaultMessage: 'Ordine {number}',
    description: 'Page title',
  },
  loading: {
    id: 'backoffice.order-detail.loading',
    defaultMessage: 'Ordine',
    description: 'Page title while it loads',
  },
  orders: {
    id: 'backoffice.order-detail.orders',
    defaultMessage: 'Ordini',
    description: 'Breadcrumb, short: with the number it is one line on a phone',
  },
  order: {
    id: 'backoffice.order-detail.order',
    defaultMessage: 'Ordine',
    description: 'Heading',
  },
  number: {
    id: 'backoffice.order-detail.number',
    defaultMessage: 'Numero ordine',
    description: 'Label',
  },
  date: {
    id: 'backoffice.order-detail.date',
    defaultMessage: 'Data ordine',
    description: 'Label',
  },
  paymentDate: {
    id: 'backoffice.order-detail.payment-date',
    defaultMessage: 'Data pagamento',
    description: 'Label',
  },
  paymentType: {
    id: 'backoffice.order-detail.payment-type',
    defaultMessage: 'Pagamento',
    description: 'Label',
  },
  invoice: {
    id: 'backoffice.order-detail.invoice',
    defaultMessage: 'Fattura',
    description: 'Label',
  },
  promo: {
    id: 'backoffice.order-detail.promo',
    defaultMessage: 'Promozione',
    description: 'Label',
  },
  client: {
    id: 'backoffice.order-detail.client',
    defaultMessage: 'Cliente',
    description: 'Heading',
  },
  name: {
    id: 'backoffice.order-detail.name',
    defaultMessage: 'Nome',
    description: 'Label',
  },
  email: {
    id: 'backoffice.order-detail.email',
    defaultMessage: 'E-mail',
    description: 'Label',
  },
  phone: {
    id: 'backoffice.order-detail.phone',
    defaultMessage: 'Telefono',
    description: 'Label',
  },
  guest: {
    id: 'backoffice.order-detail.guest',
    defaultMessage: 'Ospite',
    description: 'Order without an account',
  },
  accredited: {
    id: 'backoffice.order-detail.accredited',
    defaultMessage: 'Accreditato su blockchain',
    description: 'Mark of the client',
  },
  gift: {
    id: 'backoffice.order-detail.gift',
    defaultMessage: 'Regalo a',
    description: 'Label',
  },
  billing: {
    id: 'backoffice.order-detail.billing',
    defaultMessage: 'Dati di fatturazione',
    description: 'Heading',
  },
  company: {
    id: 'backoffice.order-detail.company',
    defaultMessage: 'Ragione sociale',
    description: 'Label',
  },
  vatNumber: {
    id: 'backoffice.order-detail.vat-number',
    defaultMessage: 'Partita IVA',
    description: 'Label',
  },
  sdi: {
    id: 'backoffice.order-detail.sdi',
    defaultMessage: 'Codice SDI',
    description: 'Label',
  },
  fiscalCode: {
    id: 'backoffice.order-detail.fiscal-code',
    defaultMessage: 'Codice fiscale',
    description: 'Label',
  },
  address: {
    id: 'backoffice.order-detail.address',
    defaultMessage: 'Indirizzo',
    description: 'Label',
  },
  cancellation: {
    id: 'backoffice.order-detail.cancellation',
    defaultMessage: 'Motivo dell’annullamento',
    description: 'Heading',
  },
  articles: {
    id: 'backoffice.order-detail.articles',
    defaultMessage: 'Articoli',
    description: 'Heading and name of the table',
  },
  article: {
    id: 'backoffice.order-detail.article',
    defaultMessage: 'Articolo',
    description: 'Head',
  },
  quantity: {
    id: 'backoffice.order-detail.quantity',
    defaultMessage: 'Quantità',
    description: 'Head',
  },
  unitPrice: {
    id: 'backoffice.order-detail.unit-price',
    defaultMessage: 'Prezzo',
    description: 'Head',
  },
  amount: {
    id: 'backoffice.order-detail.amount',
    defaultMessage: 'Importo',
    description: 'Head',
  },
  totals: {
    id: 'backoffice.order-detail.totals',
    defaultMessage: 'Totali',
    description: 'Heading',
  },
  gross: {
    id: 'backoffice.order-detail.gross',
    defaultMessage: 'Totale ordine',
    description: 'Line',
  },
  discount: {
    id: 'backoffice.order-detail.discount',
    defaultMessage: 'Sconto',
    description: 'Line',
  },
  net: {
    id: 'backoffice.order-detail.net',
    defaultMessage: 'Imponibile',
    description: 'Line',
  },
  vat: {
    id: 'backoffice.order-detail.vat',
    defaultMessage: 'IVA',
    description: 'Line',
  },
  coupon: {
    id: 'backoffice.order-detail.coupon',
    defaultMessage: 'Coupon',
    description: 'Line',
  },
  total: {
    id: 'backoffice.order-detail.total',
    defaultMessage: 'Totale',
    description: 'Line',
  },
  notFound: {
    id: 'backoffice.order-detail.not-found',
    defaultMessage: 'Questo ordine non esiste',
    description: '404',
  },
  notFoundText: {
    id: 'backoffice.order-detail.not-found-text',
    defaultMessage: 'Controlla il numero, o cercalo fra gli ordini.',
    description: '404, what to do',
  },
  toOrders: {
    id: 'backoffice.order-detail.to-orders',
    defaultMessage: 'Vai agli ordini',
    description: '404, next action',
  },
  electronicInvoice: {
    id: 'backoffice.order-detail.electronic-invoice',
    defaultMessage: 'Scarica la fattura elettronica',
    description: 'Button: the file of FatturaPA',
  },
  receipt: {
    id: 'backoffice.order-detail.receipt',
    defaultMessage: 'Scarica la ricevuta',
    description: 'Button',
  },
});
