import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
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
    defaultMessage:
      'La ricevi perché sei nella lista della newsletter del corso{isNamed, select, true { “{course}”} other {}}.',
    description: 'Footer in the preview; without a name for one that is not saved yet',
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
});
