import { api } from 'shared-auth';

/** Payment types of the server (CART-27); the one flagged as coupon is never guessed (E99). */
export type PaymentType = { id: number; description: string; isCoupon: boolean };

type WirePaymentType = {
  paymentTypeId: number;
  description: string;
  urlImage: string | null;
  isCoupon: boolean;
};

export async function fetchPaymentTypes(signal: AbortSignal): Promise<PaymentType[]> {
  const list = await api.get('/api/Order/GetPaymentTypes', { signal });
  return list.map(({ paymentTypeId, description, isCoupon }) => ({
    id: paymentTypeId,
    description,
    isCoupon,
  }));
}

/** A legal text in the language of the request. */
export type LegalDocument = {
  title: string;
  /** ISO date of this wording. */
  updatedAt: string;
  sections: { heading: string; paragraphs: string[] }[];
};

export const fetchPrivacy = (signal: AbortSignal) => api.get('/api/Documents/Privacy', { signal });

export const fetchTerms = (signal: AbortSignal) => api.get('/api/Order/GetTerms', { signal });
