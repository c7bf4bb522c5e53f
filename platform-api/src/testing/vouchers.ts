import { codesOfOrder } from '../domains/vouchers/index.ts';
import type { TestPlatform, TestSession } from './platform.ts';
import { addToCart, ask, onCheckoutPage, openPayment, returnToShop, saveOrder } from './shop.ts';

/** An order for others, ready to be paid: so many seats of a demo course. */
export async function openOrderForOthers(
  t: TestPlatform,
  buyer: TestSession,
  { course, seats, exams }: { course: string; seats: number; exams?: string },
) {
  await addToCart(buyer, course);
  if (exams !== undefined) await ask(buyer, 'PUT', `Cart/UpdateCartWithExams?${exams}`);
  const { orderId } = await saveOrder(buyer, (await ask(buyer, 'GET', 'Cart')).data);
  const { database } = t.platform;
  await database.query('update customer_order set is_multi_voucher = true where id = $1', [
    orderId,
  ]);
  await database.query('update customer_order_line set quantity = $2 where order_id = $1', [
    orderId,
    seats,
  ]);
  return { orderId, ...(await openPayment(buyer, orderId)) };
}

/** The same, paid: its codes. */
export async function buyVouchers(
  t: TestPlatform,
  buyer: TestSession,
  order: Parameters<typeof openOrderForOthers>[2],
): Promise<{ orderId: number; codes: string[] }> {
  const { orderId, paymentId } = await openOrderForOthers(t, buyer, order);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(buyer, paymentId);
  return { orderId, codes: (await codesOfOrder(t.platform, orderId)).map(({ code }) => code) };
}

export const redeem = (session: TestSession, codes: readonly string[], language?: string) =>
  ask(session, 'POST', 'Orders/RedeemVouchers', {
    body: [...codes],
    ...(language === undefined ? {} : { language }),
  });
