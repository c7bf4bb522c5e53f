import { defineMessages } from 'shared-ui';

export const cancellationMessages = defineMessages({
  title: {
    id: 'backoffice.cancellation.title',
    defaultMessage: '{name} chiede di annullare',
    description: 'Heading of an open request',
  },
  titleOffice: {
    id: 'backoffice.cancellation.title-office',
    defaultMessage: 'Annullamento chiesto dal back office',
    description: 'Heading of a request of the back office',
  },
  askedAt: {
    id: 'backoffice.cancellation.asked-at',
    defaultMessage: 'Richiesta del {date}',
    description: 'When it was asked for',
  },
  answer: {
    id: 'backoffice.cancellation.answer',
    defaultMessage: 'La tua risposta',
    description: 'Label of the three choices',
  },
  whole: {
    id: 'backoffice.cancellation.whole',
    defaultMessage: 'Rimborsa tutto',
    description: 'Choice',
  },
  wholeText: {
    id: 'backoffice.cancellation.whole-text',
    defaultMessage: 'L’ordine è annullato',
    description: 'Under the choice',
  },
  wholeUsed: {
    id: 'backoffice.cancellation.whole-used',
    defaultMessage: 'Non si può: una parte è già usata',
    description: 'Why the choice is disabled',
  },
  lines: {
    id: 'backoffice.cancellation.lines',
    defaultMessage: 'Rimborsa una parte',
    description: 'Choice',
  },
  linesText: {
    id: 'backoffice.cancellation.lines-text',
    defaultMessage: 'Scegli che cosa qui sotto: torna indietro con il suo prezzo',
    description: 'Under the choice',
  },
  linesNone: {
    id: 'backoffice.cancellation.lines-none',
    defaultMessage: 'Non si può: è tutto usato',
    description: 'Why the choice is disabled',
  },
  amount: {
    id: 'backoffice.cancellation.amount',
    defaultMessage: 'Rimborsa un importo',
    description: 'Choice',
  },
  amountText: {
    id: 'backoffice.cancellation.amount-text',
    defaultMessage: 'L’ordine resta com’è',
    description: 'Under the choice',
  },
  refuse: {
    id: 'backoffice.cancellation.refuse',
    defaultMessage: 'Rifiuta',
    description: 'Choice',
  },
  refuseText: {
    id: 'backoffice.cancellation.refuse-text',
    defaultMessage: 'Scrivi il motivo, l’ordine resta Pagato',
    description: 'Under the choice',
  },
  parts: {
    id: 'backoffice.cancellation.parts',
    defaultMessage: 'Che cosa rimborsi',
    description: 'Label of the lines',
  },
  seatsFree: {
    id: 'backoffice.cancellation.seats-free',
    defaultMessage:
      '{free, plural, =0 {Usato o già rimborsato, non si rimborsa} one {1 posto non usato su {seats, number}} other {# posti non usati su {seats, number}}}',
    description: 'What of a line can go back',
  },
  seatsOf: {
    id: 'backoffice.cancellation.seats-of',
    defaultMessage: 'Posti da rimborsare di “{title}”',
    description: 'Label of the number of seats',
  },
  euros: {
    id: 'backoffice.cancellation.euros',
    defaultMessage: 'Importo da rimborsare, in euro',
    description: 'Label',
  },
  eurosHelp: {
    id: 'backoffice.cancellation.euros-help',
    defaultMessage: 'Più di zero e meno di {left}',
    description: 'Help',
  },
  message: {
    id: 'backoffice.cancellation.message',
    defaultMessage: 'Messaggio per il cliente',
    description: 'Label',
  },
  messageHelp: {
    id: 'backoffice.cancellation.message-help',
    defaultMessage: 'Lo legge nella mail, insieme alla nota di credito',
    description: 'Help',
  },
  why: {
    id: 'backoffice.cancellation.why',
    defaultMessage: 'Perché rifiuti',
    description: 'Label',
  },
  refund: {
    id: 'backoffice.cancellation.refund',
    defaultMessage: 'Rimborsa {amount}',
    description: 'Button, with the amount',
  },
  cancelFree: {
    id: 'backoffice.cancellation.cancel-free',
    defaultMessage: 'Annulla l’ordine',
    description: 'Button, where nothing is left to refund',
  },
  refuseIt: {
    id: 'backoffice.cancellation.refuse-it',
    defaultMessage: 'Rifiuta la richiesta',
    description: 'Button',
  },
  nothingChosen: {
    id: 'backoffice.cancellation.nothing-chosen',
    defaultMessage: 'Scegli che cosa rimborsare',
    description: 'Why the button is disabled',
  },
  refunded: {
    id: 'backoffice.cancellation.refunded',
    defaultMessage: 'Rimborso avviato: il cliente riceve la mail',
    description: 'Toast',
  },
  refused: {
    id: 'backoffice.cancellation.refused',
    defaultMessage: 'Richiesta rifiutata: il cliente riceve la mail',
    description: 'Toast',
  },
  failed: {
    id: 'backoffice.cancellation.failed',
    defaultMessage: 'Si è verificato un errore nel salvataggio',
    description: 'Toast without a text of the server',
  },
  onlyAdministrators: {
    id: 'backoffice.cancellation.only-administrators',
    defaultMessage: 'Risponde un amministratore.',
    description: 'To an editor',
  },
  request: {
    id: 'backoffice.cancellation.request',
    defaultMessage: 'Richiedi annullamento',
    description: 'Button: asks in the name of a guest (BACK-11)',
  },
  requestTitle: {
    id: 'backoffice.cancellation.request-title',
    defaultMessage: 'Vuoi chiedere l’annullamento dell’ordine {number}?',
    description: 'Dialog',
  },
  requestText: {
    id: 'backoffice.cancellation.request-text',
    defaultMessage:
      'I codici non riscattati sono sospesi fino alla risposta di un amministratore. Il cliente riceve una mail.',
    description: 'Dialog',
  },
  reason: {
    id: 'backoffice.cancellation.reason',
    defaultMessage: 'Motivo dell’annullamento',
    description: 'Label (BACK-12)',
  },
  back: {
    id: 'backoffice.cancellation.back',
    defaultMessage: 'Torna all’ordine',
    description: 'Closes the dialog',
  },
  requested: {
    id: 'backoffice.cancellation.requested',
    defaultMessage: 'Annullamento richiesto',
    description: 'Toast',
  },
  refusedState: {
    id: 'backoffice.cancellation.refused-state',
    defaultMessage: 'Solo un ordine pagato si annulla, una richiesta alla volta',
    description: 'Why the button is disabled',
  },
  refusedUsed: {
    id: 'backoffice.cancellation.refused-used',
    defaultMessage: 'Tutto l’ordine è già usato',
    description: 'Why the button is disabled',
  },
  refusedAccount: {
    id: 'backoffice.cancellation.refused-account',
    defaultMessage: 'Lo chiede il cliente dal suo account: non è un ordine di un ospite',
    description: 'Why the action is disabled (E109)',
  },
  notes: {
    id: 'backoffice.cancellation.notes',
    defaultMessage: 'Note di credito',
    description: 'Heading',
  },
  electronicNote: {
    id: 'backoffice.order-detail.electronic-note',
    defaultMessage: 'Scarica la nota di credito elettronica {number}',
    description: 'Button: the credit note as a file of FatturaPA',
  },
  downloadNote: {
    id: 'backoffice.cancellation.download-note',
    defaultMessage: 'Scarica la nota di credito {number}, {amount}',
    description: 'Name of the button, which shows the amount',
  },
  history: {
    id: 'backoffice.cancellation.history',
    defaultMessage: 'Storia',
    description: 'Heading',
  },
  older: {
    id: 'backoffice.cancellation.older',
    defaultMessage: 'Mostra le precedenti',
    description: 'Button: earlier entries of the history',
  },
  olderFailed: {
    id: 'backoffice.cancellation.older-failed',
    defaultMessage: 'Le voci precedenti non si aprono',
    description: 'Error in the place of earlier entries of the history',
  },
  ordered: {
    id: 'backoffice.cancellation.ordered',
    defaultMessage: 'Ordine fatto',
    description: 'Event',
  },
  paid: { id: 'backoffice.cancellation.paid', defaultMessage: 'Pagato', description: 'Event' },
  paymentFailed: {
    id: 'backoffice.cancellation.payment-failed',
    defaultMessage: 'Pagamento non riuscito',
    description: 'Event',
  },
  expired: {
    id: 'backoffice.cancellation.expired',
    defaultMessage: 'Scaduto senza pagamento',
    description: 'Event',
  },
  redeemed: {
    id: 'backoffice.cancellation.redeemed',
    defaultMessage: 'Un voucher riscattato',
    description: 'Event',
  },
  automatic: {
    id: 'backoffice.cancellation.automatic',
    defaultMessage: 'Rimborso automatico',
    description: 'Event',
  },
  refundRepeated: {
    id: 'backoffice.cancellation.refund-repeated',
    defaultMessage: 'Rimborso richiesto di nuovo al gestore dei pagamenti',
    description: 'Event',
  },
  refundByHand: {
    id: 'backoffice.cancellation.refund-by-hand',
    defaultMessage: 'Rimborso pagato a mano',
    description: 'Event',
  },
  requestedEvent: {
    id: 'backoffice.cancellation.requested-event',
    defaultMessage: 'Annullamento chiesto',
    description: 'Event',
  },
  approvedEvent: {
    id: 'backoffice.cancellation.approved-event',
    defaultMessage: 'Annullato',
    description: 'Event',
  },
  partEvent: {
    id: 'backoffice.cancellation.part-event',
    defaultMessage: 'Rimborsato in parte',
    description: 'Event',
  },
  refusedEvent: {
    id: 'backoffice.cancellation.refused-event',
    defaultMessage: 'Annullamento rifiutato',
    description: 'Event',
  },
  otherEvent: {
    id: 'backoffice.cancellation.other-event',
    defaultMessage: 'Altro evento',
    description: 'An event that this page does not know',
  },
  openRequests: {
    id: 'backoffice.cancellation.open-requests',
    defaultMessage:
      '{count, plural, one {1 ordine attende} other {# ordini attendono}} una risposta all’annullamento',
    description: 'Above the orders table',
  },
  manyOpenRequests: {
    id: 'backoffice.cancellation.many-open-requests',
    defaultMessage: 'Più di {count, number} ordini attendono una risposta all’annullamento',
    description: 'Above the orders table',
  },
  showOpen: {
    id: 'backoffice.cancellation.show-open',
    defaultMessage: 'Vedi le richieste',
    description: 'Link to the filtered table',
  },
});
