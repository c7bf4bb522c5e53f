import { api } from 'shared-auth';

/** Whose newsletter, as the link of a mail names it; without a course it is the platform's. */
export type NewsletterLink = { userId: string; courseId: string | null };

/** `DELETE NewsletterRegistration` (API-38): the same answer however often it is called (E76). */
export const unsubscribe = (link: NewsletterLink) =>
  api.delete('/api/NewsletterRegistration', { query: link });

/** Takes back who has just left. */
export const subscribeAgain = (link: NewsletterLink) =>
  api.put('/api/NewsletterRegistration', { query: link });
