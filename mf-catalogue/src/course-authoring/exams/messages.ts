import { defineMessages } from 'shared-ui';

export const messages = defineMessages({
  pageTitle: {
    id: 'catalogue.exams.page-title',
    defaultMessage: 'Esami: {title}',
    description: 'Title of the page of a course’s exams, for its teachers; title is the course’s',
  },
  courses: {
    id: 'catalogue.exams.courses',
    defaultMessage: 'Corsi',
    description: 'First part of the breadcrumb',
  },
});
