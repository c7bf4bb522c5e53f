import { z } from 'zod';
import { euros, integerId, listQuery } from '../../http/lists.ts';
import { notarizationTypes, type CreditType } from '../credits/index.ts';
import { documentKinds } from './documents.ts';
import { isItalianIban } from './iban.ts';
import { redemptionRefusals } from './redemption-rules.ts';
import { redemptionStates } from './states.ts';

/** RewardForPromotion 3, ProfitSharing 4 (WALLET-06). */
export const creditTypeQuery = z.coerce
  .number()
  .pipe(z.literal([notarizationTypes.reward, notarizationTypes.profit_share]))
  .transform((number): CreditType =>
    number === notarizationTypes.profit_share ? 'profit_share' : 'reward',
  );

const documentOf = z
  .object({
    documentId: z.string().min(1).max(255).describe('`fileNameAzure` of the upload.'),
    documentTypeId: z.number().int().optional(),
    name: z.string().max(255).optional(),
    url: z.string().max(2000).nullable().optional(),
  })
  .nullable()
  .default(null);

export const requestBody = z
  .object({
    key: z.uuid().describe('Not shown in the documents. Sent again, it is the same request.'),
    emailPayPal: z.string().trim().max(254).pipe(z.email()),
    iban: z
      .string()
      .max(64)
      .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
      .refine(isItalianIban, 'an Italian IBAN'),
    numeroFattura: z.string().trim().min(1).max(50).nullable().default(null),
    documentoRitenutaAcconto: documentOf,
    documentoPrestazioneOccasionale: documentOf,
    hasPrestazione: z.boolean().default(false).describe('The declaration (WALLET-12).'),
    importoRichiesto: euros,
  })
  .meta({ id: 'RedemptionWish' });

export const requestIdQuery = z.object({ richiestaId: integerId });

export const payQuery = z.object({
  userId: z.uuid(),
  tipoNotarizzazione: creditTypeQuery,
  richiestaId: integerId
    .optional()
    .describe('Not shown in the documents. Which one was seen: a newer one is not paid instead.'),
});

/** At least one character that is no space; without control characters but line breaks. */
export const refusalBody = z.object({
  richiestaId: z.number().int().min(1).max(2_147_483_647),
  motivazione: z
    .string()
    .trim()
    .min(1)
    .max(1000)
    .regex(/^(\P{Cc}|[\n\r\t])*$/u),
});

export const documentQuery = z.object({
  richiestaId: integerId,
  documento: z.enum(documentKinds),
});

export const requestsQuery = listQuery.extend({
  stato: z.enum(redemptionStates).optional(),
});

export const enabledQuery = z.object({
  tipoNotarizzazione: creditTypeQuery.optional(),
});

const instant = z.iso.datetime();
const day = z.iso.date();
const amount = z.number().describe('Euro.');
const typeNumber = z.number().int().describe('RewardForPromotion 3, ProfitSharing 4.');

export const terms = z
  .object({
    tipi: z.array(
      z.object({
        tipoNotarizzazioneId: typeNumber,
        disponibile: amount,
        minimo: amount.describe('The stricter of 100 euro and the threshold (M29).'),
        massimo: amount.describe('The most that can be asked for now.'),
        finestra: z
          .object({ dal: day, al: day, aperta: z.boolean() })
          .nullable()
          .describe('The open window, else the next; null where there is none (M28).'),
        rifiuto: z
          .enum(redemptionRefusals)
          .nullable()
          .describe('Why nothing can be asked for now.'),
      }),
    ),
    isAzienda: z.boolean(),
    riscattatoAnno: amount.describe('Paid in the calendar year or waiting, of both kinds (M30).'),
    limiteDichiarazione: amount,
    limiteSenzaPartitaIva: amount,
    ritenutaBps: z.number().int().describe('Withheld from people; 0 for companies (M32).'),
    bolloOltre: amount.describe('Receipts of people over it want a duty stamp (M40).'),
  })
  .meta({ id: 'RedemptionTerms' });

/** What a person sees of an own request. */
export const ownRequest = z
  .object({
    id: z.number().int(),
    identificativoRichiesta: z.string(),
    tipoNotarizzazioneId: typeNumber,
    importoRichiesto: amount,
    ritenuta: amount,
    stato: z.enum(redemptionStates),
    dataRichiesta: instant,
    dataRisposta: instant.nullable(),
    motivazione: z.string().nullable().describe('Why it was refused.'),
  })
  .meta({ id: 'OwnRedemption' });

/** Of the documents is the first line of fields (2§3, notarization row). */
const row = {
  identificativoRichiesta: z.string(),
  nominativoRichiedente: z.string(),
  codiceFiscale: z.string(),
  partitaIVA: z.string().nullable(),
  emailPayPal: z.string(),
  iban: z.string(),
  importoRichiesto: amount,
  tipoNotarizzazioneId: typeNumber,
  utenteId: z.string(),
  isRiscattato: z.boolean(),
  id: z.number().int(),
  stato: z.enum(redemptionStates),
  dataRichiesta: instant,
  contributi: z.boolean().describe('Over 5000 euro in the year: contributions are due (M31).'),
};

export const requestRow = z.object(row).meta({ id: 'RedemptionRow' });

export const requestDetail = z
  .object({
    ...row,
    ritenuta: amount,
    daPagare: amount,
    numeroFattura: z.string().nullable(),
    hasPrestazione: z.boolean(),
    motivazione: z.string().nullable(),
    dataRisposta: instant.nullable(),
    daCompensare: amount.describe(
      'Credits of this kind that the person owes for refunded purchases.',
    ),
    documenti: z.array(
      z.object({
        documento: z.enum(documentKinds),
        name: z.string(),
        scaricabile: z.boolean(),
      }),
    ),
    storia: z.array(z.object({ evento: z.string(), autore: z.string().nullable(), data: instant })),
  })
  .meta({ id: 'RedemptionDetail' });
