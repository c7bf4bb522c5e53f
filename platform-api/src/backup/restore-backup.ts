import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type pg from 'pg';
import { fileStore } from '../adapters/files/file-store.ts';
import { newClient } from '../database/cluster-client.ts';
import { postgresSession, writePglite } from '../database/copy-session.ts';
import { lockDirectory } from '../database/directory-lock.ts';
import { requireKnownMigrations } from '../database/migrate.ts';
import { openCluster } from '../database/pglite.ts';
import { START_LOCK } from '../database/postgres.ts';
import { givenSecrets, secretNames } from '../secret-sources.ts';
import { StartRefusal } from '../start-refusal.ts';
import { copyTree, flush } from './copy-tree.ts';
import {
  finishRestore,
  isRestored,
  restoredName,
  stagingFolder,
  writeJournal,
  type Journal,
  type Move,
} from './finish-restore.ts';
import { databaseDir, filesDir, objectStore, type Installation } from './installation.ts';
import { loadDump } from './load-dump.ts';
import { dumpAt, dumpName, outsideKeys } from './make-backup.ts';
import { verifiedManifest, type Manifest } from './manifest.ts';

/**
 * Puts a backup in the place of an installation, which must not run. Everything is made ready beside the data
 * in use and then exchanged; killed at any moment, the next start finds all of the old or all of the new.
 * @returns names of files that the database mentions and the store does not have
 */
export async function restoreBackup(
  folder: string,
  installation: Installation,
  say: (line: string) => void = () => {},
): Promise<string[]> {
  const from = resolve(folder);
  const manifest = await verifiedManifest(from);
  requireKnownMigrations(manifest.migrations);
  const { config } = installation;
  const isKeptOnDisk = manifest.files.kind === 'kept';
  if (isKeptOnDisk !== (objectStore(config) === null)) {
    throw new StartRefusal(
      isKeptOnDisk
        ? 'The files of this backup were on the disk, and an object store is configured. Restore without it; nothing was changed.'
        : `The files of this backup are in ${manifest.files.kind === 'listed' ? manifest.files.store : ''}. Configure that store; nothing was changed.`,
    );
  }
  await requireGivenSecrets(from, installation);
  say('backup: whole, every checksum compared');
  await mkdir(config.dataDir, { recursive: true });
  const exchangeAll = config.databaseUrl ? intoPostgres : intoPglite;
  await exchangeAll(from, manifest, installation, say);
  return missingFiles(manifest, installation);
}

async function intoPglite(
  from: string,
  manifest: Manifest,
  installation: Installation,
  say: (line: string) => void,
): Promise<void> {
  const { dataDir } = installation.config;
  const directory = databaseDir(installation.config);
  const lock = await lockDirectory(directory);
  try {
    await finishRestore(dataDir);
    const staged = await stage(from, manifest, installation);
    const database = join(staged.folder, 'database');
    const client = await openCluster(database);
    await writePglite(client, (session) => loadDump(session, dumpAt(join(from, dumpName))));
    await client.close();
    say('database: loaded beside the one in use');
    const aside = join(staged.folder, 'old', 'database');
    await writeJournal(dataDir, {
      ...staged.journal,
      decidedBy: 'journal',
      moves: [{ staged: database, target: directory, aside }, ...staged.journal.moves],
    });
    await finishRestore(dataDir);
  } finally {
    await lock.release();
  }
}

async function intoPostgres(
  from: string,
  manifest: Manifest,
  installation: Installation,
  say: (line: string) => void,
): Promise<void> {
  const { dataDir, databaseUrl } = installation.config;
  const client = newClient(databaseUrl ?? '');
  await client.connect();
  const isCommitted = (id: string) => isRestored(client, id);
  try {
    // Servers that start now wait until we are through.
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    await requireNobodyElse(client);
    await finishRestore(dataDir, isCommitted);
    const { journal } = await stage(from, manifest, installation);
    await writeJournal(dataDir, journal);
    await client.query('begin');
    await requireOwnTables(client);
    await client.query('drop schema if exists jobs cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await loadDump(postgresSession(client), dumpAt(join(from, dumpName)));
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [
      restoredName(journal.id),
      manifest.takenAt,
    ]);
    await client.query('commit');
    say('database: loaded in one transaction');
    await finishRestore(dataDir, isCommitted);
  } finally {
    await client.end();
  }
}

