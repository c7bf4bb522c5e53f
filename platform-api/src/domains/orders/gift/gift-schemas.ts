import { z } from 'zod';
import { letter, recipientName } from '../../../http/letters.ts';

/** MULTI-06: field `email`; the others are ours (E167). */
export const giftBody = z
  .object({
    email: z.email().max(200),
    nome: recipientName,
    messaggio: letter.default(''),
    lingua: z.enum(['it', 'en']),
    dataInvio: z.iso.date().nullable().default(null).describe('In Italy; null: once it is paid.'),
  })
  .meta({ id: 'Gift' });

/** The gift as its buyer reads it. */
export const gift = z
  .object({
    email: z.string(),
    nome: z.string(),
    messaggio: z.string(),
    lingua: z.enum(['it', 'en']),
    dataInvio: z.iso.date().nullable(),
    inviatoIl: z.iso.datetime().nullable().describe('Null until the first mail has left.'),
  })
  .meta({ id: 'OrderedGift' });
