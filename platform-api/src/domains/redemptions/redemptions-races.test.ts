import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { beforeEach, test } from 'node:test';
import { balancesOf } from '../../testing/credits.ts';
import type { TestPlatform, TestSession } from '../../testing/platform.ts';
import {
  askRedemption,
  documentOf,
  giveCredits,
  inWindow,
  payRequest,
  refuseRequest,
  withdrawRequest,
} from '../../testing/redemptions.ts';
import { ask, emptyShop, rows } from '../../testing/shop.ts';
import { redemptionData } from './index.ts';
import { redemptionShop, redemptionSteps } from './testing-redemption-shop.ts';

let t: TestPlatform;
let marco: TestSession;
/** Two administrators. */
let anna: TestSession;
let giulia: TestSession;

const rounds = 4;

redemptionShop((platform) => (t = platform));
beforeEach(begin);
const { give, sound } = redemptionSteps(
  () => t,
  () => marco,
);

async function begin() {
  await emptyShop(t);
  marco = await inWindow(t, 'marco');
  anna = await inWindow(t, 'anna');
  giulia = await t.login('giulia', 'AdminWorkerBadge');
}

test('ten requests for the same credits at once are one, with different keys or with the same', async () => {
  for (const key of [null, randomUUID()]) {
    await begin();
    await give(50_000n);
    const withholding = key === null ? null : await documentOf(marco);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        askRedemption(marco, key === null ? {} : { key, withholding }),
      ),
    );
    const ids = new Set(answers.flatMap(({ status, data }) => (status === 200 ? [data.id] : [])));
    assert.equal(ids.size, 1);
    const refused = answers.filter(({ code }) => code === 'REDEMPTION_OPEN').length;
    assert.equal(refused, key === null ? 9 : 0);
    assert.deepEqual(await balancesOf(t, marco), {
      'reward available': 40_000,
      'reward redemption': 10_000,
    });
    await sound();
  }
});

test('a request and the coupon at once: credits go to one of them, never to both', async () => {
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    await begin();
    await give(15_000n);
    const withholding = await documentOf(marco);
    const request = () => askRedemption(marco, { withholding });
    const coupon = () => ask(marco, 'POST', 'Wallet/SaveCouponNft?totaleNft=100');
    const [one, two] = await Promise.all(
      round % 2 === 0 ? [request(), coupon()] : [coupon(), request()],
    );
    assert.equal([one, two].filter(({ status }) => status === 200).length, 1);
    const balances = await balancesOf(t, marco);
    assert.equal(balances['reward available'], 5_000);
    seen.add(Object.keys(balances).toSorted().join());
    await sound();
  }
  assert.ok(seen.size > 0);
});

test('of one year’s limit two requests at once, of both kinds, take one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await begin();
    const lucia = await inWindow(t, 'lucia');
    await giveCredits(t.platform, lucia.userId, 500_000n);
    await giveCredits(t.platform, lucia.userId, 500_000n, 'profit_share');
    const answers = await Promise.all(
      ([3, 4] as const).map((tipoNotarizzazione) =>
        askRedemption(lucia, { tipoNotarizzazione, importoRichiesto: 4000.01 }),
      ),
    );
    assert.deepEqual(answers.map(({ code }) => code ?? 'asked').toSorted(), [
      'REDEMPTION_VAT_REQUIRED',
      'asked',
    ]);
    await sound();
  }
});

test('two administrators pay and one refuses at once, while its person withdraws: one answer, and the credits follow it', async () => {
  for (let round = 0; round < 2 * rounds; round += 1) {
    await begin();
    await give(30_000n);
    const { data } = await askRedemption(marco);
    const { id } = data;
    const calls = [
      () => payRequest(anna, id, marco.userId),
      () => payRequest(giulia, id, marco.userId),
      () => refuseRequest(anna, id, 'Manca la firma'),
      () => withdrawRequest(marco, id),
    ];
    // Who is sent first is first more often; each in turn.
    const order = calls.map((_, at) => (at + round) % calls.length);
    const answers = await Promise.all(order.map(async (at) => calls[at]?.()));
    const done = order
      .filter((_, place) => answers[place]?.status === 200)
      .toSorted((a, b) => a - b);
    const others = answers.filter((answer) => answer?.status !== 200);
    assert.ok(others.every((answer) => answer?.code === 'REDEMPTION_ANSWERED'));
    const [request] = await rows(t, 'select state from redemption_request');
    const expected = { paid: [0, 1], refused: [2], withdrawn: [3] }[String(request?.['state'])];
    assert.deepEqual(done, expected);
    assert.deepEqual(await balancesOf(t, marco), {
      'reward available': request?.['state'] === 'paid' ? 20_000 : 30_000,
    });
    assert.equal((await rows(t, "select 1 from redemption_log where event <> 'asked'")).length, 1);
    await sound();
  }
});

test('one file in requests of both kinds at once belongs to one of them', async () => {
  const lucia = await inWindow(t, 'lucia');
  await giveCredits(t.platform, lucia.userId, 50_000n);
  await giveCredits(t.platform, lucia.userId, 50_000n, 'profit_share');
  const withholding = await documentOf(lucia);
  const answers = await Promise.all(
    ([3, 4] as const).map((tipoNotarizzazione) =>
      askRedemption(lucia, { tipoNotarizzazione, withholding }),
    ),
  );
  assert.deepEqual(answers.map(({ code }) => code ?? 'asked').toSorted(), [
    'REDEMPTION_DOCUMENTS',
    'asked',
  ]);
});

test('an account is erased and asks for a redemption at once: no request of it stays open', async () => {
  for (let round = 0; round < rounds; round += 1) {
    await begin();
    await give(50_000n);
    const withholding = await documentOf(marco);
    const erase = () =>
      t.platform.database.transaction(async () => {
        await redemptionData.erase(t.platform, marco.userId);
        await t.platform.database.db.execute(
          `update account set status = 'deleted', deleted_at = now() where id = '${marco.userId}'`,
        );
      });
    const request = () => askRedemption(marco, { withholding });
    await Promise.all(round % 2 === 0 ? [erase(), request()] : [request(), erase()]);
    const open = await rows(t, "select 1 from redemption_request where state = 'open'");
    assert.deepEqual(open, []);
    await sound();
    await t.platform.database.query(
      "update account set status = 'active', deleted_at = null where id = $1",
      [marco.userId],
    );
  }
});
