import type { Account } from '../../accounts/index.ts';
import { identityErrors } from '../errors.ts';
import type { VerifiedCompany } from '../presentation/verify-presentation.ts';

/**
 * The company for which a person may enter: the one that the account names with a business role. A
 * credential, where one was presented, must say the same. Throws NO_BUSINESS_ROLE, COMPANY_MISMATCH.
 */
export function companyOf(
  { represents: company }: Pick<Account, 'represents'>,
  presented: VerifiedCompany | null,
): NonNullable<Account['represents']> {
  if (company === null) throw identityErrors.NO_BUSINESS_ROLE();
  const isSame =
    presented === null ||
    (presented.vatNumber === company.vatNumber && presented.role === company.role);
  if (!isSame) throw identityErrors.COMPANY_MISMATCH();
  return company;
}
