import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { stripeEvent } from '../../../testing/payment-providers/stripe-event.ts';
import {
  startStripe,
  type StripeStandIn,
} from '../../../testing/payment-providers/stripe-stand-in.ts';
import type { PaymentsPort } from '../../../ports/payments.ts';
import { networkContract } from '../network-contract.ts';
import { paymentsContract, recentCaptures } from '../payments-contract.ts';
import { stripePayments } from './stripe.ts';

let standIn: StripeStandIn;
let payments: PaymentsPort;
before(async () => {
  standIn = await startStripe();
  payments = stripePayments(standIn.account);
});
after(() => standIn.close());

const agree = async (ref: string) => void standIn.pay(ref);

paymentsContract('stripe', () => ({
  payments,
  agree,
  // The page stays, for another card.
  tryDeclined: async () => {},
  listed: async () => {},
}));
networkContract('stripe', () => ({ payments, standIn, agree }));

const request = (attemptId: string) => ({
  attemptId,
  method: 'card' as const,
  orderNumber: 'WB-2026-000007',
  amount: 12_345n,
  customerEmail: 'giulia.sartori@example.it',
  returnUrl: 'https://shop.example/payment',
  language: 'it' as const,
});

test('a session is a hosted page for a card, in euro cents, that comes back as the shop reads it', async () => {
  const attemptId = randomUUID();
  const { providerRef, redirectUrl } = await payments.createSession(request(attemptId));
  assert.match(redirectUrl, /^https:\/\/checkout\.stripe\.com\//);
  const session = standIn.session(providerRef);
  assert.deepEqual(
    [session?.amount_total, session?.currency, session?.client_reference_id],
    [12_345, 'eur', attemptId],
  );
  assert.equal(
    session?.['success_url'],
    'https://shop.example/payment?session_id={CHECKOUT_SESSION_ID}',
  );
  assert.equal(session?.['cancel_url'], `https://shop.example/payment?paymentId=${attemptId}`);
});

test('a wrong key is an error of the call, not of the payment', async () => {
  const wrong = stripePayments({ ...standIn.account, secretKey: 'sk_test_other' });
  await assert.rejects(wrong.createSession(request(randomUUID())), /Invalid API Key/);
  await assert.rejects(wrong.status('cs_unknown'), /Invalid API Key/);
});

test('a payment of another shop on the account is listed without an attempt', async () => {
  const captureRef = standIn.chargeElsewhere(4200);
  const all = await recentCaptures(payments);
  assert.deepEqual(
    all.find((capture) => capture.captureRef === captureRef),
    {
      captureRef,
      providerRef: null,
      attemptId: null,
      amount: 4200n,
      currency: 'EUR',
      refunded: 0n,
    },
  );
});

test('an event is read when the SDK of Stripe finds its signature right, and only then', async () => {
  const attemptId = randomUUID();
  const { providerRef } = await payments.createSession(request(attemptId));
  standIn.pay(providerRef);
  const session = standIn.session(providerRef) ?? {};
  const secret = standIn.account.webhookSecret;
  const read = ({ headers, body }: ReturnType<typeof stripeEvent>) =>
    payments.readWebhook(headers, Buffer.from(body));
  const genuine = stripeEvent(session, { secret, id: 'evt_1' });
  assert.deepEqual(await read(genuine), {
    eventId: 'evt_1',
    providerRef,
    claims: { attemptId, amount: 12_345n, currency: 'EUR' },
  });
  const tenMinutesAgo = Math.floor(Date.now() / 1000) - 600;
  for (const forged of [
    { ...genuine, body: genuine.body.replace('12345', '12344') },
    { ...genuine, headers: {} as Record<string, string> },
    { ...genuine, headers: { 'stripe-signature': 't=1,v1=00' } },
    stripeEvent(session, { secret: 'whsec_other' }),
    stripeEvent(session, { secret, timestamp: tenMinutesAgo }),
  ]) {
    assert.equal(await read(forged), null);
  }
  const other = await read(stripeEvent(session, { secret, type: 'charge.updated', id: 'evt_2' }));
  assert.deepEqual(other, { eventId: 'evt_2', providerRef: null, claims: {} });
});
