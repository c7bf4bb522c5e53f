import { eq } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { accountErrors } from './errors.ts';
import { accounts, companies } from './tables.ts';

/** Where mails go from now on; null: to the address of the identity again (PROF-11). */
export async function changeCommunicationEmail(
  platform: Platform,
  userId: string,
  email: string | null,
): Promise<void> {
  await platform.database.db
    .update(accounts)
    .set({ communicationEmail: email })
    .where(eq(accounts.id, userId));
}

/** The recipient code of the electronic invoices of a company, by one of its users (PROF-06). */
export async function changeSdi(
  platform: Platform,
  company: { id: string } | null,
  sdi: string,
): Promise<void> {
  if (company === null) throw accountErrors.NOT_A_COMPANY_USER();
  await platform.database.db.update(companies).set({ sdi }).where(eq(companies.id, company.id));
}
