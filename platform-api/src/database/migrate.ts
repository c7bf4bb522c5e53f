import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import type { Database } from './database.ts';
import { listEarlierOrders } from './order-listing.ts';

const here = import.meta.dirname;
const migrationsDir = join(here, 'migrations');
const sqlDir = join(here, 'sql');
const earlierDir = join(here, 'earlier');

type Step = { name: string; text: string };

/** What drizzle cannot say stands in sql/: before.sql ahead of the tables, after-*.sql behind them; both can be run again. */
function steps(): { before: Step; migrations: Step[]; after: Step[] } {
  const read = (dir: string, name: string) => ({
    name,
    text: readFileSync(join(dir, name), 'utf8'),
  });
  const migrations = existsSync(migrationsDir)
    ? readdirSync(migrationsDir)
        .filter((name) => name.endsWith('.sql'))
        .toSorted()
    : [];
  const after = readdirSync(sqlDir)
    .filter((name) => name.startsWith('after-'))
    .toSorted();
  return {
    before: read(sqlDir, 'before.sql'),
    migrations: migrations.map((name) => read(migrationsDir, name)),
    after: after.map((name) => read(sqlDir, name)),
  };
}

/** Everything that makes the tables of this version on an empty database, as one script. */
export function schemaSteps(): string {
  const { before, migrations, after } = steps();
  const statements = [before, ...migrations, ...after].flatMap(({ text }) => statementsOf(text));
  return [...createRecord, ...statements]
    .map((statement) => `${statement.replace(/;$/, '')}\n;`)
    .join('\n');
}

/** `oldest_reader`: the last migration of the oldest version that can work with the table as it is since. */
const createRecord = [
  'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  'alter table schema_migration add column if not exists oldest_reader text',
];

/**
 * Applies what is missing, in order, in one transaction, under a lock that other processes wait for. A
 * database that a later version has migrated is left as it is, where that version says that this one can
 * work with it. Throws a StartRefusal for a database of another program, or without a way to this version.
 */
export async function migrate(database: Database): Promise<void> {
  await requireOwnDatabase(database);
  await database.script(createRecord.join(';'));
  const { before, migrations, after } = steps();
  const isNewest = await database.transaction(async () => {
    const run = (text: string) => database.db.execute(text);
    const runAll = async (text: string) => {
      for (const statement of statementsOf(text)) await run(statement);
    };
    // A migration may take its time, and so may the one that it waits for.
    await run('set local statement_timeout = 0');
    await run('set local lock_timeout = 0');
    await run('select pg_advisory_xact_lock(7263481)');
    const rows = rowsOf(await run('select name, hash, oldest_reader from schema_migration'));
    if (isReadableLater(rows, migrations)) return false;
    const applied = new Map(rows.map((row) => [String(row.name), String(row.hash)]));
    const last: string[] = [];
    for (const [step, repeatable] of [
      [before, true] as const,
      ...migrations.map((step) => [step, false] as const),
      ...after.map((step) => [step, true] as const),
    ]) {
      const hash = hashOf(step);
      const known = applied.get(step.name);
      if (known === hash) continue;
      if (known !== undefined && !repeatable) {
        const way = wayFrom(known);
        if (step.name !== migrations[0]?.name || way === null) throw new StartRefusal(otherVersion);
        await runAll(way.first);
        last.push(way.last);
      } else {
        await runAll(step.text);
      }
      const reader = repeatable ? 'null' : `'${oldestReader(step)}'`;
      await run(
        `insert into schema_migration (name, hash, oldest_reader) values ('${step.name}', '${hash}', ${reader})
         on conflict (name) do update
         set hash = excluded.hash, oldest_reader = excluded.oldest_reader, applied_at = now()`,
      );
    }
    for (const text of last) await runAll(text);
    return true;
  });
  // In transactions of its own: the version before writes orders meanwhile.
  if (isNewest) await listEarlierOrders(database);
}

const hashOf = ({ text }: Step) => createHash('sha256').update(text).digest('hex');

const isMigration = (name: string) => /^\d{4}_/.test(name);

/** A migration that an older version cannot live with names the last migration of the oldest that can. */
const oldestReader = ({ text }: Step): string =>
  /^-- oldest reader: (\d{4}_\w+\.sql)$/m.exec(text)?.[1] ?? '0000_initial.sql';

/** Whether a later version was here that this one may run beside. Throws where it may not. */
function isReadableLater(rows: Record<string, unknown>[], migrations: Step[]): boolean {
  const own = new Set(migrations.map(({ name }) => name));
  const newest = migrations.at(-1)?.name ?? '';
  const later = rows.filter(({ name }) => isMigration(String(name)) && !own.has(String(name)));
  const isReadable = ({ name, oldest_reader: reader }: Record<string, unknown>) =>
    typeof reader === 'string' && reader <= newest && String(name) > newest;
  if (!later.every(isReadable)) throw new StartRefusal(otherVersion);
  return later.length > 0;
}

/**
 * The way from tables that an earlier commit made under the name of the first migration, before migrations
 * followed one another; null when there is none.
 */
function wayFrom(hash: string): { first: string; last: string } | null {
  for (const name of readdirSync(earlierDir).toSorted()) {
    const text = readFileSync(join(earlierDir, name), 'utf8');
    if (!text.startsWith(`-- from ${hash}\n`)) continue;
    const [first = '', last = ''] = text.split('--> when all other steps are done');
    return { first, last };
  }
  return null;
}

/** Throws unless a database with these migrations can be brought to this version. */
export function requireKnownMigrations(names: readonly string[]): void {
  const own = new Set(steps().migrations.map(({ name }) => name));
  const unknown = names.find((name) => !own.has(name));
  if (unknown === undefined) return;
  throw new StartRefusal(
    `The backup was made by a later version of WorkerBadge (${unknown}). Restore it with that version; nothing was changed.`,
  );
}

/** Throws unless these rows of `schema_migration` are exactly what this version makes. */
export function requireOwnSchema(rows: Record<string, unknown>[]): void {
  const { before, migrations, after } = steps();
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const own = [before, ...migrations, ...after];
  const isCurrent = own.every((step) => applied.get(step.name) === hashOf(step));
  const isLater = rows.some(
    ({ name }) => isMigration(String(name)) && !own.some((step) => step.name === name),
  );
  if (isCurrent && !isLater) return;
  throw new StartRefusal(
    'The database is of another version of WorkerBadge. Back it up with that version, or start this one on it first.',
  );
}

const otherVersion =
  'The data was made by another version of WorkerBadge, and there is no step from it to this one. Start that version, or start with another DATA_DIR or DATABASE_URL; nothing was changed.';

async function requireOwnDatabase(database: Database): Promise<void> {
  const { rows } = await database.query(
    `select count(*)::int as tables, count(*) filter (where table_name = 'schema_migration')::int as own
     from information_schema.tables where table_schema = 'public'`,
  );
  const [{ tables, own } = {}] = rows;
  if (tables === 0 || own === 1) return;
  throw new StartRefusal(
    'The database holds tables of another program. Give WorkerBadge a database of its own; nothing was changed.',
  );
}

/** Statements are parted by drizzle's own mark; hand-written files use the same. */
const statementsOf = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

const rowsOf = (result: unknown) => (result as { rows: Record<string, unknown>[] }).rows;
