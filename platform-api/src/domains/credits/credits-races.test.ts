import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { decideSession } from '../../adapters/payments/sandbox/sandbox.ts';
import { demoPeople } from '../../demo/people.ts';
import { askToCancel } from '../../testing/cancellation.ts';
import {
  balancesOf,
  brokenCredits,
  buyPromoted,
  openPromoted,
  promoOf,
} from '../../testing/credits.ts';
import { newcomers } from '../../testing/newcomers.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { ask, emptyShop, rows, testShop, sandboxOf } from '../../testing/shop.ts';
import { resolveCancellation, settle } from '../orders/index.ts';
import { setCoupon } from './coupon.ts';
import { creditData } from './index.ts';
import { releaseDue } from './release.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
let paolo: TestSession;

const office = 'sicurezza-in-ufficio';
const fire = 'antincendio';
const DAY_MS = 86_400_000;

before(async () => {
  ({ t, giulia, marco } = await testShop());
  paolo = await t.login('paolo');
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from promotion_link');
});

/** The provider took the money, and nobody was told. */
async function paidSession(paymentId: string): Promise<string> {
  await decideSession(t.platform.database, paymentId, {
    state: 'captured',
    capturedAt: t.platform.clock.now(),
  });
  const [attempt] = await rows(t, 'select id from payment_attempt where provider_ref = $1', [
    paymentId,
  ]);
  return String(attempt?.['id']);
}

const settlePaid = async (attemptId: string, paymentId: string) =>
  settle(t.platform, attemptId, await sandboxOf(t).status(paymentId));

const cancelWhole = (requestId: number) =>
  resolveCancellation(t.platform, {
    requestId,
    administrator: demoPeople.anna.userId,
    decision: { kind: 'whole' },
    message: null,
  });

const release = async () => {
  t.setNow(new Date(Date.now() + 15 * DAY_MS));
  await releaseDue(t.platform);
  t.setNow(null);
};

test('two orders of one buyer through one sharer are settled at once, each by three who heard of it: each reward once', async () => {
  const one = await openPromoted(giulia, {
    course: office,
    promo: await promoOf(t, marco, office),
  });
  await ask(giulia, 'DELETE', 'Cart');
  const other = await openPromoted(giulia, { course: fire, promo: await promoOf(t, marco, fire) });
  const [first, second] = [await paidSession(one.paymentId), await paidSession(other.paymentId)];
  await Promise.all(
    [1, 2, 3].flatMap(() => [
      settlePaid(first, one.paymentId),
      settlePaid(second, other.paymentId),
    ]),
  );
  const earned = await rows(t, 'select cents::int as cents from credit_earning order by id');
  assert.equal(earned.length, 2);
  const sum = earned.reduce((total, { cents }) => total + Number(cents), 0);
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': sum });
  assert.deepEqual(await brokenCredits(t), []);
});

test('orders of two buyers who share with one another are settled at once', async () => {
  const promos = { his: await promoOf(t, marco, office), hers: await promoOf(t, giulia, fire) };
  const one = await openPromoted(giulia, { course: office, promo: promos.his });
  const other = await openPromoted(marco, { course: fire, promo: promos.hers });
  const [first, second] = [await paidSession(one.paymentId), await paidSession(other.paymentId)];
  await Promise.all([settlePaid(first, one.paymentId), settlePaid(second, other.paymentId)]);
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': 790 });
  assert.equal(Object.keys(await balancesOf(t, giulia)).length, 1);
  assert.deepEqual(await brokenCredits(t), []);
});

test('a refund, a release and the coupon at once: the credits of the order are gone, whichever was first', async () => {
  for (let round = 0; round < 4; round += 1) {
    await emptyShop(t);
    const promo = await promoOf(t, marco, office);
    const kept = await buyPromoted(t, paolo, { course: office, promo });
    const orderId = await buyPromoted(t, giulia, { course: office, promo });
    const id = await askToCancel(t, giulia, orderId);
    if (round % 2 === 0) await release();
    const coupon = (cents: bigint) =>
      setCoupon(t.platform, {
        userId: marco.userId,
        cents,
        types: ['reward'],
        language: 'it',
      }).catch((error: Error) => assert.match(error.message, /CREDITS_NOT_ENOUGH/));
    t.setNow(new Date(Date.now() + 15 * DAY_MS));
    await Promise.all([
      coupon(1580n),
      cancelWhole(id),
      releaseDue(t.platform),
      coupon(400n),
      releaseDue(t.platform),
      coupon(790n),
    ]);
    t.setNow(null);
    const balances = await balancesOf(t, marco);
    const left = Object.values(balances).reduce((sum, cents) => sum + cents, 0);
    assert.equal(left, 790, `${kept}: ${JSON.stringify(balances)}`);
    assert.deepEqual(await brokenCredits(t), []);
  }
});

test('an account is deleted while an order through its link is settled, at once: its credits are 0', async () => {
  for (let round = 0; round < 4; round += 1) {
    await emptyShop(t);
    const [userId = ''] = await newcomers(t.platform, 1);
    await t.platform.database.query(
      "update account set fiscal_code = id::text, ulic_code = id::text, email = id || '@example.it' where id = $1",
      [userId],
    );
    const promo = await promoOf(t, marco, office);
    await t.platform.database.query('update promotion_link set user_id = $1', [userId]);
    const { paymentId } = await openPromoted(giulia, { course: office, promo });
    const attemptId = await paidSession(paymentId);
    const erase = () =>
      t.platform.database.transaction(async () => {
        await creditData.erase(t.platform, userId);
        await t.platform.database.db.execute(
          `update account set status = 'deleted', deleted_at = now() where id = '${userId}'`,
        );
      });
    const settled = () => settlePaid(attemptId, paymentId);
    await Promise.all(round % 2 === 0 ? [settled(), erase()] : [erase(), settled()]);
    assert.deepEqual(await balancesOf(t, { userId }), {});
    await release();
    assert.deepEqual(await balancesOf(t, { userId }), {});
    assert.deepEqual(await brokenCredits(t), []);
    await t.platform.database.query('delete from promotion_link');
  }
});
