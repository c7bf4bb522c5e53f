import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import {
  blocksOf,
  commit,
  pdfOf,
  sendBlock,
  sha256,
  upload,
} from '../../../testing/uploads/uploads.ts';
import { fileData, keepFiles, releaseFiles, uploadedFile } from '../index.ts';
import { sweepFiles } from '../sweep-files.ts';
import { inTransaction } from '../../../platform.ts';

let t: TestPlatform;
let editor: TestSession;
before(async () => {
  t = await testPlatform();
  editor = await t.login('elena', 'RedattoreCorsiA');
});
after(() => t.close());
beforeEach(() => {
  Object.assign(t.platform.config, { uploadQuotaBytes: 100_000_000, maxDocumentBytes: 25_000_000 });
});

type Check = { exists: boolean; acknowledgedBlocks: string[] };
const check = async (fileNameRef: string, session = editor) =>
  (await session.call({ url: '/api/Files', query: { fileNameRef } })).json<{ data: Check }>().data;

const bytesAt = async (url: string | null) => {
  assert.ok(url !== null);
  const answer = await t.call(null, { url });
  assert.equal(answer.statusCode, 200);
  return answer.rawPayload;
};

test('[API-90] [API-91] [EDIT-25 part] [EDIT-26 part] blocks of 262144 bytes with 7-digit ids become a file that reads back equal', async () => {
  const content = pdfOf(2 * 262_144 + 1000);
  const blocks = blocksOf(content);
  assert.deepEqual(
    blocks.map(({ blockId }) => blockId),
    ['0000000', '0000001', '0000002'],
  );
  // In no order, and one of them twice.
  for (const index of [2, 0, 1, 0]) {
    const answer = await sendBlock(editor, 'document', {
      ...(blocks[index] ?? assert.fail()),
      fileName: 'a1/Dispensa.pdf',
    });
    assert.equal(answer.status, 200);
  }
  const { status, data } = await commit(editor, 'document', {
    blockList: ['0000000', '0000001', '0000002'],
    fileName: 'a1/Dispensa.pdf',
    sha256: sha256(content),
  });
  assert.equal(status, 200);
  assert.match(data.fileNameAzure, /^[0-9a-f-]{36}\.pdf$/);
  assert.equal(data.fileNameOriginal, 'Dispensa.pdf');
  assert.equal(data.contentType, 'application/pdf');
  assert.equal(data.sha256, sha256(content));
  assert.deepEqual(await bytesAt(data.url), content);
  assert.deepEqual(await uploadedFile(t.platform, data.fileNameAzure), {
    accountId: editor.userId,
    fileRef: data.fileNameAzure,
    kind: 'document',
    originalName: 'Dispensa.pdf',
    contentType: 'application/pdf',
    size: content.length,
    status: 2,
    coverUrl: null,
  });
  assert.equal(await uploadedFile(t.platform, 'nothing.pdf'), null);
});

test('[API-91 part] a repeated commit answers the same file', async () => {
  const content = pdfOf(5000);
  const first = await upload(editor, 'document', 'a2/twice.pdf', content);
  const again = await commit(editor, 'document', {
    blockList: ['0000000'],
    fileName: 'a2/twice.pdf',
  });
  assert.equal(again.status, 200);
  assert.equal(again.data.fileNameAzure, first.data.fileNameAzure);
  assert.equal(
    (
      await sendBlock(editor, 'document', {
        blockId: '0000000',
        data: 'AAAA',
        fileName: 'a2/twice.pdf',
      })
    ).status,
    415,
  );
  const late = await sendBlock(editor, 'document', {
    ...blocksOf(content)[0]!,
    fileName: 'a2/twice.pdf',
  });
  assert.deepEqual([late.status, late.code], [409, 'FILE_NAME_TAKEN']);
});

test('[API-89 part] a check tells which blocks are kept, and whether the file is there', async () => {
  const content = pdfOf(3 * 262_144);
  const [first, , third] = blocksOf(content);
  const fileName = 'a3/slow.pdf';
  assert.deepEqual(await check(fileName), { exists: false, acknowledgedBlocks: [] });
  for (const block of [third, first]) await sendBlock(editor, 'document', { ...block!, fileName });
  assert.deepEqual(await check(fileName), {
    exists: false,
    acknowledgedBlocks: ['0000000', '0000002'],
  });
  const { data } = await upload(editor, 'document', fileName, content);
  assert.deepEqual(await check(fileName), { exists: true, acknowledgedBlocks: [] });
  assert.deepEqual(await check(data.fileNameAzure), { exists: true, acknowledgedBlocks: [] });
  const other = await t.login('davide', 'RedattoreCorsiA');
  assert.deepEqual(await check(data.fileNameAzure, other), {
    exists: false,
    acknowledgedBlocks: [],
  });
});

