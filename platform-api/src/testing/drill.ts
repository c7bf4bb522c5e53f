import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openPlatform } from '../open-platform.ts';
import type { Platform } from '../platform.ts';
import { DrillServers } from './checkout-drill/drill-world.ts';
import { findServerPrograms, startPostgres, type PostgresServer } from './postgres-server.ts';
import { newDatabase } from './test-database.ts';

export type DrillResult = {
  /** Each with the number of what breaks it: all must be 0. */
  broken: Record<string, number>;
  figures: Record<string, number>;
  /** Answers of the server that nobody foresaw. */
  unexpected?: string[];
};

/** What every drill is told, beside its own numbers. */
export type DrillRun = { databaseUrl: string; seed: number; log: (line: string) => void };

/** Runs on a PostgreSQL server of its own, which ends with it. */
export async function onOwnPostgres<T>(run: (server: PostgresServer) => Promise<T>): Promise<T> {
  const programs = findServerPrograms();
  if (programs === null) throw new Error('The drill needs the programs of a PostgreSQL server');
  const server = await startPostgres(programs);
  try {
    return await run(server);
  } finally {
    await server.stop();
  }
}

/**
 * Runs in a test on a database that nobody else uses: on the server of TEST_DATABASE_URL a copy of the migrated one,
 * which spares a server and its migrations, else on an own server.
 */
export async function onOwnDatabase<T>(run: (database: { url: string }) => Promise<T>): Promise<T> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) return onOwnPostgres(run);
  const database = await newDatabase(server, process.env['TEST_DATABASE_TEMPLATE']);
  try {
    return await run(database);
  } finally {
    await database.drop();
  }
}

/** The numbers that a program was called with, `--kills 5`, and the seed of its random ones. */
export function numbersOf<N extends string>(
  defaults: Record<N, number>,
): Record<N | 'seed', number> {
  const all = { ...defaults, seed: Date.now() % 1_000_000 };
  const { values } = parseArgs({
    options: Object.fromEntries(Object.keys(all).map((name) => [name, { type: 'string' }])),
  });
  return Object.fromEntries(
    Object.entries<number>(all).map(([name, number]) => [name, Number(values[name] ?? number)]),
  ) as Record<N | 'seed', number>;
}

/**
 * A drill as a program, on its own PostgreSQL: prints what it found. Exit 1 when anything is broken, or when
 * `objections` says why the run proves too little.
 */
export async function drillProgram<N extends string>(
  defaults: Record<N, number>,
  run: (numbers: Record<N, number> & DrillRun) => Promise<DrillResult>,
  objections: (figures: Record<string, number>, numbers: Record<N, number>) => string[] = () => [],
): Promise<void> {
  const numbers = numbersOf(defaults);
  await onOwnPostgres(async (server) => {
    console.log(`seed ${numbers.seed}, PostgreSQL ${server.version}`);
    const found = await run({ ...numbers, databaseUrl: server.url, log: console.log });
    const { broken, figures, unexpected = [] } = found;
    console.table(figures);
    console.table(broken);
    const said = objections(figures, numbers);
    for (const line of [...unexpected.slice(0, 10), ...said]) console.log(line);
    process.exitCode = said.length === 0 && brokenOf(found).length === 0 ? 0 : 1;
  });
}

/** A drill in a test, on its own database; `DRILL_SEED` repeats a run. */
export function drillInTest<T>(run: (drill: DrillRun) => Promise<T>): Promise<T> {
  const seed = Number(process.env['DRILL_SEED'] ?? Date.now() % 1_000_000);
  console.log(`DRILL_SEED=${seed}`);
  return onOwnDatabase(({ url }) => run({ databaseUrl: url, seed, log: () => {} }));
}

export const brokenOf = ({ broken }: DrillResult): [string, number][] =>
  Object.entries(broken).filter(([, count]) => count > 0);

/** Opens a platform, and servers that can be killed, on one database; they end with `run`, and so do their files. */
export async function withDrillServers<T>(
  databaseUrl: string,
  settings: Record<string, string>,
  run: (platform: Platform, servers: DrillServers) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-drill-'));
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const servers = new DrillServers(environment);
  const platform = await openPlatform(readConfig(environment));
  try {
    return await run(platform, servers);
  } finally {
    await servers.stop();
    await platform.database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
