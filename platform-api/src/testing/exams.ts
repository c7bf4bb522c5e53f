import { demoCourseId } from '../demo/courses/index.ts';
import { grantEnrolment } from '../domains/learning/index.ts';
import { inTransaction } from '../platform.ts';
import type { TestPlatform, TestSession } from './platform.ts';
import { ask, onCheckoutPage, openPayment, returnToShop, saveOrder, type Answer } from './shop.ts';

/** Both exams of these demo courses, planned as an author plans them: only then are they sold. */
export async function planExams(t: TestPlatform, ...courses: string[]): Promise<void> {
  const { database } = t.platform;
  for (const courseId of courses.map(demoCourseId)) {
    await database.query(
      `insert into exam_plan (course_id, kind, host, attempts, updated_at)
       values ($1, 'certification', 'ours', 2, now()), ($1, 'simulation', 'ours', null, now())
       on conflict do nothing`,
      [courseId],
    );
    await database.query(
      `insert into exam_plan_area (course_id, kind, area, position, drawn)
       select course_id, kind, 'Sicurezza', 1, 5 from exam_plan where course_id = $1
       on conflict do nothing`,
      [courseId],
    );
  }
}

/** A demo course that has both exams, and that this person has. */
export async function ownCourseWithExams(
  t: TestPlatform,
  { userId }: Pick<TestSession, 'userId'>,
  course: string,
): Promise<number> {
  const courseId = demoCourseId(course);
  await planExams(t, course);
  const none = { includesCertification: false, includesSimulation: false };
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, { userId, courseId, orderId: null, ...none }),
  );
  return courseId;
}

export const articles = { certification: 2, simulation: 3 } as const;

export const addExam = (
  session: TestSession,
  courseId: number,
  kind: keyof typeof articles,
  changes: object = {},
): Promise<Answer> =>
  ask(session, 'POST', 'Cart', {
    body: { courseId, tipoArticoloId: articles[kind], ...changes },
  });

/** An order of what is in the cart, with its page open. */
export async function openCartOrder(session: TestSession) {
  const { data: cart } = await ask(session, 'GET', 'Cart');
  const { orderId } = await saveOrder(session, cart);
  return { orderId, ...(await openPayment(session, orderId)) };
}

/** The same, paid. */
export async function buyCart(t: TestPlatform, session: TestSession): Promise<number> {
  const { orderId, paymentId } = await openCartOrder(session);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(session, paymentId);
  return orderId;
}
