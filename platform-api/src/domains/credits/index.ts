import type { FastifyInstance } from 'fastify';
import { tariff } from '../cart/index.ts';
import { leavesMargin } from './earnings.ts';
import { notariseCredits } from './notarisation/notarise-credits.ts';
import { releaseDue } from './release.ts';
import { officeRoutes } from './office/office-routes.ts';
import { creditRoutes } from './routes.ts';

export { setCoupon } from './coupon.ts';
export { earnCredits } from './earn.ts';
export { notarizationTypes, type CreditType } from './credit-types.ts';
export { lockWallets, post, walletOf } from './ledger.ts';
export {
  couponFor,
  couponOfOrder,
  holdCoupon,
  ordersHoldingCoupon,
} from './order-coupon/hold-coupon.ts';
export {
  couponLeft,
  couponReturnsOf,
  returnCoupon,
  type CouponRefund,
} from './order-coupon/return-coupon.ts';
export { countMovements, movementRows, type FlatMovement } from './office/movement-rows.ts';
export { creditData } from './personal-data.ts';
export { notariseCredits } from './notarisation/notarise-credits.ts';
export { releaseDue } from './release.ts';
export {
  payOutCredits,
  reserveCredits,
  returnCredits,
  type ReservedCredits,
} from './reservation.ts';
export { reverseCredits } from './reverse.ts';
export { officeMovementFilters } from './schemas.ts';
export { couponCentsOf, typesOf } from './wallet.ts';

const releaseJob = 'credits.release';
const notariseJob = 'credits.notarise';

/** Credits: what people earn with orders of others, and what they do with it. */
export async function creditsDomain(app: FastifyInstance): Promise<void> {
  const { platform } = app;
  if (!leavesMargin(tariff)) {
    throw new Error('Discounts, reward and profit sharing together exceed what an order brings');
  }
  creditRoutes(app);
  officeRoutes(app);
  platform.jobs.work(
    releaseJob,
    async () => {
      const people = await releaseDue(platform);
      if (people > 0) platform.log.info({ people }, 'credits became available');
    },
    'periodic',
  );
  platform.jobs.schedule(releaseJob, '*/15 * * * *');
  platform.jobs.work(
    notariseJob,
    async () => {
      const movements = await notariseCredits(platform);
      if (movements > 0) platform.log.info({ movements }, 'credits were noted on the ledger');
    },
    'periodic',
  );
  platform.jobs.schedule(notariseJob, '* * * * *');
}
