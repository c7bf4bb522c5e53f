import type { Platform } from '../../platform.ts';
import type { PaymentsPort, PaymentStatus } from '../../ports/payments.ts';
import { attemptsOf, findAttempt, liveStates, type PaymentAttempt } from './attempts.ts';
import { providerNamed } from './providers.ts';

/**
 * What the provider knows of an attempt now. Money that the person agreed to pay is taken here, while the
 * attempt is open and nothing else paid its order. Outside of any transaction; throws when the provider
 * cannot be reached, is no longer configured, or answers with the session of another attempt.
 */
export async function askProvider(platform: Platform, attemptId: string): Promise<PaymentStatus> {
  if (platform.database.inTransaction) {
    throw new Error('The provider is not called inside a transaction');
  }
  const attempt = await findAttempt(platform, { id: attemptId });
  if (attempt?.providerRef == null) return { state: 'open' };
  const provider = providerNamed(platform, attempt.provider);
  const known = await provider.status(attempt.providerRef);
  const status = known.state === 'approved' ? await take(platform, provider, attempt) : known;
  if (status.state === 'captured' && (status.attemptId ?? attemptId) !== attemptId) {
    throw new Error(`The session ${attempt.providerRef} was not made for attempt ${attemptId}`);
  }
  return status;
}

async function take(
  platform: Platform,
  provider: PaymentsPort,
  { id, orderId, state, providerRef, amountCents }: PaymentAttempt,
): Promise<PaymentStatus> {
  const others = await attemptsOf(platform, orderId);
  const isWanted =
    liveStates.includes(state) && !others.some((attempt) => attempt.state === 'captured');
  if (providerRef === null || !isWanted) return { state: 'open' };
  return provider.capture({ attemptId: id, providerRef, amount: amountCents });
}
