import type { Platform } from '../../platform.ts';
import { findAttempt, moveAttempt } from './attempts.ts';

export const refundJob = 'payments.refund';

/** Asks for the money of an attempt to go back, once this transaction is stored. */
export async function requestRefund(platform: Platform, attemptId: string): Promise<boolean> {
  const moved = await moveAttempt(
    platform,
    attemptId,
    ['new', 'session_open', 'captured', 'failed', 'expired'],
    'refunding',
  );
  if (moved) await platform.jobs.enqueue(refundJob, { attemptId }, { key: attemptId });
  return moved;
}

/** The attempt's id is the key of the refund, so a repeat refunds nothing more (C13). */
export async function refund(platform: Platform, attemptId: string): Promise<void> {
  const attempt = await findAttempt(platform, { id: attemptId });
  if (attempt?.state !== 'refunding' || attempt.providerRef === null) return;
  await platform.payments.refund({
    refundId: attempt.id,
    providerRef: attempt.providerRef,
    amount: attempt.amountCents,
  });
  await moveAttempt(platform, attemptId, ['refunding'], 'refunded');
}
