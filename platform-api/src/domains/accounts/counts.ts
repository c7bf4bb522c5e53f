import { and, count, eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { accounts } from './tables.ts';

/** Registered people, deleted ones not counted. */
export async function countAccounts(platform: Platform): Promise<number> {
  const [row] = await platform.database.db
    .select({ total: count() })
    .from(accounts)
    .where(eq(accounts.status, 'active'));
  return row?.total ?? 0;
}

/** People whom an administrator enabled as teachers. */
export async function countProfessors(platform: Platform): Promise<number> {
  const [row] = await platform.database.db
    .select({ total: count() })
    .from(accounts)
    .where(and(eq(accounts.status, 'active'), eq(accounts.isDocente, true)));
  return row?.total ?? 0;
}
