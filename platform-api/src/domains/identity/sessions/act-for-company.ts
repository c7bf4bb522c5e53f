import type { Principal } from '../../../http/access.ts';
import { inTransaction, type Platform } from '../../../platform.ts';
import { accountById, setActsAsPerson, type Account } from '../../accounts/index.ts';
import { identityErrors } from '../errors.ts';
import { leaveCompanySessions } from '../repository.ts';

/**
 * In whose name a person acts from now on: their company's, or their own. It holds on all of their devices, for what
 * is bought, invoiced and redeemed asks the account. Sessions that were opened for the company go on as the person's.
 * @returns the account as it is then
 * @throws NO_BUSINESS_ROLE when there is no company to act for
 */
export async function actForCompany(
  platform: Platform,
  { userId }: Principal,
  acts: boolean,
): Promise<Account> {
  return inTransaction(platform, async (tx) => {
    await setActsAsPerson(tx, userId, !acts);
    if (!acts) await leaveCompanySessions(tx, userId);
    const account = await accountById(tx, userId);
    if (account === null) throw new Error(`No account ${userId}`);
    if (acts && account.represents === null) throw identityErrors.NO_BUSINESS_ROLE();
    return account;
  });
}
