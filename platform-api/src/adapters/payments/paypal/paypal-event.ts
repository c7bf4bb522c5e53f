import { z } from 'zod';
import type { PaymentEvent } from '../../../ports/payments.ts';
import { fromDecimal } from './paypal-money.ts';

const money = z.object({ currency_code: z.string(), value: z.string() });

/** About an order that a person may have agreed to. */
const orderEvent = z.object({
  event_type: z.enum(['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.ORDER.COMPLETED']),
  resource: z.object({
    id: z.string(),
    purchase_units: z.tuple([z.object({ amount: money, custom_id: z.string().default('') })]),
  }),
});

/** About a capture of one. */
const captureEvent = z.object({
  event_type: z.enum([
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.DENIED',
    'PAYMENT.CAPTURE.PENDING',
  ]),
  resource: z.object({
    amount: money,
    custom_id: z.string().default(''),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }),
  }),
});

const anyEvent = z.object({ id: z.string().min(1).max(200) });

/** The event of a call that PayPal signed; others than of orders and captures are only acknowledged. */
export function readPaypalEvent(body: Buffer): PaymentEvent {
  const json: unknown = JSON.parse(body.toString());
  const { id: eventId } = anyEvent.parse(json);
  const order = orderEvent.safeParse(json).data?.resource;
  if (order !== undefined) {
    const [unit] = order.purchase_units;
    return { eventId, providerRef: order.id, claims: claimsOf(unit) };
  }
  const capture = captureEvent.safeParse(json).data?.resource;
  if (capture === undefined) return { eventId, providerRef: null, claims: {} };
  const providerRef = capture.supplementary_data.related_ids.order_id;
  return { eventId, providerRef, claims: claimsOf(capture) };
}

const claimsOf = (said: {
  amount: z.infer<typeof money>;
  custom_id: string;
}): PaymentEvent['claims'] => ({
  // Beside it stands whether the order was closed.
  attemptId: said.custom_id.split(' ')[0] ?? '',
  amount: fromDecimal(said.amount.value),
  currency: said.amount.currency_code,
});
