import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { demoCourseId } from '../demo/courses/index.ts';
import type { PaymentsPort } from '../ports/payments.ts';
import { testPlatform, type TestPlatform, type TestSession } from './platform.ts';

export type Answer = {
  status: number;
  // Tests read fields of answers of many shapes.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  warning: string | null;
  info: string | null;
  code?: string;
};

/** A platform with the demo courses, and the steps of a purchase, for the tests of this domain and its neighbours. */
export async function testShop() {
  const t = await testPlatform({ courses: true });
  const giulia = await t.login('giulia');
  return { t, giulia, marco: await t.login('marco') };
}

const tables = [
  'webhook_inbox',
  'refund',
  'payment_attempt',
  'payment_sandbox_event',
  'payment_sandbox_refund',
  'payment_sandbox_session',
  'electronic_invoice',
  'credit_note',
  'credit_note_counter',
  'cancellation_request',
  'invoice',
  'invoice_counter',
  'idempotency_claim',
  'order_audit',
  'withdrawn_code',
  'voucher',
  'voucher_mail',
  'guest_purchase',
  'customer_order_line',
  'customer_order',
  'cart_item',
  'cart',
  'captured_mail',
  'exam_attempt',
  'exam_right',
  'exam_plan',
  'lesson_completion',
  'enrolment',
  'login_attempt',
];

/** The embedded payment page, whose calls a test watches or breaks. */
export function sandboxOf({ platform }: TestPlatform): PaymentsPort {
  const [sandbox] = platform.payments;
  assert.ok(sandbox);
  return sandbox;
}

/** Between tests: nothing in carts, no orders, all demo courses as they were. */
export async function emptyShop(t: TestPlatform): Promise<void> {
  t.setNow(null);
  await t.platform.jobs.drain();
  // Entries of the ledger, and what happened to a redemption, cannot be deleted.
  await t.platform.database.query(
    'truncate coupon_return, order_coupon, credit_notarisation, credit_movement, credit_posting, credit_entry, credit_earning, credit_account, redemption_log, redemption_document, redemption_request',
  );
  for (const table of tables) await t.platform.database.query(`delete from ${table}`);
}

export async function ask(
  session: Pick<TestSession, 'call'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  options: { body?: object; key?: string; language?: string } = {},
): Promise<Answer> {
  const response = await session.call({
    method,
    url: `/api/${url}`,
    headers: {
      ...(options.key === undefined ? {} : { 'idempotency-key': options.key }),
      ...(options.language === undefined ? {} : { 'accept-language': options.language }),
    },
    ...(options.body === undefined ? {} : { payload: options.body }),
  });
  return { status: response.statusCode, ...response.json() };
}

export async function addToCart(session: TestSession, key: string): Promise<Answer['data']> {
  const added = await ask(session, 'POST', 'Cart', { body: { courseId: demoCourseId(key) } });
  assert.equal(added.warning, null, JSON.stringify(added));
  return added.data;
}

/** What a client sends that saw this cart. */
export const submissionOf = (cart: Answer['data'], paymentTypeId = 1) => ({
  cartVersion: cart.version,
  paymentTypeId,
  totale: cart.totaleOrdine,
  totalCost: cart.totalCost,
  hasSimulation: cart.hasSimulation,
  hasCertification: cart.hasCertification,
  isMultiVoucher: false,
  termsAccepted: true,
  privacyAccepted: true,
});

export async function saveOrder(session: TestSession, cart: Answer['data'], key?: string) {
  const saved = await ask(session, 'POST', 'Order/SaveOrder', {
    body: submissionOf(cart),
    ...(key === undefined ? {} : { key }),
  });
  assert.equal(saved.warning, null, JSON.stringify(saved));
  return saved.data as { orderId: number; orderNumber: string };
}

export async function openPayment(session: TestSession, orderId: number, paymentTypeId = 1) {
  const url = `Order/SavePayment?orderId=${orderId}&paymentTypeId=${paymentTypeId}`;
  const opened = await ask(session, 'POST', url, { body: {} });
  assert.equal(opened.warning, null, JSON.stringify(opened));
  return opened.data as { paymentId: string; redirectPaymentUrl: string };
}

/** An order with its page open, ready to be paid. */
export async function openOrder(session: TestSession, key: string) {
  const order = await saveOrder(session, await addToCart(session, key));
  return { ...order, ...(await openPayment(session, order.orderId)) };
}

/** A key as a guest's browser makes it. */
export const newPurchaseKey = () => randomBytes(32).toString('base64url');

/** A visitor who wants no invoice. */
export const guestBuyer = {
  nome: 'Rosa',
  cognome: 'Bianchi',
  telefono: '+39 340 1234567',
  email: 'rosa.bianchi@example.it',
  codiceFiscale: 'BNCRSO80A41H501X',
};

/** What the browser of a guest sends for these courses, at the prices of now. */
export async function guestOrderOf(t: TestPlatform, keys: string[], changes: object = {}) {
  const carrello = { corsi: keys.map((key) => ({ corsoId: demoCourseId(key) })), ...changes };
  const priced = await askAsGuest(t, 'Cart/Public', carrello);
  assert.equal(priced.status, 200, JSON.stringify(priced));
  return {
    carrello,
    voucherUserData: guestBuyer as Record<string, string>,
    paymentTypeId: 1,
    totale: priced.data.totaleOrdine as number,
    totalCost: priced.data.totalCost as number,
    termsAccepted: true,
    privacyAccepted: true,
  };
}

/** A call without a session. */
export async function askAsGuest(
  t: TestPlatform,
  url: string,
  payload: object,
  language = 'it',
): Promise<Answer> {
  const headers = { 'accept-language': language };
  const answer = await t.call(null, { method: 'POST', url: `/api/${url}`, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
}

export const saveGuestOrder = (
  t: TestPlatform,
  purchaseKey: string,
  order: object,
  language?: string,
) => askAsGuest(t, 'Order/SaveOrderPublic', { purchaseKey, order }, language);

/** Presses a button of the checkout page; the address it leads to. */
export async function onCheckoutPage(
  t: TestPlatform,
  paymentId: string,
  action: 'pay' | 'fail' | 'delay' | 'duplicate' | 'cancel',
): Promise<URL> {
  const answer = await t.call(null, { method: 'POST', url: `/dev/pay/${paymentId}/${action}` });
  assert.equal(answer.statusCode, 303, answer.body);
  return new URL(String(answer.headers.location));
}

export const returnToShop = (session: TestSession, paymentId: string) =>
  ask(session, 'POST', `Order/SavePayment?paymentId=${paymentId}`, { body: {} });

export async function rows(
  t: TestPlatform,
  text: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return (await t.platform.database.query(text, values)).rows;
}
