/**
 * `pnpm bench exams [--candidates 200] [--kills 20] [--seconds 300] [--every 5000] [--seed n]`: candidates
 * who answer all the time on a server that is killed, on its own PostgreSQL. Exit 1 when anything does not
 * hold, or when 95% of the answers took longer than they may: that wants a quiet machine.
 */
import { parseArgs } from 'node:util';
import { findServerPrograms, startPostgres } from '../../../testing/postgres-server.ts';
import { runExamDrill } from './run-exam-drill.ts';

const P95_BOUND_MS = 60;

const { values } = parseArgs({
  options: {
    candidates: { type: 'string', default: '200' },
    kills: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '300' },
    every: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const programs = findServerPrograms();
if (programs === null) throw new Error('The drill needs the programs of a PostgreSQL server');
const server = await startPostgres(programs);
console.log(`seed ${values.seed}, PostgreSQL ${server.version}`);
try {
  const { broken, figures, unexpected } = await runExamDrill({
    databaseUrl: server.url,
    candidates: Number(values.candidates),
    kills: Number(values.kills),
    seconds: Number(values.seconds),
    everyMs: Number(values.every),
    seed: Number(values.seed),
    log: console.log,
  });
  console.table(figures);
  console.table(broken);
  for (const line of unexpected.slice(0, 10)) console.log(line);
  const p95 = figures['p95 of an answer, ms'] ?? Infinity;
  if (p95 > P95_BOUND_MS) console.log(`95% of the answers may take ${P95_BOUND_MS} ms at most`);
  const isWhole = figures['kills'] === Number(values.kills);
  if (!isWhole) console.log('The seconds were too few for all kills.');
  const isGood =
    Object.values(broken).every((count) => count === 0) && isWhole && p95 <= P95_BOUND_MS;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await server.stop();
}
