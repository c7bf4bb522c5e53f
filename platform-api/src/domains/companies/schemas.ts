import { z } from 'zod';
import { listQuery } from '../../http/lists.ts';
import { voucherState } from '../vouchers/index.ts';

export const peopleQuery = listQuery.pick({ page: true, pageSize: true, lang: true }).extend({
  search: z.string().trim().max(100).default(''),
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
        badge: z.boolean(),
      })
      .nullable()
      .describe('Null without the consent of who redeemed the code.'),
  })
  .meta({ id: 'CompanyPerson' });
