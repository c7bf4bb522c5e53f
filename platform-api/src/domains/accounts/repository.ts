import { isRoleName, roleCodes, type RoleName } from 'contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { pseudonymOf } from './pseudonym.ts';
import { accountClaims, accountRoles, accounts, companies } from './tables.ts';

export type CompanyOfAccount = {
  id: string;
  name: string;
  vatNumber: string;
  sdi: string | null;
  role: 'DELEGATE' | 'LEGAL_REPRESENTATIVE';
};

/** A person as the server knows them. */
export type Account = Omit<
  typeof accounts.$inferSelect,
  'companyId' | 'companyRole' | 'actsAsPerson' | 'primaryRole' | 'communicationEmail'
> & {
  /** Where mails go: the chosen address, else the one of the identity. */
  communicationEmail: string;
  /** The chosen address, null while there is none. */
  chosenCommunicationEmail: string | null;
  primaryRole: RoleName;
  /** Never empty, in the order of their codes, Discente first. */
  roles: RoleName[];
  claims: string[];
  /** For which the person acts now. */
  company: CompanyOfAccount | null;
  /** For which the person may act. */
  represents: CompanyOfAccount | null;
};

/** Discente first, the rest by their codes. */
export const inRoleOrder = (names: readonly string[]): RoleName[] =>
  names
    .filter(isRoleName)
    .toSorted((a, b) =>
      a === 'Discente' ? -1 : b === 'Discente' ? 1 : roleCodes[a] - roleCodes[b],
    );

type AccountKey = { id: string } | { fiscalCode: string };

export async function findAccount(platform: Platform, key: AccountKey): Promise<Account | null> {
  const { db } = platform.database;
  const [found] = await db
    .select({
      account: accounts,
      company: companies,
      roles: sql<string[] | null>`(select array_agg(${accountRoles.role}) from ${accountRoles}
        where ${accountRoles.userId} = ${accounts.id})`,
      claims: sql<
        string[] | null
      >`(select array_agg(${accountClaims.claim} order by ${accountClaims.claim})
        from ${accountClaims} where ${accountClaims.userId} = ${accounts.id})`,
    })
    .from(accounts)
    .leftJoin(companies, eq(companies.id, accounts.companyId))
    .where(
      'id' in key
        ? eq(accounts.id, key.id)
        : inArray(accounts.fiscalCode, [key.fiscalCode, pseudonymOf(platform, key.fiscalCode)]),
    );
  if (found === undefined) return null;
  const {
    companyId: _id,
    companyRole,
    actsAsPerson,
    primaryRole,
    communicationEmail,
    ...row
  } = found.account;
  const represents =
    found.company !== null && companyRole !== null ? { ...found.company, role: companyRole } : null;
  return {
    ...row,
    communicationEmail: communicationEmail ?? row.email,
    chosenCommunicationEmail: communicationEmail,
    primaryRole: isRoleName(primaryRole) ? primaryRole : 'Discente',
    roles: inRoleOrder(found.roles ?? ['Discente']),
    claims: found.claims ?? [],
    company: actsAsPerson ? null : represents,
    represents,
  };
}

export type NewAccount = typeof accounts.$inferInsert & { roles: RoleName[]; claims?: string[] };

/** Stores a person with roles and claims; null when the fiscal code is already someone's, deleted ones too. */
export async function insertAccount(
  platform: Platform,
  { roles, claims = [], ...row }: NewAccount,
): Promise<string | null> {
  return platform.database.transaction(async () => {
    const { db } = platform.database;
    const [erased] = await db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.fiscalCode, pseudonymOf(platform, row.fiscalCode)));
    if (erased !== undefined) return null;
    const [stored] = await db
      .insert(accounts)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: accounts.id });
    if (stored === undefined) return null;
    await db.insert(accountRoles).values(roles.map((role) => ({ userId: row.id, role })));
    if (claims.length > 0) {
      await db
        .insert(accountClaims)
        .values(claims.map((claim) => ({ userId: row.id, claim: claim as 'CAI' })));
    }
    return stored.id;
  });
}

export async function insertCompany(
  platform: Platform,
  company: typeof companies.$inferInsert,
): Promise<void> {
  await platform.database.db.insert(companies).values(company).onConflictDoNothing();
}
