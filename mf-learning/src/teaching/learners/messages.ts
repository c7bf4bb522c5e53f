import { defineMessages } from 'shared-ui';

/** The learners of a course, for its teachers. */
export const messages = defineMessages({
  title: {
    id: 'learning.teaching.learners.title',
    defaultMessage: 'Discenti',
    description: 'Heading of the list',
  },
  filters: {
    id: 'learning.teaching.learners.filters',
    defaultMessage: 'Filtra i discenti',
    description: 'Name of the filters',
  },
  name: {
    id: 'learning.teaching.learners.name',
    defaultMessage: 'Nome o cognome',
    description: 'Filter and column',
  },
  state: {
    id: 'learning.teaching.learners.state',
    defaultMessage: 'A che punto sono',
    description: 'Filter',
  },
  all: {
    id: 'learning.teaching.learners.all',
    defaultMessage: 'Tutti',
    description: 'Filter: every state',
  },
  notBegun: {
    id: 'learning.teaching.learners.not-begun',
    defaultMessage: 'Non iniziato',
    description: 'State of a learner: has not opened the course',
  },
  inProgress: {
    id: 'learning.teaching.learners.in-progress',
    defaultMessage: 'In corso',
    description: 'State of a learner',
  },
  completed: {
    id: 'learning.teaching.learners.completed',
    defaultMessage: 'Completato',
    description: 'State of a learner',
  },
  enrolledAt: {
    id: 'learning.teaching.learners.enrolled-at',
    defaultMessage: 'Iscrizione',
    description: 'Column: date',
  },
  lastCompletedAt: {
    id: 'learning.teaching.learners.last',
    defaultMessage: 'Ultima lezione completata',
    description: 'Column: date',
  },
  current: {
    id: 'learning.teaching.learners.current',
    defaultMessage: 'Dove è arrivato',
    description: 'Column: the lesson to complete next, or the state',
  },
  progress: {
    id: 'learning.teaching.learners.progress',
    defaultMessage: 'Avanzamento',
    description: 'Column',
  },
  found: {
    id: 'learning.teaching.learners.found',
    defaultMessage: '{count, plural, =0 {Nessun discente} one {# discente} other {# discenti}}',
    description: 'Said by screen readers when the list changes',
  },
  none: {
    id: 'learning.teaching.learners.none',
    defaultMessage: 'Nessuno ha ancora comprato il corso',
    description: 'Empty list',
  },
  noneFound: {
    id: 'learning.teaching.learners.none-found',
    defaultMessage: 'Nessun discente corrisponde ai filtri',
    description: 'Empty list, filtered',
  },
});
