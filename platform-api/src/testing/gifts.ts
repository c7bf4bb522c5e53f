import assert from 'node:assert/strict';
import type { TestPlatform, TestSession } from './platform.ts';
import {
  addToCart,
  ask,
  onCheckoutPage,
  openPayment,
  returnToShop,
  rows,
  submissionOf,
} from './shop.ts';

/** What a buyer types about a gift. */
export const giftForRosa = {
  email: 'rosa.conti@example.it',
  nome: 'Rosa Conti',
  messaggio: 'Buon compleanno!\nGiulia',
  lingua: 'it',
  dataInvio: null as string | null,
};

/** An order of these courses as a gift, not paid yet. */
export async function orderGift(
  buyer: TestSession,
  courses: readonly string[],
  gift: object | null = giftForRosa,
): Promise<{ orderId: number; paymentId: string }> {
  let cart;
  for (const course of courses) cart = await addToCart(buyer, course);
  const saved = await ask(buyer, 'POST', 'Order/SaveOrder', {
    body: { ...submissionOf(cart), regalo: gift },
  });
  assert.equal(saved.warning, null, JSON.stringify(saved));
  const { orderId } = saved.data as { orderId: number };
  return { orderId, paymentId: (await openPayment(buyer, orderId)).paymentId };
}

/** The same, paid. */
export async function giveCourses(
  t: TestPlatform,
  buyer: TestSession,
  courses: readonly string[],
  gift?: object,
): Promise<number> {
  const { orderId, paymentId } = await orderGift(buyer, courses, gift);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(buyer, paymentId);
  return orderId;
}

/** Mails to an address, oldest first. */
export async function mailsTo(
  t: TestPlatform,
  email: string,
): Promise<{ subject: string; body: string }[]> {
  await t.platform.jobs.drain();
  const mails = await rows(
    t,
    'select subject, body from captured_mail where recipient = $1 order by sent_at, id',
    [email],
  );
  return mails.map(({ subject, body }) => ({ subject: String(subject), body: String(body) }));
}

/** Codes in a mail, in their order. */
export const codesIn = (body: string): string[] => body.match(/WB(-[A-Z0-9]{4}){3}/g) ?? [];

export const vouchersOf = async (session: TestSession, orderId?: number) =>
  (
    await ask(
      session,
      'GET',
      `Orders/GetVouchers?pageSize=50${orderId === undefined ? '' : `&orderId=${orderId}`}`,
    )
  ).data.items;
