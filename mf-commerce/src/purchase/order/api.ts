import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, centsOf, endpointKey, eurosOf } from 'shared-auth';

/** Payment types of the server (CART-27); the one flagged as coupon is never guessed (E99). */
export type PaymentType = { id: number; description: string; isCoupon: boolean };

/** The types of providers: all that a visitor has, who has no coupon. */
export const providerTypes = (types: readonly PaymentType[]): PaymentType[] =>
  types.filter(({ isCoupon }) => !isCoupon);

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
    staleTime: 5 * 60_000,
    // In another language they are the same: the form with what was chosen stays.
    placeholderData: keepPreviousData,
  });

/** What the coupon of the buyer pays of a total, in cents (CART-30). */
export type Coupon = { cents: number; paidCents: number; dueCents: number };

export const couponQuery = (totalCents: number) =>
  queryOptions({
    queryKey: endpointKey('/api/Order/GetCouponNftUser', totalCents),
    queryFn: async ({ signal }): Promise<Coupon> => {
      const query = { totalCost: eurosOf(totalCents) };
      const wire = await api.get('/api/Order/GetCouponNftUser', { query, signal });
      return {
        cents: centsOf(wire.totalCouponNft),
        paidCents: centsOf(wire.totaleCoupon ?? 0),
        dueCents: centsOf(wire.daPagare ?? eurosOf(totalCents)),
      };
    },
  });
