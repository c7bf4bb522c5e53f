import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { StartRefusal } from './start-refusal.ts';

const seller = z.strictObject({
  /** Partita IVA. */
  vatNumber: z.string().regex(/^\d{11}$/),
  name: z.string().trim().min(1).max(80),
  /** Tax regime of the seller, a code of FatturaPA: `RF01` is the ordinary one. */
  taxRegime: z
    .string()
    .regex(/^RF(0[124-9]|1[0-9])$/)
    .default('RF01'),
  street: z.string().trim().min(1).max(60),
  zipCode: z.string().regex(/^\d{5}$/),
  municipality: z.string().trim().min(1).max(60),
  province: z.string().regex(/^[A-Z]{2}$/),
});

/** Who issues invoices; always in Italy. */
export type Seller = z.infer<typeof seller>;

export type InvoiceConfig = {
  seller: Seller;
  /** Where electronic invoices are put for the Sistema di Interscambio. */
  folder: string;
};

/** A made-up number: nobody's invoices are issued by it. */
const demoSeller: Seller = {
  vatNumber: '00000000000',
  name: 'WorkerBadge',
  taxRegime: 'RF01',
  street: 'Via Dimostrativa 1',
  zipCode: '37121',
  municipality: 'Verona',
  province: 'VR',
};

/** @throws StartRefusal with what is wrong with the file of the seller */
export function readInvoiceConfig(environment: {
  DATA_DIR: string;
  INVOICE_SELLER_FILE?: string | undefined;
  INVOICE_FOLDER?: string | undefined;
}): InvoiceConfig {
  const { DATA_DIR, INVOICE_SELLER_FILE: file, INVOICE_FOLDER: folder } = environment;
  return {
    seller: file === undefined ? demoSeller : sellerOf(file),
    folder: resolve(folder ?? join(DATA_DIR, 'invoices')),
  };
}

function sellerOf(file: string): Seller {
  try {
    return seller.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new StartRefusal(
      `INVOICE_SELLER_FILE must be a JSON object of vatNumber, name, street, zipCode, municipality and province: ${String(error)}`,
    );
  }
}
