/**
 * `pnpm bench pauses`: sends every public route of the contract the largest and slowest requests that its
 * shape allows, and prints for each route the longest pause of the server's event loop, beside that of
 * a small good request. On PostgreSQL: the embedded database would run in the loop that is measured.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { operationsOf, type Operation } from '../../contract/bad-requests.ts';
import { findServerPrograms, startPostgres } from '../postgres-server.ts';
import { worstRequests, type WorstRequest } from './worst-requests.ts';

const BOUND_MS = 50;
/** The shortest of so many: what else the machine does is not the request's. */
const REPETITIONS = 3;

const programs = findServerPrograms();
if (programs === null) throw new Error('This bench needs PostgreSQL');
const postgres = await startPostgres(programs);
const child = fork(join(import.meta.dirname, 'pause-server.ts'), [], {
  env: { ...process.env, TEST_DATABASE_URL: postgres.url },
});

try {
  const [ready] = (await once(child, 'message')) as [
    { address: string; publicRoutes: string[]; document: unknown },
  ];
  const isOver = await bench(ready.address, publicOperations(ready));
  process.exitCode = isOver ? 1 : 0;
} finally {
  const ended = once(child, 'exit');
  child.send('close');
  await ended;
  await postgres.stop();
}

function publicOperations(ready: { publicRoutes: string[]; document: unknown }): Operation[] {
  const isPublic = new Set(ready.publicRoutes.map((route) => route.toLowerCase()));
  const operations = operationsOf(ready.document).filter(({ method, path }) =>
    isPublic.has(`${method} ${path}`.toLowerCase()),
  );
  if (operations.length < 40) throw new Error(`only ${operations.length} public routes were found`);
  return operations;
}

async function bench(address: string, operations: Operation[]): Promise<boolean> {
  const baseline = await longestPause(address, {
    method: 'GET',
    name: 'nothing wrong',
    path: '/api/health/live',
    headers: {},
    body: null,
  });
  const rows: { route: string; worst: string; pauseMs: number; status: number }[] = [];
  for (const operation of operations) {
    const route = `${operation.method} ${operation.path}`;
    let worst = { route, worst: '', pauseMs: 0, status: 0 };
    for (const sent of worstRequests(operation)) {
      const { pauseMs, status } = await longestPause(address, {
        ...sent,
        method: operation.method,
      });
      if (pauseMs > worst.pauseMs) worst = { route, worst: sent.name, pauseMs, status };
      if (status >= 500) console.log(`${status}  ${route}  ${sent.name}`);
    }
    rows.push(worst);
  }
  rows.sort((a, b) => b.pauseMs - a.pauseMs);
  console.log(`longest pause   baseline ${baseline.pauseMs.toFixed(1)} ms   bound ${BOUND_MS} ms`);
  for (const { route, worst, pauseMs, status } of rows) {
    const verdict = pauseMs > BOUND_MS ? 'OVER' : '';
    console.log(
      `${pauseMs.toFixed(1).padStart(7)} ms  ${route.padEnd(52)} ${status} ${worst} ${verdict}`,
    );
  }
  return rows.some(({ pauseMs }) => pauseMs > BOUND_MS);
}

async function longestPause(address: string, sent: WorstRequest & { method: string }) {
  let best = Infinity;
  let status = 0;
  for (let time = 0; time < REPETITIONS; time += 1) {
    await readPause();
    status = await send(address, sent);
    best = Math.min(best, await readPause());
    if (best < 5) break;
  }
  return { pauseMs: best, status };
}

async function readPause(): Promise<number> {
  child.send('read');
  const [{ pauseMs }] = (await once(child, 'message')) as [{ pauseMs: number }];
  return pauseMs;
}

/** The status; 0 where the server closed the connection over what was sent. */
function send(address: string, { method, path, headers, body }: WorstRequest & { method: string }) {
  return new Promise<number>((done) => {
    const call = request(new URL(path, address), { method, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => done(answer.statusCode ?? 0));
      answer.once('error', () => done(0));
    });
    call.once('error', () => done(0));
    call.end(body ?? undefined);
  });
}
