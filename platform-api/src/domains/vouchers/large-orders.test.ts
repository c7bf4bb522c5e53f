import assert from 'node:assert/strict';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId, demoCourseKeys } from '../../demo/courses/index.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  ask,
  askAsGuest,
  emptyShop,
  guestOrderOf,
  newPurchaseKey,
  rows,
  saveGuestOrder,
  submissionOf,
  testShop,
} from '../../testing/shop.ts';
import { buyVouchers } from '../../testing/vouchers.ts';
import { MAX_SEATS } from '../cart/index.ts';
import { findAttempt } from '../payments/index.ts';
import { settle } from '../orders/index.ts';
import { SHOWN_CODES, voucherFile } from './index.ts';

let t: TestPlatform;
let giulia: TestSession;

const office = 'sicurezza-in-ufficio';

before(async () => {
  ({ t, giulia } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

/** So many seats, spread over the courses of the demo that are for sale. */
async function guestSeats(seats: number) {
  const forSale = await rows(t, 'select id from course where status = 1 and price_cents > 0');
  const ids = forSale.map(({ id }) => Number(id)).slice(0, 20);
  assert.ok(ids.length === 20 && demoCourseKeys.length >= 20);
  const each = Math.floor(seats / ids.length);
  const corsi = ids.map((corsoId, place) => ({
    corsoId,
    quantita: place === 0 ? seats - each * (ids.length - 1) : each,
  }));
  return guestOrderOf(t, [], { corsi, isMultiVoucher: true });
}

test('an order takes 1,000 seats; one more is refused with both numbers, of a guest and of a learner', async () => {
  const refused = await saveGuestOrder(t, newPurchaseKey(), await guestSeats(MAX_SEATS + 1));
  assert.deepEqual([refused.status, refused.code], [200, 'TOO_MANY_SEATS']);
  assert.match(refused.warning ?? '', /1000 posti e il carrello ne ha 1001/);
  for (const corsoId of [demoCourseId(office), demoCourseId('excel')]) {
    await ask(giulia, 'POST', 'Cart', { body: { courseId: corsoId } });
  }
  const body = [
    { corsoId: demoCourseId(office), quantita: 999 },
    { corsoId: demoCourseId('excel'), quantita: 2 },
  ];
  const url = 'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=true';
  const { data: cart } = await ask(giulia, 'PUT', url, { body });
  assert.equal(cart.maxSeats, MAX_SEATS);
  const own = await ask(giulia, 'POST', 'Order/SaveOrder', { body: submissionOf(cart) });
  assert.equal(own.code, 'TOO_MANY_SEATS');
  assert.deepEqual(await rows(t, 'select 1 from customer_order'), []);
  const taken = await saveGuestOrder(t, newPurchaseKey(), await guestSeats(MAX_SEATS));
  assert.equal(taken.warning, null);
});

test('the codes of a large order come as a file: in the answer, the mail and the order are the first, on PGlite and PostgreSQL', async (context) => {
  const purchaseKey = newPurchaseKey();
  const saved = await saveGuestOrder(t, purchaseKey, await guestSeats(MAX_SEATS));
  const { data: page } = await askAsGuest(t, 'Order/PayOrderPublic?paymentTypeId=1', {
    purchaseKey,
  });
  const paymentId = String(page).split('/').at(-1) ?? '';
  const attempt = await findAttempt(t.platform, { providerRef: paymentId });
  assert.ok(attempt);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await wait(20);
  delay.reset();
  await settle(t.platform, attempt.id, {
    state: 'captured',
    amount: attempt.amountCents,
    currency: 'EUR',
  });
  delay.disable();
  context.diagnostic(
    `longest pause of the event loop while 1,000 seats settle: ${delay.max / 1e6} ms`,
  );
  const seen = await askAsGuest(t, 'Order/SaveOrderPublic', { purchaseKey });
  assert.deepEqual(
    [seen.data.paid, seen.data.codes.length, seen.data.vouchers.length, seen.data.vouchersNumber],
    [true, SHOWN_CODES, SHOWN_CODES, MAX_SEATS],
  );
  assert.ok(JSON.stringify(seen).length < 10_000);

  const { data: file } = await askAsGuest(t, 'Order/GetVoucherFilePublic', { purchaseKey });
  assert.equal(file.fileName, `codici-${saved.data.orderNumber}.csv`);
  const lines = file.content.trimEnd().split('\r\n');
  assert.equal(lines[0], '\uFEFF"Codice";"Corso";"Stato"');
  assert.equal(lines.length, MAX_SEATS + 1);
  assert.equal(new Set(lines).size, MAX_SEATS + 1);
  for (const line of lines.slice(1)) {
    assert.match(line, /^"WB(-[A-HJ-NP-Z2-9]{4}){3}";".+";"da riscattare"$/);
  }
  assert.equal(
    (await askAsGuest(t, 'Order/GetVoucherFilePublic', { purchaseKey: newPurchaseKey() })).status,
    404,
  );

  await t.platform.jobs.drain();
  const [mail] = await rows(t, 'select body from captured_mail');
  assert.match(String(mail?.body), /1000 codici sono nel file allegato/);
  assert.doesNotMatch(String(mail?.body), /WB-[A-HJ-NP-Z2-9]{4}-/);
  const attached = await rows(
    t,
    'select file_name as name, content from captured_mail_attachment order by position',
  );
  assert.deepEqual(
    attached.map(({ name }) => name),
    [`ricevuta-${saved.data.orderNumber}.pdf`, file.fileName],
  );
  assert.equal(Buffer.from(String(attached[1]?.content), 'base64').toString(), file.content);
});

test('the buyer takes the codes of an order by page, or all of them as a file', async () => {
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 23 });
  const { data: order } = await ask(giulia, 'GET', `Orders?orderId=${orderId}`);
  assert.deepEqual([order.vouchers, order.vouchersNumber], [codes.slice(0, SHOWN_CODES), 23]);
  const url = `Order/GetMultiVoucherByOrderId?orderId=${orderId}&pageSize=10`;
  const third = await ask(giulia, 'GET', `${url}&page=3`);
  assert.deepEqual(
    third.data.map(({ code }: { code: string }) => code),
    codes.slice(20),
  );
  const { data: file } = await ask(giulia, 'GET', `Order/GetVoucherFile?orderId=${orderId}`);
  assert.deepEqual(
    codes.filter((code) => !file.content.includes(code)),
    [],
  );
});

test('a title that a spreadsheet would run as a formula is a text in the file', () => {
  const code = {
    courseId: 1,
    code: 'WB-AAAA-BBBB-CCCC',
    state: 'issued' as const,
    withCertification: false,
    course: null,
  };
  const { content } = voucherFile('WB-1', [{ ...code, title: '=cmd|"/c calc"!A1' }], 'it');
  assert.match(content, /"'=cmd\|""\/c calc""!A1"/);
});
