import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from './database.ts';
import { selectRows } from './select-rows.ts';

const BATCH_ROWS = 1000;

/**
 * All rows of a query as it stood at the first one, a batch at a time. The transaction is handed in: a stream that
 * pulls does not carry the running one.
 */
export async function* cursorRows<Row>(tx: Transaction, query: SQL): AsyncGenerator<Row[]> {
  await tx.execute(sql`declare streamed_rows no scroll cursor for ${query}`);
  for (;;) {
    const rows = await selectRows<Row>(tx, sql.raw(`fetch ${BATCH_ROWS} from streamed_rows`));
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_ROWS) break;
  }
  await tx.execute(sql`close streamed_rows`);
}
