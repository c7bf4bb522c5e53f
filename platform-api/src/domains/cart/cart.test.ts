import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import { planExams } from '../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { addToCart, ask, emptyShop, rows, testShop } from '../../testing/shop.ts';
import { grantEnrolment } from '../learning/index.ts';
import { mergeGuestCart } from './index.ts';
import { inTransaction } from '../../platform.ts';

let t: TestPlatform;
let giulia: TestSession;

const office = 'sicurezza-in-ufficio';
const id = demoCourseId(office);

before(async () => {
  ({ t, giulia } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await planExams(t, office, 'formazione-generale');
  await t.platform.database.query(
    'update course set status = 1, price_cents = 7900 where id = $1',
    [id],
  );
});

const own = (courseId: number) =>
  inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: giulia.userId,
      courseId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );

test('[CART-01 part] the server cart is for learners: others are refused', async () => {
  assert.equal((await t.call(null, { url: '/api/Cart' })).statusCode, 401);
  const admin = await t.login('giulia', 'AdminWorkerBadge');
  assert.equal((await ask(admin, 'GET', 'Cart')).status, 403);
});

test('[API-53] [CART-08 part] [CART-10] an empty cart and a full one have the documented fields', async () => {
  const empty = await ask(giulia, 'GET', 'Cart');
  assert.deepEqual(empty.data.corsi, { totalItems: 0, items: [], columns: [] });
  assert.equal(empty.data.totaleCarrello, 0);
  const cart = await addToCart(giulia, office);
  const [item] = cart.corsi.items;
  assert.equal(cart.corsi.totalItems, 1);
  assert.equal(item.corsoId, id);
  assert.equal(item.tipoArticoloId, 1);
  assert.equal(item.quantita, 1);
  assert.equal(item.costoCorso, 79);
  assert.equal(item.statoCorso, 1);
  assert.equal(item.categoria, 'sicurezza');
  for (const name of [
    'immagineCorso',
    'immagineUrl',
    'titoloCorso',
    'durataCorso',
    'dataCreazione',
    'costoSimulazione',
    'costoCertificazione',
    'promotionalId',
    'id',
  ]) {
    assert.ok(name in item, name);
  }
  for (const name of [
    'hasSimulation',
    'hasCertification',
    'isMultiVoucher',
    'paymentTypeId',
    'orderId',
    'promotionalId',
  ]) {
    assert.ok(name in cart, name);
  }
});

test('[API-54] [CART-14] a new item is appended, the count rises, the totals follow', async () => {
  await addToCart(giulia, office);
  const added = await ask(giulia, 'POST', 'Cart', {
    body: { courseId: demoCourseId('formazione-generale'), tipoArticoloId: 1, quantity: 1 },
  });
  assert.equal(added.info, "L'articolo è stato aggiunto al carrello!");
  assert.deepEqual(
    added.data.corsi.items.map((item: { corsoId: number }) => item.corsoId),
    [id, demoCourseId('formazione-generale')],
  );
  assert.equal(added.data.totaleCarrello, 178);
  assert.equal(added.data.totaleEsamiCertificazioni, 118);
  assert.equal(added.data.totaleOrdine, 178);
});

test('[CART-13 part] a course that is there already is a warning in the language of the caller, and changes nothing', async () => {
  const before = await addToCart(giulia, office);
  const again = await ask(giulia, 'POST', 'Cart', { body: { courseId: id } });
  assert.deepEqual(
    [again.status, again.warning, again.code],
    [200, 'Corso già presente', 'COURSE_ALREADY_IN_CART'],
  );
  const english = await ask(giulia, 'POST', 'Cart', { body: { courseId: id }, language: 'en-US' });
  assert.equal(english.warning, 'The course is already listed');
  const now = await ask(giulia, 'GET', 'Cart');
  assert.equal(now.data.corsi.totalItems, 1);
  assert.equal(now.data.version, before.version);
});

