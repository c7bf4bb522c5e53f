import type { FastifyInstance } from 'fastify';
import { refund } from './refund.ts';
import { refundJob } from './request-refund.ts';
import { webhookRoutes, type Settle } from './webhook.ts';

export { forgetCustomer } from './forget-customer.ts';
export {
  attemptsOf,
  createAttempt,
  findAttempt,
  liveAttempt,
  moveAttempt,
  noteCapture,
  type PaymentAttempt,
} from './attempts.ts';
export { askProvider } from './ask-provider.ts';
export { claimAttemptsDue, endChecks, matchCaptures, type UnheardCapture } from './attempts-due.ts';
export {
  failedRefunds,
  notePaidByHand,
  repeatRefund,
  type FailedRefund,
} from './failed-refunds.ts';
export { paymentErrors } from './errors.ts';
export { providerNamed } from './providers.ts';
export { paymentFigures } from './payment-figures.ts';
export { oldestKeptCapture } from './kept-captures.ts';
export { openSession } from './open-session.ts';
export { couponType, paymentTypeName, paymentTypes } from './payment-types.ts';
export { refund, refundsDue } from './refund.ts';
export { refundReasons, type RefundReason } from './refund-reasons.ts';
export { findRefund, refundsOf, requestRefund, returnCapture } from './request-refund.ts';
export { attemptsSettledSince, repeatUndoneRefunds } from './undone-refunds.ts';
export type { Settle } from './webhook.ts';

/** Payment attempts and their status at the provider; `settle` decides what that means for an order. */
export async function paymentsDomain(
  app: FastifyInstance,
  options: { settle: Settle },
): Promise<void> {
  const { platform } = app;
  platform.jobs.work<{ refundId: string }>(refundJob, async ({ refundId }) => {
    await refund(platform, refundId);
  });
  await app.register(webhookRoutes, options);
}
