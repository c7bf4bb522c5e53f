import assert from 'node:assert/strict';
import { gunzipSync } from 'node:zlib';
import { after, before, beforeEach, test } from 'node:test';
import { verifyCredential } from '@digitalcredentials/verifier-core';
import { demoPeople, type DemoPersonKey } from '../../../demo/people.ts';
import type { Mail } from '../../../ports/mail.ts';
import type { TestPlatform } from '../../../testing/platform.ts';
import { badgeData } from '../personal-data.ts';
import type { Badge } from '../repository.ts';
import { asOfBefore, badgeOf, badgePlatform } from '../testing-badges.ts';
import { stubbedInternet } from '../testing-network.ts';
import { badgesByMonth } from './badge-months.ts';

const HOST = 'badges.example';
const holder = demoPeople.marco;
let t: TestPlatform;
let internet: ReturnType<typeof stubbedInternet>;
let mails: Mail[] = [];
let badge: Badge;

before(async () => {
  t = await badgePlatform(`https://${HOST}`);
  internet = stubbedInternet(() => ({ [HOST]: t.app }));
  t.platform.mail = {
    ...t.platform.mail,
    async send(mail) {
      mails.push(mail);
    },
  };
});
after(async () => {
  internet.leave();
  await t.close();
});
beforeEach(async () => {
  await t.platform.database.query('delete from badge');
  badge = await badgeOf(t.platform);
  await t.platform.jobs.drain();
  mails = [];
});

const revoke = (reason: string, person: DemoPersonKey = 'anna', id = badge.id) =>
  t.call(person, { method: 'POST', url: `/api/Badges/${id}/Revocation`, payload: { reason } });

const get = (url: string, headers: Record<string, string> = {}) =>
  t.call(null, { url, headers: { host: HOST, ...headers } });

/** The bit of a credential in the list that it names, as anybody reads it: multibase, gzip, bits from the left. */
async function isRevokedInList(credential: string): Promise<boolean> {
  const { statusListCredential, statusListIndex } = JSON.parse(credential).credentialStatus;
  const { body } = await get(new URL(statusListCredential).pathname);
  const { encodedList } = JSON.parse(body).credentialSubject;
  assert.match(encodedList, /^u/);
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  assert.equal(bits.length, 16_384);
  const index = Number(statusListIndex);
  return ((bits[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
}

const outside = async (credential: string) => {
  const { log } = await verifyCredential({
    credential: JSON.parse(credential),
    knownDIDRegistries: [],
  });
  return log?.find((step) => step.id === 'revocation_status')?.valid;
};

test('a revoked badge says so to everybody: page, signed list, verifiers of others; its holder gets one mail', async () => {
  const other = await badgeOf(t.platform, 1);
  assert.deepEqual(
    [await isRevokedInList(badge.credential), await outside(badge.credential)],
    [false, true],
  );
  const { headers } = await get('/api/Badges/StatusLists/1');

  assert.equal((await revoke('Esame annullato')).statusCode, 200);
  await t.platform.jobs.drain();
  const answer = (await get(`/api/Badges/Public/${badge.id}`)).json().data;
  assert.equal(answer.verdict, 'revoked');
  assert.ok(answer.revokedAt);
  assert.deepEqual(
    [await isRevokedInList(badge.credential), await outside(badge.credential)],
    [true, false],
  );
  assert.deepEqual(
    [await isRevokedInList(other.credential), await outside(other.credential)],
    [false, true],
  );
  assert.deepEqual(
    mails
      .filter(({ id }) => id.startsWith('badge-revoked'))
      .map(({ to, text }) => [to, text.includes('Motivo: Esame annullato')]),
    [[holder.identity.email, true]],
  );
  const { rows } = await t.platform.database.query(
    'select revoked_by, revocation_reason from badge where id = $1',
    [badge.id],
  );
  assert.deepEqual(rows, [
    { revoked_by: demoPeople.anna.userId, revocation_reason: 'Esame annullato' },
  ]);

  const stale = await get('/api/Badges/StatusLists/1', {
    'if-none-match': String(headers['etag']),
  });
  assert.equal(stale.statusCode, 200, 'a list that was kept is another one now');
  const kept = { 'if-none-match': String(stale.headers['etag']) };
  assert.equal((await get('/api/Badges/StatusLists/1', kept)).statusCode, 304);
  assert.equal(stale.headers['cache-control'], 'public, max-age=300');
  assert.equal(stale.headers['access-control-allow-origin'], '*');
  assert.equal((await get('/api/Badges/StatusLists/2')).statusCode, 404);
});

test('revoked at once by several, a badge is revoked one time, for the reason of one of them', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => revoke('Esame annullato')),
    ...Array.from({ length: 4 }, () => revoke('Persona sbagliata')),
  ]);
  const done = answers.filter(({ statusCode }) => statusCode === 200).length;
  assert.equal(done, 4, 'a repeated call is the same call');
  for (const refused of answers.filter(({ statusCode }) => statusCode !== 200)) {
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'BADGE_REVOKED']);
  }
  await t.platform.jobs.drain();
  assert.equal(mails.filter(({ id }) => id === `badge-revoked-${badge.id}`).length, 1);
});

