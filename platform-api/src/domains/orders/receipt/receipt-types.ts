import { z } from 'zod';

/** The kinds of receipt under their numbers (ORDER-42): a document is of one of the first two, a list may ask for all. */
export const receiptTypes = { receipt: 1, invoice: 2, all: 3 } as const;

export type ReceiptType = 'receipt' | 'invoice';

const { receipt, invoice, all } = receiptTypes;

/** What a paid order has; null before the payment. */
export const receiptTypeOf = z.literal([receipt, invoice]).nullable();

/** Narrows a list to orders with a document of this kind; 3 narrows nothing. */
export const receiptTypeQuery = z.coerce
  .number()
  .pipe(z.literal([receipt, invoice, all]))
  .transform(
    (number): ReceiptType | undefined =>
      ({ [receipt]: 'receipt', [invoice]: 'invoice', [all]: undefined } as const)[number],
  )
  .describe('Ricevuta 1, Fattura 2, Tutti 3. 1 and 2 are paid orders with such a document.');
