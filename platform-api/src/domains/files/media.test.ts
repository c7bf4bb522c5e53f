import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';
import { upload, type UploadAnswer } from '../../testing/uploads/uploads.ts';
import { firstWrongLine } from './video/captions.ts';
import { coverWidths, partOf } from './area/cover-sizes.ts';
import { keepFiles } from './kept-files.ts';
import { inTransaction } from '../../platform.ts';

const media = (name: string) => readFileSync(join(import.meta.dirname, '../../demo/media', name));

let t: TestPlatform;
let editor: TestSession;
before(async () => {
  t = await testPlatform({ courses: true });
  editor = await t.login('elena', 'RedattoreCorsiA');
});
after(() => t.close());

const data = async (method: 'POST' | 'PUT', url: string, payload: object) =>
  (await editor.call({ method, url, payload })).json<UploadAnswer>().data;
const stateOf = (fileNameRef: string) => data('POST', '/api/Courses/FileUri', { fileNameRef });

test('[EDIT-31 part] [API-16] [API-26 part] a video goes from WbUploaded to Disponibile, its documents with it, and then streams in ranges', async () => {
  const content = media('rischi-in-ufficio.mp4');
  const { data: sent } = await upload(editor, 'video', 'v1/lezione.mp4', content);
  assert.deepEqual([sent.status, sent.url], [0, null]);
  const fileName = sent.fileNameAzure;
  await t.platform.database.query(
    `insert into course_document (course_id, type_id, name, file_name, status) values ($1, 1, 'Lezione', $2, 0)`,
    [demoCourseId(journeyCourseKey), fileName],
  );
  const statesSeen: unknown[] = [];
  const { files } = t.platform;
  t.platform.files = {
    ...files,
    read: async (...args) => {
      statesSeen.push((await stateOf(fileName)).status);
      return files.read(...args);
    },
  };
  await t.platform.jobs.drain();
  t.platform.files = files;
  assert.deepEqual(statesSeen, [1]);

  const ready = await stateOf(fileName);
  assert.equal(ready.status, 2);
  const { rows } = await t.platform.database.query(
    'select status from course_document where file_name = $1',
    [fileName],
  );
  assert.deepEqual(rows, [{ status: 2 }]);
  assert.ok(ready.url !== null);
  const part = await t.call(null, { url: ready.url, headers: { range: 'bytes=10-19' } });
  assert.equal(part.statusCode, 206);
  assert.deepEqual(part.rawPayload, content.subarray(10, 20));
});

test('[EDIT-31 part] a video that the store does not give back as it was sent does not become available', async () => {
  const { data: sent } = await upload(editor, 'video', 'v2/x.mp4', media('dpi-scelta-e-uso.mp4'));
  await t.platform.files.write(`courses/${sent.fileNameAzure}`, Buffer.from('rot'), 'video/mp4');
  await assert.rejects(t.platform.jobs.drain(), /is not what was uploaded/);
  assert.equal((await stateOf(sent.fileNameAzure)).status, 1);
});

test('a video of which the end is missing is refused', async () => {
  const content = media('piano-di-emergenza.mp4');
  const cut = await upload(editor, 'video', 'v3/x.mp4', content.subarray(0, content.length - 100));
  assert.deepEqual([cut.status, cut.code], [422, 'FILE_UNREADABLE']);
});

test('[API-16 part] poster and captions lie beside their video, and only the own one of the right kind', async () => {
  const video = await upload(editor, 'video', 'v4/x.mp4', media('riferimenti-di-cella.mp4'));
  const videoRef = video.data.fileNameAzure;
  const poster = await upload(editor, 'poster', 'v4/p.jpg', media('riferimenti-di-cella.jpg'));
  const captions = await upload(
    editor,
    'captions',
    'v4/c.vtt',
    media('riferimenti-di-cella.it.vtt'),
  );
  const set = (companion: string, fileNameRef: string | null) =>
    editor.call({
      method: 'PUT',
      url: '/api/Files/Companion',
      payload: { videoRef, companion, fileNameRef },
    });
  assert.equal((await set('poster', captions.data.fileNameAzure)).statusCode, 404);
  assert.equal((await set('poster', poster.data.fileNameAzure)).statusCode, 200);
  assert.equal((await set('captions-it', captions.data.fileNameAzure)).statusCode, 200);
  const found = await stateOf(videoRef);
  assert.deepEqual(
    found.captions.map(({ language }) => language),
    ['it'],
  );
  const text = await t.call(null, { url: found.captions[0]?.url ?? '' });
  assert.equal(text.headers['content-type'], 'text/vtt; charset=utf-8');
  assert.match(text.body, /^WEBVTT/);
  const picture = await t.call(null, { url: found.posterUrl ?? '' });
  assert.equal((await sharp(picture.rawPayload).metadata()).format, 'jpeg');
  assert.equal((await set('captions-it', null)).json<UploadAnswer>().data.captions.length, 0);
  const other = await t.login('davide', 'RedattoreCorsiA');
  const theirs = await other.call({
    method: 'POST',
    url: '/api/Courses/FileUri',
    payload: { fileNameRef: videoRef },
  });
  assert.equal(theirs.statusCode, 404);
});

