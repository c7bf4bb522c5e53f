import type { FastifyInstance } from 'fastify';
import { auditHead, firstBrokenAudit, sealAudit } from './audit.ts';
import { workOnClosing } from './close-page.ts';
import { compareCaptures } from './compare-captures.ts';
import {
  cancellationMailJob,
  sendCancellationMail,
  type CancellationMail,
} from './cancellation/cancellation-mail.ts';
import { cancellationRoutes } from './cancellation/cancellation-routes.ts';
import {
  confirmationJob,
  requestMissingConfirmations,
  sendConfirmation,
} from './confirmation-mail.ts';
import { handOverInvoices } from './fatturapa/hand-over.ts';
import { forgetUnpaidGuests } from './personal-data.ts';
import { couponRoutes } from './coupon/coupon-routes.ts';
import { publicOrderRoutes } from './guest/public-routes.ts';
import { refundMailJob, sendRefundMail } from './refund-mail.ts';
import { recover, RECOVERY_EVERY_SECONDS } from './recover.ts';
import { orderRoutes } from './routes.ts';
import { shopRoutes } from './shop/shop-routes.ts';

export { orderData } from './personal-data.ts';
export { audit, firstBrokenAudit } from './audit.ts';
export { decisionToWire } from './cancellation/cancellation-wire.ts';
export { requestCancellation } from './cancellation/request-cancellation.ts';
export { resolveCancellation } from './cancellation/resolve-cancellation.ts';
export { orderErrors } from './errors.ts';
export { isPaid, listOrders, revenueByMonth, type ListedOrder } from './list-orders.ts';
export type { OrderFilters, OrderSort } from './order-query.ts';
export { orderDetail } from './order-detail.ts';
export { countOrders, orderRows, type FlatOrder } from './order-rows.ts';
export { orderFigures } from './order-figures.ts';
export { paidWithoutOrderSince } from './unmatched-captures.ts';
export { payByCoupon } from './coupon/pay-by-coupon.ts';
export { payOrder, returnFromProvider } from './pay-order.ts';
export { placeOrder } from './place-order.ts';
export { recover } from './recover.ts';
export { receiptAddress } from './receipt/receipt.ts';
export { receiptTypeQuery } from './receipt/receipt-types.ts';
export { backOfficeOrder as orderSchema } from './schemas.ts';
export { settle } from './settle.ts';
export { orderToWire, visibleState } from './wire.ts';

const compareJob = 'orders.compare-captures';
const COMPARED_DAYS = 3;
const FIRST_LIST_SECONDS = 3600;
const OVERLAP_SECONDS = 120;
const auditJob = 'orders.verify-audit';
const sweepJob = 'orders.missing-confirmations';
const handOverJob = 'orders.hand-over-invoices';
const forgetJob = 'orders.forget-unpaid-guests';

/** Orders, from the cart to the receipt. While the server listens, it completes what was left open. */
export async function ordersDomain(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  orderRoutes(app);
  publicOrderRoutes(app);
  cancellationRoutes(app);
  couponRoutes(app);
  shopRoutes(app);
  platform.jobs.work<CancellationMail>(cancellationMailJob, (mail) =>
    sendCancellationMail(platform, mail),
  );
  platform.jobs.work<{ orderId: number }>(confirmationJob, ({ orderId }) =>
    sendConfirmation(platform, orderId),
  );

  platform.jobs.work<{ refundId: string }>(refundMailJob, ({ refundId }) =>
    sendRefundMail(platform, refundId),
  );

  platform.jobs.work(
    sweepJob,
    async () => {
      await requestMissingConfirmations(platform);
    },
    'periodic',
  );
  platform.jobs.schedule(sweepJob, '*/5 * * * *');

  platform.jobs.work(
    auditJob,
    async () => {
      const broken = await firstBrokenAudit(platform);
      if (broken !== null) platform.log.error({ entry: broken }, 'the audit of orders was changed');
      // Entries removed from the end of the chain are still in the log.
      else platform.log.info(await auditHead(platform), 'the audit of orders is whole');
    },
    'periodic',
  );
  platform.jobs.schedule(auditJob, '20 3 * * *');

  platform.jobs.work(
    handOverJob,
    async () => {
      const count = await handOverInvoices(platform);
      if (count > 0) platform.log.info({ count }, 'electronic invoices were handed over');
    },
    'periodic',
  );
  platform.jobs.schedule(handOverJob, '* * * * *');

  platform.jobs.work(forgetJob, () => forgetUnpaidGuests(platform), 'periodic');
  platform.jobs.schedule(forgetJob, '40 3 * * *');

  workOnClosing(platform);
  platform.jobs.work(
    compareJob,
    async () => {
      const since = new Date(platform.clock.now().getTime() - COMPARED_DAYS * 86_400_000);
      platform.log.info(await compareCaptures(platform, since), 'captures were compared');
    },
    'periodic',
  );
  platform.jobs.schedule(compareJob, '10 4 * * *');

  // A list that overlaps with the one before: a provider may list a capture a little late.
  let heardUntil = new Date(platform.clock.now().getTime() - FIRST_LIST_SECONDS * 1000);
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const pass = async () => {
    if (isRunning) return;
    isRunning = true;
    try {
      await sealAudit(platform);
      const now = platform.clock.now();
      if (await recover(platform, heardUntil))
        heardUntil = new Date(now.getTime() - OVERLAP_SECONDS * 1000);
    } catch (error) {
      platform.log.error({ err: error }, 'recovery will try again');
    } finally {
      isRunning = false;
    }
  };
  app.addHook('onListen', async () => {
    timer = setInterval(() => void pass(), RECOVERY_EVERY_SECONDS * 1000);
    timer.unref();
    void pass();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
