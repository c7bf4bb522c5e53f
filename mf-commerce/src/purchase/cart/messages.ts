import { defineMessages } from 'shared-ui';

/** Texts of both carts; the later steps show the totals too. */
export const cartMessages = defineMessages({
  cartTitle: {
    id: 'commerce.cart.title',
    defaultMessage: 'Il mio Carrello',
    description: 'Title of the cart and multi-voucher steps (CART-03)',
  },
  summary: {
    id: 'commerce.summary.title',
    defaultMessage: 'Riepilogo',
    description: 'Title of the box with the totals',
  },
  total: {
    id: 'commerce.summary.total',
    defaultMessage: 'Totale',
    description: 'Label of the total in the bar of phones',
  },
  multiVoucher: {
    id: 'commerce.multi-voucher.title',
    defaultMessage: 'Acquisto multi-voucher',
    description: 'Name of the mode in which one buys for others (CART-04)',
  },
  multiVoucherText: {
    id: 'commerce.multi-voucher.text',
    defaultMessage:
      'Compri per più persone? Scegli quante copie di ogni corso: riceverai un codice voucher per ciascuna, da riscattare quando vuoi.',
    description: 'What the mode does',
  },
  multiVoucherCodes: {
    id: 'commerce.multi-voucher.codes',
    defaultMessage:
      'Dopo il pagamento ricevi {count, plural, one {1 codice voucher} other {# codici voucher}}: chi ne riscatta uno ha il corso.',
    description: 'In place of what the mode does, while it is on',
  },
  copiesOf: {
    id: 'commerce.multi-voucher.copies-of',
    defaultMessage: 'Copie di “{title}”',
    description: 'Name of the field of a line',
  },
  courses: {
    id: 'commerce.summary.courses',
    defaultMessage: 'Corsi',
    description: 'Line of the totals',
  },
  simulations: {
    id: 'commerce.summary.simulations',
    defaultMessage: 'Esami di simulazione',
    description: 'Line of the totals',
  },
  certifications: {
    id: 'commerce.summary.certifications',
    defaultMessage: 'Esami di certificazione',
    description: 'Line of the totals',
  },
  discount: {
    id: 'commerce.summary.discount',
    defaultMessage: 'Sconto {percent, number}%',
    description: 'Line of the totals',
  },
  discountBanner: {
    id: 'commerce.discount.banner',
    defaultMessage: '10% oltre 1.000 €, 20% oltre 5.000 €',
    description: 'Fixed text of the discount banner (CART-05)',
  },
  discountMissing: {
    id: 'commerce.discount.missing',
    defaultMessage: 'Ti mancano <b>{amount}</b>',
    description: 'Distance from the next discount tier',
  },
  discountReached: {
    id: 'commerce.discount.reached',
    defaultMessage: 'Hai lo sconto massimo',
    description: 'The last discount tier applies',
  },
  courseCost: {
    id: 'commerce.line.course',
    defaultMessage: 'corso {amount}',
    description: 'Part of a line: price of the course',
  },
  simulationCost: {
    id: 'commerce.line.simulation',
    defaultMessage: 'simulazione {amount}',
    description: 'Part of a line: price of the simulation exam',
  },
  certificationCost: {
    id: 'commerce.line.certification',
    defaultMessage: 'certificazione {amount}',
    description: 'Part of a line: price of the certification exam',
  },
  simulationMissing: {
    id: 'commerce.line.simulation-missing',
    defaultMessage: 'simulazione non disponibile',
    description: 'Part of a line: the simulation was chosen, but is not on sale for this course',
  },
  certificationMissing: {
    id: 'commerce.line.certification-missing',
    defaultMessage: 'certificazione non disponibile',
    description: 'Part of a line: the certification was chosen, but is not on sale for this course',
  },
  remove: {
    id: 'commerce.line.remove',
    defaultMessage: 'Togli “{title}” dal carrello',
    description: 'Name of the icon that removes a line',
  },
  removed: {
    id: 'commerce.line.removed',
    defaultMessage: '“{title}” non è più nel carrello.',
    description: 'Told after a line was removed',
  },
  undo: {
    id: 'commerce.undo',
    defaultMessage: 'Annulla',
    description: 'Puts back what was removed',
  },
  certificationOf: {
    id: 'commerce.cart.certification-of',
    defaultMessage: 'Esame di certificazione: {title}',
    description: 'A line of the cart: the exam of an own course, bought alone',
  },
  simulationOf: {
    id: 'commerce.cart.simulation-of',
    defaultMessage: 'Esame di simulazione: {title}',
    description: 'A line of the cart: the test of an own course, bought alone',
  },
  ofOwnCourse: {
    id: 'commerce.cart.of-own-course',
    defaultMessage: 'Per un corso che hai già',
    description: 'Below an exam that is bought alone',
  },
  examGone: {
    id: 'commerce.cart.exam-gone',
    defaultMessage: 'Non è più in vendita: toglilo dal carrello per continuare',
    description: 'Below an exam that is bought alone, and that nobody holds any more',
  },
  examsGone: {
    id: 'commerce.cart.exams-gone',
    defaultMessage: 'Togli gli esami che non sono più in vendita',
    description: 'Why the order cannot be made',
  },
  addSimulations: {
    id: 'commerce.exams.simulation',
    defaultMessage: 'Aggiungi gli esami di simulazione',
    description: 'Option of the cart',
  },
  addSimulationsDetail: {
    id: 'commerce.exams.simulation.detail',
    defaultMessage: 'Una prova senza conseguenze per ogni corso.',
    description: 'Second line of the option',
  },
  addCertifications: {
    id: 'commerce.exams.certification',
    defaultMessage: 'Aggiungi gli esami di certificazione',
    description: 'Option of the cart',
  },
  addCertificationsDetail: {
    id: 'commerce.exams.certification.detail',
    defaultMessage: 'Superato l’esame, il badge viene notarizzato.',
    description: 'Second line of the option',
  },
  keepShopping: {
    id: 'commerce.cart.keep-shopping',
    defaultMessage: 'Continua gli acquisti',
    description: 'Link from the cart to the catalogue',
  },
  leaveCart: {
    id: 'commerce.cart.leave',
    defaultMessage: 'Svuota il carrello ed esci',
    description: 'Leaves the purchase backwards: the cart is emptied, which can be undone',
  },
  emptied: {
    id: 'commerce.cart.emptied',
    defaultMessage: 'Il carrello è vuoto.',
    description: 'After the cart was emptied; beside it the undo',
  },
  restore: {
    id: 'commerce.cart.restore',
    defaultMessage: 'Rimetti i corsi nel carrello',
    description: 'Undo, on the page of a cart that was emptied a moment ago',
  },
  nothingTitle: {
    id: 'commerce.cart.nothing',
    defaultMessage: 'Il tuo carrello è vuoto',
    description: 'Empty state of the cart',
  },
  nothingText: {
    id: 'commerce.cart.nothing-text',
    defaultMessage: 'Scegli un corso: lo ritrovi qui quando vuoi comprarlo.',
    description: 'Empty state of the cart',
  },
  openCatalogue: {
    id: 'commerce.cart.open-catalogue',
    defaultMessage: 'Apri il catalogo',
    description: 'Action of the empty state',
  },
  toOrder: {
    id: 'commerce.cart.to-order',
    defaultMessage: 'Vai all’ordine',
    description: 'Button from the cart to the order step',
  },
  lines: {
    id: 'commerce.cart.lines',
    defaultMessage: 'Corsi nel carrello',
    description: 'Name of the list of lines for screen readers',
  },
  loadFailed: {
    id: 'commerce.cart.failed',
    defaultMessage: 'Non riusciamo ad aprire il carrello',
    description: 'Title of the error state',
  },
  tooManySeats: {
    id: 'commerce.cart.too-many-seats',
    defaultMessage:
      'Un ordine ha al massimo {max, number} posti: togline {count, number}, o dividili in più ordini',
    description: 'Why the order cannot be made',
  },
});
