import type { PaymentEvent } from '../../ports/payments.ts';
import type { PaymentAttempt } from './attempts.ts';
import type { WebhookRefusal } from './webhook-refusals.ts';

/** What in an event contradicts the attempt whose session it names; null when nothing does. */
export function refusalOf(
  { providerRef, claims }: Pick<PaymentEvent, 'providerRef' | 'claims'>,
  attempt: Pick<PaymentAttempt, 'id' | 'amountCents'> | null,
): WebhookRefusal | null {
  if (providerRef === null) return null;
  if (attempt === null) return 'unknown_session';
  const { attemptId = attempt.id, amount = attempt.amountCents, currency = 'EUR' } = claims;
  if (attemptId !== attempt.id) return 'other_attempt';
  if (currency !== 'EUR') return 'other_currency';
  return amount === attempt.amountCents ? null : 'other_amount';
}
