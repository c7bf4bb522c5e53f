import { defineErrors } from '../../errors.ts';

export const questionErrors = defineErrors({
  QUESTION_NOT_FOUND: {
    status: 404,
    it: 'Questa domanda non c’è più',
    en: 'This question is no longer there',
  },
  QUESTION_INVALID: {
    status: 422,
    it: 'La domanda non è completa',
    en: 'The question is not complete',
  },
  QUESTION_FROM_LEARNERS: {
    status: 403,
    it: 'Le domande al docente sono di chi segue il corso',
    en: 'Questions to the teacher are for those who take the course',
  },
  QUESTION_SENT: {
    status: 409,
    it: 'Una domanda con altre parole è già stata inviata',
    en: 'A question with other words has been sent already',
  },
  NO_TEACHER: {
    status: 409,
    it: 'Questo corso non ha ancora un docente a cui scrivere',
    en: 'This course does not have a teacher to write to yet',
  },
  TOO_MANY_QUESTIONS: {
    status: 429,
    it: 'Puoi inviare al massimo {limit} domande al giorno. Riprova domani',
    en: 'You can send at most {limit} questions a day. Try again tomorrow',
  },
  QUESTION_ANSWERED: {
    status: 409,
    it: 'Qualcun altro ha già risposto a questa domanda',
    en: 'Somebody else has answered this question already',
  },
});
