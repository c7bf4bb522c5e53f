import { tableKinds } from 'contracts';
import type { SQL } from 'drizzle-orm';
import { cursorRows } from '../../../database/cursor-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Platform } from '../../../platform.ts';
import { countPeople, peopleRows, type FlatPerson } from '../../accounts/index.ts';
import type { ActName } from '../../audit/index.ts';
import { countOrders, orderRows, type FlatOrder } from '../../orders/index.ts';
import { DAY_FORMAT, dayCell, sheetOf, yesOrNo, type Sheet } from './sheet.ts';
import type { ExportedQuery, exportFormats } from './tables.ts';

type ExportedTable = {
  kind: number;
  /** Who makes a large one. A name of its own: the version before would make orders of it. */
  job: string;
  /** Of the download, without its ending. */
  fileName: string;
  /** What the audit notes at a download, and of what. */
  act: ActName;
  subjectId: string;
  count: (platform: Platform) => Promise<number>;
  /** The file as it comes. @param wrote hears of each batch, how many rows it had */
  bytes: (
    tx: Transaction,
    format: (typeof exportFormats)[number],
    wrote: (rows: number) => Promise<void>,
  ) => AsyncIterable<Uint8Array>;
};

const orderSheet = sheetOf<FlatOrder>('Ordini', [
  { header: 'Numero ordine', width: 18, value: ({ number }) => number },
  { header: 'Data', width: 12, numFmt: DAY_FORMAT, value: ({ day }) => dayCell(day) },
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
]);

const peopleSheet = sheetOf<FlatPerson>('Utenti', [
  { header: 'Cognome', width: 24, value: ({ surname }) => surname },
  { header: 'Nome', width: 24, value: ({ name }) => name },
  { header: 'Email', width: 36, value: ({ email }) => email },
  { header: 'Ruoli', width: 32, value: ({ roles }) => roles.join(', ') },
  { header: 'Docente', width: 9, value: ({ isDocente }) => yesOrNo(isDocente) },
  { header: 'Registrazione', width: 14, numFmt: DAY_FORMAT, value: ({ day }) => dayCell(day) },
]);

export const exportJobs = { orders: 'backoffice.export', users: 'backoffice.export-users' };

/** The table that a query is of. */
export function exportedTable(query: ExportedQuery): ExportedTable {
  if (!('table' in query)) {
    return {
      kind: tableKinds.invoice,
      job: exportJobs.orders,
      fileName: 'ordini',
      act: 'orders.exported',
      subjectId: 'orders',
      count: (platform) => countOrders(platform, query),
      bytes: bytesOf(orderSheet, orderRows(query)),
    };
  }
  const { table: _table, ...people } = query;
  return {
    kind: tableKinds.users,
    job: exportJobs.users,
    fileName: 'utenti',
    act: 'users.exported',
    subjectId: 'users',
    count: (platform) => countPeople(platform, people),
    bytes: bytesOf(peopleSheet, peopleRows(people)),
  };
}

const bytesOf =
  <Row extends object>(sheet: Sheet<Row>, rows: SQL): ExportedTable['bytes'] =>
  (tx, format, wrote) => {
    const counted = async function* (): AsyncGenerator<Row[]> {
      for await (const batch of cursorRows<Row>(tx, rows)) {
        yield batch;
        await wrote(batch.length);
      }
    };
    return sheet[format](counted());
  };
