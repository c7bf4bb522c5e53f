import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { buyCart, planExams } from '../../../testing/exams.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import {
  addToCart,
  ask,
  askAsGuest,
  emptyShop,
  rows,
  submissionOf,
  testShop,
} from '../../../testing/shop.ts';
import { buyVouchers } from '../../../testing/vouchers.ts';
import { isPromotion } from '../../promotions/index.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const courseId = demoCourseId(office);
const both = 'hasCertification=true&hasSimulation=true';

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(() => emptyShop(t));

type Prices = { simulation: unknown; certification: unknown };

const nothing: Prices = { simulation: null, certification: null };
const sold: Prices = { simulation: 19, certification: 49 };

const ofLine = (line: Record<string, unknown>): Prices => ({
  simulation: line['costoSimulazione'],
  certification: line['costoCertificazione'],
});

async function publicData(url: string) {
  const answer = await t.call(null, { url: `/api/${url}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json().data;
}

const inList = (items: { id: number }[]) => {
  const found = items.find(({ id }) => id === courseId);
  assert.ok(found);
  return ofLine(found);
};

async function promoOf(session: TestSession): Promise<string> {
  const { data } = await ask(
    session,
    'GET',
    `Courses/GetMagicLinkForRewardForPromotion?corsoId=${courseId}`,
  );
  const code = new URL(String(data)).searchParams.get('promo') ?? '';
  assert.ok(await isPromotion(t.platform, { courseId, code }));
  return code;
}

/** Every place that shows or sells the exams of a course. */
const places: Record<string, () => Promise<Prices>> = {
  'the catalogue': async () =>
    inList((await publicData('Courses/Public?page=1&pageSize=24')).items),
  'a search': async () =>
    inList(
      (await ask(giulia, 'POST', 'SearchFullText?lang=it', { body: { ricerca: 'ufficio' } })).data
        .items,
    ),
  'the list of courses': async () =>
    inList((await ask(giulia, 'GET', 'Courses?page=1&pageSize=100')).data.items),
  'the page of the course': async () => {
    const data = await publicData(`Courses/View/${courseId}`);
    const [certification, simulation] = data.esamiDTO;
    assert.equal(certification.price, data.priceCertification);
    assert.equal(simulation.price, data.priceSimulation);
    return { simulation: data.priceSimulation, certification: data.priceCertification };
  },
  'the cart': async () => ofLine((await addToCart(giulia, office)).corsi.items[0]),
  "a guest's cart": async () => {
    const { data } = await askAsGuest(t, 'Cart/Public', { corsi: [{ corsoId: courseId }] });
    return ofLine(data.corsi.items[0]);
  },
  'a promotion': async () => {
    await addToCart(marco, office);
    await buyCart(t, marco);
    const url = `Cart/Promotion?courseId=${courseId}&promo=${await promoOf(marco)}`;
    return ofLine((await ask(giulia, 'GET', url)).data.corsi.items[0]);
  },
};

for (const [place, prices] of Object.entries(places)) {
  test(`${place} has the price of an exam that is held, and none of one that nobody holds`, async () => {
    assert.deepEqual(await prices(), nothing);
    await emptyShop(t);
    await planExams(t, office);
    assert.deepEqual(await prices(), sold);
    await emptyShop(t);
    await planExams(t, office);
    await t.platform.database.query("delete from exam_plan where kind = 'simulation'");
    await t.platform.database.query('update exam_plan_area set drawn = 0');
    assert.deepEqual(await prices(), nothing, 'without questions');
    await emptyShop(t);
    await planExams(t, office);
    await t.platform.database.query("delete from exam_plan where kind = 'simulation'");
    await t.platform.database.query('delete from exam_plan_area');
    await t.platform.database.query(
      "update exam_plan set host = 'external', external_url = 'https://exams.example'",
    );
    assert.deepEqual(await prices(), { ...nothing, certification: sold.certification });
  });
}

test('the form of the course keeps the prices that its author has set', async () => {
  const editor = await t.login('elena', 'RedattoreCorsiA');
  const { data } = await ask(editor, 'GET', `Courses/${courseId}`);
  assert.deepEqual([data.priceSimulation, data.priceCertification], [19, 49]);
});

test('of a course whose exam went since it was put into the cart, the order is without the exam', async () => {
  await planExams(t, office);
  await addToCart(giulia, office);
  const { data: seen } = await ask(giulia, 'PUT', `Cart/UpdateCartWithExams?${both}`);
  assert.equal(seen.totaleOrdine, 79 + 19 + 49);
  await t.platform.database.query("delete from exam_plan where kind = 'certification'");
  const refused = await ask(giulia, 'POST', 'Order/SaveOrder', { body: submissionOf(seen) });
  assert.equal(refused.code, 'CART_CHANGED', 'the buyer sees it before they pay');
  const { data: now } = await ask(giulia, 'GET', 'Cart');
  assert.deepEqual(ofLine(now.corsi.items[0]), { ...sold, certification: null });
  assert.deepEqual([now.hasCertification, now.totaleOrdine], [true, 79 + 19]);
  const orderId = await buyCart(t, giulia);
  const { data: order } = await ask(giulia, 'GET', `Orders?orderId=${orderId}`);
  assert.deepEqual([order.orderState, order.totaleOrdine], ['Pagato', 79 + 19]);
  assert.deepEqual(await rows(t, 'select kind from exam_right'), [{ kind: 'simulation' }]);
});

test('vouchers carry no exam that nobody holds', async () => {
  await planExams(t, office);
  await t.platform.database.query("delete from exam_plan where kind = 'simulation'");
  await buyVouchers(t, giulia, { course: office, seats: 2, exams: both });
  const stored = await rows(
    t,
    'select distinct includes_certification, includes_simulation from voucher',
  );
  assert.deepEqual(stored, [{ includes_certification: true, includes_simulation: false }]);
});
