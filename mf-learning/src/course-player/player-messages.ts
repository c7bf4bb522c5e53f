import { defineMessages } from 'shared-ui';

/** The frame of the player, what several of its parts say, and why there is no course. */
export const playerMessages = defineMessages({
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
  completedOn: {
    id: 'learning.lesson.completed-on',
    defaultMessage: 'Completata il {date}',
    description: 'When the lesson was done',
  },
  previous: {
    id: 'learning.lesson.previous',
    defaultMessage: 'Precedente',
    description: 'Previous lesson',
  },
  toBadge: {
    id: 'learning.completed.badge',
    defaultMessage: 'Vedi il badge',
    description: 'To the badge of the completed course',
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
  use: {
    id: 'learning.player.use',
    defaultMessage: 'Vista fruizione',
    description: 'Action of editors: this page (CAT-19)',
  },
  edit: {
    id: 'learning.player.edit',
    defaultMessage: 'Modifica il corso',
    description: 'Action of editors (CAT-19)',
  },
  teaching: {
    id: 'learning.player.teaching',
    defaultMessage: 'Andamento del corso',
    description: 'Menu of editors and teachers: how the learners do',
  },
});
