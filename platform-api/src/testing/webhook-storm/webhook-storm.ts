/**
 * `pnpm bench webhooks [--calls 1000] [--orders 40] [--providers stripe,paypal] [--seed n]`: forged, late, doubled
 * and reordered calls of each payment provider, on its own PostgreSQL. Exit 1 when any was taken that should not be.
 */
import { parseArgs } from 'node:util';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { runStorm } from './run-storm.ts';
import { stormWorlds, type ProviderName } from './storm-worlds.ts';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '40' },
    providers: { type: 'string', default: Object.keys(stormWorlds).join(',') },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const programs = findServerPrograms();
if (programs === null) throw new Error('The storm needs the programs of a PostgreSQL server');
const server = await startPostgres(programs);
process.env['TEST_DATABASE_URL'] = server.url;
console.log(`seed ${values.seed}, PostgreSQL ${server.version}`);
try {
  for (const provider of values.providers.split(',') as ProviderName[]) {
    const { faults, figures } = await runStorm({
      provider,
      calls: Number(values.calls),
      orders: Number(values.orders),
      seed: Number(values.seed),
    });
    console.log(provider, figures);
    console.table(faults);
    if (Object.values(faults).some((count) => count > 0)) process.exitCode = 1;
  }
} finally {
  await server.stop();
}
