import { defineMessages } from 'shared-ui';

/** Words from the confirmation to the result. */
export const paymentMessages = defineMessages({
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
  confirmTitle: {
    id: 'commerce.guest.confirm-title',
    defaultMessage: "Confermare l'ordine e procedere con il pagamento ?",
    description: 'Quoted title (ORDER-23)',
  },
  savedText: {
    id: 'commerce.dialog.saved-text',
    defaultMessage: 'Ordine {orderNumber}. Ora si paga sulla pagina sicura del gestore.',
    description: 'Text of the dialog',
  },
  paidByCoupon: {
    id: 'commerce.dialog.paid-by-coupon',
    defaultMessage: 'Ordine {orderNumber}. L’hai pagato con il coupon: i corsi sono già tuoi.',
    description: 'Text of the dialog of a coupon order',
  },
  toPayment: {
    id: 'commerce.dialog.to-payment',
    defaultMessage: 'Vai al pagamento',
    description: 'Quoted label (ORDER-24)',
  },
  cancel: {
    id: 'commerce.dialog.cancel',
    defaultMessage: 'Annulla',
    description: 'Gives the purchase up in the confirmation (ORDER-29)',
  },
  cancelText: {
    id: 'commerce.dialog.cancel-text',
    defaultMessage: 'Annulla svuota il carrello; con un tocco lo rimetti com’era.',
    description: 'Under the confirmation, what its cancel does',
  },
  backToCart: {
    id: 'commerce.order.back',
    defaultMessage: 'Torna al carrello',
    description: 'Quoted label (ORDER-28)',
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
  paidGift: {
    id: 'commerce.payment.paid-gift',
    defaultMessage:
      'Il regalo è pronto: l’e-mail con il codice parte per {email}. A che punto è lo vedi tra i tuoi voucher.',
    description: 'Result of the payment of a gift (MULTI-06)',
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
  firstLesson: {
    id: 'commerce.result.first-lesson',
    defaultMessage: 'Inizia la prima lezione',
    description: 'After the payment: opens the course that was bought',
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
  partlyReturned: {
    id: 'commerce.result.partly-returned',
    defaultMessage:
      'Una parte dell’ordine era già tua: {amount} tornano sul metodo di pagamento che hai usato. Il dettaglio è nell’ordine.',
    description: 'A course was delivered by another order or a voucher before this payment',
  },
  returnedTitle: {
    id: 'commerce.result.returned',
    defaultMessage: 'Ti rimborsiamo il pagamento',
    description: 'Title when a payment was taken for nothing and goes back whole',
  },
  returnedText: {
    id: 'commerce.result.returned-text',
    defaultMessage:
      'Il pagamento è arrivato, ma non c’era più nulla da pagare: {amount} tornano sul metodo di pagamento che hai usato. Ti scriviamo perché.',
    description: 'Text when a payment was taken for nothing and goes back whole',
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
