import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { answerRequest, askToCancel } from '../../../testing/cancellation.ts';
import { buyPromoted, promoOf } from '../../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask, emptyShop, rows, testShop } from '../../../testing/shop.ts';
import { inTransaction } from '../../../platform.ts';
import { creditData, lockWallets, post } from '../index.ts';
import type { CreditType } from '../credit-types.ts';
import type { Entry } from '../ledger.ts';
import {
  earn,
  order,
  payOut,
  release,
  reserve,
  reverse,
  setAside,
  spend,
  type Balances,
  type Moves,
} from '../moves.ts';
import { movementsByMonth } from './movement-months.ts';
import { releaseDue } from '../release.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
let anna: TestSession;

const nothing: Balances = {
  pending: 0n,
  available: 0n,
  coupon: 0n,
  ordered: 0n,
  redemption: 0n,
  owed: 0n,
};

const DAY_MS = 86_400_000;
const office = 'sicurezza-in-ufficio';

before(async () => {
  ({ t, giulia, marco } = await testShop());
  anna = await t.login('anna', 'AdminWorkerBadge');
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  await emptyShop(t);
  await t.platform.database.query('delete from promotion_link');
});

const list = async (query = '') =>
  (await ask(anna, 'GET', `List/CreditMovements?${query}`)).data as {
    items: Row[];
    totalItems: number;
    hasMore: boolean;
  };

type Row = { kind: string; movimento: string; importo: number } & Record<
  'userId' | 'nominativo' | 'ordineId' | 'tipoNotarizzazioneId',
  unknown
>;

const described = (items: Row[]) =>
  items.map(({ kind, movimento, importo }) => `${movimento} ${kind} ${importo}`);

/** Marco has 23.70 for three seats that Giulia buys, less 7.90 for one that she gives back. */
async function earnAndReverse(): Promise<number> {
  const promo = await promoOf(t, marco, office);
  const orderId = await buyPromoted(t, giulia, { course: office, promo, seats: 3 });
  const [line] = await rows(t, 'select id from customer_order_line');
  await askToCancel(t, giulia, orderId);
  const lines = [{ lineId: Number(line?.['id']), seats: 1 }];
  await answerRequest(t, orderId, { kind: 'lines', lines });
  return orderId;
}

type Step = [key: string, kind: Entry['kind'], moves: Moves];

/** Movements of Marco past the requests and orders that they would come from. */
const move = (
  steps: Step[],
  { type = 'reward', at = new Date() }: { type?: CreditType; at?: Date } = {},
) =>
  inTransaction(t.platform, async (tx) => {
    await lockWallets(tx.database.db, [marco.userId]);
    for (const [key, kind, moves] of steps) {
      await post(tx, marco.userId, { key, kind, at }, { [type]: moves });
    }
  });

const spendFour: Step[] = [
  ['set aside', 'coupon', setAside(400n)],
  ['ordered', 'ordered', order(400n)],
  ['spent', 'spent', spend(400n)],
];
const payOutFive: Step[] = [
  ['held', 'redemption', reserve(500n)],
  ['paid out', 'redemption', payOut(500n)],
];

async function makeAvailable(): Promise<void> {
  t.setNow(new Date(Date.now() + 15 * DAY_MS));
  await releaseDue(t.platform);
  t.setNow(null);
}

test('what was given, taken back, used, paid out and lapsed is listed, newest first, with whose it is', async () => {
  const orderId = await earnAndReverse();
  await makeAvailable();
  await move(spendFour);
  await move(payOutFive);
  await creditData.erase(t.platform, marco.userId);
  const { items, totalItems, hasMore } = await list();
  assert.deepEqual(described(items), [
    'scaduti lapsed -6.8',
    'usati redemption -5',
    'usati spent -4',
    'assegnati reversed -7.9',
    'assegnati earned 23.7',
  ]);
  assert.deepEqual([totalItems, hasMore], [5, false]);
  assert.deepEqual(
    items.map((row) => [row.userId, row.nominativo, row.ordineId, row.tipoNotarizzazioneId]),
    [null, null, null, orderId, orderId].map((of) => [marco.userId, 'Marco Bianchi', of, 3]),
  );
  assert.deepEqual((await list('page=2&pageSize=2')).items, items.slice(2, 4));
  assert.deepEqual((await list('page=9')).items, []);
});

test('each filter leaves exactly its movements', async () => {
  await earnAndReverse();
  await makeAvailable();
  await move(payOutFive);
  const found = async (query: string) => described((await list(query)).items);
  assert.deepEqual(await found('movimento=usati'), ['usati redemption -5']);
  assert.deepEqual(await found('movimento=scaduti'), []);
  assert.deepEqual(await found('movimento=assegnati'), [
    'assegnati reversed -7.9',
    'assegnati earned 23.7',
  ]);
  await move([['shared', 'earned', earn(300n)]], { type: 'profit_share' });
  assert.deepEqual(await found('tipoNotarizzazioneId=4'), ['assegnati earned 3']);
  assert.equal((await found('tipoNotarizzazioneId=3')).length, 3);
  const { status } = await ask(anna, 'GET', 'List/CreditMovements?tipoNotarizzazioneId=5');
  assert.equal(status, 400);
});

test('days and months are those of Italy, and each number of a month is the sum of what it leads to', async () => {
  const year = new Date().getUTCFullYear() + 1;
  const [day, at] = [`${year}-03-01`, new Date(`${year}-02-28T23:30:00Z`)];
  await move(
    [
      ['given', 'earned', earn(2000n)],
      ['released', 'released', release(2000n, nothing)],
      ['taken back', 'reversed', reverse(420n, 'available', { ...nothing, available: 2000n })],
    ],
    { at },
  );
  const later = new Date(`${year}-03-20T12:00:00Z`);
  await move([...spendFour, ...payOutFive], { at: later });
  assert.equal((await list(`dal=${day}`)).totalItems, 4);
  assert.equal((await list(`al=${year}-02-28`)).totalItems, 0);
  assert.equal((await list(`dal=${day}&al=${day}`)).totalItems, 2);
  const months = await movementsByMonth({ ...t.platform, clock: { now: () => later } }, 2);
  assert.deepEqual(months, [
    { month: `${year}-02`, given: 0n, used: 0n },
    { month: `${year}-03`, given: 1580n, used: 900n },
  ]);
  const sum = async (movimento: string) =>
    (await list(`movimento=${movimento}&dal=${year}-02-01`)).items.reduce(
      (total, { importo }) => total + Math.round(importo * 100),
      0,
    );
  assert.deepEqual([await sum('assegnati'), await sum('usati')], [1580, -900]);
  const shown = (await ask(anna, 'GET', 'List/CreditsByMonth?months=2')).data;
  assert.deepEqual(
    shown.map((month: { isCurrent: boolean }) => ({ ...month, month: '' })),
    [false, true].map((isCurrent) => ({ month: '', given: 0, used: 0, isCurrent })),
  );
});
