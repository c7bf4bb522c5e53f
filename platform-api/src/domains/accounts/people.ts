import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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

/** Ids of the active accounts that have this address, as their own or for their mail, in any case of letters. */
export async function peopleByEmail(platform: Platform, email: string): Promise<string[]> {
  const sought = email.trim().toLowerCase();
  const rows = await platform.database.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.status, 'active'),
        or(
          eq(sql`lower(${accounts.email})`, sought),
          eq(sql`lower(${accounts.communicationEmail})`, sought),
        ),
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * The condition that the person of a row has this text in their name, in either order of name and surname, without
 * regard to case and accents.
 * @param userId the column that holds the person's id
 */
export function nameContains(userId: PgColumn, text: string): SQL {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const names = sql`${accounts.name} || ' ' || ${accounts.surname} || ' ' || ${accounts.name}`;
  return sql`exists (select from ${accounts} where ${accounts.id} = ${userId} and unaccent(${names}) ilike unaccent(${pattern}))`;
}

/** Name and surname of a person, for a select of another domain; null where nobody has the id. @param id a uuid */
export const nameOfPerson = (id: SQL | PgColumn): SQL =>
  sql`(select ${accounts.name} || ' ' || ${accounts.surname} from ${accounts} where ${accounts.id} = ${id})`;

/** Where mails to a person go, for a select of another domain; null where they go to nobody. @param id a uuid */
export const addressOfPerson = (id: SQL | PgColumn): SQL =>
  sql`(select coalesce(${accounts.communicationEmail}, ${accounts.email}) from ${accounts}
    where ${accounts.id} = ${id} and ${accounts.status} = 'active')`;

/** The condition that the person of a row may log in. @param userId the column that holds the person's id */
export const isActivePerson = (userId: PgColumn): SQL =>
  sql`exists (select from ${accounts} where ${accounts.id} = ${userId} and ${accounts.status} = 'active')`;

export type Addressee = { name: string; surname: string; email: string };

/** Where mails to people go, the communication address first; deleted and pending accounts are left out. */
export async function addresseesById(
  platform: Platform,
  userIds: readonly string[],
): Promise<Map<string, Addressee>> {
  if (userIds.length === 0) return new Map();
  const rows = await platform.database.db
    .select({
      id: accounts.id,
      name: accounts.name,
      surname: accounts.surname,
      email: accounts.email,
      communicationEmail: accounts.communicationEmail,
    })
    .from(accounts)
    .where(and(inArray(accounts.id, [...userIds]), eq(accounts.status, 'active')));
  return new Map(
    rows.map(({ id, name, surname, email, communicationEmail }) => [
      id,
      { name, surname, email: communicationEmail ?? email },
    ]),
  );
}
