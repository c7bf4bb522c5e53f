import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { createGunzip } from 'node:zlib';
import { fileStore } from '../adapters/files/file-store.ts';
import { newClient } from '../database/cluster-client.ts';
import { readPostgres } from '../database/copy-session.ts';
import { lockDirectory } from '../database/directory-lock.ts';
import { openCluster } from '../database/pglite.ts';

import { openSecrets } from '../secrets.ts';
import { StartRefusal } from '../start-refusal.ts';
import { copyTree, flush } from './copy-tree.ts';
import { dump, writeGzipped } from './dump.ts';
import { databaseDir, filesDir, objectStore, type Installation } from './installation.ts';
import { dumpPglite, receiveDump } from './live-dump.ts';
import { columnOf } from './load-dump.ts';
import { entriesOf, writeManifest, type Manifest } from './manifest.ts';
import { schemaText } from './schema-text.ts';

export const dumpName = 'database.sql.gz';

/** A whole backup in a new folder; the product may run meanwhile. Throws a StartRefusal with one sentence. */
export async function makeBackup(
  folder: string,
  installation: Installation,
  say: (line: string) => void = () => {},
): Promise<Manifest> {
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new StartRefusal(
      `${target} is not empty. Give the backup a new folder; nothing was changed.`,
    );
  }
  const { config } = installation;
  if (!config.databaseUrl && !existsSync(databaseDir(config))) {
    throw new StartRefusal(
      `${config.dataDir} holds no data of WorkerBadge, so there is nothing to back up. Set DATA_DIR, or DATABASE_URL.`,
    );
  }
  // Under another name until it is whole: a killed backup is never taken for one.
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const at = (...names: string[]) => join(unfinished, ...names);

  const isObjectStore = objectStore(config) !== null;
  const seen = new Map<string, string>();
  const copyFiles = () =>
    isObjectStore
      ? Promise.resolve()
      : copyTree(filesDir(config), at('files'), { seen, leaveOut: isUnfinishedFile });
  // A file is there before its row is, and goes after it: what is copied both before and after the moment of
  // the database has every file of that moment, but those that came and went in between.
  await copyFiles();
  say(`files: ${seen.size} copied`);
  let missingFiles: string[] = [];
  let takenAt = '';
  for (let tries = 0; tries < 3; tries++) {
    takenAt = new Date().toISOString();
    await writeDump(installation, at(dumpName));
    await copyFiles();
    missingFiles = await filesWithout(seen, at(dumpName), isObjectStore);
    if (missingFiles.length === 0) break;
  }
  say('database: one moment of it written');
  const secrets = JSON.stringify(openSecrets(config.dataDir, config.secretSources), null, 2);
  await writeFile(at('secrets.json'), secrets, { mode: 0o600, flush: true });
  await copyReleases(installation, at());
  const manifest: Manifest = {
    format: 'workerbadge-backup',
    formatVersion: 1,
    takenAt,
    migrations: (await columnOf(dumpAt(at(dumpName)), 'public.schema_migration', 'name'))
      .filter((name) => /^\d{4}_/.test(name))
      .toSorted(),
    files: isObjectStore
      ? {
          kind: 'listed',
          store: objectStore(config) ?? '',
          list: await listedFiles(installation, at(dumpName)),
        }
      : { kind: 'kept' },
    missingFiles,
    releases:
      installation.releasesDir === null
        ? 'elsewhere'
        : existsSync(installation.releasesDir)
          ? 'kept'
          : 'none',
    entries: await entriesOf(unfinished),
  };
  await writeManifest(unfinished, manifest);
  await flush(unfinished);
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
  await flush(dirname(target));
  return manifest;
}

export const dumpAt = (file: string) => createReadStream(file).pipe(createGunzip());

/** The disk store's own folder of files on their way. */
const isUnfinishedFile = (path: string) => path.startsWith('.incoming/');

async function writeDump({ config }: Installation, file: string): Promise<void> {
  if (config.databaseUrl) {
    const client = newClient(config.databaseUrl);
    await client.connect();
    try {
      await readPostgres(client, async (session) =>
        writeGzipped(dump(session, await schemaText(session)), file),
      );
    } finally {
      await client.end();
    }
    return;
  }
  const directory = databaseDir(config);
  if (await receiveDump(directory, file)) return;
  const lock = await lockDirectory(directory);
  try {
    const client = await openCluster(directory);
    await dumpPglite(client, file);
    await client.close();
  } finally {
    await lock.release();
  }
}

const namesIn = (dumpFile: string) => columnOf(dumpAt(dumpFile), 'public.uploaded_file', 'name');

async function filesWithout(
  seen: Map<string, string>,
  dumpFile: string,
  isObjectStore: boolean,
): Promise<string[]> {
  if (isObjectStore) return [];
  return (await namesIn(dumpFile)).filter((name) => !seen.has(`content/${name}`));
}

/** What the object store has of the files that the database names. */
async function listedFiles({ config }: Installation, dumpFile: string) {
  const files = fileStore(config);
  const list: { name: string; bytes: number; contentType: string }[] = [];
  for (const name of await namesIn(dumpFile)) {
    const found = await files.stat(name);
    if (found !== null) list.push({ name, bytes: found.size, contentType: found.contentType });
  }
  return list;
}

/** The log first: a release that an entry names was there before the entry. */
async function copyReleases(
  { releasesDir, registryKeyFile }: Installation,
  folder: string,
): Promise<void> {
  if (releasesDir !== null && existsSync(releasesDir)) {
    const to = join(folder, 'releases');
    const isLog = (path: string) => path.startsWith('log/');
    const isOurs = (path: string) => !path.startsWith('.') && !path.endsWith('.part');
    await copyTree(releasesDir, to, { leaveOut: (path) => !isOurs(path) || !isLog(path) });
    await copyTree(releasesDir, to, { leaveOut: (path) => !isOurs(path) || isLog(path) });
  }
  for (const file of outsideKeys(releasesDir, registryKeyFile)) {
    if (!existsSync(file)) continue;
    await mkdir(join(folder, 'keys'), { recursive: true, mode: 0o700 });
    await copyFile(file, join(folder, 'keys', basename(file)));
    await flush(join(folder, 'keys', basename(file)));
  }
}

/** Files of the registry's key that do not lie in the store's own folder. */
export function outsideKeys(releasesDir: string | null, keyFile: string): string[] {
  if (releasesDir !== null && dirname(keyFile) === releasesDir) return [];
  return [keyFile, keyFile.replace(/(\.pem)?$/u, '.retired.json')];
}
