/** A wallet by a library that we did not write takes a badge over HTTP; stock libraries verify what it took. */
import assert from 'node:assert/strict';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { after, before, test } from 'node:test';
import { securityLoader } from '@digitalcredentials/security-document-loader';
import * as digitalBazaar from '@digitalbazaar/vc';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc';
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify, type JWK } from 'jose';
import { demoPeople } from '../../../demo/people.ts';
import { freePort } from '../../../testing/free-port.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { revokeBadge } from '../revocation/revoke-badge.ts';
import { badgeOf, badgePlatform } from '../testing-badges.ts';
import {
  newOffer,
  takeBadge,
  walletKey,
  type Naming,
  type TakenCredential,
} from './testing-wallet.ts';

let t: TestPlatform;
let marco: TestSession;
let badge: Badge;
let origin: string;

before(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  t = await badgePlatform(origin);
  await t.app.listen({ port, host: 'localhost' });
  badge = await badgeOf(t.platform);
  marco = await t.login('marco');
});
after(() => t.close());

const read = async (address: string) => (await fetch(address)).text();
const readJson = async (address: string) => JSON.parse(await read(address));

/** Each form by a stock library, with nothing but what our addresses answer. Throws what is wrong. */
const verifiers: Record<string, (taken: TakenCredential['credential']) => Promise<unknown>> = {
  badge_ldp: async (credential) => {
    // did:web is asked for over https; here the document is the one that the address answers.
    const did = await readJson(`${origin}/.well-known/did.json`);
    const stock = securityLoader({ fetchRemoteContexts: true }).build();
    const loader = async (url: string) => {
      const [id = ''] = url.split('#');
      if (id !== did.id) return stock(url);
      const document =
        did.verificationMethod.find((method: { id: string }) => method.id === url) ?? did;
      return { contextUrl: null, documentUrl: url, document };
    };
    const { verified, error } = await digitalBazaar.verifyCredential({
      credential,
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader: loader,
      checkStatus: async () => ({ verified: true }),
    });
    assert.ok(verified, String(error));
  },
  badge_jwt: async (credential) => {
    const did = await readJson(`${origin}/.well-known/did.json`);
    const { kid } = decodeProtectedHeader(String(credential));
    const method = did.verificationMethod.find((entry: { id: string }) => entry.id === kid);
    const keys = createLocalJWKSet({ keys: [{ ...method.publicKeyJwk, kid }] });
    return jwtVerify(String(credential), keys, { issuer: did.id });
  },
  badge_sd_jwt: async (credential) => sdJwtVerifier().then((v) => v.verify(String(credential))),
};

async function sdJwtVerifier() {
  const { issuer, jwks } = await readJson(`${origin}/.well-known/jwt-vc-issuer`);
  assert.equal(issuer, origin);
  const isSigned = (data: string, signature: string) =>
    jwks.keys.some((jwk: JWK) =>
      verify(
        null,
        Buffer.from(data),
        createPublicKey({ key: jwk, format: 'jwk' }),
        Buffer.from(signature, 'base64url'),
      ),
    );
  return new SDJwtVcInstance({
    hasher: (data, algorithm) =>
      createHash(algorithm.replace('-', ''))
        .update(typeof data === 'string' ? data : Buffer.from(data))
        .digest(),
    verifier: async (data, signature) => isSigned(data, signature),
    statusListFetcher: (address) => read(address),
    statusVerifier: async (data: string, signature: string) => isSigned(data, signature),
  });
}

const progressOf = async (offerId: string) =>
  (await marco.call({ url: `/api/Badges/Wallet/Offer?offerId=${offerId}` })).json().data;

