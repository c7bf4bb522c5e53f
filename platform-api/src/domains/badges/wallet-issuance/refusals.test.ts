/** What a wallet, or who plays one, is refused: each with the code of the standard, and without a trace. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { demoPeople } from '../../../demo/people.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { badgeData } from '../personal-data.ts';
import { revokeBadge } from '../revocation/revoke-badge.ts';
import { badgeOf, badgePlatform } from '../testing-badges.ts';
import type { MadeOffer } from './offer.ts';
import { removeOver } from './repository.ts';
import { codeOf, newOffer, walletKey, type WalletKey } from './testing-wallet.ts';

const PUBLIC_URL = 'https://badges.example';
const GRANT = 'urn:ietf:params:oauth:grant-type:pre-authorized_code';

let t: TestPlatform;
let marco: TestSession;
let giulia: TestSession;
let badge: Badge;
let offer: MadeOffer;
let key: WalletKey;

before(async () => {
  t = await badgePlatform(PUBLIC_URL);
  marco = await t.login('marco');
  giulia = await t.login('giulia');
  key = await walletKey();
});
after(() => t.close());
beforeEach(async () => {
  t.setNow(null);
  badge = await badgeOf(t.platform);
  offer = await newOffer(marco, badge);
});

const step = (name: string) => `/api/Badges/Wallet/${name}`;

type Answer = { status: number; error: string | undefined; body: Record<string, any> };

async function post(name: string, payload: object, token?: string): Promise<Answer> {
  const isForm = name === 'Token';
  const answer = await t.call(null, {
    method: 'POST',
    url: step(name),
    headers: {
      host: 'badges.example',
      'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: isForm
      ? new URLSearchParams(payload as Record<string, string>).toString()
      : JSON.stringify(payload),
  });
  assert.equal(answer.headers['cache-control'], 'no-store', name);
  const body = answer.body === '' ? {} : answer.json<Record<string, any>>();
  return { status: answer.statusCode, error: body['error'], body };
}

const redeem = (change: Record<string, string> = {}, of = offer) =>
  post('Token', {
    grant_type: GRANT,
    'pre-authorized_code': codeOf(of),
    tx_code: of.transactionCode,
    ...change,
  });

async function tokenOf(of = offer): Promise<string> {
  const { status, body } = await redeem({}, of);
  assert.equal(status, 200, JSON.stringify(body));
  return body['access_token'];
}

const nonce = async () => (await post('Nonce', {})).body['c_nonce'] as string;

const seconds = () => Math.floor(t.platform.clock.now().getTime() / 1000);

/** A proof as a wallet makes it, with what is changed of it. */
async function proof(
  header: Record<string, unknown> = {},
  payload: Record<string, unknown> = {},
  by = key,
): Promise<string> {
  const protectedHeader = {
    alg: 'ES256',
    typ: 'openid4vci-proof+jwt',
    jwk: by.publicJwk,
    ...header,
  };
  return new SignJWT({ aud: PUBLIC_URL, iat: seconds(), nonce: await nonce(), ...payload })
    .setProtectedHeader(protectedHeader)
    .sign(by.privateKey);
}

const ask = (token: string, payload: object) => post('Credential', payload, token);

const askBound = async (token: string, jwt: string, form = 'badge_sd_jwt') =>
  ask(token, { credential_configuration_id: form, proofs: { jwt: [jwt] } });

const wrongCode = ({ transactionCode }: MadeOffer) =>
  transactionCode === '000000' ? '000001' : '000000';

const later = (ms: number) => t.setNow(new Date(Date.now() + ms));

const bound = { credential_configuration_id: 'badge_sd_jwt' };

