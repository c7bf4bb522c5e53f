import type { InTransaction, Platform } from '../../../platform.ts';

export const sendingJob = 'newsletters.send';

/** Sends a newsletter after the running transaction; at its moment when that is to come. */
export const requestSending = (
  platform: Platform | InTransaction,
  newsletterId: number,
  after: Date | null = null,
): Promise<void> =>
  platform.jobs.enqueue(
    sendingJob,
    { newsletterId },
    { key: String(newsletterId), ...(after === null ? {} : { after }) },
  );
