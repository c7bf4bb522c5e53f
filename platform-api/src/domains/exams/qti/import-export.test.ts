import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import { upload } from '../../../testing/uploads/uploads.ts';
import { addQuestion, questionBody, type QuestionBody } from '../bank/testing-questions.ts';
import { choiceBody, foreignPackage, itemXml } from './testing-package.ts';

const courseId = demoCourseId('excel');
const otherCourseId = demoCourseId('assistenza-persona');
const one = itemXml({ body: choiceBody('<q:p>A <q:img src="map.png" alt="Una pianta"/></q:p>') });
let png: Buffer;
let mixed: Uint8Array;
let t: TestPlatform;
let elena: TestSession;
let uploads = 0;

before(async () => {
  png = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  mixed = foreignPackage({
    'items/q1.xml': one,
    'items/map.png': png,
    'items/q2.xml': itemXml({ body: choiceBody('<q:p><q:b>B</q:b></q:p>') }),
    'items/q3.xml': itemXml(
      { body: '<q:p>C</q:p><q:qti-drawing-interaction response-identifier="ANSWER"/>' },
      'Disegna il percorso',
    ),
  });
  t = await testPlatform({ courses: true });
  elena = await t.login('elena', 'RedattoreCorsiA');
});
after(() => t.close());
beforeEach(async () => {
  await t.platform.database.query('delete from exam_question');
});

async function send(bytes: Uint8Array, session = elena): Promise<string> {
  uploads += 1;
  const name = `banca-${uploads}.zip`;
  const { data, status } = await upload(session, 'question-package', name, Buffer.from(bytes));
  assert.equal(status, 200);
  return data.fileNameAzure;
}

const check = (fileNameRef: string, course = courseId, session = elena) =>
  ask(session, 'POST', `Exams/Import/${course}/Check`, { body: { fileNameRef } });
const confirm = (fileNameRef: string, course = courseId, session = elena) =>
  ask(session, 'POST', `Exams/Import/${course}`, { body: { fileNameRef } });

const bank = async (course = courseId) => {
  const url = `Exams/Questions?courseId=${course}&sortBy=stem&pageSize=100`;
  return (await ask(elena, 'GET', url)).data.items as {
    id: number;
    stem: string;
    area: string;
    state: string;
  }[];
};

test('a package is reported first, with every question that is not read; nothing is stored', async () => {
  const fileRef = await send(mixed);
  const { data } = await check(fileRef);
  assert.deepEqual(data, {
    fileName: `banca-${uploads}.zip`,
    sizeBytes: mixed.length,
    version: '3.0',
    read: 1,
    warned: 1,
    unread: 1,
    added: null,
    tests: [],
    notices: [
      {
        isRead: true,
        code: 'FORMATTING',
        construct: 'b',
        file: 'items/q2.xml',
        title: 'Il quadro elettrico',
      },
      {
        isRead: false,
        code: 'UNSUPPORTED_INTERACTION',
        construct: 'drawingInteraction',
        file: 'items/q3.xml',
        title: 'Disegna il percorso',
      },
    ],
  });
  assert.deepEqual(await bank(), []);
});

test('confirmed, they are drafts in “Da assegnare”, with their pictures', async () => {
  const fileRef = await send(mixed);
  assert.deepEqual((await confirm(fileRef)).data, { added: 2 });
  const drafts = await bank();
  assert.deepEqual(
    drafts.map(({ stem, area, state }) => [stem, area, state]),
    [
      ['A', 'Da assegnare', 'draft'],
      ['B', 'Da assegnare', 'draft'],
    ],
  );
  const { data } = await ask(elena, 'GET', `Exams/Questions/${drafts[0]?.id}`);
  assert.deepEqual([data.picture.text, data.item.key], ['Una pianta', { optionId: 'b' }]);
  const shown = await t.call(null, { url: data.picture.url });
  assert.deepEqual([shown.headers['content-type'], shown.rawPayload], ['image/png', png]);
  assert.equal((await check(fileRef)).data.added, 2);
});

test('twenty confirmations at once, on PGlite and PostgreSQL, and one later, add the questions once', async () => {
  const fileRef = await send(mixed);
  const room = async () => {
    const { rows } = await t.platform.database.query('select used_bytes from account_storage');
    return rows.map((row) => Number(row['used_bytes'])).reduce((sum, bytes) => sum + bytes, 0);
  };
  const before = await room();
  const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(fileRef)));
  assert.deepEqual(
    answers.map(({ status, data }) => [status, data]),
    answers.map(() => [200, { added: 2 }]),
  );
  assert.deepEqual((await confirm(fileRef)).data, { added: 2 });
  assert.equal((await bank()).length, 2);
  assert.equal((await room()) - before, png.length);
});

