import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flush } from './copy-tree.ts';

/** One thing that a restore puts in the place of another; all three on one disk. */
export type Move = { staged: string | null; target: string; aside: string };

/**
 * What a restore was about to do when it was killed. It is written once everything is ready beside the data
 * in use. With `decidedBy: 'journal'` the restore counts from then on; with `'database'` once the transaction
 * that brought the rows was committed.
 */
export type Journal = {
  id: string;
  decidedBy: 'journal' | 'database';
  moves: Move[];
  staging: string[];
};

/** Where a restore makes everything ready, in the data directory. */
export const stagingFolder = '.restoring';

const journalOf = (dataDir: string) => join(dataDir, 'restore.json');

export async function writeJournal(dataDir: string, journal: Journal): Promise<void> {
  const path = journalOf(dataDir);
  await writeFile(`${path}.new`, JSON.stringify(journal), { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
  await flush(dataDir);
}

/**
 * Ends a restore that was killed: forward when it had been decided, else back. Whoever opens the data calls
 * it first, alone; again after another kill it goes on where it was.
 */
export async function finishRestore(
  dataDir: string,
  isCommitted: (id: string) => Promise<boolean> = async () => false,
): Promise<void> {
  const path = journalOf(dataDir);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) {
    // Killed before anything was decided: what lies ready is nobody's.
    await rm(join(dataDir, stagingFolder), { recursive: true, force: true });
    return;
  }
  const journal = JSON.parse(text) as Journal;
  if (journal.decidedBy === 'journal' || (await isCommitted(journal.id))) {
    for (const move of journal.moves) await exchange(move);
  }
  // Without the journal the staged rest is nothing; with it, it must be whole.
  await rm(path);
  await flush(dataDir);
  for (const folder of journal.staging) await rm(folder, { recursive: true, force: true });
}

async function exchange({ staged, target, aside }: Move): Promise<void> {
  // What was staged is in its place already: done before the kill.
  if (staged !== null && !existsSync(staged)) return;
  if (existsSync(target)) {
    await mkdir(dirname(aside), { recursive: true });
    await rm(aside, { recursive: true, force: true });
    await rename(target, aside);
  }
  if (staged !== null) await rename(staged, target);
  await flush(dirname(target));
}

/** The name under which a restored database says which restore it came from. */
export const restoredName = (id: string) => `restored:${id}`;

/** Whether the transaction of this restore was committed. */
export async function isRestored(
  database: { query(text: string, values: unknown[]): Promise<{ rows: unknown[] }> },
  id: string,
): Promise<boolean> {
  const found = await database.query(
    `select to_regclass('public.schema_migration') as "table"`,
    [],
  );
  if ((found.rows[0] as { table: unknown }).table === null) return false;
  const { rows } = await database.query('select 1 from schema_migration where name = $1', [
    restoredName(id),
  ]);
  return rows.length > 0;
}
