import type { FastifyInstance } from 'fastify';
import type { Audit } from './redeem-vouchers.ts';
import { voucherRoutes } from './routes.ts';

export { issueVouchers } from './issue-vouchers.ts';
export { codeCountOf, codesOfOrder, type ListedVoucher, type OrderCode } from './list-vouchers.ts';
export { voucherData } from './personal-data.ts';
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

/** Codes by which who did not pay for a course gets it. */
export async function vouchersDomain(
  app: FastifyInstance,
  options: { audit: Audit },
): Promise<void> {
  voucherRoutes(app, options);
}
