import type { Platform } from '../../platform.ts';
import { noteAct } from '../audit/index.ts';
import { roleChanges } from './tables.ts';

export type Stores = Pick<Platform, 'database' | 'clock'>;

/** An administrator, or what an operator calls themselves at a terminal. */
type Author = { userId: string } | { operator: string };

/** Writes down, in the running transaction, who was given or lost which role. Call it last, as `noteAct`. */
export async function noteRoleChanges(
  stores: Stores,
  change: { userId: string; by: Author; granted: readonly string[]; revoked: readonly string[] },
): Promise<void> {
  const { userId, by, granted, revoked } = change;
  const at = stores.clock.now();
  const changes = [
    ...revoked.map((role) => ({ role, change: 'revoked' as const })),
    ...granted.map((role) => ({ role, change: 'granted' as const })),
  ];
  if (changes.length === 0) return;
  const author = 'userId' in by ? by.userId : by.operator;
  await stores.database.db
    .insert(roleChanges)
    .values(changes.map((row) => ({ ...row, userId, by: author, at })));
  for (const { role, change: what } of changes) {
    await noteAct(stores, {
      actorId: 'userId' in by ? by.userId : null,
      act: `role.${what}`,
      subjectKind: 'user',
      subjectId: userId,
      detail: { role },
    });
  }
}
