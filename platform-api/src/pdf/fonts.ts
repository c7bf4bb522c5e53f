import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hanken Grotesk for documents: embedded, so that names outside Latin-1 and other readers' machines are no matter. */
export const pdfFont = (weight: 'regular' | 'bold'): Buffer =>
  readFileSync(join(import.meta.dirname, `fonts/hanken-grotesk-${weight}.ttf`));
