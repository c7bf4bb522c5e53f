import type { Platform } from '../../platform.ts';
import { examOfArticle } from '../cart/index.ts';
import { examSaleRefusal } from '../exams/index.ts';
import { isEnrolled } from '../learning/index.ts';
import { orderErrors } from './errors.ts';
import type { OrderLineRow } from './repository.ts';

/**
 * A course that the buyer does not have yet, or an exam that they may buy now (E154).
 * @throws COURSE_ALREADY_OWNED, EXAM_NOT_BUYABLE
 */
export async function assertNotOwned(
  platform: Platform,
  userId: string,
  { courseId, title, articleKind }: Pick<OrderLineRow, 'courseId' | 'title' | 'articleKind'>,
): Promise<void> {
  const kind = examOfArticle[articleKind];
  if (kind === null) {
    if (!(await isEnrolled(platform, userId, courseId))) return;
    throw orderErrors.COURSE_ALREADY_OWNED({ params: { title } });
  }
  if ((await examSaleRefusal(platform, userId, courseId, kind)) === null) return;
  throw orderErrors.EXAM_NOT_BUYABLE({ params: { title } });
}
