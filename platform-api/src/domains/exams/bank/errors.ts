import { defineErrors } from '../../../errors.ts';

/** Refusals of who writes the exams of a course. */
export const bankErrors = defineErrors({
  COURSE_NOT_FOUND: {
    status: 404,
    it: 'Questo corso non esiste',
    en: 'This course does not exist',
  },
  QUESTION_NOT_FOUND: {
    status: 404,
    it: 'Questa domanda non c’è più',
    en: 'This question is no longer there',
  },
  QUESTION_CHANGED: {
    status: 409,
    it: 'La domanda è stata modificata da un’altra persona dopo che l’hai aperta',
    en: 'Someone else has changed the question since you opened it',
  },
  QUESTION_INVALID: {
    status: 422,
    it: 'Alcuni campi della domanda non sono validi',
    en: 'Some fields of the question are not valid',
  },
});
