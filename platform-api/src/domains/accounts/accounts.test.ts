import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { roleCodes } from 'contracts';
import { readConfig } from '../../config.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { accountClaims } from './tables.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform();
});
after(() => t.close());

test('[SHELL-39 part] the role enumeration, with the codes of the documents', () => {
  assert.deepEqual(roleCodes, {
    AdminWorkerBadge: 1,
    AdminEnteFormazione: 2,
    DocenteB: 3,
    AdminEnteFinanziatore: 4,
    Tutor: 5,
    RedattoreCorsiA: 6,
    Discente: 7,
    Ispettore: 8,
    AdminAzienda: 9,
  });
});

test('[SHELL-41] a claim is one of the four course types', async () => {
  const { db } = t.platform.database;
  assert.deepEqual(accountClaims.claim.enumValues, ['ACS', 'CAI', 'CAM', 'CAVC']);
  const claims = await db.select().from(accountClaims);
  assert.deepEqual(
    claims.map(({ claim }) => claim),
    ['CAI'],
  );
});

test('the profile of a person, of a company user, and of nobody', async () => {
  const own = await t.call('lucia', { url: '/api/Users/profile' });
  const { data } = own.json<{ data: Record<string, unknown> }>();
  assert.equal(data['name'], 'Lucia');
  assert.equal(data['isDocente'], true);
  assert.equal(data['address'], 'Via Toledo 210, Napoli (NA) 80132');
  assert.equal(data['codiceFiscaleTipo'], 'AB');
  assert.equal(data['company'], null);
  assert.equal(own.headers['cache-control'], 'no-store');
  const company = await t.call('paolo', { url: '/api/Users/profile' });
  assert.deepEqual(company.json<{ data: { company: unknown } }>().data.company, {
    id: '0c0b5259-79cb-4e57-9d3d-8a73269c776a',
    denominazioneAzienda: 'Officine Greco S.r.l.',
    pIva: '04182730723',
    sdi: 'M5UXCR1',
    ruoloAziendale: 'LEGAL_REPRESENTATIVE',
  });
  assert.equal((await t.call(null, { url: '/api/Users/profile' })).statusCode, 401);
});

test('the public configuration says whether people may log in with a wallet', async () => {
  const said = async (at: TestPlatform) => {
    const answer = await at.call(null, { url: '/api/config' });
    return answer.json<{ data: { walletLogin: boolean } }>().data.walletLogin;
  };
  assert.equal(await said(t), true);
  const { wallet } = readConfig({ WALLET_ENDPOINT: 'none' });
  const without = await testPlatform({ config: { wallet } });
  assert.equal(await said(without), false);
  await without.close();
});

test('the public configuration names the hosts that may be redirected to, and the limits of uploads', async () => {
  const answer = await t.call(null, { url: '/api/config' });
  const { data } = answer.json<{ data: { redirectHosts: string[]; uploads: object } }>();
  assert.deepEqual(data.redirectHosts, ['localhost:8080']);
  assert.deepEqual(data.uploads, {
    blockBytes: 262_144,
    maxDocumentBytes: 25_000_000,
    maxVideoBytes: 2_000_000_000,
    maxImageBytes: 10_000_000,
    documentTypes: ['application/pdf'],
  });
});
