/**
 * `pnpm bench checkouts [--checkouts 10000] [--kills 50] [--hours 2] [--seed n]`: the drill of the money,
 * on a PostgreSQL of its own. Exit 1 when anything does not hold.
 */
import { parseArgs } from 'node:util';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { runDrill } from './run-drill.ts';

const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '50' },
    hours: { type: 'string', default: '2' },
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
    seed: Number(values.seed),
    log: console.log,
  });
  console.table(figures);
  console.table(broken);
  process.exitCode = Object.values(broken).every((count) => count === 0) ? 0 : 1;
} finally {
  await server.stop();
}
