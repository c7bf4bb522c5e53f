import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type PostgresServer = {
  url: string;
  /** By its socket in the file system, which costs less for each statement. */
  socketUrl: string;
  version: string;
  /** Its main process, whose children are all others. */
  pid(): number;
  /** All its processes hang, and close nothing, until `resume`. */
  pause(): void;
  resume(): void;
  /** Ends the server; `start` brings it back with its data. */
  halt(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

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

/**
 * Starts a server of our own on a free port, with its data in a temporary directory; it forgets everything.
 * @param settings beside the usual ones, which are for speed, or in place of them
 */
export const startPostgres = (
  programs: string,
  settings: readonly string[] = [],
): Promise<PostgresServer> =>
  startServer(programs, settings, 'initdb', (data) =>
    `-D ${data} -U workerbadge -A trust -E UTF8 --no-sync --locale=C.UTF-8`.split(' '),
  );

/** Starts a streaming standby of a server that `startPostgres` has started. */
export const startStandby = (programs: string, primary: PostgresServer): Promise<PostgresServer> =>
  startServer(programs, [], 'pg_basebackup', (data) =>
    `-d ${primary.url} -D ${data} -R --no-sync --checkpoint=fast`.split(' '),
  );

async function startServer(
  programs: string,
  ownSettings: readonly string[],
  maker: 'initdb' | 'pg_basebackup',
  makerArgs: (data: string) => string[],
): Promise<PostgresServer> {
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

  const [make, makeArgs] = run(maker, makerArgs(data));
  execFileSync(make, makeArgs, { stdio: 'pipe', cwd: tmpdir() });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    ...ownSettings,
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
  const launch = () => spawn(postgres, postgresArgs, { stdio: 'ignore', cwd: tmpdir() });
  let child = launch();
  const url = `postgres://workerbadge@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    await ended(child, data);
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    const version = await versionOf(url, child);
    return {
      url,
      socketUrl: `postgres://workerbadge@${encodeURIComponent(directory)}:${port}/postgres`,
      version,
      pid: () => mainProcess(data),
      pause: () => signalAll(data, 'SIGSTOP'),
      resume: () => {
        signalAll(data, 'SIGCONT');
        // `runuser` stops with the server that it has started.
        child.kill('SIGCONT');
      },
      halt: () => ended(child, data),
      async start() {
        child = launch();
        await versionOf(url, child);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const mainProcess = (data: string): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

/**
 * Stops or continues the server and the processes that it has made. The main process stops first
 * and continues last: while it stands, it neither makes a process nor collects an ended one, so
 * each process of the list is there to be signalled.
 */
function signalAll(data: string, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const main = mainProcess(data);
  if (signal === 'SIGSTOP') process.kill(main, signal);
  const listed = `/proc/${main}/task/${main}/children`;
  const children = existsSync(listed)
    ? readFileSync(listed, 'utf8')
    : execFileSync('pgrep', ['-P', String(main)], { encoding: 'utf8' });
  for (const pid of children.trim().split(/\s+/)) process.kill(Number(pid), signal);
  if (signal === 'SIGCONT') process.kill(main, signal);
}

/** PostgreSQL does not run as root. */
const asOrdinaryUser = (): string[] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

async function ended(child: ChildProcess, data: string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  // Fast shutdown: sessions are closed. To the server itself: `runuser` hands no SIGINT on.
  try {
    process.kill(mainProcess(data), 'SIGINT');
  } catch {
    child.kill('SIGKILL');
  }
  await Promise.race([exit, wait(10_000, undefined, { ref: false })]);
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
