import { z } from 'zod';
import type { Platform } from '../../platform.ts';
import { coursesForSale } from '../catalogue/index.ts';
import { isEnrolled } from '../learning/index.ts';
import { sharerOf } from '../promotions/index.ts';
import { changeCart } from './cart.ts';
import { hasExams } from './line-amounts.ts';
import * as repository from './repository.ts';
import { promo } from './schemas.ts';

/** What of `public:cart` is believed: which courses, how many, which flags; never a price or a title. */
const guestCart = z.object({
  corsi: z.object({
    items: z
      .array(
        z.object({
          corsoId: z.number().int().min(1).max(2_147_483_647),
          tipoArticoloId: z.literal(1).catch(1),
          quantita: z.number().int().min(1).max(999).catch(1),
          promotionalId: promo.nullable().catch(null),
        }),
      )
      .max(200),
  }),
  hasSimulation: z.boolean().catch(false),
  hasCertification: z.boolean().catch(false),
  isMultiVoucher: z.boolean().catch(false),
  promotionalId: promo.nullable().catch(null),
});

/**
 * Moves a guest's cart into the learner's (E93): courses that are there already, owned or no longer
 * for sale are left out. What was chosen for others stays so with its copies, unless the learner's cart
 * has courses for the learner; a promotion that holds goes along, unless that cart has another (M7). A
 * cart that cannot be read merges nothing and never stops a login.
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
  const lines = new Map(corsi.items.map((line) => [line.corsoId, line]));
  let mergedItems = 0;
  await changeCart(platform, userId, async (row) => {
    const { db } = platform.database;
    const items = await repository.findItems(db, row.id);
    const isMultiVoucher = row.isMultiVoucher || (parsed.data.isMultiVoucher && items.length === 0);
    const courses = await coursesForSale(platform, [...lines.keys()]);
    const areExams = hasExams(items);
    let promotionalId = areExams ? null : row.promotionalId;
    for (const [courseId, line] of lines) {
      const course = courses.get(courseId);
      if (course?.status !== 'PUBLISHED' || course.priceCents === null) continue;
      if (!isMultiVoucher && (await isEnrolled(platform, userId, courseId))) continue;
      const added = await repository.insertItem(db, {
        cartId: row.id,
        courseId,
        // More than one copy is for others only (CART-26).
        quantity: isMultiVoucher ? line.quantita : 1,
        addedAt: platform.clock.now(),
      });
      if (added) mergedItems += 1;
      const code = line.promotionalId;
      if (code === null || code !== parsed.data.promotionalId) continue;
      if (![null, code].includes(promotionalId)) continue;
      const sharer = await sharerOf(platform, { courseId, code });
      if (sharer === null || sharer === userId) continue;
      await repository.setPromotion(db, row.id, courseId, code);
      promotionalId = code;
    }
    if (mergedItems === 0) return areExams ? {} : { promotionalId };
    // Exams are bought alone (E154): the choice of a moment ago takes their place.
    if (areExams) await repository.deleteItems(db, row.id, items);
    return {
      promotionalId,
      hasSimulation: row.hasSimulation || hasSimulation,
      hasCertification: row.hasCertification || hasCertification,
      isMultiVoucher,
    };
  });
  return { mergedItems };
}
