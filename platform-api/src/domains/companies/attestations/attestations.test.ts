import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { demoCourseId } from '../../../demo/courses/index.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask, rows, testShop } from '../../../testing/shop.ts';
import { buyVouchers } from '../../../testing/vouchers.ts';
import { issueCourseBadge } from '../../badges/index.ts';
import { zipTicket } from './zip-ticket.ts';

let t: TestPlatform;
let paolo: TestSession;
let marco: TestSession;
let giulia: TestSession;

const office = 'sicurezza-in-ufficio';
const endless = 'inglese-lavoro';

before(async () => {
  ({ t, marco, giulia } = await testShop());
  paolo = await t.login('paolo');
});
after(() => t.close());

/** A badge of a course that the company gave; its holder lets the company see it, or not. */
async function award(session: TestSession, course: string, isSharing = true) {
  const { codes } = await buyVouchers(t, paolo, { course, seats: 1 });
  const query = isSharing ? '?mostraAvanzamento=true' : '';
  assert.equal(
    (await ask(session, 'POST', `Orders/RedeemVouchers${query}`, { body: codes })).status,
    200,
  );
  const badge = await issueCourseBadge(
    t.platform,
    {
      userId: session.userId,
      courseId: demoCourseId(course),
      completedAt: new Date('2022-02-01T10:00:00Z'),
    },
    { tellHolder: false },
  );
  assert.ok(badge);
  return badge;
}

const one = (id: string, session = paolo) => ask(session, 'GET', `Companies/Attestation?id=${id}`);

/** The files of the ZIP, by their names. */
async function zipOf(query = '') {
  const { data } = await ask(paolo, 'POST', `Companies/AttestationsFile${query}`);
  const answer = await t.call(null, { url: data.url });
  assert.equal(answer.statusCode, 200, answer.body);
  assert.equal(answer.headers['content-type'], 'application/zip');
  return unzipSync(new Uint8Array(answer.rawPayload));
}

test('a PDF for each person who agrees, and a ZIP of exactly the filtered set; each download is noted', async () => {
  const marcos = await award(marco, office);
  const giulias = await award(giulia, office, false);
  assert.equal((await ask(paolo, 'POST', 'Companies/AttestationsFile?stato=scaduti')).status, 404);

  const { data } = await one(marcos.id);
  assert.equal(
    data.fileName,
    `attestato-marco-bianchi-sicurezza-in-ufficio-riconoscere-i-rischi-sapere-cosa-fare-WB-${marcos.code}.pdf`,
  );
  assert.match(Buffer.from(data.content, 'base64').toString('latin1'), /^%PDF-1\.7/);
  for (const id of [giulias.id, '4fe0ac52-1111-4000-8000-000000000000']) {
    assert.deepEqual(
      [(await one(id)).status, (await one(id)).code],
      [404, 'ATTESTATION_NOT_FOUND'],
    );
  }
  assert.equal((await one(marcos.id, giulia)).status, 403);

  await ask(giulia, 'PUT', 'Orders/ShareVoucherProgress', {
    body: {
      voucherId: Number(
        (await rows(t, 'select id from voucher where redeemed_by = $1', [giulia.userId]))[0]?.[
          'id'
        ],
      ),
      mostraAvanzamento: true,
    },
  });
  const files = await zipOf();
  assert.deepEqual(
    Object.keys(files)
      .map((name) => name.slice(-13))
      .toSorted(),
    [marcos, giulias].map(({ code }) => `WB-${code}.pdf`).toSorted(),
  );
  for (const content of Object.values(files)) {
    assert.equal(strFromU8(content.slice(0, 8)), '%PDF-1.7');
  }
  const acts = await rows(
    t,
    "select actor_id, subject_kind, detail from audit_entry where act = 'attestations.downloaded' order by seq",
  );
  assert.deepEqual(
    acts.map(({ actor_id, subject_kind, detail }) => [actor_id, subject_kind, detail]),
    [
      [paolo.userId, 'company', { rows: 1 }],
      [paolo.userId, 'company', { rows: 2 }],
    ],
  );
});

test('a ticket that is forged, over, or of another kind grants nothing', async () => {
  const { data } = await ask(paolo, 'POST', 'Companies/AttestationsFile');
  const ticket = new URL(data.url, 'http://x').searchParams.get('ticket') ?? '';
  const [payload = '', sign = ''] = ticket.split('.');
  const other = Buffer.from(payload, 'base64url').toString().replace('"all"', '"expired"');
  const forged = [
    `${Buffer.from(other).toString('base64url')}.${sign}`,
    `${payload}.`,
    `${payload}.${sign}.x`,
    'a',
    zipTicket(
      { ...t.platform, clock: { ...t.platform.clock, now: () => new Date(Date.now() - 61_000) } },
      { companyId: 'c', userId: paolo.userId, filter: 'all', language: 'it' },
    ),
  ];
  for (const each of forged) {
    const answer = await t.call(null, { url: `/api/Companies/AttestationsZip?ticket=${each}` });
    assert.equal(answer.statusCode, 404, each);
  }
});

test('an attestation of a course without an end is there too', async () => {
  const badge = await award(marco, endless);
  assert.equal(badge.validUntil, null);
  assert.equal((await one(badge.id)).status, 200);
  assert.ok(Object.keys(await zipOf()).some((name) => name.endsWith(`WB-${badge.code}.pdf`)));
});
