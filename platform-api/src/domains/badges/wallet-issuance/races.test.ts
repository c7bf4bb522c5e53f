/** Two at once. On PostgreSQL too: there the statements of two connections do run beside each other. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { SignJWT } from 'jose';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { badgeOf, badgePlatform } from '../testing-badges.ts';
import type { MadeOffer } from './offer.ts';
import { MAX_ATTEMPTS } from './tables.ts';
import { codeOf, newOffer, walletKey, type WalletKey } from './testing-wallet.ts';

const PUBLIC_URL = 'https://badges.example';
const AT_ONCE = 8;

let t: TestPlatform;
let marco: TestSession;
let badge: Badge;
let offer: MadeOffer;

before(async () => {
  t = await badgePlatform(PUBLIC_URL);
  marco = await t.login('marco');
  badge = await badgeOf(t.platform);
});
after(() => t.close());
beforeEach(async () => {
  offer = await newOffer(marco, badge);
});

const post = async (step: string, payload: object, token?: string) => {
  const isForm = step === 'Token';
  const { statusCode, body } = await t.call(null, {
    method: 'POST',
    url: `/api/Badges/Wallet/${step}`,
    headers: {
      host: 'badges.example',
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: isForm
      ? new URLSearchParams(payload as Record<string, string>).toString()
      : JSON.stringify(payload),
  });
  return { status: statusCode, ...JSON.parse(body) };
};

const redeem = (txCode = offer.transactionCode, of = offer) =>
  post('Token', {
    grant_type: 'urn:ietf:params:oauth:grant-type:pre-authorized_code',
    'pre-authorized_code': codeOf(of),
    tx_code: txCode,
  });

const proofBy = async ({ publicJwk, privateKey }: WalletKey, nonce: string) =>
  new SignJWT({ aud: PUBLIC_URL, iat: Math.floor(Date.now() / 1000), nonce })
    .setProtectedHeader({ alg: 'ES256', typ: 'openid4vci-proof+jwt', jwk: publicJwk })
    .sign(privateKey);

const ask = (token: string, jwt: string) =>
  post(
    'Credential',
    { credential_configuration_id: 'badge_sd_jwt', proofs: { jwt: [jwt] } },
    token,
  );

const all = async <T>(act: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, at) => act(at)));

const statuses = (answers: { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

test('of five redemptions at once one gets a token, each time of twenty', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    offer = await newOffer(marco, badge);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => redeem()));
    assert.deepEqual(statuses(answers), [200, 400, 400, 400, 400]);
  }
});

test('guesses at once are no more than one after the other', async () => {
  const wrong = offer.transactionCode === '000000' ? '000001' : '000000';
  await Promise.all(Array.from({ length: 30 }, () => redeem(wrong)));
  const { rows } = await t.platform.database.query('select attempts from wallet_offer');
  assert.deepEqual(rows, [{ attempts: MAX_ATTEMPTS }]);
  assert.equal((await redeem()).error, 'invalid_grant');
  await assert.rejects(
    t.platform.database.query('update wallet_offer set attempts = attempts + 1'),
    /wallet_offer_attempts/,
  );
});

test('of wallets that use one nonce at once, one is given the badge', async () => {
  const { access_token: token } = await redeem();
  const { c_nonce: nonce } = await post('Nonce', {});
  const key = await walletKey();
  const answers = await all(async () => ask(token, await proofBy(key, nonce)));
  assert.deepEqual(statuses(answers), [200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)]);
  assert.deepEqual(
    new Set(answers.map(({ error }) => error)),
    new Set([undefined, 'invalid_nonce']),
  );
});

test('of wallets with a key each at once, one is given the badge', async () => {
  const { access_token: token } = await redeem();
  const answers = await all(async () => {
    const { c_nonce: nonce } = await post('Nonce', {});
    return ask(token, await proofBy(await walletKey(), nonce));
  });
  assert.deepEqual(statuses(answers), [200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)]);
  assert.deepEqual(
    new Set(answers.map(({ error }) => error)),
    new Set([undefined, 'invalid_proof']),
  );
});

test('offers of one badge at once leave one, and the code of that one holds', async () => {
  const offers = await all(() => newOffer(marco, badge));
  const answers = await Promise.all(offers.map(async (of) => redeem(of.transactionCode, of)));
  assert.deepEqual(statuses(answers), [200, ...Array.from({ length: AT_ONCE - 1 }, () => 400)]);
});

test('a redemption beside a new offer of the badge succeeds or is refused, and nothing fails', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const [answer, next] = await Promise.all([redeem(), newOffer(marco, badge)]);
    assert.ok([200, 400].includes(answer.status), JSON.stringify(answer));
    offer = next;
  }
});
