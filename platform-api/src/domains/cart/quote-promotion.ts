import type { Platform } from '../../platform.ts';
import { courseForSale } from '../catalogue/index.ts';
import { isEnrolled } from '../learning/index.ts';
import { requirePromotion, type Promotion } from '../promotions/index.ts';
import { assertForSale, type Cart } from './cart.ts';
import { cartErrors } from './errors.ts';
import { priceCart } from './price-cart.ts';
import { tariff } from './tariff.ts';

/**
 * What one course costs through a promotional link: a cart of that course alone, which is kept nowhere.
 * @param userId null for a visitor
 * @throws PROMOTION_UNKNOWN, PROMOTION_OWN, COURSE_ALREADY_OWNED (E113) and those of `assertForSale`
 */
export async function quotePromotion(
  platform: Platform,
  userId: string | null,
  promotion: Promotion,
): Promise<Cart> {
  const course = await courseForSale(platform, promotion.courseId);
  assertForSale(course);
  await requirePromotion(platform, promotion, userId);
  if (userId !== null && (await isEnrolled(platform, userId, course.id))) {
    throw cartErrors.COURSE_ALREADY_OWNED();
  }
  const flags = { hasSimulation: false, hasCertification: false, isMultiVoucher: false };
  const { id: courseId, priceCents, simulationCents, certificationCents } = course;
  const amounts = { courseCents: priceCents ?? 0n, simulationCents, certificationCents };
  const line = { quantity: 1, promotionalId: promotion.code };
  return {
    id: null,
    userId: userId ?? '',
    version: 0,
    promotionalId: promotion.code,
    ...flags,
    lines: [{ ...line, id: 0, courseId, articleKind: 1, addedAt: platform.clock.now(), course }],
    price: priceCart({ ...flags, lines: [{ ...amounts, quantity: 1, isPromoted: true }] }, tariff),
  };
}
