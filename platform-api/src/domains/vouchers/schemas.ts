import { z } from 'zod';
import { flag, integerId } from '../../http/lists.ts';
import { letter, recipientName } from '../../http/letters.ts';

/** More rows than a person types; an order of more seats is redeemed by more people. */
const MAX_CODES = 50;

export const codeList = z.array(z.string().max(100)).min(1).max(MAX_CODES);

export const redeemed = z
  .object({ courses: z.array(z.object({ corsoId: z.number().int(), titoloCorso: z.string() })) })
  .meta({ id: 'RedeemedVouchers' });

export const voucherState = z.enum(['issued', 'frozen', 'redeemed', 'revoked']);

export const voucher = z
  .object({
    id: z.number().int(),
    corsoId: z.number().int(),
    titoloCorso: z.string(),
    code: z.string().nullable().describe('Null for one that somebody else bought.'),
    state: voucherState,
    issuedAt: z.iso.datetime(),
    redeemedAt: z.iso.datetime().nullable(),
    isRedeemedByMe: z.boolean(),
    versione: z.number().int().describe('To be sent with a change.'),
    invio: z
      .object({
        nome: z.string(),
        email: z.string(),
        dataInvio: z.iso.datetime(),
        inviatoIl: z.iso.datetime().nullable(),
      })
      .nullable()
      .describe('The last mail with it; to its buyer alone.'),
    riscattatoDa: z.string().nullable().describe('To its buyer, where the holder agreed.'),
    mostraNome: z
      .boolean()
      .nullable()
      .describe('To its holder: whether the buyer reads their name.'),
    azienda: z
      .string()
      .nullable()
      .describe('To its holder: the company that bought it, which may be let see their course.'),
    mostraAvanzamento: z
      .boolean()
      .nullable()
      .describe('To the holder of one that a company bought: whether it sees how far they are.'),
  })
  .meta({ id: 'Voucher' });

const version = z.number().int().min(0).max(2_147_483_646);

export const redeemQuery = z.object({
  mostraNome: flag.optional().describe('Whether the buyer may read who redeemed the codes.'),
  mostraAvanzamento: flag
    .optional()
    .describe('Whether a company that bought the codes may see progress, exam and badge.'),
});

export const vouchersOfOrder = z.object({ orderId: integerId.optional() });

export const seenVoucher = z.object({
  voucherId: z.number().int().min(1).max(2_147_483_647),
  versione: version,
});

export const sentVoucher = seenVoucher.extend({
  nome: recipientName,
  email: z.email().max(200),
  messaggio: letter.default(''),
  lingua: z.enum(['it', 'en']),
});

export const shownHolder = seenVoucher
  .pick({ voucherId: true })
  .extend({ mostraNome: z.boolean() });

export const sharedProgress = seenVoucher
  .pick({ voucherId: true })
  .extend({ mostraAvanzamento: z.boolean() });

export const done = z.literal(true);
