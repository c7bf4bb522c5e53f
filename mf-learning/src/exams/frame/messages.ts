import { defineMessages } from 'shared-ui';

/** The frame of every page of an exam, and why there is none. */
export const messages = defineMessages({
  certification: {
    id: 'learning.exam.certification',
    defaultMessage: 'Esame di certificazione',
    description: 'Name of the exam',
  },
  simulation: {
    id: 'learning.exam.simulation',
    defaultMessage: 'Simulazione dell’esame',
    description: 'Name of the exam for practice',
  },
  toCourse: {
    id: 'learning.exam.to-course',
    defaultMessage: 'Torna al corso',
    description: 'Way out of a page of an exam',
  },
  refusedTitle: {
    id: 'learning.exam.refused',
    defaultMessage: 'Questo esame non è ancora tuo',
    description: 'Exam of a course that was not bought',
  },
  missingTitle: {
    id: 'learning.exam.missing',
    defaultMessage: 'Questo esame non c’è',
    description: 'Exam that does not exist',
  },
  missingText: {
    id: 'learning.exam.missing-text',
    defaultMessage: 'L’indirizzo è cambiato o il corso non ha questo esame.',
    description: 'Exam that does not exist',
  },
  failedTitle: {
    id: 'learning.exam.failed',
    defaultMessage: 'L’esame non si è aperto',
    description: 'Exam that could not be loaded',
  },
});
