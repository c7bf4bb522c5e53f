import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import { answerRequest, askToCancel } from '../../testing/cancellation.ts';
import { balancesOf, brokenCredits, buyPromoted, promoOf } from '../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  ask,
  askAsGuest,
  emptyShop,
  guestBuyer,
  guestOrderOf,
  newPurchaseKey,
  onCheckoutPage,
  rows,
  saveGuestOrder,
  testShop,
} from '../../testing/shop.ts';
import { creditData } from './index.ts';
import { releaseDue } from './release.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
/** A learner who teaches `assistenza-persona` with somebody who has no account. */
let lucia: TestSession;

const office = 'sicurezza-in-ufficio';
const care = 'assistenza-persona';
const DAY_MS = 86_400_000;

before(async () => {
  ({ t, giulia, marco } = await testShop());
  lucia = await t.login('lucia');
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  await t.platform.database.query('delete from promotion_link');
});

const daysLater = (days: number) => t.setNow(new Date(Date.now() + days * DAY_MS));

async function release(days = 15): Promise<void> {
  daysLater(days);
  await releaseDue(t.platform);
  t.setNow(null);
}

const wallet = async (session: TestSession) =>
  (await ask(session, 'GET', 'Wallet/GetWalletAlgorandUtente')).data;

const setCoupon = (session: TestSession, euro: number | string) =>
  ask(session, 'POST', `Wallet/SaveCouponNft?totaleNft=${euro}`);

/** Giulia buys a course of 79.00 through Marco's link: 7.90 for him. */
const buyOffice = async (seats?: number) =>
  buyPromoted(t, giulia, {
    course: office,
    promo: await promoOf(t, marco, office),
    ...(seats === undefined ? {} : { seats }),
  });

async function cancel(
  orderId: number,
  decision: Parameters<typeof answerRequest>[2] = { kind: 'whole' },
) {
  await askToCancel(t, giulia, orderId);
  await answerRequest(t, orderId, decision);
  assert.deepEqual(await brokenCredits(t), []);
}

test('[PROMO-04 part] the sharer of a link has the reward when the order is paid, and may use it after fourteen days', async () => {
  await buyOffice();
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': 790 });
  await releaseDue(t.platform);
  await release(13.9);
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': 790 });
  await release(14.1);
  await release(14.1);
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 790 });
  assert.deepEqual(await brokenCredits(t), []);
});

test('without a link nobody has a reward, and a link of one course gives none for another', async () => {
  await promoOf(t, marco, office);
  await buyPromoted(t, giulia, { course: 'antincendio' });
  assert.deepEqual(await balancesOf(t, marco), {});
});

/** A guest buys the office course through a link; something may happen between order and payment. */
async function buyAsGuest(promo: string, meanwhile = async () => {}): Promise<void> {
  const purchaseKey = newPurchaseKey();
  const order = await guestOrderOf(t, [office], {
    corsi: [{ corsoId: demoCourseId(office), promotionalId: promo }],
    promotionalId: promo,
  });
  const saved = await saveGuestOrder(t, purchaseKey, order);
  assert.equal(saved.warning, null, JSON.stringify(saved));
  const { data } = await askAsGuest(t, 'Order/PayOrderPublic?paymentTypeId=1', { purchaseKey });
  const paymentId = String(data).split('/').at(-1) ?? '';
  await meanwhile();
  await onCheckoutPage(t, paymentId, 'pay');
  await askAsGuest(t, `Order/SaveOrderPublic?paymentId=${paymentId}`, { purchaseKey });
}

test('who turns out to be the sharer by fiscal code or address is not rewarded for their own order, another guest is (M17)', async () => {
  const promo = await promoOf(t, marco, office);
  const become = (column: string, value: string) => async () => {
    await t.platform.database.query(`update account set ${column} = $2 where id = $1`, [
      marco.userId,
      value,
    ]);
  };
  const asBefore = await rows(t, 'select fiscal_code from account where id = $1', [marco.userId]);
  await buyAsGuest(promo, become('fiscal_code', guestBuyer.codiceFiscale));
  await become('fiscal_code', String(asBefore[0]?.['fiscal_code']))();
  await buyAsGuest(promo, become('communication_email', guestBuyer.email.toUpperCase()));
  await t.platform.database.query('update account set communication_email = null where id = $1', [
    marco.userId,
  ]);
  assert.equal((await rows(t, "select 1 from customer_order where state = 'Pagato'")).length, 2);
  assert.deepEqual(await balancesOf(t, marco), {});
  await buyAsGuest(promo);
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': 790 });
});

