/**
 * `pnpm bench checkouts [--checkouts 10000] [--kills 50] [--hours 2] [--minutes 60] [--seed n]`: the
 * drill of the money, on its own PostgreSQL. Exit 1 when anything does not hold, or when the minutes
 * were too few for all checkouts, kills and the outage.
 */
import { parseArgs } from 'node:util';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { runDrill } from './run-drill.ts';

const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '50' },
    hours: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const programs = findServerPrograms();
if (programs === null) throw new Error('The drill needs the programs of a PostgreSQL server');
const server = await startPostgres(programs);
console.log(`seed ${values.seed}, PostgreSQL ${server.version}`);
try {
  const { broken, figures } = await runDrill({
    databaseUrl: server.url,
    checkouts: Number(values.checkouts),
    kills: Number(values.kills),
    outageHours: Number(values.hours),
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    log: console.log,
  });
  console.table(figures);
  console.table(broken);
  const isWhole =
    figures['checkouts'] === Number(values.checkouts) && figures['kills'] === Number(values.kills);
  if (!isWhole) console.log('The minutes were too few: what is checked is only what was done.');
  process.exitCode = isWhole && Object.values(broken).every((count) => count === 0) ? 0 : 1;
} finally {
  await server.stop();
}
