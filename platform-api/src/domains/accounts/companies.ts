import { and, eq, inArray } from 'drizzle-orm';
import type { InTransaction, Platform } from '../../platform.ts';
import { accounts, companies } from './tables.ts';

/** The names of companies by their ids. */
export async function companyNames(
  { database: { db } }: Platform,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The company of a VAT number; null where none here has it. */
export async function companyOfVatNumber(
  { database: { db } }: Platform,
  vatNumber: string,
): Promise<string | null> {
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.vatNumber, vatNumber));
  return company?.id ?? null;
}

/** Holds a company until the transaction ends: what concerns all of it comes one after the other. */
export async function holdCompany({ database: { db } }: InTransaction, id: string): Promise<void> {
  await db.select({ id: companies.id }).from(companies).where(eq(companies.id, id)).for('update');
}

/** In whose name a person acts from now on, on all of their devices: their company's, or their own. */
export async function setActsAsPerson(
  { database: { db } }: InTransaction,
  userId: string,
  actsAsPerson: boolean,
): Promise<void> {
  await db.update(accounts).set({ actsAsPerson }).where(eq(accounts.id, userId));
}

/** Ids of the active accounts that represent a company by law. */
export async function representativesOf(
  { database: { db } }: Platform,
  companyId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.companyId, companyId),
        eq(accounts.companyRole, 'LEGAL_REPRESENTATIVE'),
        eq(accounts.status, 'active'),
      ),
    )
    .orderBy(accounts.id);
  return rows.map(({ id }) => id);
}
