import type { Platform } from '../../platform.ts';
import type { PaymentMethod } from '../../ports/payments.ts';

export type PaymentType = {
  id: number;
  method: PaymentMethod;
  description: { it: string; en: string };
};

const known: readonly PaymentType[] = [
  { id: 1, method: 'card', description: { it: 'Carta', en: 'Card' } },
  { id: 2, method: 'paypal', description: { it: 'PayPal', en: 'PayPal' } },
];

/** Paying with credits alone, without a provider: the one flagged as coupon (E99). */
export const couponType = { id: 3, description: { it: 'Coupon', en: 'Coupon' } } as const;

/** What the configured providers take. */
export const paymentTypes = (platform: Pick<Platform, 'payments'>): PaymentType[] =>
  known.filter(({ method }) => platform.payments.some(({ methods }) => methods.includes(method)));

/** Name of a type of the past too, which may no longer be offered. */
export const paymentTypeName = (id: number, language: 'it' | 'en'): string =>
  [...known, couponType].find((type) => type.id === id)?.description[language] ?? '-';
