import { zipSync, type Zippable } from 'fflate';
import type { CollectedData } from '../../personal-data.ts';

export type ExportPart = CollectedData & { part: string };

/** Compressed already: packing them again costs time and saves nothing. */
const isPacked = (name: string) => /\.(pdf|zip|png|jpe?g)$/i.test(name);

const readMe = {
  it: 'I tuoi dati su WorkerBadge. Ogni file JSON è una parte del prodotto; ricevute e badge stanno nella cartella della loro parte.\n',
  en: 'Your data on WorkerBadge. Each JSON file is a part of the product; receipts and badges are in the folder of their part.\n',
};

/** One file with everything: a JSON file for each part, and its files in a folder of its name. */
export function exportFile(
  parts: readonly ExportPart[],
  language: 'it' | 'en',
  madeAt: Date,
): Uint8Array {
  const entries: Zippable = {
    [language === 'it' ? 'LEGGIMI.txt' : 'README.txt']: new TextEncoder().encode(readMe[language]),
  };
  for (const { part, data, files = [] } of parts) {
    entries[`${part}.json`] = new TextEncoder().encode(`${JSON.stringify(data, plain, 2)}\n`);
    for (const { name, content } of files) {
      entries[`${part}/${name}`] = [content, { level: isPacked(name) ? 0 : 6 }];
    }
  }
  return zipSync(entries, { mtime: madeAt });
}

/** Amounts are `bigint` inside; JSON has no such number. */
const plain = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? value.toString() : value;