/** Secrets that the environment gives cannot be put back by us: they must be those of the backup already. */
async function requireGivenSecrets(from: string, { config }: Installation): Promise<void> {
  const given = givenSecrets(config.secretSources);
  if (given === null) return;
  const kept = JSON.parse(await readFile(join(from, 'secrets.json'), 'utf8')) as typeof given;
  const differs = secretNames.filter((name) => kept[name] !== given[name]);
  if (differs.length === 0) return;
  throw new StartRefusal(
    `The environment gives other secrets than the backup has (${differs.join(', ')}). Give those of its secrets.json; nothing was changed.`,
  );
}

async function requireNobodyElse(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and (wait_event_type, wait_event) is distinct from ('Lock', 'advisory')`,
  );
  const others = rows[0]?.others ?? 0;
  if (others === 0) return;
  throw new StartRefusal(
    `The database is in use by ${others} other connections. Stop every API process first; nothing was changed.`,
  );
}

async function requireOwnTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ tables: number; own: number }>(
    `select count(*)::int as tables, count(*) filter (where table_name = 'schema_migration')::int as own
     from information_schema.tables where table_schema = 'public'`,
  );
  if (rows[0]?.tables === 0 || rows[0]?.own === 1) return;
  throw new StartRefusal(
    'The database holds tables of another program. Restore into a database of its own; nothing was changed.',
  );
}

type Staged = { folder: string; journal: Journal };

/** Copies of all files on the disks where they go, ready to be renamed. */
async function stage(
  from: string,
  manifest: Manifest,
  installation: Installation,
): Promise<Staged> {
  const { config, releasesDir, registryKeyFile } = installation;
  const folder = join(config.dataDir, stagingFolder);
  const staging = [folder];
  const moves: Move[] = [];
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'old'), { recursive: true, mode: 0o700 });

  const stageFile = async (source: string, target: string, where: string) => {
    const staged = join(where, basename(target));
    await mkdir(where, { recursive: true, mode: 0o700 });
    await copyFile(source, staged);
    await flush(staged);
    moves.push({ staged, target, aside: join(where, 'old', basename(target)) });
  };
  if (givenSecrets(config.secretSources) === null) {
    await stageFile(join(from, 'secrets.json'), join(config.dataDir, 'secrets.json'), folder);
  }
  if (manifest.files.kind === 'kept') {
    const staged = join(folder, 'files');
    await mkdir(staged, { recursive: true });
    await copyTree(join(from, 'files'), staged);
    moves.push({ staged, target: filesDir(config), aside: join(folder, 'old', 'files') });
  }
  if (manifest.releases === 'kept' && releasesDir !== null) {
    const beside = join(releasesDir, '.restoring');
    staging.push(beside);
    moves.push(...(await stageReleases(join(from, 'releases'), releasesDir, beside)));
  }
  for (const file of outsideKeys(releasesDir, registryKeyFile)) {
    const source = join(from, 'keys', basename(file));
    if (!existsSync(source)) continue;
    const beside = join(dirname(file), '.restoring-keys');
    staging.push(beside);
    await stageFile(source, file, beside);
  }
  return { folder, journal: { id: randomUUID(), decidedBy: 'database', moves, staging } };
}

/** Entry by entry: the folder itself may be where a disk is mounted. What the backup lacks goes aside. */
async function stageReleases(from: string, target: string, beside: string): Promise<Move[]> {
  await rm(beside, { recursive: true, force: true });
  await mkdir(join(beside, 'old'), { recursive: true });
  // An nginx or an edge of another account serves them.
  await copyTree(from, join(beside, 'new'), { folderMode: 0o755 });
  const entries = existsSync(from) ? readdirSync(from) : [];
  const gone = readdirSync(target).filter(
    (name) => !name.startsWith('.') && !entries.includes(name),
  );
  return [...entries, ...gone].map((name) => ({
    staged: entries.includes(name) ? join(beside, 'new', name) : null,
    target: join(target, name),
    aside: join(beside, 'old', name),
  }));
}

async function missingFiles(manifest: Manifest, { config }: Installation): Promise<string[]> {
  if (manifest.files.kind === 'kept') return manifest.missingFiles;
  const store = fileStore(config);
  const missing: string[] = [];
  for (const { name, bytes } of manifest.files.list) {
    if ((await store.stat(name))?.size !== bytes) missing.push(name);
  }
  return missing;
}