test('[API-89 part] a GET deletes only with delete=true and the header, and never a file in use', async () => {
  const { data } = await upload(editor, 'document', 'a4/old.pdf', pdfOf(2000));
  const fileNameRef = data.fileNameAzure;
  const remove = (headers: Record<string, string>) =>
    editor.call({ url: '/api/Files', query: { fileNameRef, delete: 'true' }, headers });
  assert.equal((await remove({})).json<{ code: string }>().code, 'DELETION_NOT_CONFIRMED');
  assert.equal((await check(fileNameRef)).exists, true);
  await inTransaction(t.platform, (tx) => keepFiles(tx, [fileNameRef]));
  assert.equal(
    (await remove({ 'x-confirm-delete': 'true' })).json<{ code: string }>().code,
    'FILE_IN_USE',
  );
  await releaseFiles(t.platform, [fileNameRef]);
  assert.equal((await remove({ 'x-confirm-delete': 'true' })).statusCode, 200);
  assert.deepEqual(await check(fileNameRef), { exists: false, acknowledgedBlocks: [] });
  assert.equal(await t.platform.files.stat(`courses/${fileNameRef}`), null);
});

test('[API-91 part] [EDIT-26 part] a list that is not the whole file in its order is refused, and the upload goes on', async () => {
  const content = pdfOf(2 * 262_144 + 5);
  const fileName = 'a5/list.pdf';
  const blocks = blocksOf(content);
  for (const block of blocks) await sendBlock(editor, 'document', { ...block, fileName });
  for (const blockList of [
    ['0000001', '0000000', '0000002'],
    ['0000000', '0000002'],
    ['0000000', '0000001', '0000002', '0000003'],
    ['0000000', '0000000'],
  ]) {
    const { status, code } = await commit(editor, 'document', { blockList, fileName });
    assert.deepEqual([status, code], [422, 'BLOCK_LIST_INVALID'], blockList.join());
  }
  const blockList = blocks.map(({ blockId }) => blockId);
  assert.equal((await commit(editor, 'document', { blockList, fileName })).status, 200);
});

test('[API-91 part] [EDIT-26 part] a short block before the last is refused', async () => {
  const fileName = 'a6/short.pdf';
  const data = pdfOf(1000).toString('base64');
  for (const blockId of ['0000000', '0000001']) {
    await sendBlock(editor, 'document', { blockId, data, fileName });
  }
  const answer = await commit(editor, 'document', { blockList: ['0000000', '0000001'], fileName });
  assert.equal(answer.code, 'BLOCK_LIST_INVALID');
});

test('[API-91 part] a wrong checksum removes what was sent', async () => {
  const content = pdfOf(3000);
  const fileName = 'a7/sum.pdf';
  await sendBlock(editor, 'document', { ...blocksOf(content)[0]!, fileName });
  const answer = await commit(editor, 'document', {
    blockList: ['0000000'],
    fileName,
    sha256: sha256(pdfOf(3000)),
  });
  assert.deepEqual([answer.status, answer.code], [422, 'CHECKSUM_MISMATCH']);
  assert.deepEqual(await check(fileName), { exists: false, acknowledgedBlocks: [] });
});

