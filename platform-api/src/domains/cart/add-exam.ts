import type { Platform } from '../../platform.ts';
import { examSaleRefusal, type ExamKind } from '../exams/index.ts';
import { promotionErrors, requirePromotion } from '../promotions/index.ts';
import { changeCart, type AddedPromotion } from './cart.ts';
import { cartErrors } from './errors.ts';
import * as repository from './repository.ts';

const articleOfExam = { certification: 2, simulation: 3 } as const satisfies Record<
  ExamKind,
  2 | 3
>;

/**
 * Puts an exam of a course that the learner has into the cart, where nothing but exams may be (E154, EXAM-10).
 * @throws CART_HAS_COURSES, EXAM_ALREADY_IN_CART, those of `ExamSaleRefusal` and `requirePromotion`,
 * PROMOTION_OTHER
 */
export async function addExam(
  platform: Platform,
  userId: string,
  exam: { courseId: number; kind: ExamKind },
  promotion: AddedPromotion | null = null,
): Promise<void> {
  const { courseId, kind } = exam;
  const promotionalId = promotion?.code ?? null;
  if (promotion) await requirePromotion(platform, { courseId, code: promotion.code }, userId);
  await changeCart(platform, userId, async (cart) => {
    const { db } = platform.database;
    const items = await repository.findItems(db, cart.id);
    if (items.some(({ articleKind }) => articleKind === 1)) throw cartErrors.CART_HAS_COURSES();
    const refusal = await examSaleRefusal(platform, userId, courseId, kind);
    if (refusal !== null) throw cartErrors[refusal]();
    const isAnother = cart.promotionalId !== null && cart.promotionalId !== promotionalId;
    if (promotion && isAnother && !promotion.replaces) throw promotionErrors.PROMOTION_OTHER();
    const added = await repository.insertItem(db, {
      cartId: cart.id,
      courseId,
      articleKind: articleOfExam[kind],
      promotionalId,
      addedAt: platform.clock.now(),
    });
    if (!added) throw cartErrors.EXAM_ALREADY_IN_CART();
    // What was chosen for courses does not hold for exams.
    const chosen = { hasSimulation: false, hasCertification: false, isMultiVoucher: false };
    return promotionalId === null ? chosen : { ...chosen, promotionalId };
  });
}
