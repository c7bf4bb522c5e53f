/** The pictures with a credential inside, read back by us and opened by libraries that we did not write. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { bakedInPng, bakedInSvg, bakePng, bakeSvg } from 'contracts/badge-baking';
import { XmlDocument } from 'libxml2-wasm';
import sharp from 'sharp';
import type { TestPlatform } from '../../../testing/platform.ts';
import type { Badge } from '../repository.ts';
import { ALL_KINDS, badgePlatform, manyBadges } from '../testing-badges.ts';
import { badgePng } from './badge-png.ts';

let t: TestPlatform;
let badges: Badge[];

before(async () => {
  t = await badgePlatform('https://badges.example');
  badges = await manyBadges(t.platform, ALL_KINDS);
});
after(() => t.close());

async function picture({ id }: Pick<Badge, 'id'>, path: string) {
  const answer = await t.call(null, { url: `/api/Badges/Public/${id}/${path}` });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
}

test('badges of all kinds as SVG: the credential byte for byte, and the rest is the signed picture', async () => {
  for (const badge of badges) {
    const { status, headers, bytes } = await picture(badge, 'Baked/svg');
    assert.equal(status, 200, bytes.toString());
    assert.equal(headers['content-type'], 'image/svg+xml; charset=utf-8');
    assert.equal(headers['content-security-policy'], "sandbox; default-src 'none'");
    assert.equal(headers['content-disposition'], `attachment; filename="WB-${badge.code}.svg"`);
    const svg = bytes.toString('utf8');
    assert.equal(bakedInSvg(svg), badge.credential);
    assert.equal(bakeSvg(svg, badge.credential), svg, 'baked again it is the same');
    const bare = svg
      .replace(/<openbadges:credential>.*?<\/openbadges:credential>/s, '')
      .replace(' xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"', '');
    assert.equal(bare, badge.picture);
    const document = XmlDocument.fromString(svg);
    try {
      const read = document.get('/svg:svg/*[1][self::ob:credential]', {
        svg: 'http://www.w3.org/2000/svg',
        ob: 'https://purl.imsglobal.org/ob/v3p0',
      });
      assert.equal(read?.content, badge.credential);
    } finally {
      document.dispose();
    }
  }
});

test('badges of all kinds as PNG: the credential byte for byte in one chunk, the pixels untouched', async () => {
  for (const [index, badge] of badges.entries()) {
    const { status, headers, bytes } = await picture(badge, 'Baked/png');
    assert.equal(status, 200, bytes.toString());
    assert.equal(headers['content-type'], 'image/png');
    assert.equal(headers['content-disposition'], `attachment; filename="WB-${badge.code}.png"`);
    assert.equal(bakedInPng(bytes), badge.credential);
    assert.deepEqual(Buffer.from(bakePng(bytes, badge.credential)), bytes, 'baked again');
    // Opening a picture takes its time: each fifth one.
    if (index % 5 > 0) continue;
    const { width, height, comments } = await sharp(bytes).metadata();
    assert.deepEqual([width, height], [960, 944]);
    const [comment, ...others] = comments ?? [];
    assert.deepEqual([comment?.keyword, others], ['openbadgecredential', []]);
    const bare = await badgePng(badge, 960);
    assert.ok((await sharp(bytes).raw().toBuffer()).equals(await sharp(bare).raw().toBuffer()));
  }
});

test('the letters of the ring and of the plate are in the PNG, without a font of the machine', async () => {
  const [badge] = badges;
  assert.ok(badge);
  const shown = await sharp(await badgePng(badge, 480))
    .raw()
    .toBuffer();
  const others = [
    { ...badge, code: 'AAAAAA' },
    { ...badge, type: badge.type + 1 },
  ];
  for (const other of others) {
    assert.ok(
      !shown.equals(
        await sharp(await badgePng(other, 480))
          .raw()
          .toBuffer(),
      ),
    );
  }
});

test('the card under a link is a PNG of its size, and shows no credential', async () => {
  const [badge] = badges;
  assert.ok(badge);
  const { status, headers, bytes } = await picture(badge, 'Card');
  assert.deepEqual([status, headers['content-type']], [200, 'image/png']);
  const { width, height } = await sharp(bytes).metadata();
  assert.deepEqual([width, height], [1200, 630]);
  assert.equal(bakedInPng(bytes), null);
});

test('a changed row, a picture with a script and a hidden badge are given no picture', async () => {
  const { database } = t.platform;
  const [changed, scripted, hidden] = badges;
  assert.ok(changed && scripted && hidden);
  await database.query("update badge set title = 'Laurea in medicina' where id = $1", [changed.id]);
  await database.query(
    "update badge set picture = replace(picture, '</svg>', '<script/></svg>') where id = $1",
    [scripted.id],
  );
  await database.query('update badge set is_public = false where id = $1', [hidden.id]);
  for (const path of ['Baked/svg', 'Baked/png', 'Card']) {
    assert.equal((await picture(changed, path)).status, 409, path);
    assert.equal((await picture(scripted, path)).status, 409, path);
    assert.equal((await picture(hidden, path)).status, 404, path);
    assert.equal((await picture({ id: randomUUID() }, path)).status, 404, path);
  }
});
