import type { CellValue } from 'hucre/xlsx';
import { csvRow, csvMark } from '../../../csv.ts';
import type { exportFormats } from './tables.ts';

export type Column<Row> = {
  header: string;
  width: number;
  numFmt?: string;
  value: (row: Row) => string | number | Date;
};

type Format = (typeof exportFormats)[number];

/** Rows as the bytes of a file, as they come; no more than a batch of them is held. */
export type Sheet<Row> = Record<
  Format,
  (batches: AsyncIterable<Row[]>) => AsyncIterable<Uint8Array>
>;

/** @param name of the workbook's page */
export const sheetOf = <Row>(name: string, columns: readonly Column<Row>[]): Sheet<Row> => ({
  csv: (batches) => writeCsv(columns, batches),
  xlsx: (batches) => writeXlsx(name, columns, batches),
});

export const yesOrNo = (value: boolean) => (value ? 'sì' : 'no');

/** @param day `YYYY-MM-DD` */
export const dayCell = (day: string) => new Date(`${day}T00:00:00Z`);

export const DAY_FORMAT = 'dd/mm/yyyy';

/** As Italian spreadsheets read it (E138). */
async function* writeCsv<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvMark + csvRow(columns.map(({ header }) => header)));
  for await (const batch of batches) {
    const lines = batch.map((row) => csvRow(columns.map(({ value }) => textOf(value(row)))));
    yield Buffer.from(lines.join(''));
  }
}

function textOf(cell: string | number | Date): string {
  if (typeof cell === 'number') return cell.toFixed(2).replace('.', ',');
  if (typeof cell === 'string') return cell;
  return cell.toISOString().slice(0, 10).split('-').toReversed().join('/');
}

/** Days are days and amounts numbers; what begins like a formula is a cell of text, which no program computes. */
async function* writeXlsx<Row>(
  name: string,
  columns: readonly Column<Row>[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  yield* writeXlsxStream(rowsOf(columns, batches), {
    name,
    columns: columns.map(({ header, width, numFmt }) => ({
      header,
      width,
      ...(numFmt === undefined ? {} : { numFmt }),
    })),
    freezePane: { rows: 1 },
  });
}

async function* rowsOf<Row>(
  columns: readonly Column<Row>[],
  batches: AsyncIterable<Row[]>,
): AsyncGenerator<CellValue[]> {
  for await (const batch of batches) {
    for (const row of batch) yield columns.map(({ value }) => value(row));
  }
}
