import type { FastifyInstance } from 'fastify';
import { promotionRoutes } from './routes.ts';

export { promotionErrors } from './errors.ts';
export { promotionData } from './personal-data.ts';
export {
  isPromotion,
  linksOf,
  magicLink,
  magicLinks,
  makeLinks,
  requirePromotion,
  sharerOf,
  type Promotion,
} from './promotion-links.ts';

/** Links by which who bought a course shares it, and what they give to who buys through them. */
export async function promotions(app: FastifyInstance): Promise<void> {
  await app.register(promotionRoutes);
}
