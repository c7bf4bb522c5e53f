import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { addToCart, ask, emptyShop, rows, saveOrder, testShop } from '../../testing/shop.ts';
import { mergeGuestCart } from '../cart/index.ts';
import { priceGuestCart } from '../cart/price-guest-cart.ts';
import { grantEnrolment } from '../learning/index.ts';
import { promotionData } from './index.ts';
import { inTransaction } from '../../platform.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;

const office = 'sicurezza-in-ufficio';
const courseId = demoCourseId(office);

before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from promotion_link');
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: marco.userId,
      courseId,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
});

const linkOf = (session: TestSession, id = courseId) =>
  ask(session, 'GET', `Courses/GetMagicLinkForRewardForPromotion?corsoId=${id}`);

/** The `promo` of the link that Marco shares. */
async function sharedPromo(): Promise<string> {
  const { data } = await linkOf(marco);
  return new URL(String(data)).searchParams.get('promo') ?? '';
}

const quote = async (promo: string, session: TestSession | null = giulia, id = courseId) => {
  const url = `/api/Cart/Promotion?courseId=${id}&promo=${promo}`;
  return (await (session ? session.call({ url }) : t.call(null, { url }))).json<{
    data: { totaleSconto: number; totalCost: number; sconto: number; totaleOrdine: number };
    code?: string;
  }>();
};

test('[API-23] who bought a course gets its link, always the same one; nobody else does', async () => {
  const { status, data } = await linkOf(marco);
  assert.equal(status, 200);
  const link = new URL(String(data));
  assert.equal(link.origin, t.platform.config.publicUrl);
  assert.equal(link.pathname, '/promotion');
  assert.equal(link.searchParams.get('courseId'), String(courseId));
  assert.match(link.searchParams.get('promo') ?? '', /^[\w-]{22}$/);
  assert.equal((await linkOf(marco)).data, data);
  const refused = await linkOf(giulia);
  assert.deepEqual([refused.data, refused.code], [null, 'SHARING_NEEDS_PURCHASE']);
});

test('[API-23 part] 20 simultaneous calls make one link', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => linkOf(marco)));
  assert.equal(new Set(answers.map(({ data }) => String(data))).size, 1);
});

test('[PROMO-02] the price through a link is ten percent less, for a visitor too', async () => {
  const promo = await sharedPromo();
  for (const session of [giulia, null]) {
    const { data } = await quote(promo, session);
    assert.deepEqual(
      [data.totaleOrdine, data.sconto, data.totaleSconto, data.totalCost],
      [79, 0.1, 7.9, 71.1],
    );
  }
});

test('an unknown promotion, the own link and a course that is owned are told as warnings', async () => {
  const promo = await sharedPromo();
  assert.equal((await quote('made-up')).code, 'PROMOTION_UNKNOWN');
  assert.equal((await quote(promo, giulia, courseId + 1)).code, 'PROMOTION_UNKNOWN');
  assert.equal((await quote(promo, marco)).code, 'PROMOTION_OWN');
  const { userId } = giulia;
  const bought = { userId, courseId, orderId: null };
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      ...bought,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  assert.equal((await quote(promo)).code, 'COURSE_ALREADY_OWNED');
});

const add = (promotionalId: string, more: object = {}) =>
  ask(giulia, 'POST', 'Cart', { body: { courseId, promotionalId, ...more } });

test('[PROMO-02 part] the discount of a visitor goes along to the login, with its own link, an unknown one and another not', async () => {
  const promo = await sharedPromo();
  const merge = (userId: string, promotionalId: string) =>
    mergeGuestCart(t.platform, userId, {
      corsi: { items: [{ corsoId: courseId, promotionalId }] },
      // Marco has the course, and may buy it for others only.
      isMultiVoucher: userId === marco.userId,
      promotionalId,
    });
  const discountOf = async (session: TestSession) => {
    const { data } = await ask(session, 'GET', 'Cart');
    return [data.promotionalId, data.totaleSconto];
  };
  await merge(giulia.userId, 'x'.repeat(22));
  assert.deepEqual(await discountOf(giulia), [null, 0]);
  // The course is there already, and gets its discount.
  await merge(giulia.userId, promo);
  assert.deepEqual(await discountOf(giulia), [promo, 7.9]);
  await merge(giulia.userId, 'y'.repeat(22));
  assert.deepEqual(await discountOf(giulia), [promo, 7.9]);
  assert.deepEqual(await merge(marco.userId, promo), { mergedItems: 1 });
  assert.deepEqual(await discountOf(marco), [null, 0]);
});

