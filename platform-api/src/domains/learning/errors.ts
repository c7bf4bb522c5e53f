import { defineErrors } from '../../errors.ts';

export const learningErrors = defineErrors({
  COURSE_NOT_FOUND: {
    status: 404,
    it: 'Questo corso non esiste o non è più disponibile',
    en: 'This course does not exist or is no longer available',
  },
  COURSE_NOT_BOUGHT: {
    status: 403,
    it: 'Puoi seguire questo corso dopo averlo acquistato',
    en: 'You can take this course after buying it',
  },
  LESSON_NOT_FOUND: {
    status: 404,
    it: 'La lezione non fa parte di questo corso',
    en: 'The lesson is not part of this course',
  },
  LESSON_LOCKED: {
    status: 422,
    it: 'La lezione si apre quando completi la lezione precedente',
    en: 'The lesson opens when you complete the previous lesson',
  },
  LESSON_PACED: {
    status: 422,
    it: 'La lezione sarà disponibile tra {minutes} min',
    en: 'The lesson will be available in {minutes} min',
  },
  DOCUMENT_NOT_FOUND: {
    status: 404,
    it: 'Il documento non fa parte di questo corso',
    en: 'The document is not part of this course',
  },
  VIDEO_NOT_READY: {
    status: 409,
    it: 'Il video non è ancora disponibile.',
    en: 'The video is not available yet.',
  },
});
