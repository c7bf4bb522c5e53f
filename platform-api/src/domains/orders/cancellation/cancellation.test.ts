import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { inTransaction } from '../../../platform.ts';
import { answerRequest, askToCancel } from '../../../testing/cancellation.ts';
import { actsOn } from '../../../testing/acts.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  addToCart,
  ask,
  askAsGuest,
  emptyShop,
  guestOrderOf,
  newPurchaseKey,
  onCheckoutPage,
  openOrder,
  openPayment,
  returnToShop,
  rows,
  saveGuestOrder,
  saveOrder,
  testShop,
} from '../../../testing/shop.ts';
import { buyVouchers, redeem } from '../../../testing/vouchers.ts';
import { isEnrolled } from '../../learning/index.ts';
import { codesOfOrder } from '../../vouchers/index.ts';
import { audit, firstBrokenAudit } from '../audit.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
let anna: TestSession;
let elena: TestSession;

const office = 'sicurezza-in-ufficio';
const general = 'formazione-generale';
const officeId = demoCourseId(office);
const generalId = demoCourseId(general);

before(async () => {
  ({ t, giulia, marco } = await testShop());
  anna = await t.login('anna', 'AdminWorkerBadge');
  elena = await t.login('elena', 'RedattoreCorsiA');
});
after(() => t.close());
beforeEach(() => emptyShop(t));

async function paidOrder(courses = [office]): Promise<number> {
  if (courses.length === 1) {
    const { orderId, paymentId } = await openOrder(giulia, courses[0] ?? office);
    await onCheckoutPage(t, paymentId, 'pay');
    await returnToShop(giulia, paymentId);
    return orderId;
  }
  let cart;
  for (const course of courses) cart = await addToCart(giulia, course);
  const { orderId } = await saveOrder(giulia, cart);
  const { paymentId } = await openPayment(giulia, orderId);
  await onCheckoutPage(t, paymentId, 'pay');
  await returnToShop(giulia, paymentId);
  return orderId;
}

async function paidGuestOrder(changes: object = {}) {
  const purchaseKey = newPurchaseKey();
  const order = await guestOrderOf(t, [office], changes);
  const { data } = await saveGuestOrder(t, purchaseKey, order);
  const opened = await askAsGuest(t, 'Order/PayOrderPublic?paymentTypeId=1', { purchaseKey });
  const paymentId = String(opened.data).split('/').at(-1) ?? '';
  await onCheckoutPage(t, paymentId, 'pay');
  await askAsGuest(t, `Order/SaveOrderPublic?paymentId=${paymentId}`, { purchaseKey });
  return { purchaseKey, orderId: Number(data.orderId) };
}

const request = (session: TestSession, orderId: number, reason = 'Non mi serve più') =>
  ask(
    session,
    'POST',
    `Orders/RequestDeleteOrder?orderId=${orderId}&motivazione=${encodeURIComponent(reason)}`,
  );
const answer = (session: TestSession, body: object) =>
  ask(session, 'POST', 'Orders/ResolveDeleteRequest', { body });
const orderOf = async (orderId: number) =>
  (await ask(giulia, 'GET', `Orders?orderId=${orderId}`)).data;
const backOfficeOrder = async (orderId: number, session = anna) =>
  (await ask(session, 'GET', `Users/DashboardOrderDetail?ordineId=${orderId}`)).data;
const refunded = async () =>
  (await rows(t, 'select refunded_cents::int as cents from payment_sandbox_session'))[0]?.cents;
const mails = () =>
  rows(
    t,
    "select m.subject, m.body, string_agg(a.file_name, ' ') as files from captured_mail m left join captured_mail_attachment a on a.mail_id = m.id where m.id like '%cancellation%' group by m.id, m.subject, m.body order by m.id",
  );
const openCourse = (session: TestSession, courseId: number, query = '') =>
  ask(session, 'GET', `Courses/Use/${courseId}${query}`);

