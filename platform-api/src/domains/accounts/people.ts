import { inArray } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { accounts } from './tables.ts';

/** Names of people by their ids; who is unknown is left out. */
export async function peopleById(
  platform: Platform,
  userIds: readonly string[],
): Promise<Map<string, { name: string; surname: string }>> {
  if (userIds.length === 0) return new Map();
  const rows = await platform.database.db
    .select({ id: accounts.id, name: accounts.name, surname: accounts.surname })
    .from(accounts)
    .where(inArray(accounts.id, [...userIds]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
}
