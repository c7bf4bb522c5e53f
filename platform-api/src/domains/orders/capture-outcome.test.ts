import assert from 'node:assert/strict';
import { test } from 'node:test';
import { captureOutcome, isPartMissing, stateOnceSold } from './capture-outcome.ts';

const order = { state: 'Ordinato', paidAt: null, totalCents: 7900n, couponCents: 3000n } as const;
const attempt = { state: 'session_open', amountCents: 4900n } as const;
const capture = { amount: 4900n, currency: 'EUR' };
const paidAt = new Date('2026-11-22T09:00:00Z');

type Given = Partial<{
  capture: Partial<typeof capture>;
  order: Partial<Parameters<typeof stateOnceSold>[0] & { couponCents: bigint }>;
  attempt: Partial<Parameters<typeof isPartMissing>[1]>;
  others: Parameters<typeof captureOutcome>[1]['attempts'];
}>;

function outcome(given: Given) {
  const own = { ...attempt, ...given.attempt };
  return captureOutcome(
    { ...capture, ...given.capture },
    { order: { ...order, ...given.order }, attempt: own, attempts: [own, ...(given.others ?? [])] },
  );
}

const refund = (reason: string) => ({ kind: 'refund', reason });
const sale = { kind: 'sale', to: 'Pagato' };

const outcomes: [what: string, given: Given, expected: object][] = [
  ['what was asked for is a sale', {}, sale],
  ['of a new page too', { attempt: { state: 'new' } }, sale],
  ['a late one too', { attempt: { state: 'expired' }, order: { state: 'Annullato' } }, sale],
  ['one applied before is nothing', { attempt: { state: 'captured' } }, { kind: 'none' }],
  ['one that goes back is nothing', { attempt: { state: 'refunding' } }, { kind: 'none' }],
  ['one that went back is nothing', { attempt: { state: 'refunded' } }, { kind: 'none' }],
  ['a cent too little goes back', { capture: { amount: 4899n } }, refund('amount_differs')],
  ['a cent too much goes back', { capture: { amount: 4901n } }, refund('amount_differs')],
  ['another currency goes back', { capture: { currency: 'USD' } }, refund('amount_differs')],
  [
    'the second payment goes back',
    { others: [attempt, { ...attempt, state: 'captured' }] },
    refund('paid_twice'),
  ],
  ['another page that is open changes nothing', { others: [attempt] }, sale],
  [
    'another payment that went back changes nothing',
    { others: [{ ...attempt, state: 'refunded' }] },
    sale,
  ],
  [
    'an order that was paid and cancelled takes none',
    { order: { state: 'Annullato', paidAt } },
    refund('order_closed'),
  ],
  ['an order that is paid takes none', { order: { state: 'Pagato' } }, refund('order_closed')],
  ['without its part of the coupon', { order: { couponCents: 0n } }, refund('coupon_missing')],
  ['with a larger part', { order: { couponCents: 3001n } }, refund('coupon_missing')],
];

for (const [what, given, expected] of outcomes) {
  test(`a capture: ${what}`, () => assert.deepEqual(outcome(given), expected));
}

test('a wrong amount is told before a second payment, and that before a closed order', () => {
  const given = {
    others: [{ ...attempt, state: 'captured' }],
    order: { state: 'Annullato', paidAt },
  } as const;
  assert.deepEqual(outcome({ ...given, capture: { amount: 1n } }), refund('amount_differs'));
  assert.deepEqual(outcome(given), refund('paid_twice'));
});

test('a part of the coupon is missing only where a payment can still be applied', () => {
  const without = { ...order, couponCents: 0n };
  assert.equal(isPartMissing(order, attempt), false);
  assert.equal(isPartMissing(without, attempt), true);
  assert.equal(isPartMissing({ ...without, paidAt }, attempt), false);
  for (const state of ['captured', 'refunding', 'refunded'] as const) {
    assert.equal(isPartMissing(without, { ...attempt, state }), false);
  }
});

test('an order is sold once, from whatever state it was not paid in', () => {
  for (const state of ['Bozza', 'Ordinato', 'Annullato'] as const) {
    assert.equal(stateOnceSold({ state, paidAt: null }), 'Pagato');
    assert.equal(stateOnceSold({ state, paidAt }), null);
  }
});
