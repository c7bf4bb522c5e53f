import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  moduleName: {
    id: 'learning.lesson.module',
    defaultMessage: 'Modulo {number}, {name}',
    description: 'Above the title of the lesson',
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
  videoPending: {
    id: 'learning.video.pending',
    defaultMessage: 'Il video non è ancora disponibile.',
    description: 'Quoted text (LEARN-16)',
  },
});