test('[CAT-20 part] only a published course with a price that is not owned goes into the cart', async () => {
  const add = () => ask(giulia, 'POST', 'Cart', { body: { courseId: id } });
  const set = (status: number) =>
    t.platform.database.query('update course set status = $1 where id = $2', [status, id]);
  await set(2);
  assert.equal((await add()).warning, 'Corso Sospeso');
  for (const status of [0, 3]) {
    await set(status);
    assert.equal((await add()).warning, 'Corso Cancellato');
  }
  await set(1);
  await t.platform.database.query('update course set price_cents = null where id = $1', [id]);
  assert.equal((await add()).code, 'COURSE_NOT_FOR_SALE');
  await t.platform.database.query('update course set price_cents = 7900 where id = $1', [id]);
  await own(id);
  assert.equal((await add()).code, 'COURSE_ALREADY_OWNED');
  assert.equal((await ask(giulia, 'POST', 'Cart', { body: { courseId: 2_000_000 } })).status, 404);
});

test('[API-55 part] [CART-16] removing an item subtracts its amounts and lowers the count', async () => {
  await addToCart(giulia, office);
  await addToCart(giulia, 'formazione-generale');
  const removed = await ask(giulia, 'DELETE', `Cart/${id}?tipoArticoloId=1`);
  assert.equal(removed.data.corsi.totalItems, 1);
  assert.equal(removed.data.totaleCarrello, 99);
  assert.equal((await ask(giulia, 'DELETE', `Cart/${id}?tipoArticoloId=1`)).status, 404);
});

test('[API-55 part] [CART-17 part] emptying the cart resets its flags, at once or item by item', async () => {
  for (const empty of ['Cart', `Cart/${id}`]) {
    await addToCart(giulia, office);
    await ask(giulia, 'PUT', 'Cart/UpdateCartWithExams?hasCertification=true&hasSimulation=true');
    const { data } = await ask(giulia, 'DELETE', empty);
    assert.deepEqual(
      [data.corsi.totalItems, data.hasCertification, data.hasSimulation, data.isMultiVoucher],
      [0, false, false, false],
    );
  }
});

test('[API-56] [CART-18 part] exam flags count the exams of all items', async () => {
  await addToCart(giulia, office);
  await addToCart(giulia, 'formazione-generale');
  const url = 'Cart/UpdateCartWithExams?hasCertification=true&hasSimulation=false';
  const { data } = await ask(giulia, 'PUT', url);
  assert.equal(data.hasCertification, true);
  assert.equal(data.totaleOrdine, 178 + 49 + 69);
});

test('[API-57] multi-voucher takes quantities from the list, 1 for what it does not name', async () => {
  await addToCart(giulia, office);
  await addToCart(giulia, 'formazione-generale');
  const on = await ask(giulia, 'PUT', 'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=true', {
    body: [{ corsoId: id, quantita: 20 }] as object,
  });
  assert.deepEqual(
    on.data.corsi.items.map((item: { quantita: number }) => item.quantita),
    [20, 1],
  );
  assert.equal(on.data.totaleCarrello, 79 * 20 + 99);
  assert.equal(on.data.sconto, 0.1);
  assert.equal(on.data.totaleSconto, 167.9);
  const off = await ask(giulia, 'PUT', 'Cart/UpdateCartWithMultiVoucher?isMultiVoucher=false', {
    body: [] as object,
  });
  assert.equal(off.data.totaleCarrello, 178);
});

test('[API-58] [CART-26 part] copies are counted only in multi-voucher, from 1 to 999', async () => {
  await addToCart(giulia, office);
  const put = (quantita: number, isMultiVoucher: boolean) =>
    ask(giulia, 'PUT', 'Cart/Quantity', { body: { corsoId: id, quantita, isMultiVoucher } });
  assert.equal((await put(5, true)).data.totaleCarrello, 395);
  assert.equal((await put(5, false)).data.totaleCarrello, 79);
  assert.equal((await put(0, true)).status, 400);
  assert.equal((await put(1000, true)).status, 400);
});