/** Each case ends in the answer that is compared. */
const refused: Record<string, [status: number, error: string, act: () => Promise<Answer>]> = {
  'an unknown code': [
    400,
    'invalid_grant',
    () => redeem({ 'pre-authorized_code': 'A'.repeat(22) }),
  ],
  'a code of an offer that was replaced': [
    400,
    'invalid_grant',
    async () => {
      await newOffer(marco, badge);
      return redeem();
    },
  ],
  'a code a second time': [
    400,
    'invalid_grant',
    async () => {
      await tokenOf();
      return redeem();
    },
  ],
  'a code after five minutes': [
    400,
    'invalid_grant',
    () => {
      later(5 * 60_000 + 1000);
      return redeem();
    },
  ],
  'a wrong transaction code': [400, 'invalid_grant', () => redeem({ tx_code: wrongCode(offer) })],
  'the right transaction code after five wrong ones': [
    400,
    'invalid_grant',
    async () => {
      for (let time = 0; time < 5; time += 1) await redeem({ tx_code: wrongCode(offer) });
      return redeem();
    },
  ],
  'the transaction code of another badge': [
    400,
    'invalid_grant',
    async () => {
      const other = await newOffer(marco, await badgeOf(t.platform, 1));
      if (other.transactionCode === offer.transactionCode) return redeem({ tx_code: 'x' });
      return redeem({ tx_code: other.transactionCode });
    },
  ],
  'no transaction code': [400, 'invalid_request', () => redeem({ tx_code: '' })],
  'no code': [400, 'invalid_request', () => redeem({ 'pre-authorized_code': '' })],
  'another grant': [
    400,
    'unsupported_grant_type',
    () => redeem({ grant_type: 'authorization_code', code: codeOf(offer) }),
  ],
  'a grant that nobody knows': [400, 'unsupported_grant_type', () => redeem({ grant_type: 'x' })],
  'no token': [401, 'invalid_token', () => post('Credential', bound)],
  'a token of nobody': [401, 'invalid_token', () => ask('A'.repeat(43), bound)],
  'a session in place of a token': [401, 'invalid_token', () => ask(marco.token, bound)],
  'a token after five minutes': [
    401,
    'invalid_token',
    async () => {
      const token = await tokenOf();
      later(5 * 60_000 + 1000);
      return ask(token, bound);
    },
  ],
  'a token of an offer that was replaced': [
    401,
    'invalid_token',
    async () => {
      const token = await tokenOf();
      await newOffer(marco, badge);
      return ask(token, { credential_configuration_id: 'badge_ldp' });
    },
  ],
  'no form': [400, 'invalid_credential_request', async () => ask(await tokenOf(), {})],
  'an unknown form': [
    400,
    'unknown_credential_configuration',
    async () => ask(await tokenOf(), { credential_configuration_id: 'toString' }),
  ],
  'a credential identifier': [
    400,
    'unknown_credential_identifier',
    async () => ask(await tokenOf(), { credential_identifier: 'badge_ldp' }),
  ],
  'an encrypted answer': [
    400,
    'invalid_encryption_parameters',
    async () =>
      ask(await tokenOf(), {
        credential_configuration_id: 'badge_ldp',
        credential_response_encryption: { jwk: key.publicJwk, enc: 'A128GCM' },
      }),
  ],
  'a bound form without a proof': [400, 'invalid_proof', async () => ask(await tokenOf(), bound)],
  'two proofs': [
    400,
    'invalid_proof',
    async () => ask(await tokenOf(), { ...bound, proofs: { jwt: [await proof(), await proof()] } }),
  ],
  'a proof that is no JWT': [400, 'invalid_proof', async () => askBound(await tokenOf(), 'x.y.z')],
  'a proof of another type': [
    400,
    'invalid_proof',
    async () => askBound(await tokenOf(), await proof({ typ: 'JWT' })),
  ],
  'a proof signed by another key': [
    400,
    'invalid_proof',
    async () =>
      askBound(
        await tokenOf(),
        await proof({}, {}, { ...(await walletKey()), publicJwk: key.publicJwk }),
      ),
  ],
  'a proof that brings its private key': [
    400,
    'invalid_proof',
    async () => askBound(await tokenOf(), await proof({ jwk: { ...key.publicJwk, d: 'AAAA' } })),
  ],
  'a proof by a secret': [
    400,
    'invalid_proof',
    async () => {
      const jwt = await new SignJWT({ aud: PUBLIC_URL, iat: seconds(), nonce: await nonce() })
        .setProtectedHeader({ alg: 'HS256', typ: 'openid4vci-proof+jwt', jwk: key.publicJwk })
        .sign(Buffer.from(JSON.stringify(key.publicJwk)));
      return askBound(await tokenOf(), jwt);
    },
  ],
  'a proof on another curve': [
    400,
    'invalid_proof',
    async () => {
      const pair = await generateKeyPair('ES384', { extractable: true });
      const other = {
        ...key,
        privateKey: pair.privateKey,
        publicJwk: await exportJWK(pair.publicKey),
      };
      return askBound(await tokenOf(), await proof({ alg: 'ES384' }, {}, other));
    },
  ],
  'a proof by a DID that must be asked for': [
    400,
    'invalid_proof',
    async () =>
      askBound(await tokenOf(), await proof({ jwk: undefined, kid: 'did:web:evil.example#1' })),
  ],
  'a proof for another issuer': [
    400,
    'invalid_proof',
    async () => askBound(await tokenOf(), await proof({}, { aud: 'https://elsewhere.example' })),
  ],
  'an old proof': [
    400,
    'invalid_proof',
    async () => askBound(await tokenOf(), await proof({}, { iat: seconds() - 3600 })),
  ],
  'a proof of the future': [
    400,
    'invalid_proof',
    async () => askBound(await tokenOf(), await proof({}, { iat: seconds() + 3600 })),
  ],
  'a proof without a nonce': [
    400,
    'invalid_nonce',
    async () => askBound(await tokenOf(), await proof({}, { nonce: undefined })),
  ],
  'a nonce that is not ours': [
    400,
    'invalid_nonce',
    async () => {
      const ours = await nonce();
      return askBound(await tokenOf(), await proof({}, { nonce: ours.replace(/^\d/, '9') }));
    },
  ],
  'a proof a second time': [
    400,
    'invalid_nonce',
    async () => {
      const token = await tokenOf();
      const jwt = await proof();
      assert.equal((await askBound(token, jwt)).status, 200);
      return askBound(token, jwt);
    },
  ],
  'another key for a form that was taken': [
    400,
    'invalid_proof',
    async () => {
      const token = await tokenOf();
      assert.equal((await askBound(token, await proof())).status, 200);
      return askBound(token, await proof({}, {}, await walletKey()));
    },
  ],
  'a notification of nothing': [
    400,
    'invalid_notification_id',
    async () =>
      post('Notification', { notification_id: 'x', event: 'credential_accepted' }, await tokenOf()),
  ],
  'a notification of an unknown event': [
    400,
    'invalid_notification_request',
    async () => post('Notification', { notification_id: 'x', event: 'y' }, await tokenOf()),
  ],
  'a token request that is JSON': [
    400,
    'invalid_request',
    async () => {
      const answer = await t.call(null, {
        method: 'POST',
        url: step('Token'),
        headers: { 'content-type': 'application/json' },
        payload: '[1]',
      });
      return { status: answer.statusCode, error: answer.json().error, body: {} };
    },
  ],
};

