import { z } from 'zod';

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
  })
  .meta({ id: 'Voucher' });
