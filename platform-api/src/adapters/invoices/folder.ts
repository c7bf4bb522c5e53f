import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InvoiceExchangePort } from '../../ports/invoice-exchange.ts';
import { writeWhole } from '../files/write-whole.ts';

/** Names of the Sistema di Interscambio: country, number, progressive. */
const fileNamePattern = /^[A-Z]{2}[A-Z0-9]{2,28}_[A-Z0-9]{1,5}\.xml$/;

/** Puts each document into a folder, from where the program that talks to the Sistema di Interscambio takes it. */
export function invoiceFolder(directory: string): InvoiceExchangePort {
  return {
    async handOver(fileName, content) {
      if (!fileNamePattern.test(fileName)) throw new Error(`${fileName} is no name of an invoice`);
      const path = join(directory, fileName);
      const known = await readFile(path).catch((error: unknown) => {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      });
      if (known === null) return writeWhole(directory, path, [content]);
      if (known.equals(content)) return;
      throw new Error(`${fileName} is another document already`);
    },
  };
}
