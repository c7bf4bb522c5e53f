import type { Account } from '../accounts/index.ts';
import type { Billing } from './buyer.ts';

/** What a learner asks for beside the order. */
export type InvoiceWish = { wantsInvoice: boolean; pec: string | null };

export const billingOf = (account: Account, wish: InvoiceWish): Billing => ({
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
  ...(account.company === null && wish.wantsInvoice ? { wantsInvoice: true } : {}),
  ...(wish.pec !== null && (account.company !== null || wish.wantsInvoice)
    ? { pec: wish.pec }
    : {}),
});
