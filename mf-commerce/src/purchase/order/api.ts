import { queryOptions } from '@tanstack/react-query';
import { api, endpointKey } from 'shared-auth';

/** Payment types of the server (CART-27); the one flagged as coupon is never guessed (E99). */
export type PaymentType = { id: number; description: string; isCoupon: boolean };

/** Paying by coupon alone is done from the wallet, which a visitor has not. */
const offered = (types: PaymentType[]) => types.filter(({ isCoupon }) => !isCoupon);

/** The payment types that the order step offers (CART-27). */
export const paymentTypesQuery = (locale: string) =>
  queryOptions({
    queryKey: endpointKey('/api/Order/GetPaymentTypes', locale),
    queryFn: async ({ signal }): Promise<PaymentType[]> => {
      const list = await api.get('/api/Order/GetPaymentTypes', { signal });
      return list.map(({ paymentTypeId, description, isCoupon }) => ({
        id: paymentTypeId,
        description,
        isCoupon,
      }));
    },
    select: offered,
    staleTime: 5 * 60_000,
  });

/** Legal texts in the language of the request. */
const legalEndpoints = {
  privacy: '/api/Documents/Privacy',
  terms: '/api/Order/GetTerms',
} as const;

export type LegalDocumentName = keyof typeof legalEndpoints;

export const legalDocumentQuery = (name: LegalDocumentName, locale: string) =>
  queryOptions({
    queryKey: endpointKey(legalEndpoints[name], locale),
    queryFn: ({ signal }) => api.get(legalEndpoints[name], { signal }),
    staleTime: Infinity,
  });
