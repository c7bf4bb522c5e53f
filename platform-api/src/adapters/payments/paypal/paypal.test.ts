import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import {
  startPaypal,
  type PaypalStandIn,
} from '../../../testing/payment-providers/paypal-stand-in.ts';
import type { PaymentsPort } from '../../../ports/payments.ts';
import { networkContract } from '../network-contract.ts';
import { paymentsContract, recentCaptures } from '../payments-contract.ts';
import { fromDecimal, toDecimal } from './paypal-money.ts';
import { paypalPayments } from './paypal.ts';

let standIn: PaypalStandIn;
let payments: PaymentsPort;
before(async () => {
  standIn = await startPaypal();
  payments = paypalPayments(standIn.account);
});
after(() => standIn.close());

const agree = async (ref: string) => void standIn.approve(ref);

paymentsContract('paypal', () => ({
  payments,
  agree,
  tryDeclined: async (ref) => void standIn.approve(ref, 'declined'),
  listed: async () => {},
}));
networkContract('paypal', () => ({ payments, standIn, agree }));

async function opened(amount = 12_345n) {
  const attemptId = randomUUID();
  const session = await payments.createSession({
    attemptId,
    method: 'paypal',
    orderNumber: 'WB-2026-000007',
    amount,
    customerEmail: 'giulia.sartori@example.it',
    returnUrl: 'https://shop.example/payment',
    language: 'it',
  });
  return { attemptId, amount, ...session };
}

test('an order is made in euros with two decimals, and leads to the page of PayPal', async () => {
  const { attemptId, providerRef, redirectUrl } = await opened(120_005n);
  assert.match(redirectUrl, /^https:\/\/www\.sandbox\.paypal\.com\/checkoutnow/);
  const order = standIn.order(providerRef);
  assert.deepEqual(order?.amount, { currency_code: 'EUR', value: '1200.05' });
  assert.equal(order?.custom_id, attemptId);
});

for (const [value, cents] of [
  ['12.34', 1234n],
  ['0.05', 5n],
  ['5', 500n],
  ['1200.5', 120_050n],
  ['-3.10', -310n],
] as const) {
  test(`${value} of PayPal is ${cents} cents`, () => assert.equal(fromDecimal(value), cents));
}

test('cents are written with two decimals, and what is no amount is refused', () => {
  assert.deepEqual([5n, 1234n, 800_000n].map(toDecimal), ['0.05', '12.34', '8000.00']);
  for (const value of ['', '1.234', '1,20', '1e3', ' 1', '.5']) {
    assert.throws(() => fromDecimal(value), value);
  }
});

test('nothing is taken for another attempt or amount than the order was made for', async () => {
  const made = await opened();
  standIn.approve(made.providerRef);
  for (const wrong of [
    { ...made, amount: made.amount - 1n },
    { ...made, attemptId: randomUUID() },
  ]) {
    await assert.rejects(payments.capture(wrong), /is not that of/);
  }
  assert.equal(standIn.order(made.providerRef)?.captures.length, 0);
});

test('a capture whose answer was lost is found, and not made twice', async () => {
  const made = await opened();
  standIn.approve(made.providerRef);
  standIn.breakNext('lost', 1);
  await assert.rejects(payments.capture(made));
  assert.equal((await payments.capture(made)).state, 'captured');
  assert.equal(standIn.order(made.providerRef)?.captures.length, 1);
});

test('money that is still under way counts as not paid, and an order that PayPal forgot is over', async () => {
  const made = await opened();
  standIn.approve(made.providerRef, 'pending');
  assert.deepEqual(await payments.capture(made), { state: 'open' });
  standIn.forgetOrder(made.providerRef);
  assert.deepEqual(await payments.status(made.providerRef), { state: 'expired' });
});

test('what was paid to the account in another way is no capture of an order', async () => {
  standIn.paidElsewhere('42.00');
  const all = await recentCaptures(payments);
  assert.ok(all.every(({ amount }) => amount !== 4200n));
});

test('an event is read when the certificate of PayPal finds its signature right, and only then', async () => {
  const { attemptId, providerRef } = await opened();
  const resource = {
    id: providerRef,
    purchase_units: [
      { amount: { currency_code: 'EUR', value: '123.45' }, custom_id: `${attemptId} closed` },
    ],
  };
  const read = ({ headers, body }: ReturnType<PaypalStandIn['event']>) =>
    payments.readWebhook(headers, Buffer.from(body));
  const approved = 'CHECKOUT.ORDER.APPROVED';
  const genuine = standIn.event(approved, resource, { id: 'WH-1' });
  const event = {
    eventId: 'WH-1',
    providerRef,
    claims: { attemptId, amount: 12_345n, currency: 'EUR' },
  };
  assert.deepEqual(await read(genuine), event);
  const capture = {
    id: 'C1',
    amount: { currency_code: 'EUR', value: '123.45' },
    custom_id: attemptId,
    supplementary_data: { related_ids: { order_id: providerRef } },
  };
  const captured = standIn.event('PAYMENT.CAPTURE.COMPLETED', capture, { id: 'WH-1' });
  assert.deepEqual(await read(captured), event);
  const read1 = standIn.certificatesRead();
  await read(standIn.event(approved, resource));
  assert.equal(standIn.certificatesRead(), read1, 'the certificate is kept');

  const fiveDaysAgo = new Date(Date.now() - 5 * 86_400_000).toISOString();
  for (const forged of [
    { ...genuine, body: genuine.body.replace('123.45', '123.44') },
    { ...genuine, headers: {} as Record<string, string> },
    { ...genuine, headers: { ...genuine.headers, 'paypal-auth-algo': 'none' } },
    standIn.event(approved, resource, { webhookId: 'OTHER' }),
    standIn.event(approved, resource, { certificate: 'stranger' }),
    standIn.event(approved, resource, { time: fiveDaysAgo }),
    standIn.event(approved, resource, { host: 'http://127.0.0.1:1' }),
    standIn.event(approved, resource, { host: `${standIn.url}/x` }),
    standIn.event(approved, resource, { host: standIn.url.replace('//', '//user@') }),
  ]) {
    assert.equal(await read(forged), null, forged.body);
  }
  const other = await read(standIn.event('CUSTOMER.DISPUTE.CREATED', {}, { id: 'WH-2' }));
  assert.deepEqual(other, { eventId: 'WH-2', providerRef: null, claims: {} });
});

test('calls that name certificates without end do not make as many calls to PayPal', async () => {
  const before = standIn.certificatesRead();
  const { headers, body } = standIn.event('CHECKOUT.ORDER.APPROVED', {});
  const own = paypalPayments(standIn.account);
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) =>
      own.readWebhook(
        {
          ...headers,
          'paypal-cert-url': `${standIn.url}/v1/notifications/certs/CERT-forged-${n}-0000`,
        },
        Buffer.from(body),
      ),
    ),
  );
  assert.ok(standIn.certificatesRead() - before <= 20);
  assert.ok(results.every((result) => result.status === 'rejected' || result.value === null));
});
