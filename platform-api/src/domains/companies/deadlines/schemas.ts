import { z } from 'zod';
import { euros, listQuery } from '../../../http/lists.ts';

export const deadlineFilter = z.enum(['tutti', 'inScadenza', 'scaduti']).default('tutti');

export const deadlineState = z
  .enum(['senzaScadenza', 'valido', 'inScadenza', 'scaduto'])
  .describe('In expiry: within 90 days of the calendar in Italy.');

export const deadlineQuery = listQuery
  .pick({ page: true, pageSize: true, lang: true })
  .extend({ stato: deadlineFilter });

export const deadline = z
  .object({
    id: z.uuid().describe('Of the badge.'),
    nome: z.string(),
    email: z.string().nullable().describe('To which the company sent the code of the course.'),
    corsoId: z.number().int(),
    titoloCorso: z.string().describe('As it was signed.'),
    tipo: z.number().int().describe('0 completed course, anything else certification exam.'),
    rilasciatoIl: z.iso.datetime(),
    scadeIl: z.iso
      .datetime()
      .nullable()
      .describe('The last second at which it is valid; null: without end.'),
    giorni: z
      .number()
      .int()
      .nullable()
      .describe(
        'Days of the calendar in Italy until it ends, below 0 after it; null: without end.',
      ),
    stato: deadlineState,
    aggiornamento: z
      .object({ corsoId: z.number().int(), titolo: z.string(), prezzo: euros })
      .nullable()
      .describe('The course that renews it and can be bought now.'),
    rinnovo: z
      .enum(['none', 'invited', 'started', 'done'])
      .describe('Whether the company has sent the refresher, or the person has it.'),
  })
  .meta({ id: 'CompanyDeadline' });

export const refreshersBody = z
  .union([
    z.object({ ids: z.array(z.uuid()).min(1).max(500) }),
    z.object({ stato: z.literal('inScadenza') }),
  ])
  .describe('These attestations, or all that end within 90 days.');

export const refreshersInCart = z
  .object({
    daComprare: z.number().int().describe('Codes that are in the cart for them.'),
    disponibili: z.number().int().describe('Codes that the company has left for them.'),
  })
  .meta({ id: 'CompanyRefreshers' });
