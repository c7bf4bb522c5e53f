import { z } from 'zod';

/** `answare` is spelled so on the wire (1§3). */
export const faqEntry = z.object({
  id: z.number().int(),
  question: z.string(),
  answare: z.string(),
});

export const faqList = z.array(faqEntry);
