import type { Database } from '../database/database.ts';

/** What a query of the catalogs says, one line for each thing. */
const questions = [
  `select format('column %s.%s %s %s default %s', table_name, column_name,
     coalesce(domain_name, udt_name), is_nullable, coalesce(column_default, '-')) as line
   from information_schema.columns where table_schema = 'public'`,
  `select format('index %s', indexdef) as line from pg_indexes where schemaname = 'public'`,
  `select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
   from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select format('trigger %s', pg_get_triggerdef(t.oid)) as line from pg_trigger t
   join pg_class c on c.oid = t.tgrelid
   where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  `select format('function %s', pg_get_functiondef(p.oid)) as line from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
     and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
];

/** Everything that the tables are, sorted: two databases of one version have the same. */
export async function schemaPicture(database: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const question of questions) {
    const { rows } = await database.query(question);
    lines.push(...rows.map(({ line }) => String(line)));
  }
  return lines.toSorted();
}
