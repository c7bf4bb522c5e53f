import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  back: {
    id: 'learning.player.back',
    defaultMessage: 'Torna al corso',
    description: 'Link of the bar of the player',
  },
  course: {
    id: 'learning.player.course',
    defaultMessage: 'Corso',
    description: 'Above the title of the course in the bar',
  },
  lessonOf: {
    id: 'learning.player.count',
    defaultMessage: '{completed} di {total}',
    description: 'Completed lessons of all, in the bar',
  },
  actions: {
    id: 'learning.player.actions',
    defaultMessage: 'Altre azioni',
    description: 'Name of the menu in the bar',
  },
  detail: {
    id: 'learning.player.detail',
    defaultMessage: 'Vedi la scheda del corso',
    description: 'Menu: course detail',
  },
  contents: {
    id: 'learning.contents.title',
    defaultMessage: 'Contenuti del corso',
    description: 'Heading of the list of modules and lessons',
  },
  lessonsDone: {
    id: 'learning.contents.done',
    defaultMessage: '{completed, plural, one {# lezione} other {# lezioni}} su {total}',
    description: 'Completed lessons of all',
  },
  lessons: {
    id: 'learning.contents.lessons',
    defaultMessage: '{count, plural, one {# lezione} other {# lezioni}}',
    description: 'Number of lessons',
  },
  duration: {
    id: 'learning.contents.duration',
    defaultMessage: '{duration} in tutto',
    description: 'Total duration of the course',
  },
  moduleFacts: {
    id: 'learning.contents.module',
    defaultMessage: '{count, plural, one {# lezione} other {# lezioni}}, {duration}',
    description: 'Lessons and duration of a module',
  },
  moduleEmpty: {
    id: 'learning.contents.module-empty',
    defaultMessage: 'Nessuna lezione, per ora',
    description: 'A module without lessons (LEARN-17)',
  },
  moduleName: {
    id: 'learning.lesson.module',
    defaultMessage: 'Modulo {number}, {name}',
    description: 'Above the title of the lesson',
  },
  completed: {
    id: 'learning.lesson.completed',
    defaultMessage: 'Completata',
    description: 'A lesson that is done',
  },
  completedOn: {
    id: 'learning.lesson.completed-on',
    defaultMessage: 'Completata il {date}',
    description: 'When the lesson was done',
  },
  locked: {
    id: 'learning.lesson.locked',
    defaultMessage: 'Si apre quando completi la lezione precedente',
    description: 'Why a lesson is locked',
  },
  paced: {
    id: 'learning.lesson.paced',
    defaultMessage: 'Disponibile tra {minutes, plural, one {# min} other {# min}}',
    description: 'Why a lesson is locked, with pacing',
  },
  lockedMark: {
    id: 'learning.lesson.locked-mark',
    defaultMessage: 'Bloccata',
    description: 'Said by screen readers before the reason',
  },
  lockedTitle: {
    id: 'learning.lesson.locked-title',
    defaultMessage: 'Questa lezione è ancora chiusa',
    description: 'In place of a locked lesson',
  },
  toOpenLesson: {
    id: 'learning.lesson.to-open',
    defaultMessage: 'Vai alla lezione da completare',
    description: 'From a locked lesson',
  },
  previous: {
    id: 'learning.lesson.previous',
    defaultMessage: 'Precedente',
    description: 'Previous lesson',
  },
  next: {
    id: 'learning.lesson.next',
    defaultMessage: 'Prossima lezione',
    description: 'Next lesson, when this one is completed',
  },
  complete: {
    id: 'learning.lesson.complete',
    defaultMessage: 'Completa e continua',
    description: 'Completes the open lesson and goes on',
  },
  finish: {
    id: 'learning.lesson.finish',
    defaultMessage: 'Completa il corso',
    description: 'Completes the last open lesson',
  },
  toBadge: {
    id: 'learning.completed.badge',
    defaultMessage: 'Vedi il badge',
    description: 'To the badge of the completed course',
  },
  toCurriculum: {
    id: 'learning.completed.curriculum',
    defaultMessage: 'Vai al BlockChain CV',
    description: 'To all badges',
  },
  courseCompleted: {
    id: 'learning.completed.title',
    defaultMessage: 'Corso completato',
    description: 'All lessons are done',
  },
  badgeReady: {
    id: 'learning.completed.ready',
    defaultMessage: 'Il tuo badge è firmato e annotato sul registro.',
    description: 'The badge was issued',
  },
  badgeComing: {
    id: 'learning.completed.coming',
    defaultMessage: 'Stiamo firmando il tuo badge: ci vuole qualche secondo.',
    description: 'The badge is being issued',
  },
  badgeLate: {
    id: 'learning.completed.late',
    defaultMessage: 'Il tuo badge sta arrivando: lo trovi nel BlockChain CV appena è pronto.',
    description: 'The badge takes longer',
  },
  nowCompleted: {
    id: 'learning.lesson.now-completed',
    defaultMessage: 'Lezione completata. Avanzamento {percentage}%',
    description: 'Said by screen readers after a completion',
  },
  completionFailed: {
    id: 'learning.lesson.failed',
    defaultMessage: 'La lezione non risulta completata. Riprova.',
    description: 'A completion that the server did not take',
  },
  documents: {
    id: 'learning.documents.title',
    defaultMessage: 'Documenti',
    description: 'Heading of the documents of a lesson',
  },
  courseDocuments: {
    id: 'learning.documents.course',
    defaultMessage: 'Materiali del corso',
    description: 'Heading of the documents of module and course',
  },
  pdf: {
    id: 'learning.documents.pdf',
    defaultMessage: 'PDF, {size}',
    description: 'Kind and size of a document',
  },
  pdfOnly: {
    id: 'learning.documents.pdf-only',
    defaultMessage: 'PDF',
    description: 'Kind of a document',
  },
  openDocument: {
    id: 'learning.documents.open',
    defaultMessage: 'Apri {name}',
    description: 'Name of the button of a document that can be read only',
  },
  downloadDocument: {
    id: 'learning.documents.download',
    defaultMessage: 'Scarica {name}',
    description: 'Name of the button of a document',
  },
  documentFailed: {
    id: 'learning.documents.failed',
    defaultMessage: 'Il documento non si apre. Riprova.',
    description: 'An address could not be had',
  },
  documentPending: {
    id: 'learning.documents.pending',
    defaultMessage: 'In preparazione',
    description: 'A document that is not available yet',
  },
  videoName: {
    id: 'learning.video.name',
    defaultMessage: 'Video della lezione: {name}',
    description: 'Name of the video for screen readers',
  },
  videoPending: {
    id: 'learning.video.pending',
    defaultMessage: 'Il video non è ancora disponibile.',
    description: 'Quoted text (LEARN-16)',
  },
  videoFailed: {
    id: 'learning.video.failed',
    defaultMessage: 'Il video si è interrotto. Riprova: ripartirà da dove eri.',
    description: 'A video that cannot be played on',
  },
  retry: {
    id: 'learning.video.retry',
    defaultMessage: 'Riprova',
    description: 'Loads the video again',
  },
  preview: {
    id: 'learning.mode.preview',
    defaultMessage: 'Anteprima: vedi il corso come chi lo segue, senza avanzamento.',
    description: 'Banner for editors and administrators (E8)',
  },
  teacher: {
    id: 'learning.mode.teacher',
    defaultMessage: 'Insegni in questo corso: tutte le lezioni sono aperte, senza avanzamento.',
    description: 'Banner for the teacher',
  },
  reset: {
    id: 'learning.reset.action',
    defaultMessage: 'Ricomincia il corso',
    description: 'Menu: starts the course afresh (LEARN-13)',
  },
  resetNothing: {
    id: 'learning.reset.nothing',
    defaultMessage: 'Non hai ancora completato lezioni',
    description: 'Why there is nothing to reset',
  },
  resetTitle: {
    id: 'learning.reset.title',
    defaultMessage: 'Vuoi ricominciare il corso?',
    description: 'Question of the dialog',
  },
  resetText: {
    id: 'learning.reset.text',
    defaultMessage:
      '“{title}” riparte dalla prima lezione: {count, plural, one {# lezione completata torna} other {# lezioni completate tornano}} da fare. Il badge ottenuto e gli esami pagati restano tuoi.',
    description: 'What a reset does (E60)',
  },
  resetBusy: {
    id: 'learning.reset.busy',
    defaultMessage: 'Ricominciamo…',
    description: 'While the reset is on its way',
  },
  resetDone: {
    id: 'learning.reset.done',
    defaultMessage: 'Il corso riparte dalla prima lezione.',
    description: 'After a reset',
  },
  resetFailed: {
    id: 'learning.reset.failed',
    defaultMessage: 'Il corso non è ripartito. Riprova.',
    description: 'A reset that the server did not take',
  },
  emptyTitle: {
    id: 'learning.empty.title',
    defaultMessage: 'Le lezioni arrivano presto',
    description: 'A course without lessons (LEARN-17)',
  },
  emptyText: {
    id: 'learning.empty.text',
    defaultMessage: 'I docenti stanno preparando questo corso.',
    description: 'A course without lessons (LEARN-17)',
  },
  notBoughtTitle: {
    id: 'learning.refused.title',
    defaultMessage: 'Questo corso non è ancora tuo',
    description: 'Use of a course that was not bought',
  },
  notBoughtText: {
    id: 'learning.refused.text',
    defaultMessage: 'Acquistalo dalla sua scheda: le lezioni si aprono subito.',
    description: 'Use of a course that was not bought',
  },
  toDetail: {
    id: 'learning.refused.action',
    defaultMessage: 'Vai alla scheda del corso',
    description: 'From a refused course',
  },
  missingTitle: {
    id: 'learning.missing.title',
    defaultMessage: 'Questo corso non c’è più',
    description: 'A course that does not exist (E19)',
  },
  missingText: {
    id: 'learning.missing.text',
    defaultMessage: 'L’indirizzo è cambiato o il corso è stato tolto dal catalogo.',
    description: 'A course that does not exist (E19)',
  },
  toCourses: {
    id: 'learning.missing.action',
    defaultMessage: 'Vai ai tuoi corsi',
    description: 'From a course that does not exist',
  },
  failedTitle: {
    id: 'learning.failed.title',
    defaultMessage: 'Il corso non si è aperto',
    description: 'A course that could not be loaded',
  },
  loadingTitle: {
    id: 'learning.player.loading',
    defaultMessage: 'Corso',
    description: 'Title of the tab while a course loads',
  },
});
