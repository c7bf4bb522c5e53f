import type { Platform } from '../../platform.ts';
import { findAttempt, storeSession, type PaymentAttempt } from './attempts.ts';
import { paymentTypes } from './payment-types.ts';
import { providerNamed } from './providers.ts';

/**
 * Opens the provider's page for an attempt, outside of any transaction. Repeating it is safe: the
 * attempt's id is the key of the call, so the provider answers the same session (C3, C4, C5).
 * Throws what the provider's adapter throws.
 */
export async function openSession(platform: Platform, attemptId: string): Promise<PaymentAttempt> {
  if (platform.database.inTransaction) {
    throw new Error('The provider is not called inside a transaction');
  }
  const attempt = await findAttempt(platform, { id: attemptId });
  if (attempt === null) throw new Error('There is no such attempt');
  if (attempt.state !== 'new') return attempt;
  const type = paymentTypes(platform).find(({ id }) => id === attempt.paymentTypeId);
  if (type === undefined) throw new Error('The payment type is no longer offered');
  const session = await providerNamed(platform, attempt.provider).createSession({
    attemptId,
    method: type.method,
    orderNumber: attempt.orderNumber,
    amount: attempt.amountCents,
    customerEmail: attempt.customerEmail,
    returnUrl: `${platform.config.publicUrl}${attempt.isGuest ? '/public/payment' : '/payment'}`,
    language: attempt.language,
  });
  return storeSession(platform, attemptId, session);
}
