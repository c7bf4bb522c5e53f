import type { Account } from '../accounts/index.ts';
import type { Billing } from './tables.ts';

export const billingOf = (account: Account): Billing => ({
  name: account.name,
  surname: account.surname,
  email: account.communicationEmail,
  phone: account.phone,
  fiscalCode: account.fiscalCode,
  street: account.street,
  municipality: account.municipality,
  province: account.province,
  zipCode: account.zipCode,
  isAccredited: account.blockchainAccreditedAt !== null,
  company:
    account.company === null
      ? null
      : {
          name: account.company.name,
          vatNumber: account.company.vatNumber,
          sdi: account.company.sdi,
        },
});
