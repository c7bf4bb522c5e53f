import type { FastifyInstance } from 'fastify';
import type { Audit } from './redeem-vouchers.ts';
import { requestMissingMails, voucherMailJob } from './mail/address-vouchers.ts';
import { sendVoucherMail } from './mail/send-mail.ts';
import { sendWithdrawnMail, withdrawnMailJob, type WithdrawnMail } from './mail/withdrawn-mail.ts';
import { voucherRoutes } from './routes.ts';
import { voucherChangeRoutes } from './voucher-change-routes.ts';

export { withdrawCode } from './change-voucher.ts';
export { issueVouchers } from './issue-vouchers.ts';
export { givenCounts, type GivenCounts } from './company/given-counts.ts';
export { givenVouchers, type GivenQuery, type GivenVoucher } from './company/given-vouchers.ts';
export { sharingHolders } from './company/sharing-holders.ts';
export { companyCourses, givenAddresses, sendFreeVouchers } from './company/send-free-vouchers.ts';
export { codeCountOf, codesOfOrder, type ListedVoucher, type OrderCode } from './list-vouchers.ts';
export { addressVouchers, codesSentAt } from './mail/address-vouchers.ts';
export { ordersRedeemedBy, voucherData } from './personal-data.ts';
export { voucherState } from './schemas.ts';
export { redeemVouchers } from './redeem-vouchers.ts';
export { SHOWN_CODES, voucherFile } from './voucher-file.ts';
export { maskedCode } from './voucher-code.ts';
export {
  freezeVouchers,
  revokeSeats,
  seatsOfOrder,
  unfreezeVouchers,
  type SeatState,
} from './withdraw-vouchers.ts';

const sweepJob = 'vouchers.missing-mails';

/** Codes by which who did not pay for a course gets it. */
export async function vouchersDomain(
  app: FastifyInstance,
  options: { audit: Audit },
): Promise<void> {
  const { platform } = app;
  voucherRoutes(app, options);
  voucherChangeRoutes(app, options);
  platform.jobs.work<{ mailId: number }>(voucherMailJob, ({ mailId }) =>
    sendVoucherMail(platform, mailId),
  );
  platform.jobs.work<WithdrawnMail>(withdrawnMailJob, (told) => sendWithdrawnMail(platform, told));
  platform.jobs.work(
    sweepJob,
    async () => {
      await requestMissingMails(platform);
    },
    'periodic',
  );
  platform.jobs.schedule(sweepJob, '*/5 * * * *');
}
