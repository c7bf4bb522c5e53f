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
  /** Of a person, who gets an invoice only when they ask for it; a company always gets one. */
  wantsInvoice?: boolean;
  /** Certified mail for the electronic invoice, where there is no recipient code. */
  pec?: string | null;
};

/** An invoice was asked for; otherwise the order has a receipt alone. */
export const isInvoiced = ({ company, wantsInvoice }: Billing): boolean =>
  company !== null || wantsInvoice === true;
