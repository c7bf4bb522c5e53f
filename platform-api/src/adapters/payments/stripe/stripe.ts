import type { Stripe } from 'stripe';
import {
  RefundRefused,
  type PaymentCapture,
  type PaymentEvent,
  type PaymentsPort,
  type PaymentStatus,
} from '../../../ports/payments.ts';
import { readAttemptId } from '../attempt-id.ts';

export type StripeAccount = {
  /** `sk_…` or `rk_…`; a test key takes no money. */
  secretKey: string;
  /** `whsec_…` of the endpoint that calls this installation. */
  webhookSecret: string;
  /** Another address than Stripe's, for a stand-in. */
  apiUrl?: string;
};

export const stripeName = 'stripe';

/** The page ends by itself after a day, which is Stripe's default and its longest time. */
const SESSION_HOURS = 24;
const TIMEOUT_MS = 15_000;
/** By the SDK, with the same key: while another process holds the key, or the connection broke. */
const RETRIES = 1;

/** Events that change a session; the endpoint at Stripe may send others, which are only acknowledged. */
const sessionEvents = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
]);

/**
 * Cards by Stripe Checkout: the hosted page, to which the browser goes, so that no script of Stripe runs
 * in ours and no card number comes near us (docs/decisions/0043).
 */
export function stripePayments(account: StripeAccount): PaymentsPort {
  const connect = lazily(() => connectTo(account));

  async function statusOf(providerRef: string): Promise<PaymentStatus> {
    const stripe = await connect();
    try {
      const expand = ['payment_intent'];
      return readSession(await stripe.checkout.sessions.retrieve(providerRef, { expand }));
    } catch (error) {
      if (isMissing(error)) return { state: 'expired' };
      throw error;
    }
  }

  return {
    name: stripeName,
    methods: ['card'],
    sessionHours: SESSION_HOURS,
    listsAtOnce: true,
    async createSession({ attemptId, orderNumber, amount, customerEmail, returnUrl, language }) {
      const stripe = await connect();
      const metadata = { attempt_id: attemptId, order_number: orderNumber };
      const name = language === 'it' ? `Ordine ${orderNumber}` : `Order ${orderNumber}`;
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // Cards are captured at once or not at all; other methods would be told of days later.
          allowed_payment_method_types: ['card'],
          // The amount that was asked for, in its currency, whatever the card's.
          adaptive_pricing: { enabled: false },
          client_reference_id: attemptId,
          customer_email: customerEmail,
          line_items: [
            {
              quantity: 1,
              price_data: { currency: 'eur', unit_amount: Number(amount), product_data: { name } },
            },
          ],
          locale: language,
          metadata,
          payment_intent_data: { metadata, description: name },
          success_url: `${returnUrl}?session_id={CHECKOUT_SESSION_ID}`,
          // Without PayerID it reads as given up (E97).
          cancel_url: `${returnUrl}?paymentId=${attemptId}`,
        },
        { idempotencyKey: `session ${attemptId}` },
      );
      if (session.url === null) throw new Error(`Stripe gave session ${session.id} no page`);
      return { providerRef: session.id, redirectUrl: session.url };
    },
    status: statusOf,
    // Checkout takes the money by itself.
    capture: ({ providerRef }) => statusOf(providerRef),
    async expireSession(providerRef) {
      const stripe = await connect();
      try {
        return readSession(await stripe.checkout.sessions.expire(providerRef));
      } catch (error) {
        // Only open ones can be closed.
        if (isInvalid(error)) return statusOf(providerRef);
        throw error;
      }
    },
    async *listCaptures(since) {
      const stripe = await connect();
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const charge of stripe.charges.list({ created, limit: 100 })) {
        if (charge.paid && charge.captured) yield readCharge(charge);
      }
    },
    async refund({ refundId, providerRef, amount }) {
      const stripe = await connect();
      const session = await stripe.checkout.sessions.retrieve(providerRef);
      const intent = idOf(session.payment_intent);
      if (session.payment_status !== 'paid' || intent === null) {
        throw new RefundRefused(`Session ${providerRef} was not paid`);
      }
      // Stripe forgets idempotency keys after a day: the id that was stored with the refund stays.
      const failed: string[] = [];
      for await (const known of stripe.refunds.list({ payment_intent: intent, limit: 100 })) {
        if (known.metadata?.['refund_id'] !== refundId) continue;
        if (known.status !== 'failed' && known.status !== 'canceled') return;
        failed.push(known.id);
      }
      await stripe.refunds
        .create(
          {
            payment_intent: intent,
            amount: Number(amount),
            metadata: { refund_id: refundId },
          },
          { idempotencyKey: `refund ${refundId} ${failed.length}` },
        )
        .catch((error: unknown) => {
          throw isRefusal(error) ? new RefundRefused((error as Error).message) : error;
        });
    },
    async readWebhook(headers, body) {
      const stripe = await connect();
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return null;
      try {
        return readEvent(stripe.webhooks.constructEvent(body, signature, account.webhookSecret));
      } catch (error) {
        if (typeOf(error) === 'StripeSignatureVerificationError') return null;
        throw error;
      }
    },
  };
}

