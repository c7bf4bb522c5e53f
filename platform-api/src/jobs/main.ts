/** `pnpm jobs list|retry [id …]`: the list of failed jobs, by the database of the configuration. */
import { readConfig } from '../config.ts';
import { openPostgres } from '../database/postgres.ts';
import { createLog } from '../log.ts';
import { startRefusal, StartRefusal } from '../start-refusal.ts';
import { failedJobsOf } from './failed-jobs.ts';

try {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    throw new StartRefusal(
      'DATABASE_URL is not set. The embedded database is open to its server alone: an administrator calls GET /api/Jobs/Failed and POST /api/Jobs/Retry.',
    );
  }
  const database = await openPostgres(config.databaseUrl);
  const failed = await failedJobsOf(database, createLog('warn'));
  const [command = 'list', ...ids] = process.argv.slice(2);
  if (command === 'list') {
    for (const job of await failed.list()) {
      console.log(
        `${job.id}  ${job.queue}  ${JSON.stringify(job.data)}  ${job.tries} tries since ${job.storedAt.toISOString()}  code ${job.correlationId ?? '-'}  ${job.error}`,
      );
    }
  } else if (command === 'retry') {
    console.log(`${await failed.retry(ids.length > 0 ? ids : undefined)} put back`);
  } else {
    throw new StartRefusal('Usage: pnpm jobs list | pnpm jobs retry [id …]');
  }
  await failed.close();
  await database.close();
} catch (error) {
  console.error(startRefusal(error) ?? error);
  process.exitCode = 1;
}
