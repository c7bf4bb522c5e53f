/** What happens around an offer: revocation, deletion, lost answers, another address. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { decodeJwt } from 'jose';
import { demoPeople } from '../../../demo/people.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { badgeData } from '../personal-data.ts';
import { revokeBadge } from '../revocation/revoke-badge.ts';
import { badgeOf, badgePlatform } from '../testing-badges.ts';
import type { MadeOffer } from './offer.ts';
import { removeOver } from './repository.ts';
import { GRANT, walletRequests, wrongCode } from './testing-requests.ts';
import { codeOf, newOffer, walletKey, type WalletKey } from './testing-wallet.ts';

const PUBLIC_URL = 'https://badges.example';

let t: TestPlatform;
let marco: TestSession;
let giulia: TestSession;
let badge: Badge;
let offer: MadeOffer;
let key: WalletKey;
let wallet: ReturnType<typeof walletRequests>;

before(async () => {
  t = await badgePlatform(PUBLIC_URL);
  marco = await t.login('marco');
  giulia = await t.login('giulia');
  key = await walletKey();
  wallet = walletRequests(t, PUBLIC_URL);
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  badge = await badgeOf(t.platform);
  offer = await newOffer(marco, badge);
});

const step = (name: string) => `/api/Badges/Wallet/${name}`;

const later = (ms: number) => t.setNow(new Date(Date.now() + ms));

test('a revoked badge is offered no more, and what was begun with it ends', async () => {
  const other = await badgeOf(t.platform, 1);
  const early = await newOffer(marco, other);
  const token = await wallet.tokenOf(early);
  const waiting = await badgeOf(t.platform, 0);
  const begun = await newOffer(marco, waiting);
  for (const { id } of [other, waiting]) {
    const by = demoPeople.anna.userId;
    await revokeBadge(t.platform, { badgeId: id, reason: 'Prova annullata', by });
  }
  const denied = await wallet.ask(token, { credential_configuration_id: 'badge_ldp' });
  assert.deepEqual([denied.status, denied.error], [400, 'credential_request_denied']);
  assert.equal((await wallet.redeem(begun)).error, 'invalid_grant');
  const again = await marco.call({ method: 'POST', url: `${step('Offer')}?id=${other.id}` });
  assert.deepEqual([again.statusCode, again.json().code], [409, 'BADGE_REVOKED']);
  await t.platform.database.query('delete from badge');
});

test('a badge whose row was changed is neither offered nor given', async () => {
  const token = await wallet.tokenOf(offer);
  await t.platform.database.query(`update badge set title = 'Laurea in medicina'`);
  const denied = await wallet.ask(token, { credential_configuration_id: 'badge_ldp' });
  assert.equal(denied.error, 'credential_request_denied');
  const again = await marco.call({ method: 'POST', url: `${step('Offer')}?id=${badge.id}` });
  assert.deepEqual([again.statusCode, again.json().code], [409, 'BADGE_NOT_SOUND']);
  await t.platform.database.query('delete from badge');
});

test('nobody else offers the badge or sees how far it is', async () => {
  const url = `${step('Offer')}?id=${badge.id}`;
  const foreign = await giulia.call({ method: 'POST', url });
  assert.deepEqual([foreign.statusCode, foreign.json().code], [404, 'BADGE_NOT_FOUND']);
  assert.equal((await t.call(null, { method: 'POST', url })).statusCode, 401);
  const seen = await giulia.call({ url: `${step('Offer')}?offerId=${offer.id}` });
  assert.equal(seen.json().data.status, 'expired');
  assert.equal((await wallet.redeem(offer)).status, 200);
});

test('the deletion of the account ends what was begun', async () => {
  const token = await wallet.tokenOf(offer);
  await t.platform.database.transaction(() => badgeData.erase(t.platform, marco.userId));
  const over = await wallet.ask(token, { credential_configuration_id: 'badge_ldp' });
  assert.deepEqual([over.status, over.error], [401, 'invalid_token']);
  for (const table of ['wallet_offer', 'wallet_token', 'wallet_credential']) {
    const { rows } = await t.platform.database.query(`select 1 from ${table}`);
    assert.deepEqual(rows, [], table);
  }
});

test('when the answer was lost, the credential is given again to the same key, and no other way', async () => {
  const token = await wallet.tokenOf(offer);
  const first = await wallet.askBound(token, await wallet.proof(key));
  const again = await wallet.askBound(token, await wallet.proof(key));
  assert.deepEqual([first.status, again.status], [200, 200]);
  assert.equal(again.body['notification_id'], first.body['notification_id']);
  const unbound = { credential_configuration_id: 'badge_ldp' };
  const [one, two] = [await wallet.ask(token, unbound), await wallet.ask(token, unbound)];
  assert.deepEqual(one.body, two.body);
  assert.deepEqual(one.body['credentials'][0].credential, JSON.parse(badge.credential));
});

test('the page tells how far the wallet is', async () => {
  const seen = async (of = offer) =>
    (await t.call('marco', { url: `${step('Offer')}?offerId=${of.id}` })).json().data;
  assert.deepEqual(await seen(), {
    status: 'waiting',
    forms: [],
    attemptsLeft: 5,
    secondsLeft: 300,
  });
  const read = await t.call(null, { url: step(`Offers/${codeOf(offer)}`) });
  assert.equal(read.json()['grants'][GRANT]['tx_code'].length, 6);
  assert.equal((await seen()).status, 'opened');
  await wallet.redeem(offer, { tx_code: wrongCode(offer) });
  assert.equal((await seen()).attemptsLeft, 4);
  const token = await wallet.tokenOf(offer);
  assert.equal((await seen()).status, 'redeemed');
  assert.equal((await t.call(null, { url: step(`Offers/${codeOf(offer)}`) })).statusCode, 404);
  const { body } = await wallet.ask(token, { credential_configuration_id: 'badge_ldp' });
  assert.deepEqual((await seen()).forms, ['badge_ldp']);
  const event = 'credential_failure';
  await wallet.post('Notification', { notification_id: body['notification_id'], event }, token);
  assert.equal((await seen()).status, 'failed');
  const next = await newOffer(marco, badge);
  assert.equal((await seen()).status, 'expired');
  for (let time = 0; time < 5; time += 1) await wallet.redeem(next, { tx_code: wrongCode(next) });
  assert.equal((await seen(next)).status, 'blocked');
  later(6 * 60_000);
  assert.equal((await seen(next)).status, 'expired');
  later(2 * 3_600_000);
  await removeOver(t.platform);
  const { rows } = await t.platform.database.query(
    'select 1 from wallet_offer union all select 1 from wallet_nonce_used',
  );
  assert.deepEqual(rows, []);
});

test('the database knows hashes alone', async () => {
  const token = await wallet.tokenOf(offer);
  const { rows } = await t.platform.database.query(
    'select * from wallet_offer join wallet_token on offer_id = id',
  );
  const text = JSON.stringify(rows);
  for (const secret of [codeOf(offer), offer.transactionCode, token]) {
    assert.ok(!text.includes(secret));
  }
});

test('under an earlier address the issuer speaks in that name, and a wallet that began there ends there', async () => {
  const { config } = t.platform;
  const token = await wallet.tokenOf(offer);
  config.publicUrl = 'https://new.example';
  try {
    const names = async (document: string, member: string) =>
      Promise.all(
        ['badges.example', 'new.example'].map(async (host) => {
          const url = `/.well-known/${document}`;
          const answer = await t.call(null, { url, headers: { host } });
          return answer.json<Record<string, unknown>>()[member];
        }),
      );
    const both = ['https://badges.example', 'https://new.example'];
    assert.deepEqual(await names('openid-credential-issuer', 'credential_issuer'), both);
    assert.deepEqual(await names('oauth-authorization-server', 'issuer'), both);
    assert.deepEqual(await names('jwt-vc-issuer', 'issuer'), both);
    const { status, body } = await wallet.askBound(token, await wallet.proof(key));
    assert.equal(status, 200, JSON.stringify(body));
    const [sdJwt = ''] = String(body['credentials'][0].credential).split('~');
    assert.equal(decodeJwt(sdJwt).iss, PUBLIC_URL);
    const next = await newOffer(marco, badge);
    assert.match(decodeURIComponent(next.link), /https:\/\/new\.example\/api/);
  } finally {
    config.publicUrl = PUBLIC_URL;
  }
});
