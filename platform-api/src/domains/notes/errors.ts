import { defineErrors } from '../../errors.ts';

export const noteErrors = defineErrors({
  NOTE_NOT_FOUND: {
    status: 404,
    it: 'Questa nota non c’è più',
    en: 'This note is no longer there',
  },
  NOTE_INVALID: {
    status: 422,
    it: 'La nota non è completa',
    en: 'The note is not complete',
  },
  NOTE_CHANGED: {
    status: 409,
    it: 'Hai modificato questa nota in un’altra finestra',
    en: 'You have changed this note in another window',
  },
  NOTES_FULL: {
    status: 409,
    it: 'In un corso puoi tenere al massimo {limit} note e segnalibri. Togline qualcuno',
    en: 'You can keep at most {limit} notes and bookmarks in a course. Remove some',
  },
});
