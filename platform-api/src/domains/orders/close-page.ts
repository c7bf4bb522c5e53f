import type { Platform } from '../../platform.ts';
import { findAttempt, providerNamed } from '../payments/index.ts';
import { settle } from './settle.ts';

const closePageJob = 'orders.close-page';

/** Has the provider close the page of an attempt that was given up, once this transaction is stored. */
export const requestClosing = (platform: Platform, attemptId: string): Promise<void> =>
  platform.jobs.enqueue(closePageJob, { attemptId }, { key: attemptId });

/**
 * Closes the page at the provider; one that was paid meanwhile is applied or given back. Where this
 * fails, the recovery does it again for as long as the page can live.
 */
export async function closePage(platform: Platform, attemptId: string): Promise<boolean> {
  const attempt = await findAttempt(platform, { id: attemptId });
  if (attempt?.providerRef == null || attempt.state !== 'expired') return true;
  const provider = providerNamed(platform, attempt.provider);
  await settle(platform, attemptId, await provider.expireSession(attempt.providerRef));
  return true;
}

export function workOnClosing(platform: Platform): void {
  platform.jobs.work<{ attemptId: string }>(closePageJob, async ({ attemptId }) => {
    await closePage(platform, attemptId);
  });
}
