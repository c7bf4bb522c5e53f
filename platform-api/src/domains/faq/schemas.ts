import { z } from 'zod';
import { integerId } from '../../http/lists.ts';

/** `answare` is spelled so on the wire (1§3). */
export const faqEntry = z.object({
  id: z.number().int(),
  place: z.number().int().describe('Not shown in the documents: stays when the entry is changed.'),
  question: z.string(),
  answare: z.string(),
});

export const faqList = z.array(faqEntry);

/** `alPostoDi`: not shown in the documents, the entry whose place the new one takes; it is removed next. */
export const faqQuery = z.object({ alPostoDi: integerId.optional() });

export const faqPosition = z.object({
  id: z.number().int().min(1).max(2_147_483_647),
  posizione: z.number().int().min(1).max(10_000),
});

/** Only new entries are written (E77). */
export const faqBody = z.object({
  id: z.null().default(null),
  question: z.string().max(60_000),
  answare: z.string().max(60_000),
});
