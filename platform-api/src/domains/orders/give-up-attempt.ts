import type { InTransaction } from '../../platform.ts';
import { liveAttempt, moveAttempt } from '../payments/index.ts';
import { requestClosing } from './close-page.ts';

/**
 * Gives up the attempt of an order that can still be paid, if there is one; the caller holds the order. Should
 * the page be paid before it is closed, the capture is applied or given back.
 */
export async function giveUpAttempt(platform: InTransaction, orderId: number): Promise<void> {
  const live = await liveAttempt(platform, orderId);
  if (live === null) return;
  await moveAttempt(platform, live.id, ['new', 'session_open'], 'expired');
  await requestClosing(platform, live.id);
}
