import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type PostgresServer = { url: string; version: string; stop(): Promise<void> };

/** The directory of a PostgreSQL server's programs on this machine; null when there is none. */
export function findServerPrograms(): string | null {
  const candidates = [
    binDirectory(),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
    '/opt/homebrew/bin',
    '/usr/local/bin',
  ];
  return candidates.find((dir) => dir !== null && existsSync(join(dir, 'initdb'))) ?? null;
}

function binDirectory(): string | null {
  try {
    return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** Starts a server of our own on a free port, with its data in a temporary directory; it forgets everything. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const directory = mkdtempSync(join(tmpdir(), 'workerbadge-postgres-'));
  const data = join(directory, 'data');
  const [program, ...prefix] = asOrdinaryUser();
  if (prefix.length > 0) execFileSync('chown', ['postgres', directory]);
  chmodSync(directory, 0o700);
  const run = (name: string, args: string[]) =>
    [
      program ?? join(programs, name),
      [...prefix, ...(program ? [join(programs, name)] : []), ...args],
    ] as const;

  const [initdb, initdbArgs] = run('initdb', [
    '-D',
    data,
    '-U',
    'workerbadge',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
  ]);
  execFileSync(initdb, initdbArgs, { stdio: 'pipe', cwd: tmpdir() });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
  ];
  const [postgres, postgresArgs] = run('postgres', [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    directory,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const child = spawn(postgres, postgresArgs, { stdio: 'ignore', cwd: tmpdir() });
  const url = `postgres://workerbadge@127.0.0.1:${port}/postgres`;
  try {
    const version = await versionOf(url, child);
    return { url, version, stop: () => stop(child, directory) };
  } catch (error) {
    await stop(child, directory);
    throw error;
  }
}

/** PostgreSQL does not run as root. */
const asOrdinaryUser = (): string[] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

async function stop(child: ChildProcess, directory: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    // Fast shutdown: sessions are closed, the data is thrown away anyway.
    child.kill('SIGINT');
    await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
  }
  rmSync(directory, { recursive: true, force: true });
}

async function versionOf(url: string, child: ChildProcess): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('show server_version');
      return rows[0]?.server_version ?? '';
    } catch {
      await wait(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('PostgreSQL did not answer within ten seconds');
}