test('a teacher has the share of the minutes they teach, of the net price', async () => {
  await buyPromoted(t, giulia, { course: care });
  const [taught] = await rows(
    t,
    `select sum(l.duration_minutes)::int as total,
       (sum(l.duration_minutes) filter (where p.account_id is not null))::int as hers
     from course_module m join lesson l on l.module_id = m.id join professor p on p.id = m.professor_id
     where m.course_id = $1`,
    [demoCourseId(care)],
  );
  // 149.00 are 122.13 net, of which 24.43 go to the teachers.
  const hers = (2443 * Number(taught?.['hers'])) / Number(taught?.['total']);
  const { 'profit_share pending': cents = 0, ...others } = await balancesOf(t, lucia);
  assert.ok(hers > 0 && hers < 2443 && Math.abs(cents - hers) < 1, `${cents} of ${hers}`);
  assert.deepEqual(others, {});
});

test('a refund takes the credits of its seats back, to the cent, and no others', async () => {
  const orderId = await buyOffice(3);
  // 7.90 for each of three seats, given as one amount.
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': 2370 });
  const [line] = await rows(t, 'select id from customer_order_line');
  const lineId = Number(line?.['id']);
  await cancel(orderId, { kind: 'lines', lines: [{ lineId, seats: 1 }] });
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': 1580 });
  await release();
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 1580 });
  await cancel(orderId);
  assert.deepEqual(await balancesOf(t, marco), {});
});

test('money that goes back without a seat takes no credits back, nor does a refusal', async () => {
  const orderId = await buyOffice();
  await cancel(orderId, { kind: 'amount', cents: 1000n });
  await cancel(orderId, { kind: 'refuse' });
  assert.deepEqual(await balancesOf(t, marco), { 'reward pending': 790 });
});

test('credits that were set aside come back for a refund; those that are gone are owed, and settled by the next', async () => {
  const first = await buyOffice();
  await release();
  await setCoupon(marco, 5);
  await cancel(first);
  assert.deepEqual(await balancesOf(t, marco), {});

  const second = await buyOffice();
  await release();
  await spendAll();
  await cancel(second);
  assert.deepEqual(await balancesOf(t, marco), { 'reward owed': -790 });
  assert.equal((await wallet(marco)).owed, 7.9);
  await buyOffice(2);
  await release();
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 790 });
  assert.deepEqual(await brokenCredits(t), []);
});

/** Marco's credits leave the wallet, as a payment with them will take them. */
const spendAll = () =>
  t.platform.database.query(`
    with entry as (
      insert into credit_entry (key, kind, at) values ('spent', 'lapsed', now()) returning id),
    taken as (
      select id, balance_cents as cents, user_id from credit_account
      where user_id = '${marco.userId}' and type = 'reward' and bucket = 'available')
    insert into credit_posting (entry_id, account_id, cents)
    select entry.id, taken.id, -taken.cents from entry, taken
    union all
    select entry.id, a.id, taken.cents from entry, taken, credit_account a
    where a.user_id is null and a.type = 'reward' and a.bucket = 'lapsed'`);

test('[API-74] [API-72 part] the coupon is brought to an amount and back, never over what there is', async () => {
  await buyOffice(2);
  await release();
  assert.deepEqual((await ask(marco, 'GET', 'Order/GetCouponNftUser')).data, {
    totalCouponNft: 0,
    isCoupon: false,
    totaleCoupon: null,
    daPagare: null,
  });
  const coupon = async (euro: number) => (await setCoupon(marco, euro)).data;
  assert.deepEqual(await coupon(10.5), { totalCouponNft: 10.5, isCoupon: true });
  assert.deepEqual(await coupon(10.5), { totalCouponNft: 10.5, isCoupon: true });
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 530, 'reward coupon': 1050 });
  const refused = await setCoupon(marco, 15.81);
  assert.deepEqual([refused.status, refused.code], [422, 'CREDITS_NOT_ENOUGH']);
  assert.match(refused.warning ?? refused.info ?? '', /15,80/);
  for (const wrong of ['-1', '1.005', 'x', '']) {
    assert.equal((await setCoupon(marco, wrong)).status, 400, wrong);
  }
  await coupon(15.8);
  assert.equal((await rows(t, "select 1 from credit_entry where kind = 'coupon'")).length, 2);
  await coupon(0);
  assert.deepEqual(await balancesOf(t, marco), { 'reward available': 1580 });
});

test('both kinds of credits go into the coupon, rewards first and out of it last', async () => {
  await buyPromoted(t, giulia, { course: care, promo: await promoOf(t, lucia, care) });
  await release();
  const { 'profit_share available': share = 0 } = await balancesOf(t, lucia);
  assert.ok(share > 200);
  assert.equal((await setCoupon(lucia, 16)).status, 200);
  const both = { 'profit_share available': share - 110, 'profit_share coupon': 110 };
  assert.deepEqual(await balancesOf(t, lucia), { ...both, 'reward coupon': 1490 });
  await setCoupon(lucia, 14);
  assert.deepEqual(await balancesOf(t, lucia), {
    'profit_share available': share,
    'reward available': 90,
    'reward coupon': 1400,
  });
});