test('an exported bank is imported into another course as it was', async () => {
  const fileRef = await send(mixed);
  await confirm(fileRef);
  const options = ['Ω', '<b>&', ' due  spazi'].map((text, at) => ({ id: `id ${at}`, text }));
  const regions = [{ shape: 'circle', x: 0.123456, y: 0.5, radius: 0.1 } as const];
  const [drawn] = await bank();
  const { data: withPicture } = await ask(elena, 'GET', `Exams/Questions/${drawn?.id}`);
  const items: Partial<QuestionBody>[] = [
    { item: { kind: 'order', content: { options }, key: { optionIds: ['id 2', 'id 0', 'id 1'] } } },
    { item: { kind: 'number', content: { unit: 'Ω' }, key: { value: -0.1, tolerance: 1e-9 } } },
    {
      item: { kind: 'hotSpot', content: {}, key: { regions } },
      picture: { fileNameRef: withPicture.picture.fileNameRef, text: 'Una pianta' },
    },
  ];
  for (const [at, changes] of items.entries()) {
    const texts = { stem: `Riga ${at}\nAltra`, explanation: 'Perché sì.', points: at + 1 };
    await addQuestion(elena, questionBody(courseId, { ...texts, ...changes }));
  }
  const file = await elena.call({ url: `/api/Exams/Export/${courseId}` });
  assert.equal(file.headers['content-type'], 'application/zip');
  assert.match(String(file.headers['content-disposition']), /attachment; filename="questions-/);

  const copy = await send(file.rawPayload);
  const report = await check(copy, otherCourseId);
  assert.deepEqual([report.data.read, report.data.notices], [5, []]);
  assert.equal((await confirm(copy, otherCourseId)).data.added, 5);
  const whole = async (course: number) => {
    const all = [];
    for (const { id } of await bank(course)) {
      const { data } = await ask(elena, 'GET', `Exams/Questions/${id}`);
      const { stem, area, points, explanation, item, picture } = data;
      all.push({ stem, area, points, explanation, item, pictureText: picture?.text ?? null });
    }
    return all;
  };
  assert.deepEqual(await whole(otherCourseId), await whole(courseId));
});

test('a question whose picture is gone is exported, and named when it is imported', async () => {
  await confirm(await send(mixed));
  const regions = [{ shape: 'circle', x: 0.5, y: 0.5, radius: 0.1 }];
  await t.platform.database.query(
    `update exam_question set picture_ref = 'gone.png' where stem = 'A'`,
  );
  await t.platform.database.query(
    `update exam_question set kind = 'hotSpot', content = '{}', key = $1 where stem = 'B'`,
    [JSON.stringify({ regions })],
  );
  const file = await elena.call({ url: `/api/Exams/Export/${courseId}` });
  const { data } = await check(await send(file.rawPayload));
  assert.deepEqual([data.read, data.warned, data.unread], [0, 0, 2]);
  const [a, b] = data.notices as { code: string }[];
  assert.deepEqual([a?.code, b?.code], ['PICTURE_MISSING', 'PICTURE_MISSING']);
});

test('a package of somebody else, none, and one that is no package are refused', async () => {
  const davide = await t.login('davide', 'RedattoreCorsiA');
  const giulia = await t.login('giulia', 'Discente');
  const theirs = await send(mixed, davide);
  assert.equal((await check(theirs)).code, 'PACKAGE_NOT_FOUND');
  assert.equal((await confirm(theirs)).code, 'PACKAGE_NOT_FOUND');
  assert.equal((await check('none.zip')).code, 'PACKAGE_NOT_FOUND');
  assert.equal((await check(await send(foreignPackage({})))).code, 'PACKAGE_WITHOUT_QUESTIONS');
  const drawing = itemXml({ body: '<q:qti-drawing-interaction response-identifier="ANSWER"/>' });
  const nothing = await send(foreignPackage({ 'items/q.xml': drawing }));
  assert.equal((await check(nothing)).data.unread, 1);
  assert.equal((await confirm(nothing)).code, 'PACKAGE_ADDS_NOTHING');
  assert.equal((await check(theirs, 99_999)).status, 404);
  for (const call of [check, confirm]) {
    assert.equal((await call(theirs, courseId, giulia)).status, 403);
  }
  assert.equal((await ask(giulia, 'GET', `Exams/Export/${courseId}`)).status, 403);
  const refused = await upload(giulia, 'question-package', 'x.zip', Buffer.from(mixed));
  assert.equal(refused.status, 403);
  assert.equal((await bank()).length, 0);
});

test('pictures that find no room on the quota stop an import, which adds nothing', async () => {
  const { config } = t.platform;
  const quota = config.uploadQuotaBytes;
  const fileRef = await send(mixed);
  Object.assign(config, { uploadQuotaBytes: 1 });
  const refused = await confirm(fileRef);
  Object.assign(config, { uploadQuotaBytes: quota });
  assert.equal(refused.code, 'FILE_QUOTA_EXCEEDED');
  assert.equal((await bank()).length, 0);
  assert.equal((await confirm(fileRef)).data.added, 2);
});