const guest = (...courseIds: number[]) => ({
  version: 1,
  corsi: {
    items: courseIds.map((corsoId) => ({
      corsoId,
      tipoArticoloId: 1,
      quantita: 3,
      costoCorso: 0.01,
    })),
  },
  hasCertification: true,
  hasSimulation: false,
});

test('[CART-12] a course in the cart is article 1; only 1, 2 and 3 are articles', async () => {
  const cart = await addToCart(giulia, office);
  assert.equal(cart.corsi.items[0].tipoArticoloId, 1);
  const setKind = (kind: number) =>
    t.platform.database.query('update cart_item set article_kind = $1', [kind]);
  for (const kind of [2, 3]) await setKind(kind);
  for (const kind of [0, 4]) await assert.rejects(setKind(kind), /cart_item_kind/);
  const other = await ask(giulia, 'POST', 'Cart', { body: { courseId: id, tipoArticoloId: 9 } });
  assert.equal(other.status, 400);
});

test("[CART-07 part] a guest's cart moves over once: what is there, owned or not for sale is left out", async () => {
  const owned = demoCourseId('antincendio');
  const suspended = demoCourseId('dpi');
  await addToCart(giulia, office);
  await own(owned);
  await t.platform.database.query('update course set status = 2 where id = $1', [suspended]);
  const fresh = demoCourseId('formazione-generale');
  const cart = guest(id, owned, suspended, fresh, fresh, 2_000_000);
  assert.deepEqual(await mergeGuestCart(t.platform, giulia.userId, cart), { mergedItems: 1 });
  assert.deepEqual(await mergeGuestCart(t.platform, giulia.userId, cart), { mergedItems: 0 });
  await t.platform.database.query('update course set status = 1 where id = $1', [suspended]);
  const { data } = await ask(giulia, 'GET', 'Cart');
  // Prices and copies of the browser are not believed.
  assert.equal(data.totaleCarrello, 178);
  assert.equal(data.hasCertification, true);
});

test('[MULTI-01 part] [CART-26 part] what a guest chose for others moves over with its copies, an owned course too', async () => {
  const owned = demoCourseId('antincendio');
  await own(owned);
  const cart = { ...guest(id, owned), isMultiVoucher: true };
  assert.deepEqual(await mergeGuestCart(t.platform, giulia.userId, cart), { mergedItems: 2 });
  const { data } = await ask(giulia, 'GET', 'Cart');
  assert.equal(data.isMultiVoucher, true);
  assert.deepEqual(
    data.corsi.items.map((item: { corsoId: number; quantita: number }) => [
      item.corsoId,
      item.quantita,
    ]),
    [
      [id, 3],
      [owned, 3],
    ],
  );
});

test('[CART-26 part] beside a course for oneself, what a guest chose for others is one copy each', async () => {
  await addToCart(giulia, office);
  const cart = { ...guest(demoCourseId('formazione-generale')), isMultiVoucher: true };
  assert.deepEqual(await mergeGuestCart(t.platform, giulia.userId, cart), { mergedItems: 1 });
  const { data } = await ask(giulia, 'GET', 'Cart');
  assert.equal(data.isMultiVoucher, false);
  assert.equal(data.totaleCarrello, 178);
});

test('a guest cart that cannot be read merges nothing', async () => {
  for (const cart of [null, 'x', {}, { corsi: 1 }, { corsi: { items: [{}] } }, guest()]) {
    assert.deepEqual(await mergeGuestCart(t.platform, giulia.userId, cart), { mergedItems: 0 });
  }
});

test('[CART-13 part] twenty adds at once put one item in', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(giulia, 'POST', 'Cart', { body: { courseId: id } })),
  );
  assert.equal(answers.filter(({ warning }) => warning === null).length, 1);
  assert.equal((await rows(t, 'select 1 from cart_item')).length, 1);
});
