/** The sheet as PDF with the credential inside, read back by us; of all kinds. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { badgeInPdf } from 'contracts/badge-baking';
import type { TestPlatform } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { ALL_KINDS, badgePlatform, manyBadges } from '../testing-badges.ts';
import { attestationsOf } from './attestations.ts';

let t: TestPlatform;
let badges: Badge[];

before(async () => {
  t = await badgePlatform('https://badges.example');
  badges = await manyBadges(t.platform, ALL_KINDS);
});
after(() => t.close());

async function sheetOf({ id }: Pick<Badge, 'id'>, query = '') {
  const answer = await t.call(null, { url: `/api/Badges/Public/${id}/Attestation${query}` });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

const words = (pdf: Buffer) => pdf.toString('latin1');
const count = (pdf: Buffer, pattern: RegExp) => words(pdf).match(pattern)?.length ?? 0;

test('badges of all kinds as attestation: one sheet, and the credential byte for byte inside', async () => {
  for (const badge of badges) {
    const { status, headers, bytes } = await sheetOf(badge);
    assert.equal(status, 200, bytes.toString());
    assert.equal(headers['content-type'], 'application/pdf');
    assert.equal(headers['content-disposition'], `attachment; filename="WB-${badge.code}.pdf"`);
    assert.equal(await badgeInPdf(bytes), badge.credential);
    assert.equal(count(bytes, /\/Type \/Page\n/g), 1, badge.title);
  }
});

test('the credential is a file associated with the whole document, under its media type', async () => {
  const [badge] = badges;
  assert.ok(badge);
  const { bytes } = await sheetOf(badge);
  const text = words(bytes);
  assert.match(text, /\/AF \[\d+ 0 R\]/);
  assert.match(text, /\/AFRelationship \/Source/);
  assert.match(text, /\/Subtype \/application#2Fvc\+ld\+json/);
  assert.ok(text.includes(`/UF (WB-${badge.code}.json)`));
  assert.match(text, /\/EmbeddedFiles/);
});

test('it is tagged, has a language and a title, and says in words what its pictures show', async () => {
  const [badge] = badges;
  assert.ok(badge);
  const { bytes } = await sheetOf(badge, '?lang=en');
  const text = words(bytes);
  assert.match(text, /\/MarkInfo/);
  assert.match(text, /\/StructTreeRoot/);
  assert.match(text, /\(en-GB\)/);
  assert.match(words((await sheetOf(badge)).bytes), /\(it-IT\)/);
  assert.equal(count(bytes, /\/S \/Figure\n/g), 2);
  assert.equal(count(bytes, /\/Alt \(/g), 2);
  for (const tag of ['H1', 'H2', 'H3', 'L', 'LI', 'Lbl', 'LBody']) {
    assert.match(text, new RegExp(`/S /${tag}\\n`), tag);
  }
});

test('of a badge whose page is hidden the code leads to the verifier; a changed one has no sheet', async () => {
  const [hidden, changed] = badges.slice(2, 4);
  assert.ok(hidden && changed);
  const set = (column: string, value: unknown, { id }: Badge) =>
    t.platform.database.query(`update badge set ${column} = $2 where id = $1`, [id, value]);
  const sheetsOf = async () => {
    const sheets: string[] = [];
    const ids = [hidden.id, changed.id];
    for await (const { content } of attestationsOf(t.platform, ids, 'en')) {
      sheets.push(words(Buffer.from(content)));
    }
    return sheets;
  };
  assert.equal((await sheetsOf()).length, 2);
  await set('is_public', false, hidden);
  await set('title', 'Laurea in medicina', changed);
  const sheets = await sheetsOf();
  await set('is_public', true, hidden);
  await set('title', changed.title, changed);
  assert.equal(sheets.length, 1);
  assert.match(
    sheets[0] ?? '',
    /\/Alt \(QR code that opens the page on which this file is verified\)/,
  );
  assert.doesNotMatch(sheets[0] ?? '', /the public page of the badge/);
});

test('the same badge gives the same bytes', async () => {
  const badge = badges[1];
  assert.ok(badge);
  assert.ok((await sheetOf(badge)).bytes.equals((await sheetOf(badge)).bytes));
});

test('a long name, a long title and many skills stay on one sheet', async () => {
  const [badge] = badges;
  assert.ok(badge);
  const { attestationPdf } = await import('./attestation-pdf.ts');
  const { default: sharp } = await import('sharp');
  const picture = await sharp({ create: { width: 21, height: 1, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const long = (word: string, times: number) => Array.from({ length: times }, () => word).join(' ');
  const bytes = Buffer.from(
    await attestationPdf({
      language: 'it',
      kind: 'exam',
      code: badge.code,
      title: long('Impianti elettrici civili', 12),
      holder: long('Massimiliano', 8),
      issuer: 'WorkerBadge',
      issuedAt: badge.acquiredAt,
      isPublic: true,
      signedAt: badge.acquiredAt,
      validUntil: badge.acquiredAt,
      level: 2,
      competences: Array.from({ length: 40 }, () => 'collaudare impianti elettrici'),
      teachers: Array.from({ length: 30 }, () => 'Ing. Marta Bellandi'),
      score: {
        percent: 92,
        thresholdPercent: 70,
        areas: Array.from({ length: 30 }, (_, index) => ({ name: `Area ${index}`, percent: 80 })),
      },
      address: `https://badges.example/public/certification/${badge.id}`,
      credential: badge.credential,
      place: 1_234_567,
      badge: picture,
      frieze: picture,
    }),
  );
  assert.equal(count(bytes, /\/Type \/Page\n/g), 1);
});

test('a changed row, a hidden badge and a revoked one are given no attestation', async () => {
  const { database } = t.platform;
  const [changed, hidden, revoked] = badges;
  assert.ok(changed && hidden && revoked);
  await database.query("update badge set title = 'Laurea in medicina' where id = $1", [changed.id]);
  await database.query('update badge set is_public = false where id = $1', [hidden.id]);
  await database.query(
    "update badge set revoked_at = now(), revocation_reason = 'Errore' where id = $1",
    [revoked.id],
  );
  const answer = await sheetOf(revoked);
  assert.deepEqual(
    [answer.status, JSON.parse(answer.bytes.toString()).code],
    [409, 'BADGE_REVOKED'],
  );
  assert.equal((await sheetOf(changed)).status, 409);
  assert.equal((await sheetOf(hidden)).status, 404);
  assert.equal((await sheetOf({ id: randomUUID() })).status, 404);
});