test('only an administrator revokes, with a reason, a badge that exists', async () => {
  for (const person of ['marco', 'elena', 'davide'] as const) {
    assert.equal((await revoke('Esame annullato', person)).statusCode, 403);
  }
  assert.equal((await revoke('   ')).statusCode, 400);
  assert.equal(
    (await revoke('Esame annullato', 'anna', '4fe0ac52-0000-4000-8000-000000000000')).statusCode,
    404,
  );
  assert.equal((await get(`/api/Badges/Public/${badge.id}`)).json().data.verdict, 'authentic');
});

test('a badge that is also forged, or whose row says again that it holds, is revoked first of all', async () => {
  await revoke('Esame annullato');
  await t.platform.database.query(
    `update badge set revoked_at = null, holder_name = 'Mario Rossi' where id = $1`,
    [badge.id],
  );
  assert.equal((await get(`/api/Badges/Public/${badge.id}`)).json().data.verdict, 'revoked');
});

test('the holder reads in list and detail when and why a badge was revoked, somebody else only when', async () => {
  const other = await badgeOf(t.platform, 1);
  const read = async (url: string, person: DemoPersonKey = 'marco') =>
    (await t.call(person, { url })).json().data;
  const detail = `/api/Badges/GetBadgeDetail?id=${badge.id}`;
  const said = ({ revokedAt, revocationReason }: Record<string, string | null>) => [
    revokedAt,
    revocationReason,
  ];
  assert.deepEqual(said(await read(detail)), [null, null]);

  t.setNow(new Date('2026-11-28T10:00:00Z'));
  await revoke('Esame annullato');
  t.setNow(null);
  const revoked = ['2026-11-28T10:00:00.000Z', 'Esame annullato'];
  assert.deepEqual(said(await read(detail)), revoked);
  assert.deepEqual(said(await read(detail, 'lucia')), [revoked[0], null]);
  const listed = async () =>
    Object.fromEntries(
      (await read('/api/Badges/GetBadges')).items.map((item: Record<string, string>) => [
        item['id'],
        said(item),
      ]),
    );
  assert.deepEqual(await listed(), { [badge.id]: revoked, [other.id]: [null, null] });

  // A row that says again that the badge holds: the list does not.
  await t.platform.database.query('update badge set revoked_at = null where id = $1', [badge.id]);
  assert.deepEqual(said(await read(detail)), revoked);
  assert.deepEqual((await listed())[badge.id], revoked);
  // And a list that has forgotten it: the row has not.
  await t.platform.database.query('update badge set revoked_at = now() where id = $1', [badge.id]);
  await t.platform.database.query('update badge_status set revoked_at = null where badge_id = $1', [
    badge.id,
  ]);
  assert.ok((await read(detail)).revokedAt);
});

