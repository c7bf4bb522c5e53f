import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { isDomainError } from '../errors.ts';
import { startRefusal, StartRefusal } from '../start-refusal.ts';
import type { Database } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

const emptyDatabaseSentence = 'This database is empty: start the server once, then log in.';

/**
 * The database of an installation for a command beside the server; neither peers nor keys are needed, and
 * none are made. The embedded one opens while no server runs.
 * @throws StartRefusal where there is none yet
 */
export async function openExistingDatabase(environment: NodeJS.ProcessEnv): Promise<Database> {
  const { DATA_DIR, DATABASE_URL } = environment;
  const config = readConfig({ DATA_DIR, DATABASE_URL });
  if (config.databaseUrl !== undefined) return openPostgres(config.databaseUrl);
  const directory = join(config.dataDir, 'database');
  if (!existsSync(directory)) throw new StartRefusal(emptyDatabaseSentence);
  return openPglite(directory);
}

/** What an operator reads of an error: a sentence where a person can put it right, else the error. */
export function sentenceOf(error: unknown): unknown {
  if (isDomainError(error)) return error.text('en');
  const { code } = (error as { cause?: { code?: string } }).cause ?? {};
  if (code === '42P01') return emptyDatabaseSentence;
  return startRefusal(error) ?? error;
}
