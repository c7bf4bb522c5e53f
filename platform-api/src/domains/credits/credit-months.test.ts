import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { giveCredits } from '../../testing/redemptions.ts';
import { balancesOf, buyPromoted, promoOf } from '../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import { ask, testShop } from '../../testing/shop.ts';
import { answerRequest, askToCancel } from '../../testing/cancellation.ts';
import { notariseCredits } from './index.ts';
import { releaseDue } from './release.ts';

let t: TestPlatform;
let giulia: TestSession;
let marco: TestSession;
before(async () => {
  ({ t, giulia, marco } = await testShop());
});
after(() => t.close());

const monthsOf = async (session: TestSession, months = 3) =>
  (await ask(session, 'GET', `Wallet/GetCreditMonths?months=${months}`)).data;

/** At noon of a day; sessions are opened after it. */
async function on(day: string): Promise<void> {
  t.setNow(new Date(`${day}T11:00:00Z`));
  giulia = await t.login('giulia');
  marco = await t.login('marco');
}

test('each month shows what could be used at its end, what came, went and was set aside, in the months of Italy', async () => {
  const course = 'sicurezza-in-ufficio';
  await on('2026-09-10');
  const promo = await promoOf(t, marco, course);
  const first = await buyPromoted(t, giulia, { course, promo, seats: 2 });
  await on('2026-09-30');
  await releaseDue(t.platform);
  await ask(marco, 'POST', 'Wallet/SaveCouponNft?totaleNft=5');
  // One of the seats goes back in October, out of what is available and then the coupon.
  t.setNow(new Date('2026-09-30T22:30:00Z'));
  await askToCancel(t, giulia, first);
  const { rows } = await t.platform.database.query(
    'select id from customer_order_line where order_id = $1',
    [first],
  );
  const line = { lineId: Number(rows[0]?.['id']), seats: 1 };
  await answerRequest(t, first, { kind: 'lines', lines: [line] });
  await on('2026-11-12');
  await giveCredits(t.platform, marco.userId, 1000n, 'profit_share');
  assert.deepEqual(await balancesOf(t, marco), {
    'profit_share available': 1000,
    'reward available': 290,
    'reward coupon': 500,
  });
  const month = { profitSharing: null };
  assert.deepEqual(await monthsOf(marco), [
    { ...month, month: '2026-09', reward: 10.8, received: 15.8, spent: 0, setAside: 5 },
    { ...month, month: '2026-10', reward: 2.9, received: -7.9, spent: 0, setAside: 0 },
    { ...month, month: '2026-11', reward: 2.9, received: 0, spent: 0, setAside: 0 },
  ]);
  // A month before the first that is shown is in its balance.
  assert.deepEqual(await monthsOf(marco, 1), [
    { ...month, month: '2026-11', reward: 2.9, received: 0, spent: 0, setAside: 0 },
  ]);
});

test('a movement leads to its note on the ledger, an earning to the NFT that it became', async (context) => {
  context.mock.method(t.platform.notary, 'explorerPages', async (ids: readonly string[]) => {
    const page = (id: string) => ({
      transaction: `https://explorer.example/transaction/${id}`,
      asset: null,
    });
    return new Map(ids.map((id) => [id, page(id)]));
  });
  const pages = async () =>
    (await ask(marco, 'GET', 'Wallet/GetMovements')).data.items.map(
      ({ kind, urlTransazione }: { kind: string; urlTransazione: string | null }) => [
        kind,
        urlTransazione,
      ],
    );
  assert.deepEqual(await pages(), [
    ['reversed', null],
    ['coupon', null],
    ['earned', null],
  ]);
  await notariseCredits(t.platform);
  const noted = await t.platform.database.query(
    `select n.transaction_id, e.kind from credit_notarisation n
     join credit_account a on a.id = n.account_id and a.type = 'reward'
     join credit_entry e on e.id = n.entry_id`,
  );
  const pageOf = (kind: string) => {
    const row = noted.rows.find((candidate) => candidate['kind'] === kind);
    return `https://explorer.example/transaction/${String(row?.['transaction_id'])}`;
  };
  assert.deepEqual(await pages(), [
    ['reversed', pageOf('reversed')],
    ['coupon', pageOf('coupon')],
    ['earned', pageOf('released')],
  ]);
});
