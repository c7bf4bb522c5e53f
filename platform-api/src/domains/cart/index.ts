import type { FastifyInstance } from 'fastify';
import { cartRoutes } from './routes.ts';

export { cartData } from './personal-data.ts';
export { addCourse, emptyCart, readCart, removeBought, setExams, type Cart } from './cart.ts';
export { mergeGuestCart } from './merge-guest-cart.ts';
export { tariff } from './tariff.ts';

/** Carts of learners; the guest's lives in the browser until the login (E93). */
export async function cartDomain(app: FastifyInstance): Promise<void> {
  cartRoutes(app);
}
