import pg from 'pg';

const EVERY_MS = 10_000;

/**
 * Drops, again and again, the databases of tests that nobody is connected to, twice in a row: those of processes
 * that were ended before they could. Leaves the template.
 * @returns what ends it
 */
export function dropUnusedDatabases(server: string, template: string): () => void {
  let before: readonly string[] = [];
  const look = async () => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string }>(
        `select datname as name from pg_database d
         where datname like 'test\\_%' and datname <> $1
           and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
        [template],
      );
      const unused = rows.map(({ name }) => name);
      for (const name of unused.filter((each) => before.includes(each))) {
        await client.query(`drop database if exists ${name}`);
      }
      before = unused;
    } finally {
      await client.end();
    }
  };
  // What was not dropped now, as its own process does that at this moment, is dropped the next time.
  const timer = setInterval(() => void look().catch(() => {}), EVERY_MS);
  return () => clearInterval(timer);
}
