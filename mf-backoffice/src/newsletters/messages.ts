import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  dashboard: {
    id: 'backoffice.newsletters.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  title: {
    id: 'backoffice.newsletters.title',
    defaultMessage: 'Newsletter',
    description: 'Page title',
  },
  create: {
    id: 'backoffice.newsletters.create',
    defaultMessage: 'Nuova newsletter',
    description: 'Action: the platform’s newsletter',
  },
  exists: {
    id: 'backoffice.newsletters.exists',
    defaultMessage: 'Una per volta: la prossima si scrive quando questa è inviata',
    description: 'Why none can be created (NEWS-07)',
  },
  platformByAdministrator: {
    id: 'backoffice.newsletters.platform-by-administrator',
    defaultMessage:
      'La newsletter della piattaforma la scrive l’amministratore. Quella di un corso si scrive dalla sua scheda Newsletter.',
    description: 'Why an editor cannot create one here (E149)',
  },
  headTitle: {
    id: 'backoffice.newsletters.head-title',
    defaultMessage: 'Titolo',
    description: 'Head and field',
  },
  headScope: {
    id: 'backoffice.newsletters.head-scope',
    defaultMessage: 'Ambito',
    description: 'Head',
  },
  headState: {
    id: 'backoffice.newsletters.head-state',
    defaultMessage: 'Stato',
    description: 'Head',
  },
  headDate: {
    id: 'backoffice.newsletters.head-date',
    defaultMessage: 'Data invio',
    description: 'Head',
  },
  headRecipients: {
    id: 'backoffice.newsletters.head-recipients',
    defaultMessage: 'Destinatari',
    description: 'Head',
  },
  platform: {
    id: 'backoffice.newsletters.platform',
    defaultMessage: 'Piattaforma',
    description: 'Scope',
  },
  course: {
    id: 'backoffice.newsletters.course',
    defaultMessage: 'Corso',
    description: 'Scope of which the title is not known',
  },
  draft: {
    id: 'backoffice.newsletters.draft',
    defaultMessage: 'Bozza',
    description: 'State',
  },
  scheduled: {
    id: 'backoffice.newsletters.scheduled',
    defaultMessage: 'Programmata',
    description: 'State',
  },
  sending: {
    id: 'backoffice.newsletters.sending',
    defaultMessage: 'In invio',
    description: 'State',
  },
  sent: {
    id: 'backoffice.newsletters.sent',
    defaultMessage: 'Inviata',
    description: 'State',
  },
  cancelled: {
    id: 'backoffice.newsletters.cancelled',
    defaultMessage: 'Annullata',
    description: 'State',
  },
  sentOf: {
    id: 'backoffice.newsletters.sent-of',
    defaultMessage: '{done} di {all}',
    description: 'Recipients while it is sent',
  },
  empty: {
    id: 'backoffice.newsletters.empty',
    defaultMessage: 'Non ci sono ancora newsletter',
    description: 'Empty state',
  },
  emptyText: {
    id: 'backoffice.newsletters.empty-text',
    defaultMessage: 'Quando ne scrivi una la trovi qui.',
    description: 'Empty state',
  },
  viewTitle: {
    id: 'backoffice.newsletters.view-title',
    defaultMessage: 'Dettaglio newsletter',
    description: 'Page title of one that cannot be changed',
  },
  editTitle: {
    id: 'backoffice.newsletters.edit-title',
    defaultMessage: 'Modifica newsletter',
    description: 'Page title',
  },
  newPlatform: {
    id: 'backoffice.newsletters.new-platform',
    defaultMessage: 'Newsletter della piattaforma',
    description: 'Page title and line above the form',
  },
  newCourse: {
    id: 'backoffice.newsletters.new-course',
    defaultMessage: 'Newsletter del corso',
    description: 'Page title',
  },
  text: {
    id: 'backoffice.newsletters.text',
    defaultMessage: 'Testo',
    description: 'Field',
  },
  textHelp: {
    id: 'backoffice.newsletters.text-help',
    defaultMessage:
      'Le righe vuote separano i paragrafi; gli indirizzi diventano link. Saluto e link di disiscrizione si aggiungono da soli, nella lingua di chi la riceve.',
    description: 'Help of the text',
  },
  when: {
    id: 'backoffice.newsletters.when',
    defaultMessage: 'Quando la invii',
    description: 'Group of choices',
  },
  whenOpen: {
    id: 'backoffice.newsletters.when-open',
    defaultMessage: 'Non ancora deciso',
    description: 'Choice',
  },
  whenOpenDetail: {
    id: 'backoffice.newsletters.when-open-detail',
    defaultMessage: 'Resta una bozza',
    description: 'Detail of the choice',
  },
  whenNow: {
    id: 'backoffice.newsletters.when-now',
    defaultMessage: 'Adesso',
    description: 'Choice',
  },
  whenNowDetail: {
    id: 'backoffice.newsletters.when-now-detail',
    defaultMessage: 'Parte appena confermi',
    description: 'Detail of the choice',
  },
  whenAt: {
    id: 'backoffice.newsletters.when-at',
    defaultMessage: 'In un altro momento',
    description: 'Choice',
  },
  whenAtDetail: {
    id: 'backoffice.newsletters.when-at-detail',
    defaultMessage: 'La annulli finché non comincia',
    description: 'Detail of the choice',
  },
  day: {
    id: 'backoffice.newsletters.day',
    defaultMessage: 'Giorno',
    description: 'Field',
  },
  time: {
    id: 'backoffice.newsletters.time',
    defaultMessage: 'Ora',
    description: 'Field, HH:mm in Italy',
  },
  timeInvalid: {
    id: 'backoffice.newsletters.time-invalid',
    defaultMessage: '(*) Scrivi l’ora come 08:30',
    description: 'Error',
  },
  save: {
    id: 'backoffice.newsletters.save',
    defaultMessage: 'Salva la bozza',
    description: 'Action',
  },
  saving: {
    id: 'backoffice.newsletters.saving',
    defaultMessage: 'Salvataggio…',
    description: 'Busy action',
  },
  saved: {
    id: 'backoffice.newsletters.saved',
    defaultMessage: 'La bozza è salvata',
    description: 'Notice',
  },
  send: {
    id: 'backoffice.newsletters.send',
    defaultMessage: 'Invia',
    description: 'Action',
  },
  schedule: {
    id: 'backoffice.newsletters.schedule',
    defaultMessage: 'Programma l’invio',
    description: 'Action',
  },
  saveFirst: {
    id: 'backoffice.newsletters.save-first',
    defaultMessage: 'Salva prima la bozza',
    description: 'Why it cannot be sent (NEWS-08)',
  },
  dateFirst: {
    id: 'backoffice.newsletters.date-first',
    defaultMessage: 'Scegli prima quando inviarla',
    description: 'Why it cannot be sent (NEWS-08)',
  },
  sendTitle: {
    id: 'backoffice.newsletters.send-title',
    defaultMessage: 'Vuoi inviare “{title}”?',
    description: 'Confirmation',
  },
  sendText: {
    id: 'backoffice.newsletters.send-text',
    defaultMessage:
      'La ricevono {count, plural, one {# iscritto} other {# iscritti}}. Una volta partita non si ferma più.',
    description: 'Confirmation of sending now',
  },
  scheduleText: {
    id: 'backoffice.newsletters.schedule-text',
    defaultMessage:
      'Parte il {date} e la {count, plural, one {riceve # iscritto} other {ricevono # iscritti}}. La puoi annullare finché non comincia.',
    description: 'Confirmation of a later sending',
  },
  emptyWarning: {
    id: 'backoffice.newsletters.empty-warning',
    defaultMessage: 'Il testo è vuoto. Chi la riceve leggerà solo il titolo.',
    description: 'Warning before an empty text is sent (E74)',
  },
  sendDone: {
    id: 'backoffice.newsletters.send-done',
    defaultMessage: 'La newsletter è in partenza',
    description: 'Notice, 3000 ms (NEWS-11)',
  },
  scheduleDone: {
    id: 'backoffice.newsletters.schedule-done',
    defaultMessage: 'L’invio è programmato',
    description: 'Notice, 3000 ms (NEWS-11)',
  },
  sendFailed: {
    id: 'backoffice.newsletters.send-failed',
    defaultMessage: "Si è verificato un problema nell'invio della newsletter. Riprova più tardi.",
    description: 'Quoted (NEWS-10)',
  },
  failed: {
    id: 'backoffice.newsletters.failed',
    defaultMessage: 'Non siamo riusciti a salvare. Riprova.',
    description: 'Notice',
  },
  remove: {
    id: 'backoffice.newsletters.remove',
    defaultMessage: 'Elimina',
    description: 'Action',
  },
  removeTitle: {
    id: 'backoffice.newsletters.remove-title',
    defaultMessage: 'Vuoi eliminare “{title}”?',
    description: 'Confirmation',
  },
  removed: {
    id: 'backoffice.newsletters.removed',
    defaultMessage: 'La newsletter è stata eliminata',
    description: 'Notice',
  },
  cancel: {
    id: 'backoffice.newsletters.cancel',
    defaultMessage: 'Annulla l’invio',
    description: 'Action',
  },
  cancelTitle: {
    id: 'backoffice.newsletters.cancel-title',
    defaultMessage: 'Vuoi annullare l’invio di “{title}”?',
    description: 'Confirmation',
  },
  cancelText: {
    id: 'backoffice.newsletters.cancel-text',
    defaultMessage: 'Resta nell’elenco come annullata; puoi copiarla in una nuova bozza.',
    description: 'Confirmation',
  },
  cancelDone: {
    id: 'backoffice.newsletters.cancel-done',
    defaultMessage: 'L’invio è annullato',
    description: 'Notice',
  },
  duplicate: {
    id: 'backoffice.newsletters.duplicate',
    defaultMessage: 'Copia in una nuova bozza',
    description: 'Action',
  },
  copyLink: {
    id: 'backoffice.newsletters.copy-link',
    defaultMessage: 'Copia il link',
    description: 'Action (NEWS-12)',
  },
  linkCopiedCourse: {
    id: 'backoffice.newsletters.link-copied-course',
    defaultMessage: 'Link copiato. Porta alla scheda Newsletter del corso.',
    description: 'Notice, 5000 ms (NEWS-12)',
  },
  linkCopiedPlatform: {
    id: 'backoffice.newsletters.link-copied-platform',
    defaultMessage: 'Link copiato. Porta all’iscrizione alla newsletter della piattaforma.',
    description: 'Notice, 5000 ms (NEWS-12)',
  },
  preview: {
    id: 'backoffice.newsletters.preview',
    defaultMessage: 'Anteprima',
    description: 'Heading',
  },
  previewFrom: {
    id: 'backoffice.newsletters.preview-from',
    defaultMessage: 'WorkerBadge',
    description: 'Sender in the preview',
  },
  previewGreeting: {
    id: 'backoffice.newsletters.preview-greeting',
    defaultMessage: 'Ciao {name},',
    description: 'Greeting in the preview',
  },
  previewReasonPlatform: {
    id: 'backoffice.newsletters.preview-reason-platform',
    defaultMessage: 'La ricevi perché sei nella lista della newsletter di WorkerBadge.',
    description: 'Footer in the preview',
  },
  previewReasonCourse: {
    id: 'backoffice.newsletters.preview-reason-course',
    defaultMessage: 'La ricevi perché sei nella lista della newsletter del corso “{course}”.',
    description: 'Footer in the preview',
  },
  previewUnsubscribe: {
    id: 'backoffice.newsletters.preview-unsubscribe',
    defaultMessage: 'Disiscriviti con un clic',
    description: 'Footer in the preview',
  },
  readOnlyPlatform: {
    id: 'backoffice.newsletters.read-only-platform',
    defaultMessage:
      'La newsletter della piattaforma la scrive e la invia l’amministratore: qui la leggi soltanto.',
    description: 'Why it cannot be changed (E149)',
  },
  readOnlyCourse: {
    id: 'backoffice.newsletters.read-only-course',
    defaultMessage:
      'La newsletter di un corso la scrivono i redattori e chi lo insegna: qui la leggi soltanto.',
    description: 'Why it cannot be changed (E148)',
  },
  notFound: {
    id: 'backoffice.newsletters.not-found',
    defaultMessage: 'Questa newsletter non esiste',
    description: 'Empty state',
  },
  toList: {
    id: 'backoffice.newsletters.to-list',
    defaultMessage: 'Torna all’elenco',
    description: 'Action',
  },
  openExisting: {
    id: 'backoffice.newsletters.open-existing',
    defaultMessage: 'Apri quella che c’è già',
    description: 'Action where another one exists (NEWS-07)',
  },
  progress: {
    id: 'backoffice.newsletters.progress',
    defaultMessage: 'Invio della newsletter',
    description: 'Name of the bar',
  },
  progressOf: {
    id: 'backoffice.newsletters.progress-of',
    defaultMessage: 'di {all}',
    description: 'Beside the number of those done',
  },
  accepted: {
    id: 'backoffice.newsletters.accepted',
    defaultMessage: 'Consegnate',
    description: 'Figure: taken by the mail server',
  },
  refused: {
    id: 'backoffice.newsletters.refused',
    defaultMessage: 'Respinte',
    description: 'Figure: refused by the mail server',
  },
  leftBefore: {
    id: 'backoffice.newsletters.left-before',
    defaultMessage: 'Disiscritti',
    description: 'Figure: left before their turn',
  },
  unknown: {
    id: 'backoffice.newsletters.unknown',
    defaultMessage: 'Esito non noto',
    description: 'Figure: the process ended before the answer of the mail server',
  },
  sendingNote: {
    id: 'backoffice.newsletters.sending-note',
    defaultMessage:
      'È già partita: non si annulla più. Puoi chiudere: continua da sola, a ognuno una volta.',
    description: 'Below the progress',
  },
  unknownNote: {
    id: 'backoffice.newsletters.unknown-note',
    defaultMessage: 'Il server si è fermato mentre le consegnava: non le mandiamo due volte.',
    description: 'Below the figures',
  },
  subscribers: {
    id: 'backoffice.newsletters.subscribers',
    defaultMessage: 'Gli iscritti',
    description: 'Heading (NEWS-16)',
  },
  noSubscribers: {
    id: 'backoffice.newsletters.no-subscribers',
    defaultMessage: 'Ancora nessun iscritto',
    description: 'Empty state',
  },
  name: {
    id: 'backoffice.newsletters.name',
    defaultMessage: 'Nome',
    description: 'Head',
  },
  email: {
    id: 'backoffice.newsletters.email',
    defaultMessage: 'E-mail',
    description: 'Head',
  },
  since: {
    id: 'backoffice.newsletters.since',
    defaultMessage: 'Iscritto dal',
    description: 'Head',
  },
  ownTitle: {
    id: 'backoffice.newsletters.own-title',
    defaultMessage: 'La newsletter di WorkerBadge',
    description: 'Heading of the own subscription',
  },
  ownIn: {
    id: 'backoffice.newsletters.own-in',
    defaultMessage: 'Iscrizione attiva',
    description: 'State of the own subscription',
  },
  ownText: {
    id: 'backoffice.newsletters.own-text',
    defaultMessage: 'Corsi nuovi, esami e novità della piattaforma.',
    description: 'About the platform’s newsletter',
  },
  ownAddress: {
    id: 'backoffice.newsletters.own-address',
    defaultMessage: 'Arriva a {email}',
    description: 'Where it goes',
  },
  subscribe: {
    id: 'backoffice.newsletters.subscribe',
    defaultMessage: 'Iscriviti',
    description: 'Action',
  },
  unsubscribe: {
    id: 'backoffice.newsletters.unsubscribe',
    defaultMessage: 'Disiscriviti',
    description: 'Action',
  },
  subscribeTitle: {
    id: 'backoffice.newsletters.subscribe-title',
    defaultMessage: 'Vuoi iscriverti?',
    description: 'Warning before it (NEWS-14)',
  },
  subscribeText: {
    id: 'backoffice.newsletters.subscribe-text',
    defaultMessage:
      'Riceverai la newsletter di WorkerBadge a {email}. Da ogni lettera esci con un clic.',
    description: 'Warning',
  },
  unsubscribeTitle: {
    id: 'backoffice.newsletters.unsubscribe-title',
    defaultMessage: 'Vuoi disiscriverti?',
    description: 'Warning before it',
  },
  unsubscribeText: {
    id: 'backoffice.newsletters.unsubscribe-text',
    defaultMessage: 'Non ricevi più la newsletter di WorkerBadge.',
    description: 'Warning',
  },
  subscriptionFailed: {
    id: 'backoffice.newsletters.subscription-failed',
    defaultMessage: 'Si è verificato un problema con la tua richiesta. Riprova più tardi.',
    description: 'Quoted (NEWS-15)',
  },
  ownDoneIn: {
    id: 'backoffice.newsletters.own-done-in',
    defaultMessage: 'Iscrizione attiva',
    description: 'Notice',
  },
  ownDoneOut: {
    id: 'backoffice.newsletters.own-done-out',
    defaultMessage: 'Disiscrizione fatta',
    description: 'Notice',
  },
  received: {
    id: 'backoffice.newsletters.received',
    defaultMessage: 'Le ultime inviate',
    description: 'Heading of the learner’s list',
  },
  noneReceived: {
    id: 'backoffice.newsletters.none-received',
    defaultMessage: 'Non ne è ancora stata inviata nessuna',
    description: 'Empty state',
  },
});
