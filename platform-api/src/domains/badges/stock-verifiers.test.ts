/** Verifiers that we did not write, as they are published: nothing is handed to them but the credential. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as digitalBazaar from '@digitalbazaar/vc';
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { securityLoader } from '@digitalcredentials/security-document-loader';
import { verifyCredential } from '@digitalcredentials/verifier-core';
import type { TestPlatform } from '../../testing/platform.ts';
import { reissueOldBadges } from './reissue/reissue-badge.ts';
import type { Badge } from './repository.ts';
import { asOfBefore, badgeOf, badgePlatform, manyBadges } from './testing-badges.ts';
import { stubbedInternet } from './testing-network.ts';

const HOST = 'badges.example';
let t: TestPlatform;
let badge: Badge;
let internet: ReturnType<typeof stubbedInternet>;

before(async () => {
  t = await badgePlatform(`https://${HOST}`);
  internet = stubbedInternet(() => ({ [HOST]: t.app }));
  badge = await badgeOf(t.platform);
});
after(async () => {
  internet.leave();
  await t.close();
});

type Credential = Record<string, any>;

/** Each verifier's verdict: null, or why it refuses. */
const verifiers: Record<string, (credential: Credential) => Promise<string | null>> = {
  '@digitalcredentials/verifier-core': async (credential) => {
    const { errors, log } = await verifyCredential({
      credential: credential as any,
      knownDIDRegistries: [],
    });
    if (errors?.[0]) return String(errors[0].name);
    const valid = (id: string) => log?.find((step) => step.id === id)?.valid;
    const steps = ['valid_signature', 'expiration', 'revocation_status'];
    return steps.find((id) => valid(id) !== true) ?? null;
  },
  '@digitalbazaar/vc': async (credential) => {
    const { verified, error } = await digitalBazaar.verifyCredential({
      credential,
      suite: new DataIntegrityProof({ cryptosuite }),
      documentLoader: securityLoader({ fetchRemoteContexts: true }).build(),
      checkStatus,
    });
    return verified ? null : String(error);
  },
};

const copy = (change: (credential: Credential) => void) => {
  const credential: Credential = JSON.parse(badge.credential);
  change(credential);
  return credential;
};

const forgeries: Record<string, (credential: Credential) => void> = {
  'another name': (c) => (c.credentialSubject.identifier[0].identityHash = 'Mario Rossi'),
  'another mail address': (c) => (c.credentialSubject.identifier[1].identityHash = 'sha256$00'),
  'another title': (c) => (c.name = 'Laurea in medicina'),
  'another day': (c) => (c.awardedDate = '2020-01-01T00:00:00.000Z'),
  'another type': (c) => (c.credentialSubject.achievement.achievementType = 'Certification'),
  'another competence': (c) => (c.credentialSubject.achievement.tag[0] = 'Chirurgia'),
  'another level': (c) => (c.credentialSubject.achievement.humanCode = 'WB-1-2-x'),
  'another picture': (c) => (c.relatedResource[0].digestSRI = 'sha256-AAAA'),
  'another place in the list': (c) => (c.credentialStatus.statusListIndex = '77'),
  'no expiry, but one added': (c) => (c.validUntil = '2090-01-01T00:00:00Z'),
  'another issuer': (c) => (c.issuer.id = 'did:web:elsewhere.example'),
  'a key that is not there': (c) =>
    (c.proof[0].verificationMethod = `did:web:${HOST}#z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK`),
  'another signature': (c) =>
    (c.proof[0].proofValue = c.proof[0].proofValue.replace(/.$/, (last: string) =>
      last === 'A' ? 'B' : 'A',
    )),
};

for (const [name, verify] of Object.entries(verifiers)) {
  test(`${name} accepts a badge, by what our own addresses answer`, async () => {
    assert.equal(await verify(JSON.parse(badge.credential)), null);
    // The resolver that both use keeps a DID document for a while.
    for (const address of ['/.well-known/did.json', '/api/Badges/StatusLists/1']) {
      assert.ok(internet.asked.includes(`https://${HOST}${address}`), address);
    }
  });

  test(`${name} refuses each forged copy`, async () => {
    for (const [forgery, change] of Object.entries(forgeries)) {
      assert.notEqual(await verify(copy(change)), null, forgery);
    }
  });
}

test('100 badges of all kinds: what is served is what was signed, byte for byte, and is accepted', async () => {
  const verify = verifiers['@digitalbazaar/vc'];
  assert.ok(verify);
  for (const { id, credential } of await manyBadges(t.platform, 100)) {
    const { body } = await t.call(null, { url: `/api/Badges/Public/${id}/credential` });
    assert.equal(body, credential);
    assert.equal(await verify(JSON.parse(body)), null, id);
  }
});

test('a badge with skills of ESCO and the result of an exam is accepted, and no longer with another', async () => {
  const [, exam] = await manyBadges(t.platform, 2);
  assert.ok(exam);
  const changes: ((credential: Credential) => void)[] = [
    (c) => (c.credentialSubject.achievement.alignment[0].targetName = 'operare al cuore'),
    (c) => (c.credentialSubject.achievement.alignment[0].targetUrl = 'https://evil.example'),
    (c) => (c.credentialSubject.achievement.resultDescription[0].requiredValue = '10'),
    (c) => (c.credentialSubject.result[0].value = '100'),
    (c) => (c.evidence[0].narrative = 'Esame di Stato.'),
  ];
  for (const verify of Object.values(verifiers)) {
    assert.equal(await verify(JSON.parse(exam.credential)), null);
    for (const change of changes) {
      const forged: Credential = JSON.parse(exam.credential);
      change(forged);
      assert.notEqual(await verify(forged), null, String(change));
    }
  }
});

test('a badge of before is refused by them, and issued anew it is accepted', async () => {
  const other = await asOfBefore(t.platform, await badgeOf(t.platform, 1));
  for (const verify of Object.values(verifiers)) {
    assert.notEqual(await verify(JSON.parse(other.credential)), null);
  }
  assert.equal(await reissueOldBadges(t.platform), 1);
  const { body } = await t.call(null, { url: `/api/Badges/Public/${other.id}/credential` });
  for (const verify of Object.values(verifiers)) {
    assert.equal(await verify(JSON.parse(body)), null);
  }
});