test('a copy stays revoked when its holder and the row are gone, and nobody else takes its place', async () => {
  await revoke('Esame annullato');
  await badgeData.erase(t.platform, holder.userId);
  assert.equal(await isRevokedInList(badge.credential), true);
  const next = await badgeOf(t.platform);
  const placeOf = ({ credential }: Badge) =>
    JSON.parse(credential).credentialStatus.statusListIndex;
  assert.notEqual(placeOf(next), placeOf(badge));
  assert.equal(await isRevokedInList(next.credential), false);
});

test('the list of before names revoked badges by the ids of their credentials, also after a change of address', async () => {
  const old = await asOfBefore(t.platform, badge);
  await revoke('Esame annullato');
  t.platform.config.publicUrl = 'https://moved.example';
  try {
    const { revokedCredential } = (await get('/api/Badges/Revocations')).json();
    assert.deepEqual(revokedCredential, [
      { id: JSON.parse(old.credential).id, revoked: true, revocationReason: 'Esame annullato' },
    ]);
  } finally {
    t.platform.config.publicUrl = `https://${HOST}`;
  }
});

test('an administrator finds badges by holder, title and code, with their end', async () => {
  await badgeOf(t.platform, 1);
  const list = async (text: string) => {
    const { statusCode, body } = await t.call('anna', {
      url: `/api/List/Badges?text=${encodeURIComponent(text)}`,
    });
    assert.equal(statusCode, 200, body);
    return JSON.parse(body).data;
  };
  assert.equal((await list('')).totalItems, 2);
  assert.equal((await list('bianchi')).totalItems, 2);
  assert.equal((await list('%')).totalItems, 0);
  assert.deepEqual(
    (await list(`wb-${badge.code.toLowerCase()}`)).items.map((row: { id: string }) => row.id),
    [badge.id],
  );
  // Acquired in the first minute of a day in Italy; its exam's badge a month later.
  await t.platform.database.query(
    "update badge set acquired_at = '2026-03-31T22:00:30Z' where id = $1",
    [badge.id],
  );
  await t.platform.database.query(
    "update badge set type = 1, acquired_at = '2026-05-01T10:00:00Z' where id <> $1",
    [badge.id],
  );
  const filtered = async (query: string) =>
    (await t.call('anna', { url: `/api/List/Badges?${query}` }))
      .json<{
        data: { items: { type: number }[]; totalItems: number };
      }>()
      .data.items.map(({ type }) => type);
  assert.deepEqual(await filtered('tipo=corso'), [0]);
  assert.deepEqual(await filtered('tipo=esame'), [1]);
  assert.deepEqual(await filtered('dal=2026-04-01&al=2026-04-01'), [0]);
  assert.deepEqual(await filtered('al=2026-03-31'), []);
  assert.deepEqual(await filtered('dal=2026-04-02&tipo=esame&text=bianchi'), [1]);
  assert.equal((await t.call('anna', { url: '/api/List/Badges?dal=2026-02-30' })).statusCode, 400);
  // What the dashboard's charts count is what their links list.
  t.setNow(new Date('2026-05-31T23:00:00Z'));
  const months = await badgesByMonth(t.platform, 3);
  t.setNow(null);
  assert.deepEqual(months, [
    { month: '2026-04', courses: 1, exams: 0 },
    { month: '2026-05', courses: 0, exams: 1 },
    { month: '2026-06', courses: 0, exams: 0 },
  ]);
  await revoke('Esame annullato');
  const [row] = (await list(badge.code)).items;
  assert.equal(row.revocationReason, 'Esame annullato');
  assert.equal((await t.call('davide', { url: '/api/List/Badges' })).statusCode, 403);
});
