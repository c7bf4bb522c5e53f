import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';

/** An event as Stripe sends it, signed by the SDK's own helper. */
export function stripeEvent(
  session: Record<string, unknown>,
  options: { secret: string; id?: string; type?: string; timestamp?: number },
): { headers: Record<string, string>; body: string } {
  const { secret, timestamp, type = 'checkout.session.completed' } = options;
  const { intentMetadata: _kept, ...object } = session;
  const body = JSON.stringify({
    id: options.id ?? `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    api_version: '2026-09-30',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
  return { headers: { 'stripe-signature': signature }, body };
}