test('[WALLET-03 part] the wallet has its totals, those of teachers only for teachers', async () => {
  await buyOffice();
  await buyPromoted(t, giulia, { course: care, promo: await promoOf(t, lucia, care) });
  const pending = await wallet(lucia);
  assert.deepEqual([pending.totaleCrediti, pending.pendingRewardForPromotion], [0, 14.9]);
  assert.ok(pending.pendingProfitSharing > 0);
  assert.ok(Date.parse(pending.nextAvailableAt) > Date.now() + 13.9 * DAY_MS);
  await release();
  const hers = await wallet(lucia);
  assert.equal(hers.totaleCreditiRewardForPromotion, 14.9);
  assert.equal(
    Math.round(hers.totaleCrediti * 100),
    Math.round((14.9 + hers.totaleCreditiProfitSharing) * 100),
  );
  assert.equal(hers.nextAvailableAt, null);
  const his = await wallet(marco);
  assert.deepEqual(
    [his.totaleCrediti, his.totaleCreditiProfitSharing, his.pendingProfitSharing],
    [7.9, null, null],
  );
  assert.equal((await wallet(giulia)).totaleCrediti, 0);
});

test('movements are listed newest first by pages, each with its course; a release is none', async () => {
  const orderId = await buyOffice(2);
  await release();
  await setCoupon(marco, 3);
  await setCoupon(marco, 1);
  await cancel(orderId, {
    kind: 'lines',
    lines: [
      {
        lineId: Number((await rows(t, 'select id from customer_order_line'))[0]?.['id']),
        seats: 1,
      },
    ],
  });
  await buyAsGuest(await promoOf(t, marco, office));
  const list = async (query = '') => (await ask(marco, 'GET', `Wallet/GetMovements${query}`)).data;
  const { items, totalItems } = await list();
  assert.equal(totalItems, 5);
  type Row = { kind: string; importo: number; titoloCorso: string | null; availableAt: unknown };
  assert.deepEqual(
    items.map(({ kind, importo, titoloCorso, availableAt }: Row) => [
      kind,
      importo,
      titoloCorso !== null,
      availableAt !== null,
    ]),
    [
      ['earned', 7.9, true, true],
      ['reversed', -7.9, true, false],
      ['coupon', 2, false, false],
      ['coupon', -3, false, false],
      ['earned', 15.8, true, false],
    ],
  );
  const second = await list('?page=2&pageSize=2');
  assert.deepEqual(
    [second.totalItems, second.items.map(({ importo }: Row) => importo)],
    [5, [2, -3]],
  );
  assert.deepEqual(await list('?page=9'), { items: [], totalItems: 5, page: 9, pageSize: 10 });
});

test('a deleted account loses its credits, and what was pending never comes', async () => {
  const orderId = await buyOffice();
  const exported = await creditData.collect(t.platform, marco.userId);
  const { balances, movements } = exported.data as { balances: object[]; movements: object[] };
  assert.deepEqual([balances.length, movements.length], [2, 1]);
  await creditData.erase(t.platform, marco.userId);
  await creditData.erase(t.platform, marco.userId);
  assert.deepEqual(await balancesOf(t, marco), {});
  await release();
  await cancel(orderId);
  assert.deepEqual(await balancesOf(t, marco), {});
});

test('on PGlite and PostgreSQL the database refuses what is no ledger', async () => {
  await buyOffice();
  const { database } = t.platform;
  const refused = (text: string, why: RegExp) =>
    assert.rejects(
      database.transaction(async () => {
        for (const statement of text.split(';')) await database.db.execute(statement);
      }),
      (error: Error) => why.test(`${error.message} ${String(error.cause)}`),
      text,
    );
  const entry = "insert into credit_entry (key, kind, at) values ('x', 'earned', now())";
  const posting = (bucket: string, cents: number) =>
    `insert into credit_posting select e.id, a.id, ${cents} from credit_entry e, credit_account a
     where e.key = 'x' and a.type = 'reward' and a.bucket = '${bucket}'
       and (a.user_id is null or a.user_id = '${marco.userId}')`;
  await refused(entry, /do not add up to 0/);
  await refused(`${entry};${posting('available', 5)}`, /do not add up to 0/);
  await refused(
    `${entry};${posting('pending', -791)};${posting('issued', 791)}`,
    /credit_account_balance/,
  );
  await refused(
    `${entry};${posting('owed', 1)};${posting('issued', -1)}`,
    /credit_account_balance/,
  );
  await refused(
    "update credit_account set balance_cents = 9 where bucket = 'available'",
    /posting/,
  );
  await refused('update credit_posting set cents = cents + 1', /final/);
  await refused('delete from credit_posting', /final/);
  await refused('update credit_entry set at = now()', /final/);
  await refused('update credit_earning set reversed_cents = cents + 1', /credit_earning_amount/);
  assert.deepEqual(await brokenCredits(t), []);
});
