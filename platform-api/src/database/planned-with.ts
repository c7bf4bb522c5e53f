import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { selectRows } from './select-rows.ts';

/**
 * Settings of the planner for the statements of `work` alone, for a statement of which it cannot know what is cheap.
 * In a transaction that goes on afterwards they are as before. PGlite has them too.
 */
export const plannedWith = <T>(
  database: Database,
  settings: Readonly<Record<string, string>>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> =>
  database.transaction(async (tx) => {
    const names = Object.keys(settings);
    const present = names.map((name) => sql`current_setting(${name}) as ${sql.identifier(name)}`);
    const [before = {}] = await selectRows<Record<string, string>>(
      tx,
      sql`select ${sql.join(present, sql`, `)}`,
    );
    const set = async (values: Readonly<Record<string, string>>) => {
      const all = Object.entries(values).map(
        ([name, value]) => sql`set_config(${name}, ${value}, true)`,
      );
      await tx.execute(sql`select ${sql.join(all, sql`, `)}`);
    };
    await set(settings);
    const answer = await work(tx);
    await set(before);
    return answer;
  });
