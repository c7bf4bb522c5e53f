import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import type { Database } from './database.ts';

const here = import.meta.dirname;
const migrationsDir = join(here, 'migrations');
const sqlDir = join(here, 'sql');

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

/**
 * Applies what is missing, in order, in one transaction, under a lock that other processes wait for.
 * Throws a StartRefusal for a database of another program or of another version.
 */
export async function migrate(database: Database): Promise<void> {
  await requireOwnDatabase(database);
  await database.script(
    'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { before, migrations, after } = steps();
  await database.transaction(async () => {
    const run = (text: string) => database.db.execute(text);
    await run('select pg_advisory_xact_lock(7263481)');
    const applied = new Map(
      rowsOf(await run('select name, hash from schema_migration')).map((row) => [
        String(row.name),
        String(row.hash),
      ]),
    );
    const own = new Set(migrations.map(({ name }) => name));
    const isLater = (name: string) => /^\d{4}_/.test(name) && !own.has(name);
    if ([...applied.keys()].some(isLater)) throw new StartRefusal(otherVersion);
    for (const [step, repeatable] of [
      [before, true] as const,
      ...migrations.map((step) => [step, false] as const),
      ...after.map((step) => [step, true] as const),
    ]) {
      const hash = createHash('sha256').update(step.text).digest('hex');
      const known = applied.get(step.name);
      if (known === hash) continue;
      if (known !== undefined && !repeatable) throw new StartRefusal(otherVersion);
      for (const statement of statementsOf(step.text)) await run(statement);
      await run(
        `insert into schema_migration (name, hash) values ('${step.name}', '${hash}')
         on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      );
    }
  });
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
