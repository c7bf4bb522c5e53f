import { parsePaymentReturn } from './payment-return.ts';

it.each([
  ['', { kind: 'none' }],
  ['utm_source=x', { kind: 'none' }],
  ['session_id=cs_1', { kind: 'returned', paymentId: 'cs_1', payerId: null }],
  ['paymentId=P1&PayerID=B2', { kind: 'returned', paymentId: 'P1', payerId: 'B2' }],
  ['paymentId=P1&PayerID=B2&token=t', { kind: 'returned', paymentId: 'P1', payerId: 'B2' }],
  ['token=P1&PayerID=B2', { kind: 'returned', paymentId: 'P1', payerId: 'B2' }],
  ['token=P1', { kind: 'cancelled', paymentId: 'P1' }],
  ['paymentId=P1', { kind: 'cancelled', paymentId: 'P1' }],
  ['paymentId=P1&PayerID=', { kind: 'cancelled', paymentId: 'P1' }],
  ['paymentId=&PayerID=B2', { kind: 'none' }],
])('[ORDER-18 part] the return "%s"', (search, expected) => {
  expect(parsePaymentReturn(new URLSearchParams(search))).toEqual(expected);
});
