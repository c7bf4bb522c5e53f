import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../personal-data.ts';
import { toEuros } from '../../money.ts';
import { readCart } from './cart.ts';
import { carts } from './tables.ts';

/** What waits in the cart. */
export const cartData: PersonalData = {
  part: 'cart',
  async collect(platform, userId) {
    const cart = await readCart(platform, userId);
    return {
      data: {
        courses: cart.lines.map(({ course, quantity, addedAt }) => ({
          courseId: course.id,
          title: course.title,
          quantity,
          addedAt,
        })),
        hasSimulation: cart.hasSimulation,
        hasCertification: cart.hasCertification,
        total: toEuros(cart.price.totalCents),
      },
    };
  },
  async erase(platform, userId) {
    await platform.database.db.delete(carts).where(eq(carts.userId, userId));
  },
};