test('[API-71] [BACK-12] learners ask for their own paid order, with a reason; nobody for that of another', async () => {
  const orderId = await paidOrder();
  assert.equal((await orderOf(orderId)).annullamentoNegato, null);
  assert.equal((await request(giulia, orderId, '')).status, 400);
  assert.equal((await request(giulia, orderId, '  ')).status, 400);
  assert.equal((await request(marco, orderId)).status, 404);
  for (const session of [anna, elena]) {
    assert.equal((await request(session, orderId)).code, 'ORDER_OF_ACCOUNT');
  }
  assert.equal((await request(anna, 999_999)).status, 404);
  const asked = await request(giulia, orderId, 'Ho sbagliato corso');
  assert.deepEqual([asked.status, asked.data], [200, true]);
  assert.match(asked.info ?? '', /ti rispondiamo per e-mail/);
  const order = await orderOf(orderId);
  assert.deepEqual(
    [order.orderState, order.paid, order.motivazione, order.annullamentoNegato],
    ['Richiesta Annullamento', true, 'Ho sbagliato corso', 'ORDER_STATE'],
  );
  assert.deepEqual(
    order.richieste.map(
      ({ richiedente, motivazione, stato, risposta }: Record<string, unknown>) => [
        richiedente,
        motivazione,
        stato,
        risposta,
      ],
    ),
    [['learner', 'Ho sbagliato corso', 'open', null]],
  );
  assert.equal((await request(giulia, orderId)).code, 'ORDER_STATE');
  await t.platform.jobs.drain();
  const [mail] = await mails();
  assert.match(String(mail?.body), /Il motivo: “Ho sbagliato corso”/);
});

test('[BACK-11 part] [API-71 part] the back office asks for a guest’s paid order; editors do not answer', async () => {
  const { orderId } = await paidGuestOrder();
  assert.equal((await backOfficeOrder(orderId, elena)).annullamentoNegato, null);
  assert.equal((await request(elena, orderId)).status, 200);
  const seen = await backOfficeOrder(orderId);
  assert.equal(seen.richieste[0].richiedente, 'backOffice');
  const body = { richiestaId: seen.richieste[0].id, decisione: 'whole' };
  assert.equal((await answer(elena, body)).status, 403);
  assert.equal((await answer(giulia, body)).status, 403);
  assert.equal((await answer(anna, body)).status, 200);
  assert.equal((await backOfficeOrder(orderId)).orderState, 'Annullato');
  assert.deepEqual(await actsOn(t, 'order', orderId), [
    ['cancellation.requested', elena.userId],
    ['cancellation.approved', anna.userId],
  ]);
});

test('a guest asks with the key of the purchase, and reads the answer with it', async () => {
  const { purchaseKey, orderId } = await paidGuestOrder();
  const send = (key: string, motivazione = 'Corso sbagliato') =>
    askAsGuest(t, 'Order/RequestDeleteOrderPublic', { purchaseKey: key, motivazione });
  assert.equal((await send(newPurchaseKey())).status, 404);
  assert.equal((await send(purchaseKey, ' ')).status, 400);
  assert.equal((await send(purchaseKey)).status, 200);
  const status = () => askAsGuest(t, 'Order/SaveOrderPublic', { purchaseKey });
  const { data: asked } = await status();
  assert.deepEqual(
    [asked.orderState, asked.annullamentoNegato, asked.codes[0].state, asked.richieste[0].stato],
    ['Richiesta Annullamento', 'ORDER_STATE', 'frozen', 'open'],
  );
  await answerRequest(t, orderId, { kind: 'whole' });
  const { data: answered } = await status();
  assert.deepEqual(
    [answered.orderState, answered.codes[0].state, answered.totaleRimborsato],
    ['Annullato', 'revoked', 79],
  );
});

test('[ORDER-38 part] accepted as a whole: the money goes back once, the course and the codes with it, a credit note and a mail come', async () => {
  const orderId = await paidOrder();
  await request(giulia, orderId);
  const { richieste } = await backOfficeOrder(orderId);
  const body = { richiestaId: richieste[0].id, decisione: 'whole', messaggio: 'Va bene' };
  assert.equal((await answer(anna, body)).status, 200);
  // Its answer was lost: the same again changes nothing.
  assert.equal((await answer(anna, body)).status, 200);
  assert.equal(
    (await answer(anna, { ...body, decisione: 'refuse' })).code,
    'CANCELLATION_ANSWERED',
  );
  await t.platform.jobs.drain();
  assert.equal(await refunded(), 7900);
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), false);
  const order = await orderOf(orderId);
  assert.deepEqual(
    [order.orderState, order.paid, order.motivazione, order.totaleRimborsato],
    ['Annullato', false, 'Non mi serve più', 79],
  );
  const [note] = order.noteCredito;
  assert.match(note.numero, /^NC 1\/\d{4}$/);
  assert.deepEqual(
    [note.importo, note.imponibile, note.iva],
    [order.totalCost, order.totaleImponibile, order.totaleIva],
  );
  const told = (await mails()).find(({ subject }) => String(subject).endsWith(' è annullato'));
  assert.ok(told);
  assert.match(String(told.body), /Il messaggio: “Va bene”[^]*Ti rimborsiamo 79,00/);
  assert.match(String(told.files), /^nota-di-credito-\d{4}-1\.pdf$/);
  // Bought again, it is a new order.
  assert.ok((await paidOrder()) > orderId);
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), true);
});

