import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db, Transaction } from '../../../database/database.ts';
import type { AccreditationState, CertifiedCompany } from '../../../ports/company-credential.ts';
import { accounts, companies } from '../tables.ts';
import { companyCredentials } from './tables.ts';

export type CompanyCredential = Omit<typeof companyCredentials.$inferSelect, 'state'> & {
  state: AccreditationState;
};

type Key = { userId: string } | { reference: string };

export async function findCredential(db: Db, key: Key): Promise<CompanyCredential | null> {
  const [found] = await db
    .select()
    .from(companyCredentials)
    .where(
      'userId' in key
        ? eq(companyCredentials.userId, key.userId)
        : eq(companyCredentials.reference, key.reference),
    );
  // The constraint of the table.
  return found === undefined ? null : { ...found, state: found.state as AccreditationState };
}

/**
 * Holds a person's account until the transaction ends: requests, changes and a deletion of one person come one
 * after the other. False when the account is not active.
 */
export async function holdAccount(db: Transaction, userId: string): Promise<boolean> {
  const [held] = await db
    .select({ status: accounts.status })
    .from(accounts)
    .where(eq(accounts.id, userId))
    .for('update');
  return held?.status === 'active';
}

/** A new request in the place of the person's last one. */
export async function storeRequest(
  db: Transaction,
  request: Pick<
    typeof companyCredentials.$inferInsert,
    'userId' | 'requestId' | 'provider' | 'vatNumber' | 'companyEmail'
  >,
  at: Date,
): Promise<void> {
  const fresh = { ...request, reference: null, state: 0, sequence: 0 };
  const row = { ...fresh, requestedAt: at, changedAt: at };
  await db
    .insert(companyCredentials)
    .values(row)
    .onConflictDoUpdate({ target: companyCredentials.userId, set: row });
}

/** Notes the provider's name of a request; false when the request was replaced, or has another one. */
export async function storeReference(
  db: Db,
  requestId: string,
  reference: string,
): Promise<boolean> {
  const stored = await db
    .update(companyCredentials)
    .set({ reference })
    .where(
      and(
        eq(companyCredentials.requestId, requestId),
        or(isNull(companyCredentials.reference), eq(companyCredentials.reference, reference)),
      ),
    )
    .returning({ userId: companyCredentials.userId });
  return stored.length === 1;
}

export async function storeState(
  db: Transaction,
  userId: string,
  progress: { state: AccreditationState; sequence: number },
  at: Date,
): Promise<void> {
  await db
    .update(companyCredentials)
    .set({ ...progress, changedAt: at })
    .where(eq(companyCredentials.userId, userId));
}

/** The person acts for the company from now on; a company that nobody here acted for is new. */
export async function joinCompany(
  db: Transaction,
  userId: string,
  id: string,
  { legalName: name, vatNumber, role }: CertifiedCompany,
): Promise<void> {
  await db.insert(companies).values({ id, name, vatNumber }).onConflictDoNothing();
  const [company] = await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.vatNumber, vatNumber));
  if (company === undefined) throw new Error(`There is no company ${vatNumber}`);
  await db
    .update(accounts)
    .set({ companyId: company.id, companyRole: role })
    .where(and(eq(accounts.id, userId), isNull(accounts.companyId)));
}

/** @returns the id of the request that was removed */
export async function removeCredential(db: Db, userId: string): Promise<string | null> {
  const [removed] = await db
    .delete(companyCredentials)
    .where(eq(companyCredentials.userId, userId))
    .returning({ requestId: companyCredentials.requestId });
  return removed?.requestId ?? null;
}
