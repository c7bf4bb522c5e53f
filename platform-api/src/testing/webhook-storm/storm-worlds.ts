import { randomBytes } from 'node:crypto';
import { decideSession, findSession, signature } from '../../adapters/payments/sandbox/sandbox.ts';
import type { Config } from '../../config.ts';
import { startPaypal } from '../payment-providers/paypal-stand-in.ts';
import { stripeEvent } from '../payment-providers/stripe-event.ts';
import { startStripe } from '../payment-providers/stripe-stand-in.ts';
import type { TestPlatform } from '../platform.ts';

export type Call = { headers: Record<string, string>; body: string };

export type ProviderName = 'sandbox' | 'stripe' | 'paypal';

/** A provider whose calls the storm makes. */
export type StormWorld = {
  paymentTypeId: number;
  config: Partial<Config>;
  /** The person agrees on the page; false where it can no longer be paid. */
  pay(t: TestPlatform, ref: string): Promise<boolean>;
  /** A call about a session as the provider makes it; the same event for the same id. */
  genuine(t: TestPlatform, ref: string, eventId: string): Call;
  /** Calls that are not the provider's, each in another way. */
  forged(t: TestPlatform, ref: string): Call[];
  /** Calls of the provider that say something else than our order; none where its calls say nothing. */
  contradicting(ref: string, otherRef: string): Call[];
  /** Calls of the provider that are about nothing of ours. */
  foreign(t: TestPlatform): Call[];
  close(): Promise<void>;
};

export const stormWorlds: Record<ProviderName, () => Promise<StormWorld>> = {
  sandbox: async () => sandboxWorld(),
  stripe: stripeWorld,
  paypal: paypalWorld,
};

/** A byte of the signed body, or of the signature, is another one. */
const spoiled = ({ headers, body }: Call, header: string): Call[] => [
  { headers, body: body.replace(/[0-8]/, (digit) => String(Number(digit) + 1)) },
  { headers, body: `${body} ` },
  { headers: { ...headers, [header]: '' }, body },
  { headers: { ...headers, [header]: (headers[header] ?? '').slice(0, -6) }, body },
  {
    headers: {
      ...headers,
      [header]: (headers[header] ?? '').split('').toReversed().join(''),
    },
    body,
  },
];

function sandboxWorld(): StormWorld {
  const call = (t: TestPlatform, ref: string, id: string): Call => {
    const body = JSON.stringify({ id, ref });
    const signed = signature(t.platform.secrets, Buffer.from(body)).toString('hex');
    return { headers: { 'x-sandbox-signature': signed }, body };
  };
  return {
    paymentTypeId: 1,
    config: {},
    async pay({ platform: { database, clock } }, ref) {
      // As its page does, which a day later shows no button.
      if ((await findSession(database, clock, ref))?.state !== 'open') return false;
      return decideSession(database, ref, { state: 'captured', capturedAt: clock.now() });
    },
    genuine: call,
    forged: (t, ref) => spoiled(call(t, ref, 'evt_forged'), 'x-sandbox-signature'),
    contradicting: () => [],
    foreign: (t) => [call(t, 'sbx_of_another_shop', `evt_${randomBytes(6).toString('hex')}`)],
    close: async () => {},
  };
}

async function stripeWorld(): Promise<StormWorld> {
  const standIn = await startStripe();
  const secret = standIn.account.webhookSecret;
  const session = (ref: string): Record<string, unknown> => standIn.session(ref) ?? { id: ref };
  const now = () => Math.floor(Date.now() / 1000);
  return {
    paymentTypeId: 1,
    config: { payments: { mode: 'test', stripe: standIn.account, paypal: null } },
    pay: async (_t, ref) => standIn.pay(ref),
    genuine: (_t, ref, id) => stripeEvent(session(ref), { secret, id }),
    forged: (_t, ref) => [
      ...spoiled(stripeEvent(session(ref), { secret }), 'stripe-signature'),
      stripeEvent(session(ref), { secret: 'whsec_of_somebody' }),
      stripeEvent(session(ref), { secret, timestamp: now() - 3600 }),
    ],
    contradicting: (ref, otherRef) =>
      [
        { amount_total: 1 },
        { currency: 'usd' },
        { client_reference_id: null },
        { client_reference_id: session(otherRef)['client_reference_id'] },
      ].map((changes) => stripeEvent({ ...session(ref), ...changes }, { secret })),
    foreign: () => [
      stripeEvent({ id: 'cs_test_of_another_shop', amount_total: 5 }, { secret }),
      stripeEvent({ id: 'ch_1' }, { secret, type: 'charge.updated' }),
    ],
    close: () => standIn.close(),
  };
}

async function paypalWorld(): Promise<StormWorld> {
  const standIn = await startPaypal();
  const resource = (ref: string, changes: object = {}) => {
    const { amount, custom_id: customId } = standIn.order(ref) ?? {};
    return { id: ref, purchase_units: [{ amount, custom_id: customId, ...changes }] };
  };
  const approved = 'CHECKOUT.ORDER.APPROVED';
  const capture = (ref: string) => {
    const { amount, custom_id: customId } = standIn.order(ref) ?? {};
    const related = { related_ids: { order_id: ref } };
    return { id: 'capture', amount, custom_id: customId, supplementary_data: related };
  };
  return {
    paymentTypeId: 2,
    config: { payments: { mode: 'test', stripe: null, paypal: standIn.account } },
    pay: async (_t, ref) => standIn.approve(ref),
    genuine: (_t, ref, id) =>
      id.endsWith('1')
        ? standIn.event('PAYMENT.CAPTURE.COMPLETED', capture(ref), { id })
        : standIn.event(approved, resource(ref), { id }),
    forged: (_t, ref) => [
      ...spoiled(standIn.event(approved, resource(ref)), 'paypal-transmission-sig'),
      standIn.event(approved, resource(ref), { webhookId: 'OTHER' }),
      standIn.event(approved, resource(ref), { certificate: 'stranger' }),
      standIn.event(approved, resource(ref), { host: 'https://paypal.example' }),
    ],
    contradicting: (ref, otherRef) =>
      [
        { amount: { currency_code: 'EUR', value: '0.01' } },
        { amount: { currency_code: 'USD', value: standIn.order(ref)?.amount.value } },
        { custom_id: '' },
        { custom_id: standIn.order(otherRef)?.custom_id },
      ].map((changes) => standIn.event(approved, resource(ref, changes))),
    foreign: () => [
      standIn.event(approved, {
        id: 'OF-ANOTHER-SHOP',
        purchase_units: [{ amount: { currency_code: 'EUR', value: '5.00' } }],
      }),
      standIn.event('CUSTOMER.DISPUTE.CREATED', { dispute_id: 'PP-1' }),
    ],
    close: () => standIn.close(),
  };
}
