import { z } from 'zod';
import { euros } from '../../../http/lists.ts';
import { fiscalCodePattern, normalFiscalCode } from '../../accounts/index.ts';
import { guestCartSchema } from '../../cart/index.ts';
import { cancellationFields } from '../cancellation/cancellation-schemas.ts';
import { certifiedMail, orderCodeList, paymentAnswer } from '../schemas.ts';

/** Without control characters: the database refuses NUL. At least one character that is no space. */
const words = (length: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(length)
    .regex(/^\P{Cc}*$/u);

/** 256 bits that the browser made: the permission to see the purchase, stored as a hash only. */
const purchaseKey = z.string().regex(/^[\w-]{43}$/);

const invoiceFields = {
  PartitaIva: z.string().regex(/^\d{11}$/),
  RagioneSociale: words(200),
  Indirizzo: words(200),
  Comune: words(100),
  Provincia: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .toUpperCase(),
  Cap: z.string().regex(/^\d{5}$/),
};
const invoiceNames = Object.keys(invoiceFields) as (keyof typeof invoiceFields)[];

/** The buyer; the second half only where an invoice is wanted, then all of it but `sdi` and `pec` (CART-31 to CART-33). */
export const voucherUserData = z
  .object({
    nome: words(100),
    cognome: words(100),
    telefono: z
      .string()
      .transform((value) => value.replaceAll(/[\s.-]/g, ''))
      .pipe(z.string().regex(/^((\+|00)?\d{1,3})?\d{10}$/)),
    email: z.email().max(200),
    codiceFiscale: z
      .string()
      .max(40)
      .transform(normalFiscalCode)
      .pipe(z.string().regex(fiscalCodePattern)),
    ...z.object(invoiceFields).partial().shape,
    sdi: z
      .string()
      .regex(/^[A-Za-z0-9]{7}$/)
      .toUpperCase()
      .optional(),
    pec: certifiedMail.optional(),
  })
  .superRefine((data, context) => {
    const hasNone = data.sdi === undefined && data.pec === undefined;
    if (hasNone && invoiceNames.every((name) => data[name] === undefined)) return;
    for (const name of invoiceNames) {
      if (data[name] !== undefined) continue;
      context.addIssue({ code: 'custom', path: [name], message: 'an invoice needs it' });
    }
  });

export const saveOrderPublicBody = z.object({
  purchaseKey,
  /** Absent when only the result is requested. */
  order: z
    .object({
      carrello: guestCartSchema,
      voucherUserData,
      paymentTypeId: z.number().int().min(1).max(32_767),
      /** Cart total with the exams that were chosen, before discount (MONEY-03). */
      totale: euros,
      totalCost: euros,
      termsAccepted: z.boolean(),
      privacyAccepted: z.boolean(),
    })
    .optional(),
});

export const payOrderPublicBody = z.object({ purchaseKey });

/** What a guest sees of the purchase; the codes once it is paid (MULTI-04). */
export const guestPayment = paymentAnswer
  .extend({
    /** Where the confirmation goes. */
    email: z.string(),
    totalCost: z.number(),
    codes: orderCodeList,
    richieste: cancellationFields.richieste,
    annullamentoNegato: cancellationFields.annullamentoNegato,
  })
  .meta({ id: 'GuestPayment' });
