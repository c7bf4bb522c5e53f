import { and, eq, or, sql } from 'drizzle-orm';
import { accountErrors } from './errors.ts';
import { administrators } from './administrators.ts';
import { normalFiscalCode } from './fiscal-code.ts';
import { noteRoleChanges, type Stores } from './role-changes.ts';
import { accountRoles, accounts } from './tables.ts';

const role = 'AdminWorkerBadge';

export type Person = { id: string; name: string };

/** Active people with this mail address or fiscal code; several can share an address. */
export async function peopleKnownAs({ database }: Stores, person: string): Promise<Person[]> {
  const mail = person.trim().toLowerCase();
  const { id, name, surname, status, fiscalCode, email, communicationEmail } = accounts;
  const rows = await database.db
    .select({ id, name, surname })
    .from(accounts)
    .where(
      and(
        eq(status, 'active'),
        or(
          eq(fiscalCode, normalFiscalCode(person)),
          eq(sql`lower(${email})`, mail),
          eq(sql`lower(${communicationEmail})`, mail),
        ),
      ),
    );
  return rows.map((row) => ({ id: row.id, name: `${row.name} ${row.surname}` }));
}

/** The active administrators by name. */
export async function listAdministrators({ database }: Stores): Promise<Person[]> {
  const rows = await database.db
    .select({ id: accounts.id, name: accounts.name, surname: accounts.surname })
    .from(accounts)
    .innerJoin(accountRoles, eq(accountRoles.userId, accounts.id))
    .where(and(eq(accountRoles.role, role), eq(accounts.status, 'active')))
    .orderBy(accounts.surname, accounts.name);
  return rows.map((row) => ({ id: row.id, name: `${row.name} ${row.surname}` }));
}

/** @returns false when the person is one already; then nothing is written */
export function grantAdministrator(stores: Stores, userId: string, by: string): Promise<boolean> {
  const { database } = stores;
  return database.transaction(async () => {
    const added = await database.db
      .insert(accountRoles)
      .values({ userId, role })
      .onConflictDoNothing()
      .returning();
    if (added.length === 0) return false;
    await noteRoleChanges(stores, {
      userId,
      by: { operator: by },
      granted: [role],
      revoked: [],
    });
    return true;
  });
}

/**
 * @returns false when the person is not an administrator
 * @throws LAST_ADMINISTRATOR
 */
export function revokeAdministrator(stores: Stores, userId: string, by: string): Promise<boolean> {
  const { database } = stores;
  return database.transaction(async () => {
    const { db } = database;
    const all = await administrators(stores);
    if (!all.includes(userId)) return false;
    if (all.length === 1) throw accountErrors.LAST_ADMINISTRATOR();
    await db
      .delete(accountRoles)
      .where(and(eq(accountRoles.userId, userId), eq(accountRoles.role, role)));
    // A login must not begin with a role that was taken away.
    await db
      .update(accounts)
      .set({ primaryRole: 'Discente' })
      .where(and(eq(accounts.id, userId), eq(accounts.primaryRole, role)));
    await noteRoleChanges(stores, {
      userId,
      by: { operator: by },
      granted: [],
      revoked: [role],
    });
    return true;
  });
}
