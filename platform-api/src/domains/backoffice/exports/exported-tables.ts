import type { SQL } from 'drizzle-orm';
import { cursorRows } from '../../../database/cursor-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Platform } from '../../../platform.ts';
import { countPeople, nameOfPerson, peopleNamed, peopleRows } from '../../accounts/index.ts';
import { countEntries, entryRows, type ActName } from '../../audit/index.ts';
import { badgeRows, countBadges } from '../../badges/index.ts';
import { countMovements, movementRows } from '../../credits/index.ts';
import { countSubscribers, subscriberRows } from '../../newsletters/index.ts';
import { countOrders, orderRows } from '../../orders/index.ts';
import { countRequests, requestRows } from '../../redemptions/index.ts';
import type { Sheet } from './sheet.ts';
import {
  badgeSheet,
  entrySheet,
  movementSheet,
  orderSheet,
  peopleSheet,
  requestSheet,
  subscriberSheet,
} from './sheets.ts';
import { exportedKinds, type ExportedQuery, type exportFormats } from './tables.ts';

type ExportedTable = {
  kind: number;
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

/** Who makes a large one. Each has a name of its own: the version before would make something else of it. */
export const exportJobs = {
  orders: 'backoffice.export',
  users: 'backoffice.export-users',
  redemptions: 'backoffice.export-redemptions',
  audit: 'backoffice.export-audit',
  badges: 'backoffice.export-badges',
  credits: 'backoffice.export-credits',
  subscribers: 'backoffice.export-subscribers',
} as const;

/** The table that a query is of. */
export function exportedTable(query: ExportedQuery): ExportedTable {
  const name = 'table' in query ? query.table : 'orders';
  return {
    kind: exportedKinds[name],
    job: exportJobs[name],
    fileName: fileNames[name],
    act: `${name}.exported`,
    subjectId: name,
    ...contentOf(query),
  };
}

const fileNames = {
  orders: 'ordini',
  users: 'utenti',
  redemptions: 'richieste-di-riscatto',
  audit: 'registro',
  badges: 'badge',
  credits: 'crediti',
  subscribers: 'iscritti-newsletter',
} as const;

function contentOf(query: ExportedQuery): Pick<ExportedTable, 'count' | 'bytes'> {
  if (!('table' in query)) {
    return {
      count: (platform) => countOrders(platform, query),
      bytes: bytesOf(orderSheet, orderRows(query)),
    };
  }
  switch (query.table) {
    case 'users':
      return {
        count: (platform) => countPeople(platform, query),
        bytes: bytesOf(peopleSheet, peopleRows(query)),
      };
    case 'redemptions':
      return {
        count: (platform) => countRequests(platform, query),
        bytes: bytesOf(requestSheet, requestRows(query)),
      };
    case 'audit': {
      const { text, ...filters } = query;
      const asked = { ...filters, people: text ? peopleNamed(text) : undefined };
      return {
        count: (platform) => countEntries(platform, asked),
        bytes: bytesOf(entrySheet, entryRows(asked, nameOfPerson)),
      };
    }
    case 'badges':
      return {
        count: (platform) => countBadges(platform, query),
        bytes: bytesOf(badgeSheet, badgeRows(query)),
      };
    case 'credits':
      return {
        count: (platform) => countMovements(platform, query),
        bytes: bytesOf(movementSheet, movementRows(query)),
      };
    case 'subscribers':
      return {
        count: (platform) => countSubscribers(platform, query.courseId),
        bytes: bytesOf(subscriberSheet, subscriberRows(query)),
      };
  }
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
