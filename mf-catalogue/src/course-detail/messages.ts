import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  tabs: {
    id: 'catalogue.detail.tabs',
    defaultMessage: 'Informazioni sul corso',
    description: 'Name of the tabs',
  },
  tabDescription: {
    id: 'catalogue.detail.tab.description',
    defaultMessage: 'Descrizione',
    description: 'Tab (CAT-17)',
  },
  tabFaq: {
    id: 'catalogue.detail.tab.faq',
    defaultMessage: 'FAQ',
    description: 'Tab (CAT-17)',
  },
  tabContacts: {
    id: 'catalogue.detail.tab.contacts',
    defaultMessage: 'Contatti',
    description: 'Tab (CAT-17)',
  },
  notFound: {
    id: 'catalogue.detail.not-found',
    defaultMessage: 'Questo corso non c’è',
    description: '404 state (E19)',
  },
  notFoundText: {
    id: 'catalogue.detail.not-found-text',
    defaultMessage: 'Il collegamento è sbagliato oppure il corso non è più disponibile.',
    description: '404 state (E19)',
  },
  backToCatalogue: {
    id: 'catalogue.detail.back',
    defaultMessage: 'Vai al catalogo',
    description: '404 action',
  },
  version: {
    id: 'catalogue.detail.version',
    defaultMessage: 'Versione {version}',
    description: 'Read-only version',
  },
  teacherWith: {
    id: 'catalogue.detail.teacher-with',
    defaultMessage: 'Docente, con {names}',
    description: 'Below the first teacher',
  },
  teacher: {
    id: 'catalogue.detail.teacher',
    defaultMessage: 'Docente',
    description: 'Below the only teacher',
  },
  learn: {
    id: 'catalogue.detail.learn',
    defaultMessage: 'Cosa imparerai',
    description: 'Heading',
  },
  prerequisites: {
    id: 'catalogue.detail.prerequisites',
    defaultMessage: 'Prerequisiti.',
    description: 'Bold beginning of a paragraph',
  },
  programme: {
    id: 'catalogue.detail.programme',
    defaultMessage: 'Programma',
    description: 'Heading',
  },
  noLessons: {
    id: 'catalogue.detail.no-lessons',
    defaultMessage: 'Il programma è in preparazione',
    description: 'Empty state: no lessons',
  },
  video: {
    id: 'catalogue.detail.video',
    defaultMessage: 'Video',
    description: 'Name of the icon',
  },
  text: {
    id: 'catalogue.detail.text',
    defaultMessage: 'Testo',
    description: 'Name of the icon',
  },
  badgeTitle: {
    id: 'catalogue.detail.badge.title',
    defaultMessage: 'Il badge che puoi ottenere',
    description: 'Heading',
  },
  badgeText: {
    id: 'catalogue.detail.badge.text',
    defaultMessage:
      'Completa tutte le lezioni: il badge di livello {level} viene notarizzato a tuo nome e compare nel tuo BlockChain CV.',
    description: 'What to do for the badge',
  },
  ratings: {
    id: 'catalogue.detail.ratings',
    defaultMessage: 'Valutazioni',
    description: 'Heading',
  },
  votes: {
    id: 'catalogue.detail.votes',
    defaultMessage: '{count, plural, =0 {Nessun voto} one {# voto} other {# voti}}',
    description: 'Number of votes',
  },
  yourRating: {
    id: 'catalogue.detail.your-rating',
    defaultMessage: 'La tua valutazione',
    description: 'Heading of the vote',
  },
  rateAfter: {
    id: 'catalogue.detail.rate-after',
    defaultMessage: 'Potrai votare dopo l’acquisto del corso.',
    description: 'Why one cannot vote (CAT-26)',
  },
  rateNow: {
    id: 'catalogue.detail.rate-now',
    defaultMessage: 'Quante stelle dai a questo corso?',
    description: 'Invitation to vote',
  },
  rated: {
    id: 'catalogue.detail.rated',
    defaultMessage: 'Grazie, la tua valutazione è salvata.',
    description: 'After a vote',
  },
  rateFailed: {
    id: 'catalogue.detail.rate-failed',
    defaultMessage: 'La valutazione non è stata salvata. Riprova.',
    description: 'A vote failed',
  },
  vat: {
    id: 'catalogue.detail.vat',
    defaultMessage: 'IVA inclusa',
    description: 'Beside the price',
  },
  durationAndLessons: {
    id: 'catalogue.detail.duration-lessons',
    defaultMessage: '{duration}, {count, plural, one {# lezione} other {# lezioni}}',
    description: 'Purchase card',
  },
  modulesAndDocuments: {
    id: 'catalogue.detail.modules-documents',
    defaultMessage: '{count, plural, one {# modulo} other {# moduli}}, documenti PDF',
    description: 'Purchase card',
  },
  credits: {
    id: 'catalogue.detail.credits',
    defaultMessage: '{count} CFU',
    description: 'University credits',
  },
  simulation: {
    id: 'catalogue.detail.simulation',
    defaultMessage: 'Test di simulazione',
    description: 'Price line',
  },
  certification: {
    id: 'catalogue.detail.certification',
    defaultMessage: 'Esame di certificazione',
    description: 'Price line',
  },
  notForSale: {
    id: 'catalogue.detail.not-for-sale',
    defaultMessage: 'Non in vendita',
    description: 'In place of the price',
  },
  progress: {
    id: 'catalogue.detail.progress',
    defaultMessage: 'Il tuo avanzamento',
    description: 'Purchase card of an own course',
  },
  purchase: {
    id: 'catalogue.detail.purchase',
    defaultMessage: 'Acquisto',
    description: 'Name of the purchase card',
  },
  teachers: {
    id: 'catalogue.detail.teachers',
    defaultMessage: 'Docenti',
    description: 'Heading',
  },
  documents: {
    id: 'catalogue.detail.documents',
    defaultMessage: 'Documenti del corso',
    description: 'Heading',
  },
  faqEmpty: {
    id: 'catalogue.detail.faq-empty',
    defaultMessage: 'Nessuna domanda su questo corso',
    description: 'Empty state of the FAQ tab',
  },
  faqEmptyText: {
    id: 'catalogue.detail.faq-empty-text',
    defaultMessage: 'Le risposte generali sono nelle FAQ della piattaforma.',
    description: 'Empty state of the FAQ tab',
  },
  toFaq: {
    id: 'catalogue.detail.to-faq',
    defaultMessage: 'Leggi le FAQ',
    description: 'Action',
  },
  contactsTeachers: {
    id: 'catalogue.detail.contacts.teachers',
    defaultMessage: 'Docenti del corso',
    description: 'Heading',
  },
  contactsModules: {
    id: 'catalogue.detail.contacts.modules',
    defaultMessage: 'Chi segue ogni modulo',
    description: 'Heading',
  },
  contactsEmpty: {
    id: 'catalogue.detail.contacts.empty',
    defaultMessage: 'Nessun contatto: pagina in aggiornamento',
    description: 'Empty state (CAT-18)',
  },
  contactsLogin: {
    id: 'catalogue.detail.contacts.login',
    defaultMessage: 'Accedi per vedere e-mail e telefono dei docenti.',
    description: 'To visitors',
  },
  login: {
    id: 'catalogue.detail.contacts.login-action',
    defaultMessage: 'Accedi',
    description: 'To visitors',
  },
  writeTo: {
    id: 'catalogue.detail.contacts.write',
    defaultMessage: 'Scrivi a {name}',
    description: 'Name of a link',
  },
  call: {
    id: 'catalogue.detail.contacts.call',
    defaultMessage: 'Chiama {name}',
    description: 'Name of a link',
  },
  actions: {
    id: 'catalogue.detail.actions',
    defaultMessage: 'Azioni sul corso',
    description: 'Menu of editors (CAT-19)',
  },
  actionView: {
    id: 'catalogue.detail.action.view',
    defaultMessage: 'Vista dettaglio',
    description: 'Menu row (CAT-19)',
  },
  actionUse: {
    id: 'catalogue.detail.action.use',
    defaultMessage: 'Vista fruizione',
    description: 'Menu row (CAT-19)',
  },
  freePreview: {
    id: 'catalogue.detail.preview.action',
    defaultMessage: 'Guarda gratis',
    description: 'Button beside a lesson that is open to everyone',
  },
  watchPreview: {
    id: 'catalogue.detail.preview.name',
    defaultMessage: 'Guarda gratis la lezione “{name}”',
    description: 'Name of that button',
  },
  previewNotReady: {
    id: 'catalogue.detail.preview.not-ready',
    defaultMessage: 'Il video non è ancora disponibile.',
    description: 'The video of a free lesson is being prepared (E67)',
  },
  moreReviews: {
    id: 'catalogue.detail.review.more',
    defaultMessage: 'Mostra altre recensioni',
    description: 'Button below the reviews',
  },
  formerLearner: {
    id: 'catalogue.detail.review.former',
    defaultMessage: 'Ex discente',
    description: 'Author of a review whose account is gone',
  },
  reviewBy: {
    id: 'catalogue.detail.review.by',
    defaultMessage: 'Recensione di {author}',
    description: 'Name of a review',
  },
  reviewOwn: {
    id: 'catalogue.detail.review.own',
    defaultMessage: 'La tua recensione',
    description: 'In place of the own name',
  },
  reviewHidden: {
    id: 'catalogue.detail.review.hidden',
    defaultMessage: 'Nascosta',
    description: 'State of a review',
  },
  reviewHide: {
    id: 'catalogue.detail.review.hide',
    defaultMessage: 'Nascondi ({reports, plural, one {# segnalazione} other {# segnalazioni}})',
    description: 'Action of administrators',
  },
  reviewRestore: {
    id: 'catalogue.detail.review.restore',
    defaultMessage: 'Ripristina ({reports, plural, one {# segnalazione} other {# segnalazioni}})',
    description: 'Action of administrators',
  },
  reviewFailed: {
    id: 'catalogue.detail.review.failed',
    defaultMessage: 'L’operazione non è riuscita. Riprova.',
    description: 'A failure without a text of the server',
  },
  report: {
    id: 'catalogue.detail.review.report',
    defaultMessage: 'Segnala',
    description: 'Action: the review is improper',
  },
  reported: {
    id: 'catalogue.detail.review.reported',
    defaultMessage: 'Grazie: la segnalazione è stata inviata.',
    description: 'Result',
  },
  reportedAlready: {
    id: 'catalogue.detail.review.reported-already',
    defaultMessage: 'L’hai già segnalata',
    description: 'Why the action is not possible',
  },
  reportTitle: {
    id: 'catalogue.detail.review.report-title',
    defaultMessage: 'Segnalare questa recensione?',
    description: 'Question',
  },
  reportText: {
    id: 'catalogue.detail.review.report-text',
    defaultMessage:
      'Segnala la recensione di {author} se è offensiva, pubblicitaria o contiene dati personali. Dopo più segnalazioni viene nascosta finché un amministratore non l’ha letta.',
    description: 'Explains the question',
  },
  reviewLabel: {
    id: 'catalogue.detail.review.label',
    defaultMessage: 'Vuoi aggiungere due parole?',
    description: 'Label of the field for a review',
  },
  reviewPlaceholder: {
    id: 'catalogue.detail.review.placeholder',
    defaultMessage: 'Che cosa ti è servito, che cosa è mancato',
    description: 'In the empty field',
  },
  reviewHelp: {
    id: 'catalogue.detail.review.help',
    defaultMessage: 'Facoltativo, pubblica con nome e iniziale. {count} di {most} caratteri',
    description: 'Below the field',
  },
  reviewSave: {
    id: 'catalogue.detail.review.save',
    defaultMessage: 'Pubblica',
    description: 'Saves the words of a review',
  },
});
