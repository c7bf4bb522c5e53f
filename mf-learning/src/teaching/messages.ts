import { defineMessages } from 'shared-ui';

/** The page of a course for those who teach or edit it. */
export const messages = defineMessages({
  title: {
    id: 'learning.teaching.title',
    defaultMessage: 'Andamento del corso',
    description: 'Heading of the page',
  },
  dashboard: {
    id: 'learning.teaching.dashboard',
    defaultMessage: 'Dashboard',
    description: 'Breadcrumb',
  },
  courses: {
    id: 'learning.teaching.courses',
    defaultMessage: 'Corsi',
    description: 'Breadcrumb',
  },
  enrolled: {
    id: 'learning.teaching.enrolled',
    defaultMessage: 'Iscritti',
    description: 'Figure',
  },
  enrolledDetail: {
    id: 'learning.teaching.enrolled-detail',
    defaultMessage: 'Possono seguire il corso',
    description: 'Under the figure',
  },
  begun: {
    id: 'learning.teaching.begun',
    defaultMessage: 'Hanno iniziato',
    description: 'Figure',
  },
  completed: {
    id: 'learning.teaching.completed',
    defaultMessage: 'Hanno completato',
    description: 'Figure',
  },
  ofEnrolled: {
    id: 'learning.teaching.of-enrolled',
    defaultMessage: 'Il {share}% degli iscritti',
    description: 'Under a figure',
  },
  mean: {
    id: 'learning.teaching.mean',
    defaultMessage: 'Avanzamento medio',
    description: 'Figure',
  },
  meanDetail: {
    id: 'learning.teaching.mean-detail',
    defaultMessage: 'Di chi ha iniziato',
    description: 'Under the figure',
  },
  refusedTitle: {
    id: 'learning.teaching.refused',
    defaultMessage: 'Non insegni in questo corso',
    description: 'The course of somebody else',
  },
  refusedText: {
    id: 'learning.teaching.refused-text',
    defaultMessage: 'L’andamento lo vede chi insegna nel corso o lo redige.',
    description: 'The course of somebody else',
  },
  missingTitle: {
    id: 'learning.teaching.missing',
    defaultMessage: 'Questo corso non c’è',
    description: 'A course that does not exist',
  },
  missingText: {
    id: 'learning.teaching.missing-text',
    defaultMessage: 'L’indirizzo è cambiato o il corso non esiste.',
    description: 'A course that does not exist',
  },
  toCourses: {
    id: 'learning.teaching.to-courses',
    defaultMessage: 'Vai ai tuoi corsi',
    description: 'From a course that is not shown',
  },
});
