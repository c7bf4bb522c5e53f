import type { Money } from '@paypal/paypal-server-sdk';
import type { Cents } from '../../../money.ts';

const decimal = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** `12.34`, as PayPal writes amounts. */
export const toDecimal = (cents: Cents): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

/** Cents of PayPal's decimal; throws for one with other than two places, which is of no currency of ours. */
export function fromDecimal(value: string): Cents {
  const [, sign, whole = '', part = ''] = decimal.exec(value) ?? [];
  if (whole === '') throw new Error(`PayPal wrote ${JSON.stringify(value)} for an amount`);
  const cents = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}

export const toMoney = (cents: Cents): Money => ({ currencyCode: 'EUR', value: toDecimal(cents) });