test('[ORDER-42 part] [ORDER-41 part] the credit note is a tagged PDF of its own number, for buyer and back office', async () => {
  const orderId = await paidOrder();
  await askToCancel(t, giulia, orderId);
  await answerRequest(t, orderId, { kind: 'whole' });
  const { noteCredito } = await orderOf(orderId);
  const url = `Order/GetReceiptPdfBlobStorage?orderId=${orderId}&notaCreditoId=${noteCredito[0].id}`;
  for (const session of [giulia, anna]) {
    const { data } = await ask(session, 'POST', url);
    assert.match(data.fileName, /^nota-di-credito-\d{4}-1\.pdf$/);
    const file = await t.app.inject({ url: data.url });
    assert.equal(file.statusCode, 200);
    const text = file.rawPayload.toString('latin1');
    assert.match(text, /^%PDF-1\.7/);
    assert.match(text, /\/StructTreeRoot/);
    assert.match(text, /\/Marked true/);
  }
  assert.equal((await ask(marco, 'POST', url)).status, 404);
  const other = await ask(giulia, 'POST', url.replace(/\d+$/, '999999'));
  assert.equal(other.status, 404);
});

test('[ORDER-36 part] urlFile is an address of the receipt, once there is one', async () => {
  const { orderId } = await openOrder(giulia, office);
  assert.equal((await orderOf(orderId)).urlFile, null);
  await emptyShop(t);
  const { urlFile } = await orderOf(await paidOrder());
  const file = await t.app.inject({ url: urlFile });
  assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/pdf']);
});

test('a part by lines: that course goes, the other stays; both notes together are the invoice to the cent', async () => {
  const orderId = await paidOrder([office, general]);
  const paid = await orderOf(orderId);
  await request(giulia, orderId);
  const { parti, richieste } = await backOfficeOrder(orderId);
  const [first] = parti;
  assert.deepEqual(first.importi, [79]);
  const lines = [{ rigaId: first.rigaId, posti: 1 }];
  const body = { richiestaId: richieste[0].id, decisione: 'lines', righe: lines };
  assert.equal((await answer(anna, body)).status, 200);
  await t.platform.jobs.drain();
  assert.equal(await refunded(), 7900);
  const rest = await orderOf(orderId);
  assert.deepEqual([rest.orderState, rest.paid, rest.motivazione], ['Pagato', true, null]);
  assert.equal(rest.richieste[0].stato, 'part');
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), false);
  assert.equal(await isEnrolled(t.platform, giulia.userId, generalId), true);
  const told = (await mails()).find(({ subject }) =>
    String(subject).startsWith('Rimborso di una parte'),
  );
  assert.match(String(told?.body), /- [^\n]+, 79,00[^]*resta tuo/);

  // A refunded part cannot be refunded again; the rest can.
  await request(giulia, orderId);
  const again = await backOfficeOrder(orderId);
  const next = { ...body, richiestaId: again.richieste[0].id };
  assert.equal((await answer(anna, next)).code, 'PART_USED');
  const second = again.parti[1];
  const last = [{ rigaId: second.rigaId, posti: 1 }];
  assert.equal((await answer(anna, { ...next, righe: last })).status, 200);
  await t.platform.jobs.drain();
  const end = await orderOf(orderId);
  assert.deepEqual([end.orderState, end.totaleRimborsato], ['Annullato', paid.totalCost]);
  const total = (field: string) =>
    end.noteCredito.reduce(
      (sum: number, note: Record<string, number>) => sum + Math.round((note[field] ?? 0) * 100),
      0,
    );
  assert.deepEqual(
    [total('imponibile'), total('iva')],
    [Math.round(paid.totaleImponibile * 100), Math.round(paid.totaleIva * 100)],
  );
  assert.equal(await refunded(), Math.round(paid.totalCost * 100));
});

