import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'shared-ui';
import { fetchPaymentTypes, type PaymentType } from './api.ts';

/** Paying by coupon alone is done from the wallet, which a visitor has not. */
const offered = (types: PaymentType[]) => types.filter(({ isCoupon }) => !isCoupon);

/** The payment types that the order step offers (CART-27). */
export function usePaymentTypes() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['Order/GetPaymentTypes', locale],
    queryFn: ({ signal }) => fetchPaymentTypes(signal),
    select: offered,
    staleTime: 5 * 60_000,
  });
}