for (const alg of ['ES256', 'EdDSA'] as const) {
  for (const naming of ['jwk', 'did:jwk', 'did:key'] satisfies Naming[]) {
    test(`a key ${alg} named by ${naming}: the badge is taken in three forms, and each verifies`, async () => {
      const key = await walletKey(alg, naming);
      const offer = await newOffer(marco, badge);
      assert.match(offer.link, /^openid-credential-offer:\/\/\?credential_offer_uri=/);
      assert.match(offer.transactionCode, /^\d{6}$/);
      assert.equal((await progressOf(offer.id)).status, 'waiting');
      const { taken } = await takeBadge(key, offer);
      assert.deepEqual(Object.keys(taken).toSorted(), Object.keys(verifiers).toSorted());
      for (const [form, { credential }] of Object.entries(taken)) {
        await verifiers[form]?.(credential);
      }
      assert.deepEqual(taken['badge_ldp']?.credential, JSON.parse(badge.credential));
      for (const form of ['badge_jwt', 'badge_sd_jwt']) {
        const [token = ''] = String(taken[form]?.credential).split('~');
        assert.deepEqual(decodeJwt<{ cnf: object }>(token).cnf, { jwk: key.publicJwk }, form);
      }
      const { status, forms } = await progressOf(offer.id);
      assert.deepEqual([status, forms.length], ['taken', 3]);
    });
  }
}

test('a changed credential is refused by each library', async () => {
  const { taken } = await takeBadge(await walletKey(), await newOffer(marco, badge));
  const forged: Record<string, TakenCredential['credential']> = {
    badge_ldp: { ...(taken['badge_ldp']?.credential as object), name: 'Laurea in medicina' },
    ...Object.fromEntries(
      ['badge_jwt', 'badge_sd_jwt'].map((form) => {
        const [head = '', body = '', rest = ''] = String(taken[form]?.credential).split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
        const changed = { ...claims, name: 'Laurea in medicina', title: 'Laurea in medicina' };
        return [
          form,
          [head, Buffer.from(JSON.stringify(changed)).toString('base64url'), rest].join('.'),
        ];
      }),
    ),
  };
  for (const [form, credential] of Object.entries(forged)) {
    await assert.rejects(async () => verifiers[form]?.(credential), Error, form);
  }
});

test('of the SD-JWT the holder keeps back what they want; the rest says what the badge says', async () => {
  const { taken } = await takeBadge(await walletKey(), await newOffer(marco, badge));
  const compact = String(taken['badge_sd_jwt']?.credential);
  const verifier = await sdJwtVerifier();
  const { payload } = await verifier.verify(compact);
  const signed = JSON.parse(badge.credential);
  const claims = payload as unknown as Record<string, unknown>;
  assert.equal(claims['title'], signed.name);
  assert.equal(claims['holder_name'], badge.holderName);
  assert.equal(claims['license_number'], `WB-${badge.code}`);
  assert.equal(claims['open_badge'], signed.id);
  const digest = createHash('sha256').update(badge.credential).digest('base64');
  assert.equal(claims['open_badge#integrity'], `sha256-${digest}`);
  const shown = await verifier.present(compact, { holder_name: true });
  const seen = (await verifier.verify(shown)).payload as unknown as Record<string, unknown>;
  assert.equal(seen['holder_name'], badge.holderName);
  assert.equal(seen['criteria'], undefined);
  const type = await readJson(String(claims['vct']));
  assert.equal(type.vct, claims['vct']);
  const named = new Set(type.claims.map(({ path }: { path: string[] }) => path[0]));
  const own = ['iss', 'vct', 'iat', 'nbf', 'exp', 'cnf', 'status'];
  assert.equal(claims['exp'], Date.parse(signed.validUntil) / 1000, 'the badge ends');
  assert.deepEqual(
    Object.keys(claims).filter((name) => !own.includes(name) && !named.has(name)),
    [],
  );
});

test('a badge that is revoked afterwards is refused by its status list', async () => {
  const other = await badgeOf(t.platform, 1);
  const { taken } = await takeBadge(await walletKey(), await newOffer(marco, other));
  const compact = String(taken['badge_sd_jwt']?.credential);
  await (await sdJwtVerifier()).verify(compact);
  await revokeBadge(t.platform, {
    badgeId: other.id,
    by: demoPeople.anna.userId,
    reason: 'Prova annullata',
  });
  await assert.rejects(async () => (await sdJwtVerifier()).verify(compact), /[Ss]tatus/);
});
