import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { courseId, lessonsOf, openCourseUse, type CourseUse } from '../testing-course-use.ts';

let t: CourseUse['t'];
let call: CourseUse['call'];
let use: CourseUse['use'];
let enrol: CourseUse['enrol'];
let reset: CourseUse['reset'];
before(async () => {
  ({ t, call, use, enrol, reset } = await openCourseUse());
});
after(() => t.close());
beforeEach(() => reset());

test('[LEARN-15] [API-27 part] a video is given to paid learners and editors, with poster and captions', async () => {
  await enrol();
  const [first] = lessonsOf(await use());
  const video = first?.documentList[0];
  assert.ok(video?.url && video.posterUrl && video.size);
  assert.deepEqual(
    video.captions.map((track) => track.language),
    ['it', 'en'],
  );
  const url = `/api/Courses/Document?courseId=${courseId}&fileNameRef=${video.fileName}`;
  const granted = await call('learner', { url });
  assert.deepEqual(Object.keys(granted.json().data).toSorted(), ['downlodable', 'fileName', 'url']);
  assert.equal((await call('editor', { url })).statusCode, 200);
  assert.equal((await call('stranger', { url })).statusCode, 403);
  assert.equal((await call(null, { url })).statusCode, 401);
  const foreign = url.replace(/fileNameRef=.*/, 'fileNameRef=guida-dpi.pdf');
  assert.equal((await call('learner', { url: foreign })).statusCode, 404);
});

test('[LEARN-16 part] a video that is not ready has no address and is refused with the quoted text', async () => {
  await enrol();
  const first = (await use()).modules[0]?.lessonList[0];
  assert.ok(first);
  const setStatus = (status: number) =>
    t.platform.database.query('update course_document set status = $1 where lesson_id = $2', [
      status,
      first.id,
    ]);
  await setStatus(1);
  assert.equal(lessonsOf(await use())[0]?.documentList[0]?.url, null);
  const refused = await call('learner', {
    url: `/api/Courses/Document?courseId=${courseId}&fileNameRef=rischi-in-ufficio.mp4`,
  });
  await setStatus(2);
  assert.equal(refused.statusCode, 409);
  assert.equal(refused.json().info, 'Il video non è ancora disponibile.');
});

test('[API-26 part] the address streams the video whole and in ranges, without a session', async () => {
  await enrol();
  const [first] = lessonsOf(await use());
  const { url = null, size } = first?.documentList[0] ?? {};
  assert.ok(url && size);
  const whole = await call(null, { url });
  assert.equal(whole.statusCode, 200);
  assert.equal(whole.headers['content-type'], 'video/mp4');
  assert.equal(whole.headers['accept-ranges'], 'bytes');
  assert.equal(whole.rawPayload.length, size);

  const part = await call(null, { url, headers: { range: 'bytes=100-199' } });
  assert.equal(part.statusCode, 206);
  assert.equal(part.headers['content-range'], `bytes 100-199/${size}`);
  assert.deepEqual(part.rawPayload, whole.rawPayload.subarray(100, 200));

  const beyond = await call(null, { url, headers: { range: `bytes=${size}-` } });
  assert.equal(beyond.statusCode, 416);
  assert.equal(beyond.headers['content-range'], `bytes */${size}`);
});

test('[API-26 part] an address that is forged, changed or too old opens nothing', async () => {
  await enrol();
  t.setNow(new Date('2026-05-04T08:00:00Z'));
  const url = lessonsOf(await use())[0]?.documentList[0]?.url ?? '';
  const token = new URL(url, 'http://x').searchParams.get('token') ?? '';
  const [payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(
    JSON.stringify({ n: 'courses/guida-dpi.pdf', e: 9_999_999_999 }),
  ).toString('base64url');
  for (const forged of [
    `${other}.${signature}`,
    `${payload}.${signature.slice(0, -2)}`,
    `${payload}.`,
    payload,
    `${token}.x`,
    'x',
  ]) {
    const answer = await call(null, { url: `/api/Courses/FileStreaming?token=${forged}` });
    assert.equal(answer.statusCode, 403, forged);
  }
  t.setNow(new Date('2026-05-04T08:09:59Z'));
  assert.equal((await call(null, { url })).statusCode, 200);
  t.setNow(new Date('2026-05-04T08:10:00Z'));
  assert.equal((await call(null, { url })).json().code, 'FILE_URL_EXPIRED');
});

test('[API-28] GetUrlDocument gives who may use the course an address that opens under the given name', async () => {
  const url = '/api/Documents/GetUrlDocument?fileNameRef=guida-dpi.pdf&fileName=La%20guida.pdf';
  const stranger = await call('stranger', { url });
  assert.deepEqual(
    [stranger.statusCode, stranger.json<{ code: string }>().code],
    [403, 'COURSE_NOT_BOUGHT'],
  );
  const none = await call('admin', { url: '/api/Documents/GetUrlDocument?fileNameRef=none.pdf' });
  assert.deepEqual(
    [none.statusCode, none.json<{ code: string }>().code],
    [404, 'DOCUMENT_NOT_FOUND'],
  );
  const address = (await call('admin', { url })).json<{ data: string }>().data;
  const file = await call(null, { url: address });
  assert.equal(file.statusCode, 200);
  assert.equal(file.headers['content-type'], 'application/pdf');
  assert.equal(file.headers['content-disposition'], "inline; filename*=UTF-8''La%20guida.pdf");
  assert.equal(file.rawPayload.subarray(0, 5).toString(), '%PDF-');
});

test('[API-26 part] CanDeleteVideo is true for a draft only, and asked by editors', async () => {
  const url = `/api/Courses/CanDeleteVideo?courseId=${courseId}&fileNameRef=rischi-in-ufficio.mp4`;
  assert.equal((await call('editor', { url })).json().data, false);
  assert.equal((await call('learner', { url })).statusCode, 403);
  await t.platform.database.query('update course set status = 0 where id = $1', [courseId]);
  assert.equal((await call('editor', { url })).json().data, true);
});

test('a lesson that its author opened to everyone is read with its formats and pictures, without checkpoints', async () => {
  const [first] = lessonsOf(await use('editor'));
  assert.ok(first?.content);
  const url = `/api/Courses/FreePreview?courseId=${courseId}&lessonId=${first.id}`;
  const open = (isOpen: boolean) =>
    t.platform.database.query('update lesson set is_free_preview = $1 where id = $2', [
      isOpen,
      first.id,
    ]);
  await open(false);
  assert.equal((await call(null, { url })).statusCode, 404);
  await open(true);
  const { content, pictures } = (await call(null, { url })).json().data;
  const kinds = (blocks: { type: string }[]) => blocks.map(({ type }) => type);
  assert.ok(kinds(first.content.blocks).includes('checkpoint'));
  assert.deepEqual(
    kinds(content.blocks),
    kinds(first.content.blocks).filter((kind) => kind !== 'checkpoint'),
  );
  assert.deepEqual(
    pictures.map(({ fileName }: { fileName: string }) => fileName),
    first.pictures.map(({ fileName }) => fileName),
  );
  await open(false);
});