const refusals: [
  what: string,
  kind: string,
  fileName: string,
  content: Buffer,
  status: number,
  code: string,
][] = [
  [
    'a renamed Windows executable',
    'document',
    'b/conti.pdf',
    Buffer.from(`MZ\u0090${'x'.repeat(500)}`, 'latin1'),
    415,
    'FILE_TYPE_REFUSED',
  ],
  [
    'a renamed Linux executable',
    'video',
    'b/film.mp4',
    Buffer.from(`\u007fELF${'x'.repeat(500)}`, 'latin1'),
    415,
    'FILE_TYPE_REFUSED',
  ],
  [
    'a renamed script',
    'document',
    'b/run.pdf',
    Buffer.from('#!/bin/sh\nrm -rf /\n'),
    415,
    'FILE_TYPE_REFUSED',
  ],
  [
    'a web page called captions',
    'captions',
    'b/page.vtt',
    Buffer.from('<html><script>1</script>'),
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['a PDF called video', 'video', 'b/doc.mp4', pdfOf(900), 415, 'FILE_TYPE_REFUSED'],
  [
    'a PDF under the name of an executable',
    'document',
    'b/doc.exe',
    pdfOf(900),
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['a PDF without extension', 'document', 'b/doc', pdfOf(900), 415, 'FILE_TYPE_REFUSED'],
  [
    'a picture with only the head of one',
    'cover',
    'b/c.jpg',
    Buffer.from('ffd8ffe000104a464946', 'hex'),
    422,
    'FILE_UNREADABLE',
  ],
  [
    'a video with only the head of one',
    'video',
    'b/v.mp4',
    Buffer.from('\u0000\u0000\u0000\u0014ftypisom\u0000\u0000\u0000\u0000isom', 'latin1'),
    422,
    'FILE_UNREADABLE',
  ],
  [
    'captions whose times run backwards',
    'captions',
    'b/c.vtt',
    Buffer.from('WEBVTT\n\n00:05.000 --> 00:04.000\nCiao\n'),
    422,
    'CAPTIONS_INVALID',
  ],
];

for (const [what, kind, fileName, content, status, code] of refusals) {
  test(`${kind === 'document' ? '[EDIT-24 part] [API-90 part]' : '[API-90 part] [API-91 part]'} ${what} is refused: ${code}`, async () => {
    const answer = await upload(editor, kind, fileName, content);
    assert.deepEqual([answer.status, answer.code], [status, code]);
    assert.deepEqual(await check(fileName), { exists: false, acknowledgedBlocks: [] });
  });
}

test('[API-90 part] an executable is refused whichever of its blocks comes first', async () => {
  const fileName = 'b/late.pdf';
  const block = { blockId: '0000000', data: Buffer.from('MZ'.repeat(500)).toString('base64') };
  assert.equal(
    (await sendBlock(editor, 'document', { ...block, fileName })).code,
    'FILE_TYPE_REFUSED',
  );
  await sendBlock(editor, 'document', { ...block, blockId: '0000001', fileName });
  assert.equal(
    (await commit(editor, 'document', { blockList: ['0000000', '0000001'], fileName })).code,
    'BLOCK_LIST_INVALID',
  );
});

test('[EDIT-26 part] [API-90 part] no bytes, too many bytes and what is not base64 are refused', async () => {
  const send = (blockId: string, data: string) =>
    sendBlock(editor, 'document', { blockId, data, fileName: 'c/bad.pdf' });
  assert.equal((await send('0000000', '')).code, 'FILE_EMPTY');
  assert.equal((await send('0000001', 'not base64!!')).code, 'BLOCK_UNREADABLE');
  assert.equal(
    (await send('0000001', Buffer.alloc(262_145).toString('base64'))).code,
    'BLOCK_TOO_LARGE',
  );
  assert.equal((await send('1', 'AAAA')).status, 400);
  assert.equal((await send('0000001', 'A'.repeat(500_000))).status, 413);
  t.platform.config.maxDocumentBytes = 300_000;
  assert.equal((await send('0000002', 'AAAA')).code, 'FILE_TOO_LARGE');
});

test('[API-90 part] learners upload no course files, and visitors nothing', async () => {
  const learner = await t.login('marco');
  const block = { ...blocksOf(pdfOf(100))[0]!, fileName: 'd/x.pdf' };
  assert.equal((await sendBlock(learner, 'document', block)).status, 403);
  // A kind that no feature has.
  assert.equal((await sendBlock(learner, 'certificate', block)).status, 400);
  const visitor = await t.call(null, {
    method: 'POST',
    url: '/api/Files/Upload/document',
    payload: block,
  });
  assert.equal(visitor.statusCode, 401);
});

test('quota: what is uploaded counts, refusals and deletions give the room back, also when sent at once', async () => {
  const teacher = await t.login('davide', 'RedattoreCorsiA');
  t.platform.config.uploadQuotaBytes = 9_000_000;
  const used = async () => {
    const { rows } = await t.platform.database.query(
      'select used_bytes from account_storage where account_id = $1',
      [teacher.userId],
    );
    return Number(rows[0]?.['used_bytes'] ?? 0);
  };
  const files = await Promise.all(
    ['1', '2', '3', '4', '5'].map((name) =>
      upload(teacher, 'document', `q${name}/x.pdf`, pdfOf(400_000)),
    ),
  );
  const refused = files.filter(({ code }) => code === 'FILE_QUOTA_EXCEEDED');
  const stored = files.filter(({ status }) => status === 200);
  assert.equal(stored.length + refused.length, 5);
  assert.ok(stored.length > 0);
  assert.equal(await used(), stored.length * 400_000);
  const [first] = stored;
  await teacher.call({
    url: '/api/Files',
    query: { fileNameRef: first?.data.fileNameAzure ?? '', delete: 'true' },
    headers: { 'x-confirm-delete': 'true' },
  });
  assert.equal(await used(), (stored.length - 1) * 400_000);
});

for (const step of ['blocks', 'joinBlocks'] as const) {
  test(`a commit that another one overtakes before its ${step} answers with the same file`, async () => {
    const content = pdfOf(600_000);
    const fileName = `e/overtaken-${step}.pdf`;
    const blocks = blocksOf(content);
    for (const block of blocks) await sendBlock(editor, 'document', { ...block, fileName });
    const body = { blockList: blocks.map(({ blockId }) => blockId), fileName };
    const { files } = t.platform;
    const original = files[step].bind(files) as (...given: unknown[]) => Promise<never>;
    let first: Awaited<ReturnType<typeof commit>> | undefined;
    Object.assign(files, {
      [step]: async (...given: unknown[]) => {
        Object.assign(files, { [step]: original });
        first = await commit(editor, 'document', body);
        return original(...given);
      },
    });
    const second = await commit(editor, 'document', body);
    assert.equal(first?.status, 200);
    assert.equal(second.status, 200);
    assert.equal(second.data.fileNameAzure, first.data.fileNameAzure);
    assert.deepEqual(await bytesAt(second.data.url), content);
  });
}

test('two commits of one upload at once make one file', async () => {
  const content = pdfOf(600_000);
  const fileName = 'e/race.pdf';
  const blocks = blocksOf(content);
  for (const block of blocks) await sendBlock(editor, 'document', { ...block, fileName });
  const body = { blockList: blocks.map(({ blockId }) => blockId), fileName };
  const answers = await Promise.all([1, 2, 3].map(() => commit(editor, 'document', body)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal(new Set(answers.map(({ data }) => data.fileNameAzure)).size, 1);
  assert.deepEqual(await bytesAt(answers[0]?.data.url ?? null), content);
});

test('what nobody goes on with or refers to is swept, what is kept stays', async () => {
  const old = new Date('2020-01-01T00:00:00Z');
  t.setNow(old);
  const session = await t.login('elena', 'RedattoreCorsiA');
  await sendBlock(session, 'document', { ...blocksOf(pdfOf(100))[0]!, fileName: 'f/open.pdf' });
  const loose = await upload(session, 'document', 'f/loose.pdf', pdfOf(100));
  const kept = await upload(session, 'document', 'f/kept.pdf', pdfOf(100));
  await inTransaction(t.platform, (tx) => keepFiles(tx, [kept.data.fileNameAzure]));
  t.setNow(new Date(old.getTime() + 3 * 86_400_000));
  await sweepFiles(t.platform);
  t.setNow(null);
  assert.deepEqual((await check('f/open.pdf')).acknowledgedBlocks, []);
  assert.equal((await check('f/loose.pdf')).exists, true);
  t.setNow(new Date(old.getTime() + 15 * 86_400_000));
  await sweepFiles(t.platform);
  t.setNow(null);
  assert.equal((await check('f/loose.pdf')).exists, false);
  assert.equal(await t.platform.files.stat(`courses/${loose.data.fileNameAzure}`), null);
  assert.equal((await check('f/kept.pdf')).exists, true);
});

test('who deletes the account leaves the files of courses, without their names, and nothing else', async () => {
  const teacher = await t.login('davide', 'RedattoreCorsiA');
  await sendBlock(teacher, 'document', { ...blocksOf(pdfOf(100))[0]!, fileName: 'g/open.pdf' });
  const loose = await upload(teacher, 'document', 'g/loose.pdf', pdfOf(100));
  const kept = await upload(teacher, 'document', 'g/Mario Rossi.pdf', pdfOf(100));
  await inTransaction(t.platform, (tx) => keepFiles(tx, [kept.data.fileNameAzure]));
  const { data } = await fileData.collect(t.platform, teacher.userId);
  assert.match(JSON.stringify(data), /Mario Rossi\.pdf/);
  await t.platform.database.transaction(() => fileData.erase(t.platform, teacher.userId));
  await sweepFiles(t.platform);
  assert.deepEqual(await check('g/open.pdf', teacher), { exists: false, acknowledgedBlocks: [] });
  assert.equal(await t.platform.files.stat(`courses/${loose.data.fileNameAzure}`), null);
  assert.equal((await check('g/Mario Rossi.pdf', teacher)).exists, false);
  assert.equal((await check(kept.data.fileNameAzure, teacher)).exists, true);
  assert.doesNotMatch(
    JSON.stringify((await fileData.collect(t.platform, teacher.userId)).data),
    /Mario/,
  );
});
