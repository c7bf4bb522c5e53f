import { couponType, paymentTypeName } from '../payments/index.ts';
import type { OrderRow } from './repository.ts';

/** With what an order is paid; both where the coupon pays a part. */
export function paymentName(
  { couponCents, dueCents, paymentTypeId }: OrderRow,
  language: 'it' | 'en',
): string {
  const coupon = couponType.description[language];
  if (dueCents === 0n) return coupon;
  const type = paymentTypeName(paymentTypeId, language);
  return couponCents === 0n ? type : `${coupon} + ${type}`;
}
