/** What a wallet, or who plays one, is refused: each with the code of the standard, and without a trace. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { badgeOf, badgePlatform } from '../testing-badges.ts';
import type { MadeOffer } from './offer.ts';
import { walletRequests, wrongCode, type WalletAnswer } from './testing-requests.ts';
import { codeOf, newOffer, walletKey, type WalletKey } from './testing-wallet.ts';

const PUBLIC_URL = 'https://badges.example';

let t: TestPlatform;
let marco: TestSession;
let badge: Badge;
let offer: MadeOffer;
let key: WalletKey;
let wallet: ReturnType<typeof walletRequests>;

before(async () => {
  t = await badgePlatform(PUBLIC_URL);
  marco = await t.login('marco');
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

const bound = { credential_configuration_id: 'badge_sd_jwt' };

/** Each case ends in the answer that is compared. */
const refused: Record<string, [status: number, error: string, act: () => Promise<WalletAnswer>]> = {
  'an unknown code': [
    400,
    'invalid_grant',
    () => wallet.redeem(offer, { 'pre-authorized_code': 'A'.repeat(22) }),
  ],
  'a code of an offer that was replaced': [
    400,
    'invalid_grant',
    async () => {
      await newOffer(marco, badge);
      return wallet.redeem(offer);
    },
  ],
  'a code a second time': [
    400,
    'invalid_grant',
    async () => {
      await wallet.tokenOf(offer);
      return wallet.redeem(offer);
    },
  ],
  'a code after five minutes': [
    400,
    'invalid_grant',
    () => {
      later(5 * 60_000 + 1000);
      return wallet.redeem(offer);
    },
  ],
  'a wrong transaction code': [
    400,
    'invalid_grant',
    () => wallet.redeem(offer, { tx_code: wrongCode(offer) }),
  ],
  'the right transaction code after five wrong ones': [
    400,
    'invalid_grant',
    async () => {
      for (let time = 0; time < 5; time += 1)
        await wallet.redeem(offer, { tx_code: wrongCode(offer) });
      return wallet.redeem(offer);
    },
  ],
  'the transaction code of another badge': [
    400,
    'invalid_grant',
    async () => {
      const other = await newOffer(marco, await badgeOf(t.platform, 1));
      if (other.transactionCode === offer.transactionCode)
        return wallet.redeem(offer, { tx_code: 'x' });
      return wallet.redeem(offer, { tx_code: other.transactionCode });
    },
  ],
  'no transaction code': [400, 'invalid_request', () => wallet.redeem(offer, { tx_code: '' })],
  'no code': [400, 'invalid_request', () => wallet.redeem(offer, { 'pre-authorized_code': '' })],
  'another grant': [
    400,
    'unsupported_grant_type',
    () => wallet.redeem(offer, { grant_type: 'authorization_code', code: codeOf(offer) }),
  ],
  'a grant that nobody knows': [
    400,
    'unsupported_grant_type',
    () => wallet.redeem(offer, { grant_type: 'x' }),
  ],
  'no token': [401, 'invalid_token', () => wallet.post('Credential', bound)],
  'a token of nobody': [401, 'invalid_token', () => wallet.ask('A'.repeat(43), bound)],
  'a session in place of a token': [401, 'invalid_token', () => wallet.ask(marco.token, bound)],
  'a token after five minutes': [
    401,
    'invalid_token',
    async () => {
      const token = await wallet.tokenOf(offer);
      later(5 * 60_000 + 1000);
      return wallet.ask(token, bound);
    },
  ],
  'a token of an offer that was replaced': [
    401,
    'invalid_token',
    async () => {
      const token = await wallet.tokenOf(offer);
      await newOffer(marco, badge);
      return wallet.ask(token, { credential_configuration_id: 'badge_ldp' });
    },
  ],
  'no form': [
    400,
    'invalid_credential_request',
    async () => wallet.ask(await wallet.tokenOf(offer), {}),
  ],
  'an unknown form': [
    400,
    'unknown_credential_configuration',
    async () =>
      wallet.ask(await wallet.tokenOf(offer), { credential_configuration_id: 'toString' }),
  ],
  'a credential identifier': [
    400,
    'unknown_credential_identifier',
    async () => wallet.ask(await wallet.tokenOf(offer), { credential_identifier: 'badge_ldp' }),
  ],
  'an encrypted answer': [
    400,
    'invalid_encryption_parameters',
    async () =>
      wallet.ask(await wallet.tokenOf(offer), {
        credential_configuration_id: 'badge_ldp',
        credential_response_encryption: { jwk: key.publicJwk, enc: 'A128GCM' },
      }),
  ],
  'a bound form without a proof': [
    400,
    'invalid_proof',
    async () => wallet.ask(await wallet.tokenOf(offer), bound),
  ],
  'two proofs': [
    400,
    'invalid_proof',
    async () =>
      wallet.ask(await wallet.tokenOf(offer), {
        ...bound,
        proofs: { jwt: [await wallet.proof(key), await wallet.proof(key)] },
      }),
  ],
  'a proof that is no JWT': [
    400,
    'invalid_proof',
    async () => wallet.askBound(await wallet.tokenOf(offer), 'x.y.z'),
  ],
  'a proof of another type': [
    400,
    'invalid_proof',
    async () =>
      wallet.askBound(await wallet.tokenOf(offer), await wallet.proof(key, { typ: 'JWT' })),
  ],
  'a proof signed by another key': [
    400,
    'invalid_proof',
    async () =>
      wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof({ ...(await walletKey()), publicJwk: key.publicJwk }),
      ),
  ],
  'a proof that brings its private key': [
    400,
    'invalid_proof',
    async () =>
      wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof(key, { jwk: { ...key.publicJwk, d: 'AAAA' } }),
      ),
  ],
  'a proof by a secret': [
    400,
    'invalid_proof',
    async () => {
      const jwt = await new SignJWT({
        aud: PUBLIC_URL,
        iat: wallet.seconds(),
        nonce: await wallet.nonce(),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'openid4vci-proof+jwt', jwk: key.publicJwk })
        .sign(Buffer.from(JSON.stringify(key.publicJwk)));
      return wallet.askBound(await wallet.tokenOf(offer), jwt);
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
      return wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof(other, { alg: 'ES384' }),
      );
    },
  ],
  'a proof by a DID that must be asked for': [
    400,
    'invalid_proof',
    async () =>
      wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof(key, { jwk: undefined, kid: 'did:web:evil.example#1' }),
      ),
  ],
  'a proof for another issuer': [
    400,
    'invalid_proof',
    async () =>
      wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof(key, {}, { aud: 'https://elsewhere.example' }),
      ),
  ],
  'an old proof': [
    400,
    'invalid_proof',
    async () =>
      wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof(key, {}, { iat: wallet.seconds() - 3600 }),
      ),
  ],
  'a proof of the future': [
    400,
    'invalid_proof',
    async () =>
      wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof(key, {}, { iat: wallet.seconds() + 3600 }),
      ),
  ],
  'a proof without a nonce': [
    400,
    'invalid_nonce',
    async () =>
      wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof(key, {}, { nonce: undefined }),
      ),
  ],
  'a nonce that is not ours': [
    400,
    'invalid_nonce',
    async () => {
      const ours = await wallet.nonce();
      return wallet.askBound(
        await wallet.tokenOf(offer),
        await wallet.proof(key, {}, { nonce: ours.replace(/^\d/, '9') }),
      );
    },
  ],
  'a proof a second time': [
    400,
    'invalid_nonce',
    async () => {
      const token = await wallet.tokenOf(offer);
      const jwt = await wallet.proof(key);
      assert.equal((await wallet.askBound(token, jwt)).status, 200);
      return wallet.askBound(token, jwt);
    },
  ],
  'another key for a form that was taken': [
    400,
    'invalid_proof',
    async () => {
      const token = await wallet.tokenOf(offer);
      assert.equal((await wallet.askBound(token, await wallet.proof(key))).status, 200);
      return wallet.askBound(token, await wallet.proof(await walletKey()));
    },
  ],
  'a notification of nothing': [
    400,
    'invalid_notification_id',
    async () =>
      wallet.post(
        'Notification',
        { notification_id: 'x', event: 'credential_accepted' },
        await wallet.tokenOf(offer),
      ),
  ],
  'a notification of an unknown event': [
    400,
    'invalid_notification_request',
    async () =>
      wallet.post(
        'Notification',
        { notification_id: 'x', event: 'y' },
        await wallet.tokenOf(offer),
      ),
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
      return { status: answer.statusCode, error: answer.json().error, body: {}, headers: {} };
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
