import { defineMessages } from 'shared-ui';

/** Words of the purchase without an account. */
export const messages = defineMessages({
  buyer: {
    id: 'commerce.guest.buyer',
    defaultMessage: 'Chi acquista',
    description: 'Title above the data of a guest',
  },
  name: {
    id: 'commerce.guest.name',
    defaultMessage: 'Nome',
    description: 'Label (CART-31)',
  },
  surname: {
    id: 'commerce.guest.surname',
    defaultMessage: 'Cognome',
    description: 'Label (CART-31)',
  },
  email: {
    id: 'commerce.guest.email',
    defaultMessage: 'E-mail',
    description: 'Label (CART-31)',
  },
  emailHelp: {
    id: 'commerce.guest.email-help',
    defaultMessage: 'Qui mandiamo i codici e la ricevuta.',
    description: 'Help under the e-mail of a guest',
  },
  phone: {
    id: 'commerce.guest.phone',
    defaultMessage: 'Cellulare',
    description: 'Label (CART-31)',
  },
  fiscalCode: {
    id: 'commerce.guest.fiscal-code',
    defaultMessage: 'Codice fiscale',
    description: 'Label (CART-31)',
  },
  wantsInvoice: {
    id: 'commerce.guest.wants-invoice',
    defaultMessage: 'Vuoi ricevere la fattura per questo ordine?',
    description: 'Quoted label (CART-32)',
  },
  invoice: {
    id: 'commerce.guest.invoice',
    defaultMessage: 'Dati per la fattura',
    description: 'Name of the group of fields for screen readers',
  },
  companyName: {
    id: 'commerce.guest.company',
    defaultMessage: 'Ragione sociale',
    description: 'Label (CART-32)',
  },
  vatNumber: {
    id: 'commerce.guest.vat',
    defaultMessage: 'Partita IVA',
    description: 'Label (CART-32)',
  },
  sdi: {
    id: 'commerce.guest.sdi',
    defaultMessage: 'Codice SDI',
    description: 'Label (CART-32)',
  },
  pec: {
    id: 'commerce.guest.pec',
    defaultMessage: 'PEC',
    description: 'Label: certified mail, where there is no SDI code',
  },
  street: {
    id: 'commerce.guest.street',
    defaultMessage: 'Indirizzo',
    description: 'Label (CART-32)',
  },
  municipality: {
    id: 'commerce.guest.municipality',
    defaultMessage: 'Comune',
    description: 'Label (CART-32)',
  },
  province: {
    id: 'commerce.guest.province',
    defaultMessage: 'Provincia',
    description: 'Label (CART-32)',
  },
  postalCode: {
    id: 'commerce.guest.postal-code',
    defaultMessage: 'CAP',
    description: 'Label (CART-32)',
  },
  missingBuyer: {
    id: 'commerce.guest.missing-buyer',
    defaultMessage: 'i dati di chi acquista',
    description: 'Part of the reason why the order cannot be confirmed',
  },
  missingInvoice: {
    id: 'commerce.guest.missing-invoice',
    defaultMessage: 'i dati per la fattura',
    description: 'Part of the reason',
  },
  missingChanges: {
    id: 'commerce.guest.missing-changes',
    defaultMessage: 'l’aggiornamento del carrello',
    description: 'Part of the reason',
  },
  priceChanged: {
    id: 'commerce.guest.price-changed',
    defaultMessage: '“{title}” ora costa {now}, non più {before}.',
    description: 'A price is another than in the cart',
  },
  courseGone: {
    id: 'commerce.guest.course-gone',
    defaultMessage: '“{title}” non è più in vendita.',
    description: 'A course of the cart cannot be bought',
  },
  takeChanges: {
    id: 'commerce.guest.take-changes',
    defaultMessage: 'Aggiorna il carrello',
    description: 'Takes the prices of now',
  },
  alreadyPaid: {
    id: 'commerce.guest.already-paid',
    defaultMessage: 'L’ordine {orderNumber} risulta già pagato da questo browser.',
    description: 'The same order was paid before',
  },
  seeCodes: {
    id: 'commerce.guest.see-codes',
    defaultMessage: 'Mostra i codici',
    description: 'Leads to the result of a paid order',
  },
  unpaid: {
    id: 'commerce.guest.unpaid',
    defaultMessage: 'L’ordine {orderNumber} di {amount} aspetta ancora il pagamento.',
    description: 'A purchase of this browser was not finished',
  },
  resume: {
    id: 'commerce.guest.resume',
    defaultMessage: 'Riprendi il pagamento',
    description: 'Leads to the provider again',
  },
  nothingTitle: {
    id: 'commerce.guest.nothing',
    defaultMessage: 'Non c’è un acquisto in corso',
    description: 'The payment step without a purchase',
  },
  nothingText: {
    id: 'commerce.guest.nothing-text',
    defaultMessage: 'Scegli un corso dal catalogo: puoi comprarlo anche senza accedere.',
    description: 'Text of the empty payment step',
  },
  failedText: {
    id: 'commerce.guest.failed-text',
    defaultMessage: 'Non ti abbiamo addebitato nulla. Il carrello è come lo hai lasciato.',
    description: 'Text of the failure result of a guest',
  },
  pendingText: {
    id: 'commerce.guest.pending-text',
    defaultMessage:
      'Non serve pagare di nuovo: appena arriva la conferma vedi qui i codici e li mandiamo a {email}.',
    description: 'While the provider has not decided',
  },
  paidText: {
    id: 'commerce.guest.paid-text',
    defaultMessage:
      '{count, plural, one {Ecco il codice dell’ordine {orderNumber}: vale un posto nel corso.} other {Ecco i # codici dell’ordine {orderNumber}: ognuno vale un posto nel suo corso.}}',
    description: 'Success message with vouchers (MULTI-05)',
  },
  paidWithoutCodes: {
    id: 'commerce.guest.paid-without-codes',
    defaultMessage: 'La conferma con la ricevuta è in arrivo a {email}.',
    description: 'Success message without vouchers (MULTI-05)',
  },
  saveNow: {
    id: 'commerce.guest.save-now',
    defaultMessage:
      'Salva o stampa i codici adesso: questa pagina li mostra solo in questa scheda. Li mandiamo anche a {email}.',
    description: 'Warning above the codes (E111)',
  },
  yourCodes: {
    id: 'commerce.guest.codes',
    defaultMessage: 'I tuoi codici',
    description: 'Title above the codes',
  },
  howToUse: {
    id: 'commerce.guest.how-to-use',
    defaultMessage: 'Chi usa un codice accede e lo inserisce in {address}: il corso è subito suo.',
    description: 'What to do with a code',
  },
  paperOrder: {
    id: 'commerce.guest.paper-order',
    defaultMessage: 'ordine {orderNumber}',
    description: 'Head of the printed sheet',
  },
  print: {
    id: 'commerce.guest.print',
    defaultMessage: 'Stampa',
    description: 'Prints the codes (MULTI-04)',
  },
  copyAll: {
    id: 'commerce.guest.copy-all',
    defaultMessage: '{count, plural, one {Copia il codice} other {Copia tutti}}',
    description: 'Copies every code',
  },
  copied: {
    id: 'commerce.guest.copied',
    defaultMessage: '{count, plural, one {Codice copiato} other {# codici copiati}}',
    description: 'Told for 3000 ms after a copy (MULTI-13)',
  },
  copyFailed: {
    id: 'commerce.guest.copy-failed',
    defaultMessage: 'Il browser non permette la copia: seleziona i codici a mano.',
    description: 'The clipboard cannot be reached',
  },
  unknownTitle: {
    id: 'commerce.guest.unknown',
    defaultMessage: 'Questo pagamento è stato avviato altrove',
    description: 'The return of a purchase that this browser does not know',
  },
  unknownText: {
    id: 'commerce.guest.unknown-text',
    defaultMessage:
      'Per sicurezza i codici si vedono solo nel browser da cui hai comprato. Se hai pagato, li trovi con la ricevuta nella tua e-mail.',
    description: 'Text of that state',
  },
  openCatalogue: {
    id: 'commerce.guest.catalogue',
    defaultMessage: 'Apri il catalogo',
    description: 'Way on',
  },
  allCodes: {
    id: 'commerce.guest.all-codes',
    defaultMessage: 'Scarica tutti i {count, number} codici',
    description: 'Downloads the codes of a large order as a file',
  },
  cancelledTitle: {
    id: 'commerce.guest.cancelled-title',
    defaultMessage: 'Ordine annullato',
    description: 'Title of the result of a purchase that was cancelled later',
  },
});
