import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { lastWrites } from './tables.ts';

/**
 * Notes that this person has written, after what they wrote was committed. A replica that has this note has
 * what was committed before it: changes arrive there in the order of the commits.
 */
export async function noteWrite({ database }: Platform, userId: string): Promise<void> {
  // Of an account that was deleted by this very request there is nothing to note.
  await database.db.execute(sql`
    insert into last_write (user_id, note)
    select id, ${randomUUID()}::uuid from account where id = ${userId}
    on conflict (user_id) do update set note = excluded.note`);
}

/** The person's last note, from wherever the caller reads; null when there is none. */
export async function lastWrite({ database }: Platform, userId: string): Promise<string | null> {
  const [found] = await database.db
    .select({ note: lastWrites.note })
    .from(lastWrites)
    .where(eq(lastWrites.userId, userId));
  return found?.note ?? null;
}
