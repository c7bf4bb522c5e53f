import type { Platform } from '../../platform.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { isPromotion } from '../promotions/index.ts';
import type { Cart, CartLine } from './cart.ts';
import { priceCart } from './price-cart.ts';
import { tariff } from './tariff.ts';

/** What of `public:cart` is believed: which courses, how many, which flags; never a price or a title. */
export type GuestCart = {
  lines: readonly { courseId: number; quantity: number; promotionalId: string | null }[];
  hasSimulation: boolean;
  hasCertification: boolean;
  isMultiVoucher: boolean;
  promotionalId: string | null;
};

/**
 * A guest's cart at the prices of now; it is kept nowhere. Courses that have gone are left out, and a
 * promotion that does not hold gives nothing: the person sees the total that follows (M36, M37).
 */
export async function priceGuestCart(platform: Platform, guest: GuestCart): Promise<Cart> {
  const courses = await coursesForSale(
    platform,
    guest.lines.map(({ courseId }) => courseId),
  );
  const addedAt = platform.clock.now();
  const lines: CartLine[] = [];
  for (const [index, { courseId, quantity, promotionalId }] of guest.lines.entries()) {
    const course = courses.get(courseId);
    if (course === undefined) continue;
    lines.push({
      id: index + 1,
      courseId,
      articleKind: 1,
      // More than one copy is for others only (CART-26).
      quantity: guest.isMultiVoucher ? quantity : 1,
      promotionalId: (await holds(platform, guest, courseId, promotionalId)) ? promotionalId : null,
      addedAt,
      course,
    });
  }
  const { hasSimulation, hasCertification, isMultiVoucher } = guest;
  const flags = { hasSimulation, hasCertification, isMultiVoucher };
  const promotionalId = lines.find((line) => line.promotionalId !== null)?.promotionalId ?? null;
  const pricedLines = lines.map(({ course, quantity, promotionalId: ofLine }) => ({
    courseCents: course.priceCents ?? 0n,
    simulationCents: course.simulationCents,
    certificationCents: course.certificationCents,
    quantity,
    isPromoted: ofLine !== null,
  }));
  return {
    id: null,
    userId: '',
    version: 0,
    promotionalId,
    ...flags,
    lines,
    price: priceCart({ ...flags, lines: pricedLines }, tariff),
  };
}

/** A line of another promotion than the cart's has none (M6, M7). */
const holds = async (
  platform: Platform,
  guest: GuestCart,
  courseId: number,
  code: string | null,
): Promise<boolean> =>
  code !== null && code === guest.promotionalId && isPromotion(platform, { courseId, code });