test('each refusal has its code, and gives nothing', async () => {
  assert.ok(Object.keys(refused).length >= 35, String(Object.keys(refused).length));
  for (const [name, [status, error, act]] of Object.entries(refused)) {
    t.setNow(null);
    offer = await newOffer(marco, badge);
    const answer = await act();
    assert.deepEqual([answer.status, answer.error], [status, error], name);
    assert.deepEqual(
      Object.keys(answer.body).filter((member) => !member.startsWith('error')),
      [],
      name,
    );
  }
});

test('a revoked badge is offered no more, and what was begun with it ends', async () => {
  const other = await badgeOf(t.platform, 1);
  const early = await newOffer(marco, other);
  const token = await tokenOf(early);
  const waiting = await badgeOf(t.platform, 0);
  const begun = await newOffer(marco, waiting);
  for (const { id } of [other, waiting]) {
    const by = demoPeople.anna.userId;
    await revokeBadge(t.platform, { badgeId: id, reason: 'Prova annullata', by });
  }
  const denied = await ask(token, { credential_configuration_id: 'badge_ldp' });
  assert.deepEqual([denied.status, denied.error], [400, 'credential_request_denied']);
  assert.equal((await redeem({}, begun)).error, 'invalid_grant');
  const again = await marco.call({ method: 'POST', url: `${step('Offer')}?id=${other.id}` });
  assert.deepEqual([again.statusCode, again.json().code], [409, 'BADGE_REVOKED']);
  await t.platform.database.query('delete from badge');
});

