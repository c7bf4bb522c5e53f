import { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { isEnrolled } from '../learning/index.ts';
import { changeCart } from './cart.ts';
import * as repository from './repository.ts';

/** What of `public:cart` is believed: which courses and which flags, never a price or a title. */
const guestCart = z.object({
  corsi: z.object({
    items: z
      .array(
        z.object({
          corsoId: z.number().int().min(1).max(2_147_483_647),
          tipoArticoloId: z.literal(1).catch(1),
        }),
      )
      .max(200),
  }),
  hasSimulation: z.boolean().catch(false),
  hasCertification: z.boolean().catch(false),
});

/**
 * Moves a guest's cart into the learner's (E93): courses that are there already, owned or no longer
 * for sale are left out. A cart that cannot be read merges nothing and never stops a login.
 * @returns how many courses were added
 */
export async function mergeGuestCart(
  platform: Platform,
  userId: string,
  cart: unknown,
): Promise<{ mergedItems: number }> {
  const parsed = guestCart.safeParse(cart);
  if (!parsed.success || parsed.data.corsi.items.length === 0) return { mergedItems: 0 };
  const { corsi, hasSimulation, hasCertification } = parsed.data;
  const courseIds = [...new Set(corsi.items.map((item) => item.corsoId))];
  let mergedItems = 0;
  await changeCart(platform, userId, async (row) => {
    const courses = await coursesForSale(platform, courseIds);
    for (const courseId of courseIds) {
      const course = courses.get(courseId);
      if (course?.status !== 'PUBLISHED' || course.priceCents === null) continue;
      if (await isEnrolled(platform, userId, courseId)) continue;
      const added = await repository.insertItem(platform.database.db, {
        cartId: row.id,
        courseId,
        addedAt: platform.clock.now(),
      });
      if (added) mergedItems += 1;
    }
    if (mergedItems === 0) return {};
    return {
      hasSimulation: row.hasSimulation || hasSimulation,
      hasCertification: row.hasCertification || hasCertification,
    };
  });
  return { mergedItems };
}
