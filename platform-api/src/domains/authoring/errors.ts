import { defineErrors } from '../../errors.ts';

export const authoringErrors = defineErrors({
  COURSE_NOT_FOUND: {
    status: 404,
    it: 'Questo corso non esiste',
    en: 'This course does not exist',
  },
  ADDING_NEEDS_CAI: {
    status: 403,
    it: 'Per aggiungere corsi serve l’abilitazione CAI',
    en: 'Adding courses needs the CAI permission',
  },
  COURSE_CHANGED: {
    status: 409,
    it: 'Il corso è stato modificato da un’altra persona dopo che lo hai aperto',
    en: 'Someone else has changed the course since you opened it',
  },
  STATUS_NOT_POSSIBLE: {
    status: 422,
    it: 'Il corso non può passare a questo stato',
    en: 'The course cannot take this status',
  },
  COURSE_WITHOUT_LESSON: {
    status: 422,
    it: 'Un corso senza lezioni non si può pubblicare: aggiungi almeno una lezione',
    en: 'A course without lessons cannot be published: add at least one lesson',
  },
  COURSE_LOCKED: {
    status: 422,
    it: 'In questo stato del corso questa parte non si può più modificare',
    en: 'In this status of the course this part can no longer be changed',
  },
  COURSE_INVALID: {
    status: 422,
    it: 'Alcuni campi del corso non sono validi',
    en: 'Some fields of the course are not valid',
  },
});
