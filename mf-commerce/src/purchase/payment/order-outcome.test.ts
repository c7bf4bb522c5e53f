import { orderOutcome, type OrderOutcome } from './order-outcome.ts';

const bits = [false, true];

it('[ORDER-21 part] a coupon order succeeds if an order id exists, whatever else is known', () => {
  for (const isPublic of bits)
    for (const hasRedirectUrl of bits)
      for (const hasErrorMessage of bits) {
        const rest = { isCoupon: true, isPublic, hasRedirectUrl, hasErrorMessage };
        expect(orderOutcome({ ...rest, hasOrderId: true })).toBe('success');
        expect(orderOutcome({ ...rest, hasOrderId: false })).toBe('error');
      }
});

/** Public, order id, redirect URL, error message: all sixteen. */
const rows: [string, OrderOutcome][] = [
  ['0000', 'error'],
  ['0001', 'error'],
  ['0010', 'success'],
  ['0011', 'success'],
  ['0100', 'warning'],
  ['0101', 'warning'],
  ['0110', 'success'],
  ['0111', 'success'],
  ['1000', 'error'],
  ['1001', 'warning'],
  ['1010', 'success'],
  ['1011', 'success'],
  ['1100', 'error'],
  ['1101', 'warning'],
  ['1110', 'success'],
  ['1111', 'success'],
];

it.each(rows)(
  '[ORDER-22] [ORDER-25 part] public, order, redirect, error %s gives %s',
  (row, expected) => {
    const [isPublic, hasOrderId, hasRedirectUrl, hasErrorMessage] = [...row].map(
      (bit) => bit === '1',
    );
    expect(
      orderOutcome({
        isCoupon: false,
        isPublic: isPublic === true,
        hasOrderId: hasOrderId === true,
        hasRedirectUrl: hasRedirectUrl === true,
        hasErrorMessage: hasErrorMessage === true,
      }),
    ).toBe(expected);
  },
);
