import type { Account } from '../accounts/index.ts';

/** Who an order is for, as it was at that moment; kept by law after an account is deleted (E125). */
export type Billing = {
  name: string;
  surname: string;
  email: string;
  phone: string;
  fiscalCode: string;
  street: string;
  municipality: string;
  province: string;
  zipCode: string;
  isAccredited: boolean;
  company: { name: string; vatNumber: string; sdi: string | null } | null;
};

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
