import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { demoPeople } from '../../../demo/people.ts';
import type { TestPlatform } from '../../../testing/platform.ts';
import { isSignatureValid } from '../credential.ts';
import { ledgerHash } from '../note-on-ledger.ts';
import { findBadge, type Badge } from '../repository.ts';
import { asOfBefore, badgeOf, badgePlatform } from '../testing-badges.ts';
import { reissueOldBadges } from './reissue-badge.ts';

let t: TestPlatform;

before(async () => {
  t = await badgePlatform('https://badges.example');
});
after(() => t.close());
beforeEach(() => t.platform.database.query('delete from badge'));

const old = async (course: 0 | 1 = 0) => asOfBefore(t.platform, await badgeOf(t.platform, course));

const now = async ({ id }: Badge): Promise<Badge> => {
  const badge = await findBadge(t.platform.database.db, id);
  assert.ok(badge);
  return badge;
};

async function data(url: string) {
  const { statusCode, body } = await t.call(null, { url });
  assert.equal(statusCode, 200, body);
  return JSON.parse(body).data;
}

const entries = async () =>
  (await t.platform.database.query('select count(*)::int as n from ledger_entry')).rows[0]?.['n'];

test('a badge of before is issued anew in the name of the DID, and noted again', async () => {
  const before = await old();
  assert.equal((await data(`/api/Badges/Public/${before.id}`)).verdict, 'authentic', 'until then');
  assert.equal(await reissueOldBadges(t.platform), 1);

  const badge = await now(before);
  assert.equal(badge.issuerAddress, 'did:web:badges.example');
  const [was, is] = [JSON.parse(before.credential), JSON.parse(badge.credential)];
  assert.equal(is.issuer.id, badge.issuerAddress);
  assert.match(is.proof[0].verificationMethod, /^did:web:badges\.example#z6Mk/);
  assert.equal(is.credentialStatus.type, 'BitstringStatusListEntry');
  for (const field of ['id', 'name', 'awardedDate', 'validFrom', 'relatedResource', 'image']) {
    assert.deepEqual(is[field], was[field], field);
  }
  const noted = await t.platform.notary.find(badge.transactionId ?? '');
  assert.deepEqual(Buffer.from(noted?.note ?? []), Buffer.from(ledgerHash(badge)));
  assert.equal((await data(`/api/Badges/Public/${before.id}`)).verdict, 'authentic');
});

test('a copy of before is known again: by its hash, by the ledger, and by its signature', async () => {
  const before = await old();
  await reissueOldBadges(t.platform);
  const [earlier] = await data(`/api/Badges/Public/${before.id}/Earlier`);
  assert.equal(earlier.hash, createHash('sha256').update(before.credential).digest('hex'));
  assert.equal(earlier.credentialId, JSON.parse(before.credential).id);
  const noted = await t.platform.notary.find(earlier.idNotarizzazione);
  assert.deepEqual(
    Buffer.from(noted?.note ?? []),
    Buffer.from(ledgerHash({ salt: earlier.salt, credential: before.credential })),
  );
  assert.equal(await isSignatureValid(t.platform, before.credential, before.issuerAddress), true);
  const profile = JSON.parse((await t.call(null, { url: '/api/Badges/Issuer' })).body);
  assert.equal(profile.id, before.issuerAddress);
  const { verificationMethod } = JSON.parse(before.credential).proof[0];
  assert.ok(profile.assertionMethod.includes(verificationMethod));
});

test('repeated and at once, each badge is issued anew one time', async () => {
  const badges = [await old(0), await old(1)];
  const count = Number(await entries());
  const done = await Promise.all(Array.from({ length: 6 }, () => reissueOldBadges(t.platform)));
  assert.equal(
    done.reduce((sum, one) => sum + one),
    badges.length,
  );
  assert.equal(await reissueOldBadges(t.platform), 0);
  assert.equal(await entries(), count + badges.length, 'nothing else was noted');
  for (const badge of badges) {
    assert.equal((await data(`/api/Badges/Public/${badge.id}/Earlier`)).length, 1);
    assert.equal((await data(`/api/Badges/Public/${badge.id}`)).verdict, 'authentic');
  }
});

test('an attempt that is cut off at any step leaves the badge as it was', async () => {
  const before = await old();
  const { notary } = t.platform;
  const cuts = {
    'before the ledger': () => Promise.reject(new Error('killed')),
    'after the ledger': async (key: string, hash: Uint8Array) => {
      await notary.notarise(key, hash);
      throw new Error('killed');
    },
  };
  for (const [cut, notarise] of Object.entries(cuts)) {
    t.platform.notary = { ...notary, notarise };
    await assert.rejects(reissueOldBadges(t.platform), /killed/);
    t.platform.notary = notary;
    assert.deepEqual(await now(before), before, cut);
    assert.equal((await data(`/api/Badges/Public/${before.id}`)).verdict, 'authentic', cut);
  }
  assert.equal(await reissueOldBadges(t.platform), 1);
  assert.equal((await data(`/api/Badges/Public/${before.id}`)).verdict, 'authentic');
});

test('a ledger of somebody else may keep what was cut off: the next attempt is not refused', async () => {
  await old();
  const { notary } = t.platform;
  const kept = new Map<string, string>();
  t.platform.notary = {
    ...notary,
    async notarise(key, hash) {
      const text = Buffer.from(hash).toString('hex');
      assert.equal(kept.get(key) ?? text, text, 'another note under this key');
      kept.set(key, text);
      if (kept.size === 1) throw new Error('killed');
      return notary.notarise(key, hash);
    },
  };
  await assert.rejects(reissueOldBadges(t.platform), /killed/);
  assert.equal(await reissueOldBadges(t.platform), 1);
  t.platform.notary = notary;
});

test('a forged row gets no true signature', async () => {
  const before = await old();
  await t.platform.database.query('update badge set holder_name = $2 where id = $1', [
    before.id,
    'Mario Rossi',
  ]);
  assert.equal(await reissueOldBadges(t.platform), 0);
  assert.equal((await now(before)).credential, before.credential);
  assert.equal((await data(`/api/Badges/Public/${before.id}`)).verdict, 'notVerifiable');
});

test('a badge that is yet to come on the ledger waits; one that its holder hid stays hidden', async () => {
  const before = await old();
  await t.platform.database.query('update badge set transaction_id = null, is_public = false');
  assert.equal(await reissueOldBadges(t.platform), 0);
  await t.platform.database.query('update badge set transaction_id = $1', [before.transactionId]);
  assert.equal(await reissueOldBadges(t.platform), 1);
  const badge = await now(before);
  assert.deepEqual([badge.isPublic, badge.userId], [false, demoPeople.marco.userId]);
  const { statusCode } = await t.call(null, { url: `/api/Badges/Public/${before.id}/Earlier` });
  assert.equal(statusCode, 404);
});
