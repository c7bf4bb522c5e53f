/**
 * `pnpm bench credits [--clients 200] [--kills 50] [--seconds 120] [--every 500] [--seed n]`: clients who
 * move credits of one wallet all the time on two servers that are killed, on its own PostgreSQL. Exit 1 when
 * anything does not hold.
 */
import { parseArgs } from 'node:util';
import { findServerPrograms, startPostgres } from '../../../testing/postgres-server.ts';
import { runCreditDrill } from './run-credit-drill.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '200' },
    kills: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '120' },
    every: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const programs = findServerPrograms();
if (programs === null) throw new Error('The drill needs the programs of a PostgreSQL server');
const server = await startPostgres(programs);
console.log(`seed ${values.seed}, PostgreSQL ${server.version}`);
try {
  const { broken, figures, unexpected } = await runCreditDrill({
    databaseUrl: server.url,
    clients: Number(values.clients),
    kills: Number(values.kills),
    seconds: Number(values.seconds),
    everyMs: Number(values.every),
    seed: Number(values.seed),
    log: console.log,
  });
  console.table(figures);
  console.table(broken);
  for (const line of unexpected.slice(0, 10)) console.log(line);
  process.exitCode = Object.values(broken).every((count) => count === 0) ? 0 : 1;
} finally {
  await server.stop();
}
