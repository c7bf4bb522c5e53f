/** New keys, and new addresses of the product: what was issued stays valid for verifiers of others. */
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { verifyCredential } from '@digitalcredentials/verifier-core';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../config.ts';
import { noteSecrets, requireSameSecrets } from '../../../secret-agreement.ts';
import { ephemeralSecrets, openSecrets } from '../../../secrets.ts';
import type { TestPlatform } from '../../../testing/platform.ts';
import { isSignatureValid } from '../credential.ts';
import type { Badge } from '../repository.ts';
import { verifyBadge } from '../verify-badge.ts';
import { badgeOf, badgePlatform } from '../testing-badges.ts';
import { stubbedInternet } from '../testing-network.ts';
import { didOf } from './issuer.ts';
import { noteIssuer, publicKeys } from './issuer-keys.ts';
import { rotateBadgeKey } from './rotate-key.ts';

let t: TestPlatform;
let hosts: Record<string, FastifyInstance> = {};
let internet: ReturnType<typeof stubbedInternet>;
let dir: string;

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-keys-'));
  t = await badgePlatform('https://first.example');
  t.platform.secrets = openSecrets(dir, sources());
  await noteSecrets(t.platform.database, t.platform.secrets);
  internet = stubbedInternet(() => hosts);
});
after(async () => {
  internet.leave();
  await t.close();
  rmSync(dir, { recursive: true, force: true });
});

const sources = (environment: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: dir, ...environment }).secretSources;

/** The address that the product has from now on. */
const moveTo = (publicUrl: string) => {
  t.platform.config.publicUrl = publicUrl;
};

/** What a verifier of somebody else says, who asks the hosts themselves. */
async function outside({ credential }: Pick<Badge, 'credential'>): Promise<unknown> {
  const { errors, log } = await verifyCredential({
    credential: JSON.parse(credential),
    knownDIDRegistries: [],
  });
  return errors?.[0]?.name ?? log?.every((step) => step.id === 'registered_issuer' || step.valid);
}

const json = async (host: string, url: string) => {
  const { body } = await t.call(null, { url, headers: { host } });
  return JSON.parse(body);
};

test('a new key signs from the next start on, and what the one of before signed stays valid', async () => {
  hosts = { 'first.example': t.app };
  const old = await badgeOf(t.platform, 0);
  const [first] = await publicKeys(t.platform);
  const rotated = await rotateBadgeKey(t.platform, dir, sources());
  assert.notEqual(rotated, first);

  const before = await json('first.example', '/.well-known/did.json');
  assert.equal(
    before.assertionMethod.length,
    4,
    'two keys in two forms, before anybody has signed',
  );
  assert.equal(new Set(before.assertionMethod).size, 4);

  t.platform.secrets = openSecrets(dir, sources());
  await requireSameSecrets(t.platform.database, t.platform.secrets, sources());
  const young = await badgeOf(t.platform, 1);
  assert.equal(
    JSON.parse(young.credential).proof[0].verificationMethod,
    `did:web:first.example#${rotated}`,
  );
  for (const badge of [old, young]) {
    assert.equal((await verifyBadge(t.platform, badge)).verdict, 'authentic');
    assert.equal(await outside(badge), true);
  }
  for (const key of [first, rotated]) {
    const alone = await json('first.example', `/api/Badges/Keys/${key}`);
    assert.equal(alone.id, `did:web:first.example#${key}`);
    assert.equal(alone.publicKeyMultibase, key);
  }
  const profile = await json('first.example', '/api/Badges/Issuer');
  assert.deepEqual(
    profile.assertionMethod,
    [first, rotated].map((key) => `https://first.example/api/Badges/Issuer#${key}`),
  );
});

test('a rotation that was cut off is done again, and one of keys from outside is refused', async () => {
  const { database } = t.platform;
  const cut = {
    ...t.platform,
    database: { ...database, query: () => Promise.reject(new Error('killed')) },
  };
  await assert.rejects(rotateBadgeKey(cut, dir, sources()), /killed/);
  const rotated = await rotateBadgeKey(t.platform, dir, sources());
  t.platform.secrets = openSecrets(dir, sources());
  await requireSameSecrets(database, t.platform.secrets, sources());
  assert.equal((await publicKeys(t.platform)).at(-1), rotated);
  for (const badge of [await badgeOf(t.platform, 0), await badgeOf(t.platform, 1)]) {
    assert.equal((await verifyBadge(t.platform, badge)).verdict, 'authentic');
  }

  const file = join(dir, 'secrets.json');
  const stored = readFileSync(file, 'utf8');
  await assert.rejects(
    rotateBadgeKey(t.platform, dir, sources({ SECRETS_FILE: file })),
    /SECRETS_ROTATED=issuerKey/,
  );
  assert.equal(readFileSync(file, 'utf8'), stored);
  assert.equal(existsSync(`${file}.new`), false);
});

test('a key that somebody writes into the database is not published, and signs nothing', async () => {
  const impostor = { ...t.platform, secrets: ephemeralSecrets() };
  await noteIssuer(impostor);
  const [foreign] = (await publicKeys(impostor)).slice(-1);
  assert.ok(foreign);
  assert.ok(!(await publicKeys(t.platform)).includes(foreign));
  const { statusCode } = await t.call(null, { url: `/api/Badges/Keys/${foreign}` });
  assert.equal(statusCode, 404);
  const issuer = didOf(t.platform.config.publicUrl);
  const { credential } = await badgeOf(t.platform);
  const method = `${issuer}#${foreign}`;
  const named = JSON.parse(credential);
  named.proof[0].verificationMethod = method;
  assert.equal(await isSignatureValid(t.platform, JSON.stringify(named), issuer), false);
});

test('after a change of PUBLIC_URL each host name answers for what was issued under it', async () => {
  const old = await badgeOf(t.platform, 0);
  await t.platform.database.query('delete from badge where id <> $1', [old.id]);
  moveTo('https://second.example:8443');
  hosts = { 'first.example': t.app, 'second.example:8443': t.app };
  const young = await badgeOf(t.platform, 1);
  assert.equal(JSON.parse(young.credential).issuer.id, 'did:web:second.example%3A8443');
  assert.equal(JSON.parse(old.credential).issuer.id, 'did:web:first.example');
  for (const badge of [old, young]) {
    assert.equal(await outside(badge), true);
    assert.equal((await verifyBadge(t.platform, badge)).verdict, 'authentic');
    const status = JSON.parse(badge.credential).credentialStatus.statusListCredential;
    const { host, pathname } = new URL(status);
    const list = await json(host, pathname);
    assert.deepEqual([list.id, list.issuer], [status, JSON.parse(badge.credential).issuer.id]);
  }
  const profile = await json('first.example', '/api/Badges/Issuer');
  assert.equal(profile.id, 'https://first.example/api/Badges/Issuer');
  const unknown = await json('third.example', '/.well-known/did.json');
  assert.equal(unknown.id, 'did:web:second.example%3A8443', 'a name it never had is not taken on');

  const tampered = JSON.parse(old.credential);
  tampered.credentialSubject.identifier[0].identityHash = 'Mario Rossi';
  assert.notEqual(await outside({ credential: JSON.stringify(tampered) }), true);
});
