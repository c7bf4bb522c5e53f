import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where a product keeps its data, as settings of `platform-api`. */
export type ProductData = { settings: Record<string, string>; remove(): Promise<void> };

/** Loads the demo data with these settings, and ends. */
type Load = (settings: Record<string, string>) => Promise<void>;

const cache = join(import.meta.dirname, '../../.cache/e2e');
/** With the embedded database. */
const directory = join(cache, 'template');
/** Of a product whose database is on a server. */
const directoryBesideServer = join(cache, 'template-beside-server');
const DATABASE = 'e2e_template';

/** Of a PostgreSQL that the ways may use: a start takes half of what it takes with the embedded database. */
const server = process.env['E2E_POSTGRES'];

/**
 * Makes the demo data once; every product gets a copy. With `E2E_TEMPLATE=kept` those of the run before are good:
 * `pnpm test` runs several on the same sources.
 */
export async function prepareTemplates(load: Load): Promise<void> {
  const isKept = process.env['E2E_TEMPLATE'] === 'kept';
  // Each is the work of one process for a quarter of a minute.
  await Promise.all([
    isKept && existsSync(directory) ? null : loadEmbedded(load),
    server === undefined || (isKept && (await isOnServer(server))) ? null : loadOn(server, load),
  ]);
}

async function loadEmbedded(load: Load): Promise<void> {
  rmSync(directory, { recursive: true, force: true });
  await load({ DATA_DIR: directory });
}

async function loadOn(url: string, load: Load): Promise<void> {
  rmSync(directoryBesideServer, { recursive: true, force: true });
  await onServer(url, `drop database if exists ${DATABASE}`);
  await onServer(url, `create database ${DATABASE}`);
  await load({ DATA_DIR: directoryBesideServer, DATABASE_URL: addressOf(url, DATABASE) });
}

const isOnServer = async (url: string): Promise<boolean> =>
  existsSync(directoryBesideServer) &&
  (await onServer(url, `select from pg_database where datname = '${DATABASE}'`)).rowCount === 1;

/** @param isEmbedded the embedded database, whose time is that of its process, also where there is a server */
export async function copyData(isEmbedded: boolean): Promise<ProductData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-e2e-'));
  const removeDirectory = () => rmSync(dataDir, { recursive: true, force: true });
  if (isEmbedded || server === undefined) {
    if (!existsSync(directory)) throw new Error('The template of the data was not prepared');
    cpSync(directory, dataDir, { recursive: true });
    return { settings: { DATA_DIR: dataDir }, remove: async () => removeDirectory() };
  }
  const name = `e2e_${randomUUID().replaceAll('-', '')}`;
  cpSync(directoryBesideServer, dataDir, { recursive: true });
  await onServer(server, `create database ${name} template ${DATABASE}`);
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: addressOf(server, name) },
    async remove() {
      removeDirectory();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function onServer(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client.query(text).finally(() => client.end());
}
