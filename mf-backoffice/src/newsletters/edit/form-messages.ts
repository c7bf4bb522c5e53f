import { defineMessages } from 'shared-ui';

export const formMessages = defineMessages({
  ofCourse: {
    id: 'backoffice.newsletters.of-course',
    defaultMessage: 'Va agli iscritti alla newsletter del corso {course}.',
    description: 'Above the form; the course is a link',
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
});
