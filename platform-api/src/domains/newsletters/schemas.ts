import { z } from 'zod';

/** Loose on purpose: a link that was cut in a mail gets a warning that the page can show. */
export const linkQuery = z.object({
  userId: z.string().max(100).optional(),
  courseId: z.string().max(20).optional(),
});

export const registration = z
  .object({ isRegistered: z.boolean() })
  .meta({ id: 'NewsletterRegistration' });
