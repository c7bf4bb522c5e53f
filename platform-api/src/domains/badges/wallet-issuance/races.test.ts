/** Two at once. On PostgreSQL too: there the statements of two connections do run beside each other. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { badgeOf, badgePlatform } from '../testing-badges.ts';
import type { MadeOffer } from './offer.ts';
import { MAX_ATTEMPTS } from './tables.ts';
import { walletRequests, wrongCode } from './testing-requests.ts';
import { newOffer, walletKey } from './testing-wallet.ts';

const PUBLIC_URL = 'https://badges.example';
const AT_ONCE = 8;

let t: TestPlatform;
let marco: TestSession;
let badge: Badge;
let offer: MadeOffer;
let wallet: ReturnType<typeof walletRequests>;

before(async () => {
  t = await badgePlatform(PUBLIC_URL);
  marco = await t.login('marco');
  badge = await badgeOf(t.platform);
  wallet = walletRequests(t, PUBLIC_URL);
});
after(() => t.close());
beforeEach(async () => {
  offer = await newOffer(marco, badge);
});

const all = async <T>(act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => act(at)));

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

test('of five redemptions at once one gets a token, each time of twenty', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    offer = await newOffer(marco, badge);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => wallet.redeem(offer)));
    assert.deepEqual(statuses(answers), [200, 400, 400, 400, 400]);
  }
});

test('guesses at once are no more than one after the other', async () => {
  const wrong = { tx_code: wrongCode(offer) };
  await Promise.all(Array.from({ length: 30 }, () => wallet.redeem(offer, wrong)));
  const { rows } = await t.platform.database.query('select attempts from wallet_offer');
  assert.deepEqual(rows, [{ attempts: MAX_ATTEMPTS }]);
  assert.equal((await wallet.redeem(offer)).error, 'invalid_grant');
  await assert.rejects(
    t.platform.database.query('update wallet_offer set attempts = attempts + 1'),
    /wallet_offer_attempts/,
  );
});

test('of wallets that use one nonce at once, one is given the badge', async () => {
  const token = await wallet.tokenOf(offer);
  const nonce = await wallet.nonce();
  const key = await walletKey();
  const answers = await all(async () =>
    wallet.askBound(token, await wallet.proof(key, {}, { nonce })),
  );
  assert.deepEqual(statuses(answers), [200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)]);
  assert.deepEqual(
    new Set(answers.map(({ error }) => error)),
    new Set([undefined, 'invalid_nonce']),
  );
});

test('of wallets with a key each at once, one is given the badge', async () => {
  const token = await wallet.tokenOf(offer);
  const answers = await all(async () =>
    wallet.askBound(token, await wallet.proof(await walletKey())),
  );
  assert.deepEqual(statuses(answers), [200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)]);
  assert.deepEqual(
    new Set(answers.map(({ error }) => error)),
    new Set([undefined, 'invalid_proof']),
  );
});

test('offers of one badge at once leave one, and the code of that one holds', async () => {
  const offers = await all(() => newOffer(marco, badge));
  const answers = await Promise.all(offers.map((of) => wallet.redeem(of)));
  assert.deepEqual(statuses(answers), [200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)]);
});

test('a redemption beside a new offer of the badge succeeds or is refused, and nothing fails', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const [answer, next] = await Promise.all([wallet.redeem(offer), newOffer(marco, badge)]);
    assert.ok([200, 400].includes(answer.status), JSON.stringify(answer));
    offer = next;
  }
});