test('[MONEY-07 part] k of q seats give back exactly their cents; those codes are worth nothing, the others are good again (M33)', async () => {
  await t.platform.database.query('update course set price_cents = 8333 where id = $1', [officeId]);
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 13 });
  await t.platform.database.query('update course set price_cents = 7900 where id = $1', [officeId]);
  await request(giulia, orderId);
  const { parti, richieste, totalCost } = await backOfficeOrder(orderId);
  // 1,083.29 with 10% off are 974.96: thirteen seats, of which the first nine cost a cent more.
  assert.equal(totalCost, 974.96);
  assert.deepEqual(parti[0].importi.slice(0, 5), [74.99, 149.98, 224.97, 299.96, 374.96]);
  assert.equal(parti[0].importi.at(-1), 974.96);
  const righe = [{ rigaId: parti[0].rigaId, posti: 3 }];
  await answer(anna, { richiestaId: richieste[0].id, decisione: 'lines', righe });
  await t.platform.jobs.drain();
  assert.equal(await refunded(), 22_497);
  const states = (await codesOfOrder(t.platform, orderId)).map(({ state }) => state);
  assert.deepEqual(states, [...Array(10).fill('issued'), ...Array(3).fill('revoked')]);
  assert.equal((await redeem(marco, codes.slice(-1))).code, 'VOUCHER_WITHDRAWN');
  assert.equal((await redeem(marco, codes.slice(0, 1))).warning, null);
});

test('an amount alone leaves all of the order; it is above zero and below what is left', async () => {
  const orderId = await paidOrder();
  await request(giulia, orderId);
  const { richieste } = await backOfficeOrder(orderId);
  const body = { richiestaId: richieste[0].id, decisione: 'amount' };
  for (const importo of [0, 79, 80]) {
    assert.equal((await answer(anna, { ...body, importo })).code, 'REFUND_AMOUNT', String(importo));
  }
  assert.equal((await answer(anna, body)).status, 400);
  assert.equal((await answer(anna, { ...body, importo: 20.5 })).status, 200);
  await t.platform.jobs.drain();
  assert.equal(await refunded(), 2050);
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), true);
  const seen = await backOfficeOrder(orderId);
  assert.deepEqual([seen.orderState, seen.rimborsabile], ['Pagato', 58.5]);
  // The rest as a whole.
  await request(giulia, orderId);
  await answerRequest(t, orderId, { kind: 'whole' });
  await t.platform.jobs.drain();
  assert.equal(await refunded(), 7900);
  assert.equal((await orderOf(orderId)).orderState, 'Annullato');
});

test('refused with a reason: the order is paid as before, its codes good again, and the buyer is told', async () => {
  const { orderId, codes } = await buyVouchers(t, giulia, { course: office, seats: 2 });
  await request(giulia, orderId);
  assert.equal((await redeem(marco, codes.slice(0, 1))).code, 'VOUCHER_WITHDRAWN');
  const { richieste } = await backOfficeOrder(orderId);
  const body = { richiestaId: richieste[0].id, decisione: 'refuse' };
  assert.equal((await answer(anna, body)).status, 400);
  assert.equal((await answer(anna, { ...body, messaggio: 'Sono passati sei mesi' })).status, 200);
  const order = await orderOf(orderId);
  assert.deepEqual(
    [order.orderState, order.motivazione, order.richieste[0].stato, order.richieste[0].risposta],
    ['Pagato', null, 'refused', 'Sono passati sei mesi'],
  );
  assert.deepEqual([order.noteCredito, order.totaleRimborsato], [[], 0]);
  await t.platform.jobs.drain();
  assert.equal(await refunded(), 0);
  const told = (await mails()).find(({ subject }) => String(subject).endsWith(' non è annullato'));
  assert.match(String(told?.body), /Il motivo: “Sono passati sei mesi”/);
  assert.deepEqual(await actsOn(t, 'order', orderId), [['cancellation.refused', anna.userId]]);
  assert.equal((await redeem(marco, codes.slice(0, 1))).warning, null);
});

test('a course is used once its content was opened; a look at the list of lessons begins nothing (M34)', async () => {
  const orderId = await paidOrder();
  const overview = await openCourse(giulia, officeId, '?overview=true');
  const urls = overview.data.modules.flatMap(
    (module: { documentList: unknown[]; lessonList: { documentList: unknown[] }[] }) => [
      ...module.documentList,
      ...module.lessonList.flatMap(({ documentList }) => documentList),
    ],
  );
  assert.ok(urls.every(({ url }: { url: string | null }) => url === null));
  assert.equal((await orderOf(orderId)).annullamentoNegato, null);
  // Who teaches or edits looks at it without beginning it for its learner.
  await openCourse(anna, officeId);
  assert.equal((await orderOf(orderId)).annullamentoNegato, null);
  await openCourse(giulia, officeId);
  assert.equal((await orderOf(orderId)).annullamentoNegato, 'ORDER_USED');
  assert.equal((await request(giulia, orderId)).code, 'ORDER_USED');
  assert.equal((await orderOf(orderId)).orderState, 'Pagato');
});

