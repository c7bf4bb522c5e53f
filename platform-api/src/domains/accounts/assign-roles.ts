import type { RoleName } from 'contracts';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { accountErrors } from './errors.ts';
import { administrators } from './administrators.ts';
import { noteRoleChanges } from './role-changes.ts';
import { accountRoles, accounts } from './tables.ts';

/**
 * Gives an active person these roles and no others, the learner's always (E142), and the teacher flag
 * (SHELL-40), and records who did it. It takes effect with their next call. One administrator always remains, however many requests arrive at once.
 */
export async function assignRoles(
  platform: Platform,
  userId: string,
  { roles, isDocente, by }: { roles: readonly RoleName[]; isDocente: boolean; by: string },
): Promise<void> {
  const wanted = [...new Set<RoleName>(['Discente', ...roles])];
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    const others = (await administrators(platform)).filter((id) => id !== userId);
    const [account] = await db
      .update(accounts)
      .set({ isDocente })
      .where(and(eq(accounts.id, userId), eq(accounts.status, 'active')))
      .returning({ primaryRole: accounts.primaryRole });
    if (account === undefined) throw accountErrors.ACCOUNT_NOT_FOUND();
    const { primaryRole } = account;
    if (!wanted.includes('AdminWorkerBadge') && others.length === 0) {
      throw accountErrors.LAST_ADMINISTRATOR();
    }
    const revoked = await db
      .delete(accountRoles)
      .where(and(eq(accountRoles.userId, userId), notInArray(accountRoles.role, wanted)))
      .returning({ role: accountRoles.role });
    const granted = await db
      .insert(accountRoles)
      .values(wanted.map((role) => ({ userId, role })))
      .onConflictDoNothing()
      .returning({ role: accountRoles.role });
    await noteRoleChanges(platform, {
      userId,
      by,
      granted: granted.map(({ role }) => role),
      revoked: revoked.map(({ role }) => role),
    });
    if (!wanted.some((role) => role === primaryRole)) {
      // A login must not begin with a role that was taken away.
      await db.update(accounts).set({ primaryRole: 'Discente' }).where(eq(accounts.id, userId));
    }
  });
}
