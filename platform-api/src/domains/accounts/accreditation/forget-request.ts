import type { InTransaction, Platform } from '../../../platform.ts';

const forgetJob = 'company-credential.forget';

/** Has the provider told, after the transaction, to remove what it holds of a request: no call to others inside of it. */
export const forgetRequest = ({ jobs }: InTransaction, requestId: string): Promise<void> =>
  jobs.enqueue(forgetJob, { requestId }, { key: requestId });

export const workOnForgetting = (platform: Platform): void =>
  platform.jobs.work<{ requestId: string }>(forgetJob, async ({ requestId }) => {
    await platform.companyCredential?.forget(requestId);
  });