test('[PROMO-02 part] [PROMO-07] the discount is of the promoted line, and goes with it', async () => {
  const other = 'formazione-generale';
  await addToCart(giulia, other);
  const promo = await sharedPromo();
  const { data } = await add(promo);
  assert.equal(data.promotionalId, promo);
  assert.deepEqual(
    data.corsi.items.map((item: { promotionalId: string | null }) => item.promotionalId),
    [null, promo],
  );
  assert.equal(data.totaleSconto, 7.9);
  const left = await ask(giulia, 'DELETE', `Cart/${courseId}`);
  assert.deepEqual([left.data.promotionalId, left.data.totaleSconto], [null, 0]);
});

test('[PROMO-02 part] the order keeps the discount, and whose link gave it', async () => {
  const promo = await sharedPromo();
  const { orderId } = await saveOrder(giulia, (await add(promo)).data);
  const order = await rows(
    t,
    'select promotional_id, discount_cents::int as discount, total_cents::int as total from customer_order where id = $1',
    [orderId],
  );
  assert.deepEqual(order, [{ promotional_id: promo, discount: 790, total: 7110 }]);
});

test('[PROMO-02 part] a course that is in the cart already gets the discount of its link', async () => {
  await addToCart(giulia, office);
  const { data } = await add(await sharedPromo());
  assert.deepEqual([data.corsi.totalItems, data.totaleSconto], [1, 7.9]);
});

test('a second promotion takes the place of the first only when that is asked for', async () => {
  const first = await sharedPromo();
  await add(first);
  await t.platform.database.query('delete from promotion_link');
  const second = await sharedPromo();
  const refused = await add(second);
  assert.deepEqual([refused.data, refused.code], [null, 'PROMOTION_OTHER']);
  const { data } = await add(second, { replacesPromotion: true });
  assert.deepEqual([data.promotionalId, data.totaleSconto], [second, 7.9]);
});

/** The links of two courses, both shared by Marco. */
async function twoPromos() {
  const other = demoCourseId('formazione-generale');
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: marco.userId,
      courseId: other,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  const link = new URL(String((await linkOf(marco, other)).data));
  return { other, first: await sharedPromo(), second: link.searchParams.get('promo') ?? '' };
}

test('[PROMO-07 part] of two promotions in turn only that of the cart gives its discount', async () => {
  const { other, first, second } = await twoPromos();
  await add(first);
  const { data } = await add(second, { courseId: other, replacesPromotion: true });
  assert.equal(data.promotionalId, second);
  const [tenth] = await rows(
    t,
    'select (price_cents / 10)::int as cents from course where id = $1',
    [other],
  );
  assert.equal(data.totaleSconto, Number(tenth?.cents) / 100);
});

test('[PROMO-07 part] [CART-26 part] a visitor’s cart has one promotion, and several copies only for others', async () => {
  const { other, first, second } = await twoPromos();
  const priced = (isMultiVoucher: boolean) =>
    priceGuestCart(t.platform, {
      lines: [
        { courseId, quantity: 3, promotionalId: first },
        { courseId: other, quantity: 3, promotionalId: second },
      ],
      hasSimulation: false,
      hasCertification: false,
      isMultiVoucher,
      promotionalId: first,
    });
  const single = await priced(false);
  assert.deepEqual(
    single.lines.map(({ quantity, promotionalId }) => [quantity, promotionalId]),
    [
      [1, first],
      [1, null],
    ],
  );
  assert.equal(single.price.discountCents, 790n);
  assert.deepEqual(
    (await priced(true)).lines.map(({ quantity }) => quantity),
    [3, 3],
  );
});

test('without its sharer a link gives nothing', async () => {
  const promo = await sharedPromo();
  const { data } = await promotionData.collect(t.platform, marco.userId);
  assert.equal((data as unknown[]).length, 1);
  await promotionData.erase(t.platform, marco.userId);
  assert.equal((await quote(promo)).code, 'PROMOTION_UNKNOWN');
  assert.equal((await rows(t, 'select 1 from promotion_link')).length, 0);
});
