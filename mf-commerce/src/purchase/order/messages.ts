import { defineMessages } from 'shared-ui';

/** Words of the order step, the learner's and the visitor's. */
export const orderMessages = defineMessages({
  orderTitle: {
    id: 'commerce.order.title',
    defaultMessage: 'Invia Ordine',
    description: 'Title of the order and payment steps (CART-03)',
  },
  howToPay: {
    id: 'commerce.order.how-to-pay',
    defaultMessage: 'Come vuoi pagare?',
    description: 'Title above the payment types',
  },
  noPaymentTypes: {
    id: 'commerce.order.no-payment-types',
    defaultMessage: 'Al momento non è possibile pagare su questo sito. Il carrello resta salvato.',
    description: 'In place of the payment types where none is offered',
  },
  couponDetail: {
    id: 'commerce.order.coupon-detail',
    defaultMessage: 'Hai {amount} dal tuo wallet',
    description: 'Second line of the coupon payment type',
  },
  spendCoupon: {
    id: 'commerce.order.use-coupon',
    defaultMessage: 'Usa anche il coupon',
    description: 'Choice where the coupon pays a part',
  },
  spendCouponDetail: {
    id: 'commerce.order.use-coupon-detail',
    defaultMessage:
      'Hai {amount} dal tuo wallet: {paid} pagano questo ordine, gli altri {due} li paghi con il tipo che scegli.',
    description: 'Second line of that choice',
  },
  couponPart: {
    id: 'commerce.order.coupon-part',
    defaultMessage: 'Coupon',
    description: 'Line of the summary',
  },
  paypalDetail: {
    id: 'commerce.order.paypal-detail',
    defaultMessage: 'Con il tuo conto PayPal',
    description: 'Second line of the payment type PayPal',
  },
  providerDetail: {
    id: 'commerce.order.provider-detail',
    defaultMessage: 'Pagamento sicuro sul sito del gestore',
    description: 'Second line of a payment type with a hosted page',
  },
  billing: {
    id: 'commerce.order.billing',
    defaultMessage: 'A chi intestiamo la ricevuta',
    description: 'Title above the billing data',
  },
  billingInvoice: {
    id: 'commerce.order.billing-invoice',
    defaultMessage: 'A chi intestiamo la fattura',
    description: 'Title above the billing data of a company, which is invoiced without asking',
  },
  billingCompany: {
    id: 'commerce.order.billing-company',
    defaultMessage: 'Azienda',
    description: 'Label',
  },
  billingSdi: {
    id: 'commerce.order.billing-sdi',
    defaultMessage: 'Codice SDI',
    description: 'Label',
  },
  billingName: { id: 'commerce.order.billing-name', defaultMessage: 'Nome', description: 'Label' },
  billingCode: {
    id: 'commerce.order.billing-code',
    defaultMessage: 'Codice fiscale',
    description: 'Label',
  },
  billingAddress: {
    id: 'commerce.order.billing-address',
    defaultMessage: 'Indirizzo',
    description: 'Label',
  },
  billingMail: {
    id: 'commerce.order.billing-mail',
    defaultMessage: 'E-mail',
    description: 'Label',
  },
  wantsInvoice: {
    id: 'commerce.order.wants-invoice',
    defaultMessage: 'Vuoi ricevere la fattura per questo ordine?',
    description: 'Label of the checkbox, as for guests (CART-32)',
  },
  pec: { id: 'commerce.order.pec', defaultMessage: 'PEC', description: 'Label' },
  pecHelp: {
    id: 'commerce.order.pec-help',
    defaultMessage: 'Senza PEC trovi la fattura nel tuo cassetto fiscale.',
    description: 'Help under the certified mail',
  },
  missingPec: {
    id: 'commerce.order.missing-pec',
    defaultMessage: 'un indirizzo PEC valido',
    description: 'Part of the reason why the order cannot be confirmed',
  },
  beforeConfirm: {
    id: 'commerce.order.before-confirm',
    defaultMessage: 'Prima di confermare',
    description: 'Title above privacy and terms',
  },
  privacyUnread: {
    id: 'commerce.order.privacy-unread',
    defaultMessage: 'Prima di accettare devi aver letto i documenti di Privacy',
    description: 'Quoted text (CART-34)',
  },
  openDocument: {
    id: 'commerce.order.open-document',
    defaultMessage: 'Apri il documento',
    description: 'Opens the privacy document',
  },
  privacyAccept: {
    id: 'commerce.order.privacy-accept',
    defaultMessage: 'Ho letto e accetto l’informativa Privacy',
    description: 'Label of the privacy checkbox',
  },
  termsAccept: {
    id: 'commerce.order.terms-accept',
    defaultMessage: 'Ho letto, compreso e accettato i termini e condizioni (obbligatorio)',
    description: 'Quoted label of the terms checkbox (CART-35)',
  },
  openTerms: {
    id: 'commerce.order.open-terms',
    defaultMessage: 'Leggi i termini e condizioni',
    description: 'Opens the terms',
  },
  withdrawal: {
    id: 'commerce.order.withdrawal',
    defaultMessage:
      'Hai 14 giorni per recedere. Se inizi il corso prima, chiedi che il servizio parta subito e perdi il recesso per la parte già fruita.',
    description: 'Notice on the right of withdrawal beside the terms (E104)',
  },
  yourOrder: {
    id: 'commerce.order.yours',
    defaultMessage: 'Il tuo ordine',
    description: 'Title of the summary',
  },
  orderedCourses: {
    id: 'commerce.order.courses',
    defaultMessage: 'Corsi dell’ordine',
    description: 'Name of the list of courses for screen readers',
  },
  copies: {
    id: 'commerce.order.copies',
    defaultMessage: '{count, plural, one {1 copia} other {# copie}}',
    description: 'Quantity of a course',
  },
  taxable: {
    id: 'commerce.order.taxable',
    defaultMessage: 'Imponibile',
    description: 'Line of the summary',
  },
  vat: { id: 'commerce.order.vat', defaultMessage: 'IVA 22%', description: 'Line of the summary' },
  toPay: { id: 'commerce.order.to-pay', defaultMessage: 'Da pagare', description: 'Total' },
  confirm: {
    id: 'commerce.order.confirm',
    defaultMessage: 'Ordina con obbligo di pagamento',
    description: 'Button that makes the order binding (E103)',
  },
  missing: {
    id: 'commerce.order.missing',
    defaultMessage: 'Mancano: {list}.',
    description: 'Why the order cannot be confirmed yet',
  },
  missingPayment: {
    id: 'commerce.order.missing-payment',
    defaultMessage: 'il tipo di pagamento',
    description: 'Part of the reason',
  },
  missingPrivacy: {
    id: 'commerce.order.missing-privacy',
    defaultMessage: 'la lettura della Privacy',
    description: 'Part of the reason',
  },
  missingTerms: {
    id: 'commerce.order.missing-terms',
    defaultMessage: 'i termini e condizioni',
    description: 'Part of the reason',
  },
  backToOrder: {
    id: 'commerce.order.back-to-order',
    defaultMessage: 'Torna all’ordine',
    description: 'At the end of a legal document: closes it',
  },
  stepFailed: {
    id: 'commerce.order.failed',
    defaultMessage: 'Non riusciamo a preparare l’ordine',
    description: 'Title of the error state',
  },
});
