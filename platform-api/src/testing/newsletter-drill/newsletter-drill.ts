/**
 * `pnpm bench newsletter [--recipients 50000] [--kills 10] [--minutes 30] [--seed n]`: a newsletter on its
 * own PostgreSQL and two servers that are killed, counted by a mail server. Exit 1 unless each recipient got
 * it exactly once.
 */
import { numbersOf, onOwnPostgres } from '../drill.ts';
import { runNewsletterDrill } from './run-newsletter-drill.ts';

const numbers = numbersOf({ recipients: 50_000, kills: 10, minutes: 30 });
await onOwnPostgres(async (server) => {
  console.log(`seed ${numbers.seed}, PostgreSQL ${server.version}`);
  const result = await runNewsletterDrill({
    ...numbers,
    databaseUrl: server.url,
    mailsPerMinute: 1_000_000,
    log: console.log,
  });
  console.table(result);
  const isWhole = result.isFinished && result.kills === numbers.kills;
  process.exitCode = isWhole && result.once === numbers.recipients ? 0 : 1;
});
