import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { CopySession } from '../database/copy-session.ts';
import { StartRefusal } from '../start-refusal.ts';

/**
 * A database as one script that `psql` could run too: the statements that make the schema, as the version
 * that wrote the data ran them; then each table by COPY; then the positions of sequences. Foreign keys and
 * triggers are off while rows come in, and foreign keys are checked when they come back.
 */
export async function* dump(session: CopySession, schema: string): AsyncGenerator<Uint8Array> {
  const text = (part: string) => Buffer.from(part);
  const tables = await tablesOf(session);
  requireKnownTables(tables, schema);
  yield text(`${firstLine}\n${schema}\n${await rowsMayCome(session, tables)}`);
  for (const { name, columns } of tables) {
    const target = `${name} (${columns})`;
    yield text(`\nCOPY ${target} FROM stdin;\n`);
    yield* session.copyOut(`(select ${columns} from ${name})`);
    yield text('\\.\n');
  }
  yield text(`\n${await rowsAreThere(session, tables)}\n${lastLine}\n`);
}

export const firstLine = '-- WorkerBadge, dump of a database, form 1';
export const lastLine = '-- end of the dump';

/** Writes the parts gzipped, on the disk when it returns. */
export async function writeGzipped(
  parts: AsyncIterable<Uint8Array>,
  target: string | Writable,
): Promise<void> {
  const zipped = createGzip();
  const file =
    typeof target === 'string' ? createWriteStream(target, { mode: 0o600, flush: true }) : target;
  zipped.pipe(file);
  const written = finished(file);
  for await (const part of parts) {
    if (!zipped.write(part)) await Promise.race([once(zipped, 'drain'), written]);
  }
  zipped.end();
  await written;
}

type Table = { name: string; columns: string };

/** The schemas that are ours: `public`, and the one of the job queue. */
const ours = `n.nspname in ('public', 'jobs')`;

/**
 * Every table that holds rows, without those of extensions; generated columns are made again. The counts that
 * the job queue keeps of itself by the day are left out: their tables are made day by day.
 */
async function tablesOf(session: CopySession): Promise<Table[]> {
  const { rows } = await session.query(`
    select format('%I.%I', n.nspname, c.relname) as name,
           string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours}
      and c.relname <> 'queue_stats' and not exists (
      select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by n.nspname, c.relname order by 1`);
  return rows.map(({ name, columns }) => ({ name: String(name), columns: String(columns) }));
}

/** A table that the schema does not make could not be restored: better no backup than one of that kind. */
function requireKnownTables(tables: Table[], schema: string): void {
  const made = new Set(
    [...schema.matchAll(/create table (?:if not exists )?"?(?:public"?\."?)?(\w+)"?/gi)].map(
      ([, name]) => name,
    ),
  );
  const foreign = tables.find(({ name }) => {
    const [schemaName, table = ''] = name.replaceAll('"', '').split('.');
    return schemaName === 'public' && !made.has(table);
  });
  if (foreign === undefined) return;
  throw new StartRefusal(
    `${foreign.name} is no table of WorkerBadge. Move it to a schema of its own, so that the backup can be restored.`,
  );
}

/** Foreign keys by their tables; a partition's own are those of its parent. */
const foreignKeys = `
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and ${ours} order by 1`;

async function rowsMayCome(session: CopySession, tables: Table[]): Promise<string> {
  const { rows } = await session.query(
    `select format('alter table %I.%I drop constraint %I;', n.nspname, c.relname, k.conname) as statement ${foreignKeys}`,
  );
  return [
    ...rows.map(({ statement }) => String(statement)),
    ...tables.map(({ name }) => `alter table ${name} disable trigger user;`),
    // What the schema's own statements have put in.
    `truncate ${tables.map(({ name }) => name).join(', ')};`,
    '',
  ].join('\n');
}

async function rowsAreThere(session: CopySession, tables: Table[]): Promise<string> {
  const keys = await session.query(
    `select format('alter table %I.%I add constraint %I %s;', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid)) as statement ${foreignKeys}`,
  );
  const sequences = await session.query(
    `select format('select setval(%L, %s);', format('%I.%I', schemaname, sequencename), last_value) as statement
     from pg_sequences where schemaname in ('public', 'jobs') and last_value is not null order by 1`,
  );
  const rules = await session.query(
    `select format('alter table %I.%I enable trigger %I;', n.nspname, c.relname, t.tgname) as statement
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled = 'D' and ${ours} order by 1`,
  );
  return [
    ...sequences.rows.map(({ statement }) => String(statement)),
    ...tables.map(({ name }) => `alter table ${name} enable trigger user;`),
    // What was off stays off.
    ...rules.rows.map(({ statement }) => String(statement).replace(' enable ', ' disable ')),
    ...keys.rows.map(({ statement }) => String(statement)),
  ].join('\n');
}