test('a badge whose row was changed is neither offered nor given', async () => {
  const token = await tokenOf();
  await t.platform.database.query(`update badge set title = 'Laurea in medicina'`);
  const denied = await ask(token, { credential_configuration_id: 'badge_ldp' });
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
  assert.equal((await redeem()).status, 200);
});

test('the deletion of the account ends what was begun', async () => {
  const token = await tokenOf();
  await t.platform.database.transaction(() => badgeData.erase(t.platform, marco.userId));
  const over = await ask(token, { credential_configuration_id: 'badge_ldp' });
  assert.deepEqual([over.status, over.error], [401, 'invalid_token']);
  for (const table of ['wallet_offer', 'wallet_token', 'wallet_credential']) {
    const { rows } = await t.platform.database.query(`select 1 from ${table}`);
    assert.deepEqual(rows, [], table);
  }
});

test('when the answer was lost, the credential is given again to the same key, and no other way', async () => {
  const token = await tokenOf();
  const first = await askBound(token, await proof());
  const again = await askBound(token, await proof());
  assert.deepEqual([first.status, again.status], [200, 200]);
  assert.equal(again.body['notification_id'], first.body['notification_id']);
  const unbound = { credential_configuration_id: 'badge_ldp' };
  const [one, two] = [await ask(token, unbound), await ask(token, unbound)];
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
  await redeem({ tx_code: wrongCode(offer) });
  assert.equal((await seen()).attemptsLeft, 4);
  const token = await tokenOf();
  assert.equal((await seen()).status, 'redeemed');
  assert.equal((await t.call(null, { url: step(`Offers/${codeOf(offer)}`) })).statusCode, 404);
  const { body } = await ask(token, { credential_configuration_id: 'badge_ldp' });
  assert.deepEqual((await seen()).forms, ['badge_ldp']);
  const event = 'credential_failure';
  await post('Notification', { notification_id: body['notification_id'], event }, token);
  assert.equal((await seen()).status, 'failed');
  const next = await newOffer(marco, badge);
  assert.equal((await seen()).status, 'expired');
  for (let time = 0; time < 5; time += 1) await redeem({ tx_code: wrongCode(next) }, next);
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
  const token = await tokenOf();
  const { rows } = await t.platform.database.query(
    'select * from wallet_offer join wallet_token on offer_id = id',
  );
  const text = JSON.stringify(rows);
  for (const secret of [codeOf(offer), offer.transactionCode, token]) {
    assert.ok(!text.includes(secret));
  }
});

test('under an earlier address the issuer speaks in that name, and a wallet that began there ends there', async () => {
  const now = await badgePlatform('https://new.example', {
    database: { database: t.platform.database, close: async () => undefined },
  });
  const metadata = await now.call(null, {
    url: '/.well-known/openid-credential-issuer',
    headers: { host: 'badges.example' },
  });
  assert.equal(metadata.json().credential_issuer, PUBLIC_URL);
  const fresh = await now.call(null, {
    url: '/.well-known/jwt-vc-issuer',
    headers: { host: 'new.example' },
  });
  assert.equal(fresh.json().issuer, 'https://new.example');
  await now.close();
});
