import { demoCourseId } from '../demo/courses/index.ts';
import { codesOfOrder } from '../domains/vouchers/index.ts';
import type { TestPlatform, TestSession } from './platform.ts';
import { addToCart, ask, onCheckoutPage, openPayment, returnToShop, saveOrder } from './shop.ts';

/** An order for others, ready to be paid: so many seats of a demo course. */
export async function openOrderForOthers(
  buyer: TestSession,
  { course, seats, exams }: { course: string; seats: number; exams?: string },
) {
  await addToCart(buyer, course);
  if (exams !== undefined) await ask(buyer, 'PUT', `Cart/UpdateCartWithExams?${exams}`);
  const { data: cart } = await ask(
    buyer,
    'PUT',
    'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=true',
    {
      body: [{ corsoId: demoCourseId(course), quantita: seats }],
    },
  );
  const { orderId } = await saveOrder(buyer, cart);
  return { orderId, ...(await openPayment(buyer, orderId)) };
}

/** The same, paid: its codes. */
export async function buyVouchers(
  t: TestPlatform,
  buyer: TestSession,
  order: Parameters<typeof openOrderForOthers>[1],
): Promise<{ orderId: number; codes: string[] }> {
  const { orderId, paymentId } = await openOrderForOthers(buyer, order);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(buyer, paymentId);
  return { orderId, codes: (await codesOfOrder(t.platform, orderId)).map(({ code }) => code) };
}

export const redeem = (session: TestSession, codes: readonly string[], language?: string) =>
  ask(session, 'POST', 'Orders/RedeemVouchers', {
    body: [...codes],
    ...(language === undefined ? {} : { language }),
  });