test('what was begun after the request is not given back, other courses are', async () => {
  const orderId = await paidOrder([office, general]);
  await request(giulia, orderId);
  await openCourse(giulia, officeId);
  const { parti, richieste } = await backOfficeOrder(orderId);
  assert.deepEqual(
    parti.map(({ importi }: { importi: number[] }) => importi.length),
    [0, 1],
  );
  const body = { richiestaId: richieste[0].id };
  const whole = await answer(anna, { ...body, decisione: 'whole' });
  assert.equal(whole.code, 'PART_USED');
  const righe = (place: number) => [{ rigaId: parti[place].rigaId, posti: 1 }];
  const lines = (place: number) =>
    answer(anna, { ...body, decisione: 'lines', righe: righe(place) });
  assert.equal((await lines(0)).code, 'PART_USED');
  assert.equal((await orderOf(orderId)).orderState, 'Richiesta Annullamento');
  assert.equal((await lines(1)).status, 200);
  assert.equal(await isEnrolled(t.platform, giulia.userId, officeId), true);
  assert.equal((await openCourse(giulia, generalId)).code, 'COURSE_NOT_BOUGHT');
});

test('a line of another order, the same line twice, no line: nothing happens', async () => {
  const orderId = await paidOrder();
  await request(giulia, orderId);
  const { parti, richieste } = await backOfficeOrder(orderId);
  const send = (righe: object[]) =>
    answer(anna, { richiestaId: richieste[0].id, decisione: 'lines', righe });
  const line = { rigaId: parti[0].rigaId, posti: 1 };
  assert.equal((await send([{ rigaId: 999_999, posti: 1 }])).code, 'PART_UNKNOWN');
  assert.equal((await send([line, line])).status, 400);
  assert.equal((await send([])).status, 400);
  assert.equal((await send([{ ...line, posti: 2 }])).code, 'PART_USED');
  assert.equal((await answer(anna, { richiestaId: 999_999, decisione: 'whole' })).status, 404);
  assert.equal((await orderOf(orderId)).orderState, 'Richiesta Annullamento');
});

test('a long history goes on to its end, whatever happens to the order meanwhile', async () => {
  const orderId = await paidOrder();
  const { orderId: other } = await paidGuestOrder();
  const redeemed = (of: number, seat: number) =>
    inTransaction(t.platform, (tx) => audit(tx, of, 'voucher redeemed', { seat }));
  for (let seat = 1; seat <= 110; seat += 1) {
    await redeemed(orderId, seat);
    await redeemed(other, seat);
  }
  type Part = { storia: { id: number; evento: string }[]; storiaContinua: boolean };
  const before = (session: TestSession, id: number, of = orderId) =>
    ask(session, 'GET', `Users/GetOrderHistory?ordineId=${of}&primaDi=${id}`);
  const parts: Part[] = [await backOfficeOrder(orderId)];
  while (parts.at(-1)?.storiaContinua === true && parts.length < 9) {
    await redeemed(orderId, 0);
    const { data } = await before(anna, parts.at(-1)?.storia.at(-1)?.id ?? 0);
    parts.push(data);
  }
  assert.deepEqual(
    parts.map(({ storia }) => storia.length),
    [50, 50, 12],
  );
  const read = parts.flatMap(({ storia }) => storia);
  const stored = await rows(
    t,
    `select id::int from order_audit where order_id = ${orderId} and detail->>'seat' is distinct from '0' order by id desc`,
  );
  assert.deepEqual(
    read.map(({ id }) => id),
    stored.map(({ id }) => id),
  );
  assert.equal(read.at(-1)?.evento, 'ordered');
  const last = read.at(-1)?.id ?? 0;
  assert.deepEqual((await before(elena, last)).data, { storia: [], storiaContinua: false });
  assert.equal((await before(giulia, last)).status, 403);
  assert.equal((await before(anna, last, 999_999)).code, 'ORDER_NOT_FOUND');
});

test('the history says what happened, by whom and when, from the audit', async () => {
  const orderId = await paidOrder();
  await request(giulia, orderId);
  await answerRequest(t, orderId, { kind: 'whole' });
  const { storia } = await backOfficeOrder(orderId);
  assert.deepEqual(
    storia.map(({ evento, autore, importo }: Record<string, unknown>) => [evento, autore, importo]),
    [
      ['approveCancellation', 'Anna Colombo', 79],
      ['requestCancellation', 'Giulia Sartori', null],
      ['paid', null, null],
      ['ordered', null, null],
    ],
  );
  assert.match(storia[0].numero, /^NC 1\//);
  assert.equal(await firstBrokenAudit(t.platform), null);
});
