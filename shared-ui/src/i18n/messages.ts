import { defineMessages } from './define-messages.ts';

/** Texts of shared-ui's own parts. Italian is the default; en.json is complete (messages.test.ts). */
export const messages = defineMessages({
  documentTitle: {
    id: 'ui.page.documentTitle',
    defaultMessage: '{title} · WorkerBadge',
    description: 'Title of the browser tab',
  },
  breadcrumb: {
    id: 'ui.breadcrumb.label',
    defaultMessage: 'Percorso',
    description: 'Name of the breadcrumb for screen readers',
  },
  skipToContent: {
    id: 'ui.skipLink',
    defaultMessage: 'Vai al contenuto',
    description: 'First link of the page, visible on focus',
  },
  close: { id: 'ui.close', defaultMessage: 'Chiudi', description: 'Closes an alert or a dialog' },
  cancel: { id: 'ui.cancel', defaultMessage: 'Annulla', description: 'Leaves a dialog undone' },
  retry: { id: 'ui.retry', defaultMessage: 'Riprova', description: 'Tries the failed thing again' },
  retryNow: {
    id: 'ui.retryNow',
    defaultMessage: 'Riprova adesso',
    description: 'Tries again while offline',
  },
  loading: {
    id: 'ui.loading',
    defaultMessage: 'Caricamento in corso',
    description: 'Told to screen readers while a skeleton is shown',
  },
  slow: {
    id: 'ui.loading.slow',
    defaultMessage: 'Ci vuole più del solito. Stiamo ancora caricando.',
    description: 'Shown after 8 seconds of waiting',
  },
  errorTitle: {
    id: 'ui.error.title',
    defaultMessage: 'Questa parte non si è caricata',
    description: 'Error state without a more precise title',
  },
  errorText: {
    id: 'ui.error.text',
    defaultMessage: 'Controlla il collegamento e riprova.',
    description: 'Error state without a more precise text',
  },
  errorMissing: {
    id: 'ui.error.missing',
    defaultMessage:
      'Quello che serve qui non c’è, o non c’è più. Non dipende dal tuo collegamento.',
    description: 'Error state after an answer 404',
  },
  errorOfServer: {
    id: 'ui.error.server',
    defaultMessage: "C'è stato un problema con il Server, contattare l'amministratore...",
    description: 'Quoted: SHELL-52, before the error code; after an answer 500 or above',
  },
  errorRefused: {
    id: 'ui.error.refused',
    defaultMessage: 'Il servizio non ha accettato la richiesta. Non dipende dal tuo collegamento.',
    description: 'Error state after an answer 4xx other than 404',
  },
  errorCode: {
    id: 'ui.error.code',
    defaultMessage: 'Codice Errore: {correlationId}',
    description: 'Correlation id of a failed call',
  },
  errorTeam: {
    id: 'ui.error.team',
    defaultMessage: 'Se ne occupa {team}.',
    description: 'Names the team that owns the failed part',
  },
  slotError: {
    id: 'ui.error.slot',
    defaultMessage: 'Non si carica, il resto della pagina funziona.',
    description: 'Small retry in the place of a widget',
  },
  saveFailed: {
    id: 'ui.save.failed',
    defaultMessage: 'Si è verificato un errore nel salvataggio',
    description: 'Quoted: SHELL-53',
  },
  saveSucceeded: {
    id: 'ui.save.succeeded',
    defaultMessage: 'Richiesta effettuata correttamente',
    description: 'Quoted: SHELL-54',
  },
  offlineTitle: {
    id: 'ui.offline.title',
    defaultMessage: 'Sei fuori rete',
    description: 'Offline state',
  },
  offlineText: {
    id: 'ui.offline.text',
    defaultMessage: 'Quello che hai scritto è al sicuro. Riprendiamo appena torna il collegamento.',
    description: 'Offline state',
  },
  noResults: {
    id: 'ui.noResults',
    defaultMessage: 'La ricerca non ha prodotto risultati',
    description: 'Quoted: SHELL-61, empty tables and searches',
  },
  paginationLabel: {
    id: 'ui.pagination.label',
    defaultMessage: 'Pagine',
    description: 'Name of the pagination for screen readers',
  },
  paginationPage: {
    id: 'ui.pagination.page',
    defaultMessage: 'Pagina {page} di {pageCount}',
    description: 'Name of a page link',
  },
  paginationPrevious: {
    id: 'ui.pagination.previous',
    defaultMessage: 'Pagina precedente',
    description: 'Arrow link',
  },
  paginationNext: {
    id: 'ui.pagination.next',
    defaultMessage: 'Pagina successiva',
    description: 'Arrow link',
  },
  ratingValue: {
    id: 'ui.rating.value',
    defaultMessage: 'Valutazione {average} su 5',
    description: 'Text alternative of the stars',
  },
  ratingNone: {
    id: 'ui.rating.none',
    defaultMessage: 'Nessuna valutazione',
    description: 'Text alternative when nobody voted',
  },
  ratingVotes: {
    id: 'ui.rating.votes',
    defaultMessage: '{count, plural, one {# voto} other {# voti}}',
    description: 'How many votes',
  },
  ratingRow: {
    id: 'ui.rating.row',
    defaultMessage: '{value, plural, one {# stella} other {# stelle}}: {percentage}%',
    description: 'One row of the distribution for screen readers',
  },
  ratingInput: {
    id: 'ui.rating.input',
    defaultMessage: 'La tua valutazione',
    description: 'Legend of the rating input',
  },
  ratingChoice: {
    id: 'ui.rating.choice',
    defaultMessage: '{value, plural, one {# stella} other {# stelle}}',
    description: 'One star of the rating input',
  },
  progress: {
    id: 'ui.progress',
    defaultMessage: 'Avanzamento {percentage}%',
    description: 'Name of a progress ring',
  },
  progressComplete: {
    id: 'ui.progress.complete',
    defaultMessage: 'Completato',
    description: 'Name of a full progress ring (over 99 percent)',
  },
  withCertification: {
    id: 'ui.course.withCertification',
    defaultMessage: 'Con certificazione',
    description: 'Tag on the cover of a course with a certification exam',
  },
  courseOpen: {
    id: 'ui.course.open',
    defaultMessage: 'Vedi il corso',
    description: 'Action of a course card',
  },
  seeAll: {
    id: 'ui.section.seeAll',
    defaultMessage: 'Vedi tutti',
    description: 'Link beside the title of a section',
  },
  courseNotForSale: {
    id: 'ui.course.notForSale',
    defaultMessage: 'Prezzo non disponibile',
    description: 'Name of the dash for screen readers',
  },
  orderOrdered: { id: 'ui.order.ordered', defaultMessage: 'Ordinato', description: 'Order state' },
  orderPaid: { id: 'ui.order.paid', defaultMessage: 'Pagato', description: 'Order state' },
  orderCancelRequested: {
    id: 'ui.order.cancelRequested',
    defaultMessage: 'Richiesta Annullamento',
    description: 'Order state',
  },
  orderCancelled: {
    id: 'ui.order.cancelled',
    defaultMessage: 'Annullato',
    description: 'Order state',
  },
  summaryTotal: { id: 'ui.summary.total', defaultMessage: 'Totale', description: 'Purchase total' },
  summaryVat: {
    id: 'ui.summary.vat',
    defaultMessage: 'IVA inclusa',
    description: 'Under a purchase total',
  },
  stepDone: {
    id: 'ui.stepper.done',
    defaultMessage: '{label}, fatto',
    description: 'Name of a finished step',
  },
  stepperLabel: {
    id: 'ui.stepper.label',
    defaultMessage: 'Passi',
    description: 'Name of a stepper',
  },
  toastRegion: {
    id: 'ui.toast.region',
    defaultMessage: 'Notifiche',
    description: 'Name of the region of toasts',
  },
  badgeKindCourse: {
    id: 'ui.badge.course',
    defaultMessage: 'Badge di corso completato',
    description: 'Type 0 badge',
  },
  badgeKindExam: {
    id: 'ui.badge.exam',
    defaultMessage: 'Badge di esame di certificazione',
    description: 'Any other badge',
  },
  levelBeginner: {
    id: 'ui.level.0',
    defaultMessage: 'Principianti',
    description: 'Course level 0',
  },
  levelAdvanced: { id: 'ui.level.1', defaultMessage: 'Avanzato', description: 'Course level 1' },
  levelExpert: { id: 'ui.level.2', defaultMessage: 'Esperti', description: 'Course level 2' },
  badgeLocked: {
    id: 'ui.badge.locked',
    defaultMessage: 'da ottenere',
    description: 'A badge not yet earned',
  },
  badgeAlternative: {
    id: 'ui.badge.alternative',
    defaultMessage:
      '{title}. {kind}, livello {level}{holder, select, none {} other {, di {holder}}}{date, select, none {} other {, {date}}}',
    description: 'Text alternative of a badge: title, type, level, holder, date',
  },
  languageItalian: {
    id: 'ui.language.it',
    defaultMessage: 'Italiano',
    description: 'Name of the language in itself',
  },
  languageEnglish: {
    id: 'ui.language.en',
    defaultMessage: 'English',
    description: 'Name of the language in itself',
  },
  tableSort: {
    id: 'ui.table.sort',
    defaultMessage: 'Ordina per {column}',
    description: 'Name of a sortable head',
  },
  tableShowData: {
    id: 'ui.chart.showData',
    defaultMessage: 'Vedi i dati',
    description: 'Opens the table behind a chart',
  },
  tableRange: {
    id: 'ui.table.range',
    defaultMessage: '{from}–{to} di {total}',
    description: 'Rows shown of all',
  },
  tableRangeOfMore: {
    id: 'ui.table.range-of-more',
    defaultMessage: '{from}–{to} di più di {total}',
    description: 'Rows shown of more than are counted',
  },
  tableMore: {
    id: 'ui.table.more',
    defaultMessage: 'Per le altre righe restringi i filtri o cambia l’ordine.',
    description: 'Below a table whose pages do not lead to all rows',
  },
  menuOpen: {
    id: 'ui.menu.open',
    defaultMessage: 'Azioni',
    description: 'Name of a button that opens a menu of actions',
  },
});