/** Loaded with the first call: the package takes time that no start without Stripe has to spend. */
async function connectTo({ secretKey, apiUrl }: StripeAccount): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const at = apiUrl === undefined ? null : new URL(apiUrl);
  return new Client(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(at === null
      ? {}
      : {
          host: at.hostname,
          port: at.port,
          protocol: at.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
  });
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

function readSession(session: Stripe.Checkout.Session): PaymentStatus {
  if (session.status === 'expired') return { state: 'expired' };
  if (session.status !== 'complete') return { state: 'open' };
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  if (session.payment_status !== 'paid') {
    return { state: intent?.status === 'requires_payment_method' ? 'failed' : 'open' };
  }
  return {
    state: 'captured',
    amount: BigInt(intent?.amount_received ?? session.amount_total ?? 0),
    currency: (intent?.currency ?? session.currency ?? '').toUpperCase(),
    attemptId: session.client_reference_id ?? '',
  };
}

const readCharge = (charge: Stripe.Charge): PaymentCapture => ({
  captureRef: charge.id,
  providerRef: null,
  attemptId: readAttemptId(charge.metadata['attempt_id']),
  amount: BigInt(charge.amount_captured),
  currency: charge.currency.toUpperCase(),
  refunded: BigInt(charge.amount_refunded),
});

function readEvent(event: Stripe.Event): PaymentEvent {
  const { id: eventId } = event;
  if (!sessionEvents.has(event.type)) return { eventId, providerRef: null, claims: {} };
  const session = event.data.object as Stripe.Checkout.Session;
  return {
    eventId,
    providerRef: session.id,
    claims: {
      attemptId: session.client_reference_id ?? '',
      amount: BigInt(session.amount_total ?? 0),
      currency: (session.currency ?? '').toUpperCase(),
    },
  };
}

const idOf = (field: string | { id: string } | null): string | null =>
  typeof field === 'object' ? (field?.id ?? null) : field;

// By name: the classes are loaded with the package.
const typeOf = (error: unknown) => (error as { type?: string } | null)?.type;
const codeOf = (error: unknown) => (error as { code?: string } | null)?.code ?? '';
const isInvalid = (error: unknown) => typeOf(error) === 'StripeInvalidRequestError';
const isMissing = (error: unknown) => isInvalid(error) && codeOf(error) === 'resource_missing';

/** Refusals that pass: money will be on the balance again, a lock is let go. */
const passing = ['balance_insufficient', 'insufficient_funds', 'lock_timeout', 'rate_limit'];

const isRefusal = (error: unknown) => isInvalid(error) && !passing.includes(codeOf(error));
