import { and, asc, eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { accountRoles, accounts } from './tables.ts';

/**
 * The active administrators, held until the transaction ends: of two who leave at once the second one
 * waits, and then sees that the first has gone.
 */
export async function administrators(platform: Pick<Platform, 'database'>): Promise<string[]> {
  const rows = await platform.database.db
    .select({ id: accountRoles.userId })
    .from(accountRoles)
    .innerJoin(accounts, eq(accounts.id, accountRoles.userId))
    .where(and(eq(accountRoles.role, 'AdminWorkerBadge'), eq(accounts.status, 'active')))
    .orderBy(asc(accountRoles.userId))
    .for('update');
  return rows.map(({ id }) => id);
}
