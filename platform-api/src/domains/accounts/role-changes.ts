import type { Platform } from '../../platform.ts';
import { roleChanges } from './tables.ts';

export type Stores = Pick<Platform, 'database' | 'clock'>;

/**
 * Writes down, in the running transaction, who was given or lost which role.
 * @param by id of the administrator, or what an operator calls themselves at a terminal
 */
export async function noteRoleChanges(
  { database, clock }: Stores,
  change: { userId: string; by: string; granted: readonly string[]; revoked: readonly string[] },
): Promise<void> {
  const { userId, by, granted, revoked } = change;
  const at = clock.now();
  const rows = [
    ...granted.map((role) => ({ userId, role, change: 'granted' as const, by, at })),
    ...revoked.map((role) => ({ userId, role, change: 'revoked' as const, by, at })),
  ];
  if (rows.length > 0) await database.db.insert(roleChanges).values(rows);
}
