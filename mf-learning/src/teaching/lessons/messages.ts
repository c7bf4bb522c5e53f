import { defineMessages } from 'shared-ui';

/** Progress of all learners, lesson by lesson. */
export const messages = defineMessages({
  title: {
    id: 'learning.teaching.lessons.title',
    defaultMessage: 'Dove si fermano',
    description: 'Heading of the progress by lesson',
  },
  chart: {
    id: 'learning.teaching.lessons.chart',
    defaultMessage: 'Chi ha completato ogni lezione, su quelli che hanno iniziato il corso',
    description: 'Name of the chart',
  },
  lesson: {
    id: 'learning.teaching.lessons.lesson',
    defaultMessage: 'Lezione',
    description: 'Column',
  },
  module: {
    id: 'learning.teaching.lessons.module',
    defaultMessage: 'Modulo',
    description: 'Column',
  },
  begun: {
    id: 'learning.teaching.lessons.begun',
    defaultMessage: 'Ci sono arrivati',
    description: 'Column: learners who have completed the lesson, or are at it',
  },
  completed: {
    id: 'learning.teaching.lessons.completed',
    defaultMessage: 'Completata',
    description: 'Column: learners who have completed the lesson',
  },
  current: {
    id: 'learning.teaching.lessons.current',
    defaultMessage: 'Sono qui',
    description: 'Column: learners for whom this lesson is the next to complete',
  },
  mostStopped: {
    id: 'learning.teaching.lessons.most',
    defaultMessage:
      'La lezione a cui si fermano di più è {name}: {count, plural, one {# discente} other {# discenti}}, il {share}% di chi ha iniziato.',
    description: 'Above the chart',
  },
  noneStopped: {
    id: 'learning.teaching.lessons.none',
    defaultMessage: 'Chi ha iniziato il corso lo ha anche completato.',
    description: 'Above the chart',
  },
  nobody: {
    id: 'learning.teaching.lessons.nobody',
    defaultMessage: 'Nessuno ha ancora iniziato il corso',
    description: 'In place of the chart',
  },
});
