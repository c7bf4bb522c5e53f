import { sql } from 'drizzle-orm';
import { selectRows } from '../../../database/select-rows.ts';
import type { Platform } from '../../../platform.ts';

/** Ids of the courses that a person teaches, whole or one of their modules. */
export async function coursesTaughtBy(platform: Platform, userId: string): Promise<number[]> {
  const rows = await selectRows<{ id: number }>(
    platform.database.db,
    sql`select cp.course_id as id from course_professor cp
        join professor p on p.id = cp.professor_id where p.account_id = ${userId}::uuid
      union
      select m.course_id from course_module m
        join professor p on p.id = m.professor_id where p.account_id = ${userId}::uuid`,
  );
  return rows.map(({ id }) => id);
}
