/**
 * `pnpm bench standby`: a primary with a synchronous standby takes writes over one address of both; the primary
 * is killed and the standby promoted. Prints what was acknowledged, what of it is lost, and the longest wait.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { clusterPool } from '../database/cluster-client.ts';
import { findServerPrograms, startPostgres, startStandby } from './postgres-server.ts';

const WRITERS = 4;
const programs = findServerPrograms();
if (programs === null) throw new Error('PostgreSQL was not found on this machine');

async function connected(url: string): Promise<pg.Client> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (tries === 100) throw error;
      await wait(100);
    }
  }
}

const primary = await startPostgres(programs);
const copy = await startStandby(programs, primary);
const primaryPort = new URL(primary.url).port;
const standby = await connected(copy.url);
const setup = await connected(primary.url);
await setup.query("alter system set synchronous_standby_names = '*'");
// The test server starts without it; a role's own setting is stronger.
await setup.query("alter role workerbadge set synchronous_commit = 'on'");
await setup.query('select pg_reload_conf()');
await setup.query('create table written (n int primary key)');
const { rows } = await setup.query<{ file: string }>(
  "select current_setting('data_directory') as file",
);

const both = primary.url.replace(
  `:${primaryPort}`,
  `:${primaryPort},127.0.0.1:${new URL(copy.url).port}`,
);
const pool = new pg.Pool({ ...clusterPool(both), max: WRITERS });
pool.on('error', () => {});
const acknowledged: number[] = [];
let next = 0;
let refused = 0;
let longestMs = 0;
const state = { isOver: false };
const write = async () => {
  let last = performance.now();
  while (!state.isOver) {
    const n = next++;
    try {
      await pool.query('insert into written values ($1)', [n]);
      acknowledged.push(n);
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    } catch {
      refused++;
      await wait(50);
    }
  }
};
const writing = Promise.all(Array.from({ length: WRITERS }, write));
await wait(3000);
const before = acknowledged.length;
process.kill(
  Number(readFileSync(join(rows[0]?.file ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]),
  'SIGKILL',
);
await standby.query('select pg_promote()');
// No other standby is left that a commit could wait for.
await standby.query("alter system set synchronous_standby_names = ''");
await standby.query('select pg_reload_conf()');
await wait(5000);
state.isOver = true;
await writing;
const kept = await standby.query<{ n: number }>('select n from written');
const numbers = new Set(kept.rows.map(({ n }) => n));
const lost = acknowledged.filter((n) => !numbers.has(n)).length;
console.log(
  `${acknowledged.length} writes acknowledged, ${acknowledged.length - before} of them after the kill; ${lost} lost; ${refused} refused; a writer waited at most ${Math.round(longestMs)} ms`,
);
if (lost > 0 || acknowledged.length === before) process.exitCode = 1;

await standby.end();
await pool.end();
await copy.stop();
await primary.stop();
process.exit();
