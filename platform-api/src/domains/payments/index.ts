import type { FastifyInstance } from 'fastify';
import { refund, refundJob } from './refund.ts';
import { webhookRoutes, type Settle } from './webhook.ts';

export { forgetCustomer } from './forget-customer.ts';
export {
  attemptsOf,
  attemptsToRecover,
  createAttempt,
  findAttempt,
  liveAttempt,
  markChecked,
  moveAttempt,
  type PaymentAttempt,
} from './attempts.ts';
export { openSession } from './open-session.ts';
export { paymentTypeName, paymentTypes } from './payment-types.ts';
export { requestRefund } from './refund.ts';
export type { Settle } from './webhook.ts';

/** Attempts to pay and what the provider says of them; what that means for an order is `settle`'s. */
export async function paymentsDomain(
  app: FastifyInstance,
  options: { settle: Settle },
): Promise<void> {
  const { platform } = app;
  platform.jobs.work<{ attemptId: string }>(refundJob, ({ attemptId }) =>
    refund(platform, attemptId),
  );
  await app.register(webhookRoutes, options);
}
