import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Platform } from '../../platform.ts';

export type Statement = { sql: string; params: unknown[] };

/** Does the work and tells which hand-written statements it ran, to be run again without the server. */
export async function recordStatements(
  platform: Platform,
  work: (platform: Platform) => Promise<unknown>,
): Promise<Statement[]> {
  const ran: SQL[] = [];
  const db = new Proxy(platform.database.db, {
    get: (target, name) =>
      name === 'execute'
        ? (statement: SQL) => {
            ran.push(statement);
            return target.execute(statement);
          }
        : Reflect.get(target, name),
  });
  await work({ ...platform, database: { ...platform.database, db } });
  const dialect = new PgDialect();
  return ran.map((statement) => {
    const { sql, params } = dialect.sqlToQuery(statement);
    return { sql, params };
  });
}
