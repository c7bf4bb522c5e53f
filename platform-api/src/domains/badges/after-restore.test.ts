/** A badge outlives the machine that issued it: what holders have is valid for verifiers of others after a restore. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { verifyCredential } from '@digitalcredentials/verifier-core';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app.ts';
import { makeBackup, restoreBackup } from '../../backup/index.ts';
import { readConfig } from '../../config.ts';
import { loadCourses } from '../../demo/courses/index.ts';
import { loadPeople } from '../../demo/people.ts';
import { openPlatform } from '../../open-platform.ts';
import type { Platform } from '../../platform.ts';
import { emptyDatabase } from '../../testing/backup-drill.ts';
import { authenticate } from '../identity/index.ts';
import { rotateBadgeKey } from './issuer/rotate-key.ts';
import { badgeOf } from './testing-badges.ts';
import { stubbedInternet } from './testing-network.ts';

const HOST = 'badges.example';
const hosts: Record<string, FastifyInstance> = {};
/** Of each product by its name; none where PostgreSQL is not there. */
const databases: Record<string, string> = {};
let dir: string;
let internet: ReturnType<typeof stubbedInternet>;

before(async () => {
  dir = mkdtempSync(join(tmpdir(), 'workerbadge-restored-badges-'));
  const server = process.env['TEST_DATABASE_URL'];
  for (const name of server === undefined ? [] : ['before', 'after']) {
    databases[name] = await emptyDatabase(server ?? '', `badges_${name}`);
  }
  internet = stubbedInternet(() => hosts);
});
after(() => {
  internet.leave();
  rmSync(dir, { recursive: true, force: true });
});

const configOf = (name: string) =>
  readConfig({
    DATA_DIR: join(dir, name),
    ...(databases[name] === undefined ? {} : { DATABASE_URL: databases[name] }),
    PUBLIC_URL: `https://${HOST}`,
    LOG_LEVEL: 'silent',
    DEMO_DATA: 'false',
    DEMO_PEERS: 'true',
  });

const installationOf = (name: string) => ({
  config: configOf(name),
  releasesDir: null,
  registryKeyFile: join(dir, name, 'registry-key.pem'),
});

/** The product on this data, until the act is over. */
async function onProduct<T>(name: string, act: (platform: Platform) => Promise<T>): Promise<T> {
  const platform = await openPlatform(configOf(name));
  const app = await buildApp(platform, authenticate(platform));
  await app.ready();
  await platform.jobs.start();
  hosts[HOST] = app;
  try {
    return await act(platform);
  } finally {
    delete hosts[HOST];
    await app.close();
    await platform.jobs.stop();
    await platform.database.close();
  }
}

/** What a verifier of somebody else says, who asks the host itself: null, or why it refuses. */
async function refusalOf(credential: string): Promise<string | null> {
  const { errors, log } = await verifyCredential({
    credential: JSON.parse(credential),
    knownDIDRegistries: [],
  });
  if (errors?.[0]) return String(errors[0].name);
  const steps = ['valid_signature', 'expiration', 'revocation_status'];
  return steps.find((id) => log?.find((step) => step.id === id)?.valid !== true) ?? null;
}

test('what was signed by an old key and by the present one is valid after a restore, and a forgery is not', async () => {
  const first = await onProduct('before', async (platform) => {
    await loadPeople(platform);
    await loadCourses(platform);
    return badgeOf(platform, 0);
  });
  await onProduct('before', ({ database, clock }) =>
    rotateBadgeKey({ database, clock }, join(dir, 'before'), configOf('before').secretSources),
  );
  const second = await onProduct('before', (platform) => badgeOf(platform, 1));
  const keyOf = (credential: string) => JSON.parse(credential).proof[0].verificationMethod;
  assert.notEqual(keyOf(first.credential), keyOf(second.credential));

  const backup = join(dir, 'backup');
  await makeBackup(backup, installationOf('before'));
  rmSync(join(dir, 'before'), { recursive: true });
  // Without the product its addresses answer nothing, and nobody can tell.
  assert.notEqual(await refusalOf(first.credential), null);

  await restoreBackup(backup, installationOf('after'));
  await onProduct('after', async () => {
    internet.asked.length = 0;
    for (const { credential } of [first, second]) {
      assert.equal(await refusalOf(credential), null);
      const forged = JSON.parse(credential);
      forged.awardedDate = '2020-01-01T00:00:00.000Z';
      assert.notEqual(await refusalOf(JSON.stringify(forged)), null);
    }
    // Of the restored product, not of what a verifier remembers.
    assert.ok(internet.asked.includes(`https://${HOST}/.well-known/did.json`));
  });
});
