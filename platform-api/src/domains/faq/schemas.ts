import { z } from 'zod';

/** `answare` is spelled so on the wire (1§3). */
export const faqEntry = z.object({
  id: z.number().int(),
  question: z.string(),
  answare: z.string(),
});

export const faqList = z.array(faqEntry);

/** Only new entries are written (E77). */
export const faqBody = z.object({
  id: z.null().default(null),
  question: z.string().max(60_000),
  answare: z.string().max(60_000),
});
