/**
 * `pnpm bench newsletter [--recipients 50000] [--kills 10] [--minutes 30] [--seed n]`: a newsletter on its
 * own PostgreSQL and two servers that are killed, counted by a mail server. Exit 1 unless each recipient got
 * it exactly once.
 */
import { parseArgs } from 'node:util';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { runNewsletterDrill } from './run-newsletter-drill.ts';

const { values } = parseArgs({
  options: {
    recipients: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const programs = findServerPrograms();
if (programs === null) throw new Error('The drill needs the programs of a PostgreSQL server');
const server = await startPostgres(programs);
console.log(`seed ${values.seed}, PostgreSQL ${server.version}`);
try {
  const result = await runNewsletterDrill({
    databaseUrl: server.url,
    recipients: Number(values.recipients),
    kills: Number(values.kills),
    minutes: Number(values.minutes),
    mailsPerMinute: 1_000_000,
    seed: Number(values.seed),
    log: console.log,
  });
  console.table(result);
  const isWhole = result.isFinished && result.kills === Number(values.kills);
  process.exitCode = isWhole && result.once === Number(values.recipients) ? 0 : 1;
} finally {
  await server.stop();
}
