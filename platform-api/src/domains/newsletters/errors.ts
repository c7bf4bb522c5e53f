import { defineErrors } from '../../errors.ts';

export const newsletterErrors = defineErrors({
  COURSE_NOT_FOUND: {
    status: 404,
    it: 'Questo corso non esiste o non è più disponibile',
    en: 'This course does not exist or is no longer available',
  },
  // A warning in the documents (1§2): the page shows it as the result.
  UNSUBSCRIBE_LINK_INVALID: {
    status: 200,
    it: 'Il link di disiscrizione non è completo. Aprilo di nuovo dal messaggio che hai ricevuto',
    en: 'The unsubscribe link is not complete. Open it again from the message you received',
  },
});
