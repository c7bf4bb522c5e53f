/** `pnpm bench outage [kills] [clients]`: the drill of tools/outage/outage.test.ts, as long as you like. */
import {
  findServerPrograms,
  startPostgres,
} from '../../platform-api/src/testing/postgres-server.ts';
import { runOutages } from './outage-drill.ts';

const [kills = 40, clients = 20] = process.argv.slice(3).map(Number);
const seed = Number(process.env['OUTAGE_SEED'] ?? Date.now() % 1_000_000);
console.log(`OUTAGE_SEED=${seed}`);
const programs = findServerPrograms();
if (programs === null) throw new Error('The programs of a PostgreSQL server were not found');
const server = await startPostgres(programs);
try {
  const result = await runOutages({
    databaseUrl: server.url,
    clients,
    kills,
    seed,
    log: console.log,
  });
  console.log(result.figures);
  for (const { client, what, why } of result.errors) console.log(`error: ${client} ${what} ${why}`);
  for (const line of result.lost) console.log(`lost: ${line}`);
  console.log(`${result.errors.length} errors, ${result.lost.length} acknowledged writes lost`);
  if (result.errors.length + result.lost.length > 0) process.exitCode = 1;
} finally {
  await server.stop();
}
