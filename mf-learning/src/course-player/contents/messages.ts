import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
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
  lockedMark: {
    id: 'learning.lesson.locked-mark',
    defaultMessage: 'Bloccata',
    description: 'Said by screen readers before the reason',
  },
});
