import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import { csvRow, csvMark } from '../../../csv.ts';
import type { FlatOrder } from '../../orders/index.ts';
import type { exportFormats } from './tables.ts';

type Column = {
  header: string;
  width: number;
  numFmt?: string;
  value: (order: FlatOrder) => string | number | Date;
};

const yesOrNo = (value: boolean) => (value ? 'sì' : 'no');

const columns: readonly Column[] = [
  { header: 'Numero ordine', width: 18, value: ({ number }) => number },
  {
    header: 'Data',
    width: 12,
    numFmt: 'dd/mm/yyyy',
    value: ({ day }) => new Date(`${day}T00:00:00Z`),
  },
  { header: 'Cliente', width: 32, value: ({ customer }) => customer },
  { header: 'Stato', width: 22, value: ({ state }) => state },
  { header: 'Pagato', width: 9, value: ({ isPaid }) => yesOrNo(isPaid) },
  { header: 'Ospite', width: 9, value: ({ isGuest }) => yesOrNo(isGuest) },
  { header: 'Fattura', width: 14, value: ({ invoice }) => invoice ?? '' },
  {
    header: 'Totale',
    width: 14,
    numFmt: '#,##0.00',
    value: ({ totalCents }) => Number(totalCents) / 100,
  },
];

type Batches = AsyncIterable<FlatOrder[]>;

/** Orders as the bytes of a file, as they come; no more than a batch of them is held. */
export const writeOrders: Record<
  (typeof exportFormats)[number],
  (batches: Batches) => AsyncIterable<Uint8Array>
> = { csv: writeCsv, xlsx: writeXlsx };

/** As Italian spreadsheets read it (E138). */
async function* writeCsv(batches: Batches): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvMark + csvRow(columns.map(({ header }) => header)));
  for await (const batch of batches) {
    const lines = batch.map((order) => csvRow(columns.map((column) => textOf(column, order))));
    yield Buffer.from(lines.join(''));
  }
}

function textOf({ value }: Column, order: FlatOrder): string {
  const cell = value(order);
  if (typeof cell === 'number') return cell.toFixed(2).replace('.', ',');
  if (typeof cell === 'string') return cell;
  return cell.toISOString().slice(0, 10).split('-').toReversed().join('/');
}

/** Days are days and amounts numbers; what begins like a formula is a cell of text, which no program computes. */
function writeXlsx(batches: Batches): AsyncIterable<Uint8Array> {
  return writeXlsxStream(rowsOf(batches), {
    name: 'Ordini',
    columns: columns.map(({ header, width, numFmt }) => ({
      header,
      width,
      ...(numFmt === undefined ? {} : { numFmt }),
    })),
    freezePane: { rows: 1 },
  });
}

async function* rowsOf(batches: Batches): AsyncGenerator<CellValue[]> {
  for await (const batch of batches) {
    for (const order of batch) yield columns.map(({ value }) => value(order));
  }
}
