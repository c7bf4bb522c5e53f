import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  howToPay: {
    id: 'commerce.order.how-to-pay',
    defaultMessage: 'Come vuoi pagare?',
    description: 'Title above the payment types',
  },
  couponDetail: {
    id: 'commerce.order.coupon-detail',
    defaultMessage: 'Con il credito del tuo wallet',
    description: 'Second line of the coupon payment type',
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
  backToCart: {
    id: 'commerce.order.back',
    defaultMessage: 'Torna al carrello',
    description: 'Quoted label (ORDER-28)',
  },
  documentFailed: {
    id: 'commerce.order.document-failed',
    defaultMessage: 'Il documento non si apre',
    description: 'Title of the error state of a legal document',
  },
  documentDate: {
    id: 'commerce.order.document-date',
    defaultMessage: 'Testo in vigore dal {date}',
    description: 'Date of a legal document',
  },
  stepFailed: {
    id: 'commerce.order.failed',
    defaultMessage: 'Non riusciamo a preparare l’ordine',
    description: 'Title of the error state',
  },
  sending: {
    id: 'commerce.payment.sending',
    defaultMessage: 'Stiamo registrando il tuo ordine…',
    description: 'While the order is being stored',
  },
  leaving: {
    id: 'commerce.payment.leaving',
    defaultMessage: 'Ti portiamo alla pagina di pagamento…',
    description: 'While the browser goes to the provider',
  },
  savedTitle: {
    id: 'commerce.dialog.saved',
    defaultMessage: 'Il tuo ordine è stato salvato correttamente!',
    description: 'Quoted title (ORDER-23)',
  },
  savedText: {
    id: 'commerce.dialog.saved-text',
    defaultMessage: 'Ordine {orderNumber}. Ora si paga sulla pagina sicura del gestore.',
    description: 'Text of the dialog',
  },
  toPayment: {
    id: 'commerce.dialog.to-payment',
    defaultMessage: 'Vai al pagamento',
    description: 'Quoted label (ORDER-24)',
  },
  toOrders: {
    id: 'commerce.dialog.to-orders',
    defaultMessage: 'Vai agli ordini',
    description: 'Quoted label (ORDER-24, ORDER-26)',
  },
  warningTitle: {
    id: 'commerce.dialog.warning',
    defaultMessage: 'Il tuo ordine c’è, il pagamento no',
    description: 'Title of the warning dialog',
  },
  errorTitle: {
    id: 'commerce.dialog.error',
    defaultMessage: 'Il pagamento non si apre',
    description: 'Title of the error dialog',
  },
  savedNoPayment: {
    id: 'commerce.dialog.saved-no-payment',
    defaultMessage:
      'Il tuo ordine è stato salvato correttamente, ma non è possibile accedere al pagamento. Riprova più tardi.',
    description: 'Quoted text (ORDER-27)',
  },
  notSavedTitle: {
    id: 'commerce.dialog.not-saved',
    defaultMessage: 'L’ordine non è partito',
    description: 'Title when the server refused the order',
  },
  checking: {
    id: 'commerce.result.checking',
    defaultMessage: 'Stiamo chiedendo al gestore l’esito del pagamento…',
    description: 'After the return from the provider',
  },
  pendingTitle: {
    id: 'commerce.result.pending',
    defaultMessage: 'Il gestore non ha ancora confermato',
    description: 'Title while the provider has not decided',
  },
  pendingText: {
    id: 'commerce.result.pending-text',
    defaultMessage:
      'Non serve pagare di nuovo: appena arriva la conferma l’ordine diventa Pagato e ti scriviamo.',
    description: 'Text while the provider has not decided',
  },
  checkAgain: {
    id: 'commerce.result.check-again',
    defaultMessage: 'Controlla di nuovo',
    description: 'Asks the provider again',
  },
  paidTitle: {
    id: 'commerce.result.paid',
    defaultMessage: 'Pagamento riuscito',
    description: 'Title of the success result (MULTI-05, without vouchers)',
  },
  paidText: {
    id: 'commerce.result.paid-text',
    defaultMessage: 'Il tuo corso è pronto. La ricevuta è nell’ordine e nella tua posta.',
    description: 'Text of the success result',
  },
  paidForOthers: {
    id: 'commerce.result.paid-for-others',
    defaultMessage:
      '{count, plural, one {Il tuo codice voucher è pronto} other {I tuoi # codici voucher sono pronti}}: chi lo riceve lo riscatta quando vuole. Li trovi tra i tuoi voucher e nella tua posta.',
    description: 'Text of the success result (MULTI-05, with vouchers)',
  },
  seeVouchers: {
    id: 'commerce.result.see-vouchers',
    defaultMessage: 'Vedi i voucher',
    description: 'Link to the codes that were bought',
  },
  seeOrder: {
    id: 'commerce.result.see-order',
    defaultMessage: 'Vedi l’ordine',
    description: 'Link to the order',
  },
  keepShopping: {
    id: 'commerce.result.keep-shopping',
    defaultMessage: 'Continua gli acquisti',
    description: '"Continue shopping" of the success result (ORDER-10)',
  },
  failedTitle: {
    id: 'commerce.result.failed',
    defaultMessage: 'Pagamento non andato a buon fine, riprova più tardi',
    description: 'Quoted text (ORDER-30)',
  },
  failedText: {
    id: 'commerce.result.failed-text',
    defaultMessage: 'Non ti abbiamo addebitato nulla. L’ordine resta in attesa tra i tuoi ordini.',
    description: 'Text of the failure result',
  },
  tryAgain: {
    id: 'commerce.result.try-again',
    defaultMessage: 'Riprova',
    description: '"Try again" of the failure result (ORDER-11)',
  },
});
