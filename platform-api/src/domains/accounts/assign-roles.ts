import type { RoleName } from 'contracts';
import { and, eq, notInArray } from 'drizzle-orm';
import { accessErrors } from '../../http/access.ts';
import type { Platform } from '../../platform.ts';
import { noteAct } from '../audit/index.ts';
import { accountErrors } from './errors.ts';
import { administrators } from './administrators.ts';
import { inRoleOrder } from './repository.ts';
import { noteRoleChanges } from './role-changes.ts';
import { accountRoles, accounts } from './tables.ts';

export type Assignment = {
  roles: readonly RoleName[];
  isDocente: boolean;
  /** The administrator who does it. */
  by: string;
  /** `rightsVersion` of what they saw; null: whatever there is is replaced. */
  seen?: string | null;
};

/** Roles and teacher flag as one text: who saves says what they saw, and overwrites nothing else. */
export const rightsVersion = (rights: { roles: readonly string[]; isDocente: boolean }): string =>
  [...inRoleOrder(rights.roles), ...(rights.isDocente ? ['docente'] : [])].join(' ');

/**
 * Gives an active person these roles and no others, the learner's always (E142), and the teacher flag
 * (SHELL-40), and records who did it. It takes effect with their next call. One administrator always remains, however
 * many requests arrive at once; nobody takes this role from themselves, and who has lost it meanwhile changes nothing.
 */
export async function assignRoles(
  platform: Platform,
  userId: string,
  { roles, isDocente, by, seen = null }: Assignment,
): Promise<void> {
  const wanted = [...new Set<RoleName>(['Discente', ...roles])];
  await platform.database.transaction(async () => {
    const { db } = platform.database;
    const all = await administrators(platform);
    if (!all.includes(by)) throw accessErrors.FORBIDDEN();
    const before = await lockRights(platform, userId);
    if (before === null) throw accountErrors.ACCOUNT_NOT_FOUND();
    if (!wanted.includes('AdminWorkerBadge') && all.includes(userId)) {
      if (all.length === 1) throw accountErrors.LAST_ADMINISTRATOR();
      if (userId === by) throw accountErrors.OWN_ROLE();
    }
    if (seen !== null && seen !== rightsVersion(before)) throw accountErrors.RIGHTS_CHANGED();
    await db
      .update(accounts)
      .set({
        isDocente,
        ...(before.isDocente === isDocente
          ? {}
          : { docenteSince: isDocente ? platform.clock.now() : null }),
        // A login must not begin with a role that was taken away.
        ...(wanted.some((role) => role === before.primaryRole) ? {} : { primaryRole: 'Discente' }),
      })
      .where(eq(accounts.id, userId));
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
      by: { userId: by },
      granted: granted.map(({ role }) => role),
      revoked: revoked.map(({ role }) => role),
    });
    if (before.isDocente === isDocente) return;
    await noteAct(platform, {
      actorId: by,
      act: isDocente ? 'teacher.enabled' : 'teacher.disabled',
      subjectKind: 'user',
      subjectId: userId,
    });
  });
}

/** What an active person has, held until the transaction ends; null when there is none. */
async function lockRights({ database }: Platform, userId: string) {
  const [account] = await database.db
    .select({ primaryRole: accounts.primaryRole, isDocente: accounts.isDocente })
    .from(accounts)
    .where(and(eq(accounts.id, userId), eq(accounts.status, 'active')))
    .for('update');
  if (account === undefined) return null;
  const roles = await database.db
    .select({ role: accountRoles.role })
    .from(accountRoles)
    .where(eq(accountRoles.userId, userId));
  return { ...account, roles: roles.map(({ role }) => role) };
}
