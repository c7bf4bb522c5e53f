import { z } from 'zod';
import { euros, integerId } from '../../../http/lists.ts';

/** At least one character that is no space (BACK-12); without control characters but line breaks. */
export const reasonText = z
  .string()
  .trim()
  .min(1)
  .max(1000)
  .regex(/^(\P{Cc}|[\n\r\t])*$/u);

export const requestQuery = z.object({ orderId: integerId, motivazione: reasonText });

export const publicRequestBody = z.object({
  purchaseKey: z.string().regex(/^[\w-]{43}$/),
  motivazione: reasonText,
});

const id = z.number().int().min(1).max(2_147_483_647);

export const resolveBody = z
  .object({
    richiestaId: id,
    decisione: z.enum(['whole', 'lines', 'amount', 'refuse']),
    righe: z
      .array(z.object({ rigaId: id, posti: z.number().int().min(1).max(999) }))
      .min(1)
      .max(200)
      .refine(
        (lines) => new Set(lines.map(({ rigaId }) => rigaId)).size === lines.length,
        'a line stands once',
      )
      .optional(),
    importo: euros.optional(),
    /** To the buyer; required where the request is refused. */
    messaggio: reasonText.nullable().default(null),
  })
  .superRefine((answer, context) => {
    const needs = { whole: null, lines: 'righe', amount: 'importo', refuse: 'messaggio' } as const;
    const field = needs[answer.decisione];
    if (field === null || (answer[field] ?? null) !== null) return;
    context.addIssue({ code: 'custom', path: [field], message: 'this decision needs it' });
  });

const instant = z.iso.datetime();

export const cancellationRequest = z
  .object({
    id: z.number().int(),
    richiedente: z.enum(['learner', 'guest', 'backOffice']),
    motivazione: z.string(),
    dataRichiesta: instant,
    stato: z.enum(['open', 'whole', 'part', 'refused']),
    risposta: z.string().nullable(),
    dataRisposta: instant.nullable(),
  })
  .meta({ id: 'CancellationRequest' });

export const creditNote = z
  .object({
    id: z.number().int(),
    numero: z.string(),
    data: instant,
    importo: z.number(),
    imponibile: z.number(),
    iva: z.number(),
  })
  .meta({ id: 'CreditNote' });

/** What both sides see of cancellation. */
export const cancellationFields = {
  /** Newest first. */
  richieste: z.array(cancellationRequest),
  noteCredito: z.array(creditNote),
  /** Why its buyer cannot ask for the cancellation now; null when they can. */
  annullamentoNegato: z
    .enum(['ORDER_STATE', 'ORDER_OF_ACCOUNT', 'ORDER_USED', 'FORBIDDEN'])
    .nullable(),
};

const historyFields = {
  /** Newest first, a part of it. */
  storia: z.array(
    z.object({
      id: z.number().int(),
      data: instant,
      evento: z.string(),
      autore: z.string().nullable(),
      importo: z.number().nullable(),
      numero: z.string().nullable(),
    }),
  ),
  /** Whether there are earlier entries. */
  storiaContinua: z.boolean(),
};
export const orderHistory = z.object(historyFields);

/** `primaDi`: entries before the one with this id. */
export const historyQuery = z.object({
  ordineId: integerId,
  primaDi: z.coerce.number().int().positive(),
});

/** What an administrator decides by. */
export const backOfficeFields = {
  parti: z.array(
    z.object({
      rigaId: z.number().int(),
      titoloCorso: z.string(),
      posti: z.number().int(),
      postiRimborsati: z.number().int(),
      /** The refund of 1, 2, 3 … unused seats; empty when all are used. */
      importi: z.array(z.number()),
    }),
  ),
  rimborsabile: z.number(),
  ...historyFields,
};
