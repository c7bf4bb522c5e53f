import { z } from 'zod';
import { euros, integerId, listQuery } from '../../http/lists.ts';
import { voucherState } from '../vouchers/index.ts';
import { deadlineState } from './deadlines/schemas.ts';

export const peopleQuery = listQuery.pick({ page: true, pageSize: true, lang: true }).extend({
  search: z.string().trim().max(100).default(''),
  corso: integerId.optional().describe('Only of this course.'),
  stato: z
    .enum(['inAttesa', 'riscattati'])
    .optional()
    .describe('Codes that were sent and can be redeemed, or that were redeemed; else all.'),
});

export const person = z
  .object({
    id: z.number().int().describe('Of the voucher.'),
    corsoId: z.number().int(),
    titoloCorso: z.string(),
    stato: voucherState,
    nome: z
      .string()
      .nullable()
      .describe('As the company wrote it; of the holder where they agreed.'),
    email: z.string().nullable().describe('To which the company sent the code.'),
    inviatoIl: z.iso.datetime().nullable(),
    esitoNonNoto: z
      .boolean()
      .describe('Whether the mail server may have the mail, or not: nobody read its answer.'),
    riscattatoIl: z.iso.datetime().nullable(),
    avanzamento: z
      .object({
        percentuale: z.number().int().nullable(),
        esame: z.object({ superato: z.boolean(), percentuale: z.number().int() }).nullable(),
        attestato: z
          .object({
            id: z.uuid(),
            scadeIl: z.iso.datetime().nullable(),
            stato: deadlineState,
          })
          .nullable()
          .describe('Of the attestations of this course the one that is valid longest.'),
      })
      .nullable()
      .describe('Null without the consent of who redeemed the code.'),
  })
  .meta({ id: 'CompanyPerson' });

const total = z.number().int();

export const summary = z
  .object({
    persone: total.describe(
      'By the address to which a code was sent; a code that went another way is one.',
    ),
    condividono: total.describe('Who redeemed a code and lets the company see a course.'),
    corsi: z
      .array(z.object({ corsoId: z.number().int(), titoloCorso: z.string() }))
      .describe('That were given to somebody.'),
    voucher: z
      .object({
        acquistati: total.describe('Without those that were taken back.'),
        riscattati: total,
        inviati: total.describe('And not redeemed.'),
        daInviare: total.describe('Given to nobody yet.'),
        sospesi: total.describe('While a cancellation is decided.'),
      })
      .describe('The last four add up to the first.'),
    attestati: z.object({
      tutti: total,
      inScadenza: total,
      scaduti: total,
      daComprare: total.describe('Codes that renew all that end within 90 days.'),
      disponibili: total.describe('For how many of these the company has codes.'),
      prezzo: euros.describe('Of the codes to buy, at the price of today.'),
    }),
  })
  .meta({ id: 'CompanySummary' });
