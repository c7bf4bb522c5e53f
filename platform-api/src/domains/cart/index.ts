import type { FastifyInstance } from 'fastify';
import { cartRoutes } from './routes.ts';

export { cartData } from './personal-data.ts';
export { amountsOf, examOfArticle } from './line-amounts.ts';
export {
  addCourse,
  emptyCart,
  readCart,
  removeBought,
  setExams,
  setMultiVoucher,
  type Cart,
} from './cart.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export { priceGuestCart, type GuestCart } from './price-guest-cart.ts';
export { guestCart as guestCartSchema } from './schemas.ts';
export { guestCartFromWire } from './wire.ts';
export { spendableCoupon } from './price-cart.ts';
export { MAX_SEATS, seatsOf } from './seats.ts';
export { tariff } from './tariff.ts';

/** Carts of learners; the guest's lives in the browser until the login (E93). */
export async function cartDomain(app: FastifyInstance): Promise<void> {
  cartRoutes(app);
}
