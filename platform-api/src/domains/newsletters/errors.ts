import { defineErrors } from '../../errors.ts';

export const newsletterErrors = defineErrors({
  BOUNCES_OFF: {
    status: 404,
    it: 'Qui non si ricevono messaggi di ritorno',
    en: 'Mails that come back are not taken here',
  },
  BOUNCE_EARLY: {
    status: 503,
    it: 'L’invio è ancora in corso: consegna di nuovo il messaggio tra poco',
    en: 'The sending is still under way: hand the mail over again in a moment',
  },
  BOUNCE_SECRET_WRONG: {
    status: 403,
    it: 'Il segreto per i messaggi di ritorno non è quello',
    en: 'The secret for mails that come back is wrong',
  },
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
  NEWSLETTER_NOT_FOUND: {
    status: 404,
    it: 'Questa newsletter non esiste',
    en: 'This newsletter does not exist',
  },
  NEWSLETTER_INVALID: {
    status: 422,
    it: 'La newsletter non è completa',
    en: 'The newsletter is not complete',
  },
  NEWSLETTER_EXISTS: {
    status: 409,
    it: 'C’è già una newsletter che non è ancora stata inviata',
    en: 'There is already a newsletter that has not been sent yet',
  },
  NEWSLETTER_CHANGED: {
    status: 409,
    it: 'Qualcun altro ha modificato questa newsletter. Ricarica la pagina',
    en: 'Somebody else has changed this newsletter. Reload the page',
  },
  NEWSLETTER_NOT_DRAFT: {
    status: 409,
    it: 'Questa newsletter non è più una bozza',
    en: 'This newsletter is no longer a draft',
  },
  NEWSLETTER_STARTED: {
    status: 409,
    it: 'L’invio è già cominciato: non si annulla più',
    en: 'Sending has begun: it can no longer be cancelled',
  },
});
