import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderState } from '../states.ts';
import { refusalOf, type OrderCaller, type OrderFacts } from './order-can.ts';

const states: OrderState[] = ['Bozza', 'Ordinato', 'Pagato', 'Richiesta Annullamento', 'Annullato'];
const uses: OrderFacts['used'][] = ['nothing', 'part', 'all'];
const callers: OrderCaller[] = ['learner', 'guest', 'editor', 'administrator'];

/** Every possible order, and who may do what by the documents: `state/guest or account/used`. */
const every = (
  act: Parameters<typeof refusalOf>[0],
  caller: OrderCaller,
): Record<string, string | null> =>
  Object.fromEntries(
    states.flatMap((state) =>
      [true, false].flatMap((isGuest) =>
        uses.map((used) => [
          `${state}/${isGuest ? 'guest' : 'account'}/${used}`,
          refusalOf(act, caller, { state, isGuest, used }),
        ]),
      ),
    ),
  );
const allowed = (act: Parameters<typeof refusalOf>[0], caller: OrderCaller) =>
  Object.entries(every(act, caller))
    .filter(([, refusal]) => refusal === null)
    .map(([order]) => order);

test('[BACK-11] the back office asks for guests’ paid orders alone, while a seat is left', () => {
  for (const caller of ['editor', 'administrator'] as const) {
    assert.deepEqual(allowed('requestCancellation', caller), [
      'Pagato/guest/nothing',
      'Pagato/guest/part',
    ]);
  }
  assert.equal(
    every('requestCancellation', 'administrator')['Pagato/account/nothing'],
    'ORDER_OF_ACCOUNT',
  );
});

test('a buyer asks for their paid order while nothing of it is used (M34)', () => {
  for (const caller of ['learner', 'guest'] as const) {
    assert.deepEqual(allowed('requestCancellation', caller), [
      'Pagato/guest/nothing',
      'Pagato/account/nothing',
    ]);
    assert.equal(every('requestCancellation', caller)['Pagato/account/part'], 'ORDER_USED');
    assert.equal(every('requestCancellation', caller)['Annullato/account/nothing'], 'ORDER_STATE');
  }
});

test('an administrator alone answers, and only what was asked', () => {
  for (const caller of callers) {
    const expected =
      caller === 'administrator'
        ? ['guest', 'account'].flatMap((whose) =>
            uses.map((used) => `Richiesta Annullamento/${whose}/${used}`),
          )
        : [];
    assert.deepEqual(allowed('resolveCancellation', caller), expected, caller);
  }
});

test('each refusal says why: who, whose order, its state, or its use', () => {
  const refusal = (act: Parameters<typeof refusalOf>[0], caller: OrderCaller, order: string) =>
    every(act, caller)[order];
  assert.equal(
    refusal('requestCancellation', 'learner', 'Ordinato/account/nothing'),
    'ORDER_STATE',
  );
  assert.equal(refusal('requestCancellation', 'editor', 'Annullato/guest/nothing'), 'ORDER_STATE');
  assert.equal(refusal('requestCancellation', 'editor', 'Pagato/guest/all'), 'ORDER_USED');
  assert.equal(refusal('resolveCancellation', 'administrator', 'Pagato/guest/all'), 'ORDER_STATE');
  for (const caller of ['learner', 'guest', 'editor'] as const) {
    const asked = refusal('resolveCancellation', caller, 'Richiesta Annullamento/guest/nothing');
    assert.equal(asked, 'FORBIDDEN');
  }
});
