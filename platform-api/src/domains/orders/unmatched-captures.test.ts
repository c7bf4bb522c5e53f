import assert from 'node:assert/strict';
import { test } from 'node:test';
import { journeyCourseKey } from '../../demo/courses/index.ts';
import { onCheckoutPage, openOrder, returnToShop, testShop } from '../../testing/shop.ts';
import { paidWithoutOrderSince } from './index.ts';

test('money that is kept for an order that is neither paid nor cancelled in part has an age', async (context) => {
  const { t, giulia } = await testShop();
  context.after(() => t.close());
  const { orderId, paymentId } = await openOrder(giulia, journeyCourseKey);
  assert.equal(await paidWithoutOrderSince(t.platform), null);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  const { rows } = await t.platform.database.query('select created_at from payment_attempt');
  const since = new Date(rows[0]?.['created_at'] as Date);
  for (const [state, refundCents, expected] of [
    ['Pagato', 0, null],
    ['Ordinato', 0, since],
    ['Annullato', 0, since],
    ['Annullato', 1, null],
  ] as const) {
    await t.platform.database.query('update customer_order set state = $1 where id = $2', [
      state,
      orderId,
    ]);
    await t.platform.database.query('update payment_attempt set refund_cents = $1', [refundCents]);
    const found = await paidWithoutOrderSince(t.platform);
    assert.deepEqual(found, expected, `${state} ${refundCents}`);
  }
});
