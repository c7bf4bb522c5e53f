/**
 * `pnpm bench traffic [minutes] [--people 200] [--think 5]`: an hour of the usual traffic on the shipped
 * programs, edge and server over PostgreSQL. Exit 1 for any error, a 95th percentile of the reads above
 * 100 ms, or memory whose last quarter is more than 5% above the second.
 */
import { parseArgs } from 'node:util';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { runTraffic } from './run-traffic.ts';

const READS_P95_MS = 100;
const MEMORY_GROWTH = 0.05;
const SHOWN_ERRORS = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string', default: '200' },
    think: { type: 'string', default: '5' },
  },
});
const minutes = Number(positionals[0] ?? 60);

const programs = findServerPrograms();
if (programs === null) throw new Error('This bench needs the programs of a PostgreSQL server');
const postgres = await startPostgres(programs);
console.log(
  `${values.people} people for ${minutes} minutes, ${values.think} s between requests, PostgreSQL ${postgres.version}`,
);
try {
  const { log, requestsPerSecond, memory } = await runTraffic({
    databaseUrl: postgres.url,
    people: Number(values.people),
    seconds: minutes * 60,
    thinkMs: Number(values.think) * 1000,
    log: console.log,
  });
  console.table(log.byKind());
  for (const { kind, message } of log.errors.slice(0, SHOWN_ERRORS)) {
    console.log(`error   ${kind}: ${message}`);
  }
  console.log(`${requestsPerSecond} requests/s, ${log.errors.length} errors`);
  console.log(`p95 of reads   ${log.p95OfReads} ms   bound ${READS_P95_MS} ms`);
  for (const [name, { quarters, growth, heapFloors }] of Object.entries(memory)) {
    console.log(
      `memory of ${name}   ${quarters.join(', ')} MB by quarter   last to second ${(growth * 100).toFixed(1)}%   bound ${MEMORY_GROWTH * 100}%`,
    );
    console.log(`least heap of ${name}   ${heapFloors.join(', ')} MB by quarter`);
  }
  const isGood =
    log.errors.length === 0 &&
    log.p95OfReads <= READS_P95_MS &&
    Object.values(memory).every(({ growth }) => growth <= MEMORY_GROWTH);
  process.exitCode = isGood ? 0 : 1;
} finally {
  await postgres.stop();
}