test('a cover is kept in three widths, as WebP and as JPEG, without what the camera wrote into it', async () => {
  const photo = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#8a2' },
  })
    .withExif({ IFD0: { Copyright: 'a secret' } })
    .jpeg()
    .toBuffer();
  const { data: cover } = await upload(editor, 'cover', 'c1/foto.jpg', photo);
  assert.match(cover.url ?? '', /^\/api\/Files\/Cover\/[0-9a-f-]{36}-1$/);
  for (const width of coverWidths) {
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'webp'],
      ['*/*', 'jpeg'],
    ]) {
      const answer = await t.call(null, {
        url: `${cover.url}?width=${width}`,
        headers: { accept },
      });
      const found = await sharp(answer.rawPayload).metadata();
      assert.deepEqual(
        [answer.headers['content-type'], found.format, found.width, found.height, found.exif],
        [`image/${format}`, format, width, (width * 9) / 16, undefined],
      );
      assert.equal(answer.headers['vary'], 'accept');
      assert.match(String(answer.headers['cache-control']), /public.*immutable/);
    }
  }
  assert.equal((await t.call(null, { url: `${cover.url}?width=641` })).statusCode, 400);
});

test('what a course keeps, other authors reach too; what nobody refers to yet, its owner alone', async () => {
  const video = await upload(editor, 'video', 'v5/x.mp4', media('riferimenti-di-cella.mp4'));
  const fileNameRef = video.data.fileNameAzure;
  const other = await t.login('davide', 'RedattoreCorsiA');
  const statusFor = async (session: TestSession) =>
    (await session.call({ method: 'POST', url: '/api/Courses/FileUri', payload: { fileNameRef } }))
      .statusCode;
  assert.equal(await statusFor(other), 404);
  await inTransaction(t.platform, (tx) => keepFiles(tx, [fileNameRef]));
  assert.equal(await statusFor(other), 200);
  const learner = await t.login('marco');
  const asLearner = await learner.call({ url: `/api/Files?fileNameRef=${fileNameRef}` });
  assert.equal(asLearner.json<{ data: { exists: boolean } }>().data.exists, false);
});

test('another part of a cover has another address, and the old one stays', async () => {
  const left = { r: 255, g: 0, b: 0 };
  const right = await sharp({
    create: { width: 800, height: 900, channels: 3, background: '#00f' },
  })
    .png()
    .toBuffer();
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: left },
  })
    .composite([{ input: right, left: 800, top: 0 }])
    .png()
    .toBuffer();
  const { data: cover } = await upload(editor, 'cover', 'c2/foto.png', picture);
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
  const cut = await data('PUT', '/api/Files/Cover', { fileNameRef: cover.fileNameAzure, crop });
  assert.notEqual(cut.url, cover.url);
  const meanOf = async (url: string | null) => {
    const { channels } = await sharp((await t.call(null, { url: url ?? '' })).rawPayload).stats();
    return channels.map(({ mean }) => Math.round(mean / 64));
  };
  assert.deepEqual(await meanOf(cut.url), [0, 0, 4]);
  assert.deepEqual(await meanOf(cover.url), [2, 0, 2]);
  // The whole picture, to choose from again.
  const whole = await t.call(null, { url: cut.originalUrl ?? '' });
  assert.deepEqual(whole.rawPayload, picture);
});

for (const [width, height, crop, expected] of [
  [1600, 900, undefined, { left: 0, top: 0, width: 1600, height: 900 }],
  [900, 900, undefined, { left: 0, top: 196, width: 900, height: 506 }],
  [3000, 900, undefined, { left: 700, top: 0, width: 1600, height: 900 }],
  [100, 100, { x: 1, y: 1, width: 1, height: 1 }, { left: 99, top: 99, width: 1, height: 1 }],
  [
    100,
    100,
    { x: 0.25, y: 0, width: 0.5, height: 2 },
    { left: 25, top: 0, width: 50, height: 100 },
  ],
] as const) {
  test(`of ${width} × ${height} the part ${JSON.stringify(crop ?? 'in the middle')} is cut`, () => {
    assert.deepEqual(partOf({ width, height }, crop), expected);
  });
}

for (const [text, line] of [
  ['WEBVTT\n\n00:00.000 --> 00:02.500\nCiao\n', null],
  [
    '\ufeffWEBVTT - Lezione\r\n\r\n1\r\n01:00:00.000 --> 01:00:01.000 align:start\r\nCiao\r\n',
    null,
  ],
  ['WEBVTT\n\nNOTE niente\n', 4],
  ['WEBVTT\n\n00:00,000 --> 00:02,500\nCiao\n', 3],
  ['WEBVTT\n\n00:02.000 --> 00:02.000\nCiao\n', 3],
  ['WEBVTTX\n\n00:00.000 --> 00:02.500\nCiao\n', 1],
  ['1\n00:00:00,000 --> 00:00:02,500\nCiao\n', 1],
] as const) {
  test(`captions ${JSON.stringify(text.slice(0, 40))} are wrong at line ${line}`, () => {
    assert.equal(firstWrongLine(text), line);
  });
}
