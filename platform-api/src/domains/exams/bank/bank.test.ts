import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import sharp from 'sharp';
import { demoCourseId } from '../../../demo/courses/index.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../../testing/platform.ts';
import { ask } from '../../../testing/shop.ts';
import { blocksOf, commit, sendBlock } from '../../../testing/uploads/uploads.ts';
import {
  addQuestion,
  drawInAttempt,
  questionBody,
  type QuestionBody,
} from './testing-questions.ts';

const courseId = demoCourseId('excel');
let t: TestPlatform;
let elena: TestSession;
let davide: TestSession;

before(async () => {
  t = await testPlatform({ courses: true });
  elena = await t.login('elena', 'RedattoreCorsiA');
  davide = await t.login('davide', 'RedattoreCorsiA');
});
after(() => t.close());
beforeEach(async () => {
  await t.platform.database.query('delete from exam_attempt');
  await t.platform.database.query('delete from exam_question');
});

const read = (id: number) => ask(elena, 'GET', `Exams/Questions/${id}`);

const change = (session: TestSession, id: number, body: QuestionBody & { version: number }) => {
  const { courseId: _course, ...given } = body;
  return ask(session, 'PUT', `Exams/Questions/${id}`, { body: given });
};

const remove = (id: number, version: number) =>
  ask(elena, 'DELETE', `Exams/Questions/${id}?version=${version}`);

const bank = async (query = '') => {
  const { data } = await ask(elena, 'GET', `Exams/Questions?courseId=${courseId}${query}`);
  return data as { items: { id: number; stem: string; area: string }[]; totalItems: number };
};

const stems = async (query: string) => (await bank(query)).items.map(({ stem }) => stem);

test('a question of each kind is stored and read as it was written', async () => {
  const options = [
    { id: 'a', text: 'Uno' },
    { id: 'b', text: 'Due' },
  ];
  const items: QuestionBody['item'][] = [
    { kind: 'single', content: { options }, key: { optionId: 'a' } },
    { kind: 'multiple', content: { options }, key: { optionIds: ['a', 'b'] } },
    { kind: 'trueFalse', content: {}, key: { value: true } },
    { kind: 'number', content: { unit: 'Ω' }, key: { value: 1666.7, tolerance: 0.1 } },
    { kind: 'order', content: { options }, key: { optionIds: ['b', 'a'] } },
    {
      kind: 'match',
      content: { prompts: options, options },
      key: { optionOf: { a: 'b', b: 'a' } },
    },
    { kind: 'text', content: {}, key: { accepted: ['terra'] } },
  ];
  for (const item of items) {
    const body = questionBody(courseId, { item, explanation: 'Lo dice la norma.', points: 3 });
    const { id, version, timesDrawn } = await addQuestion(elena, body);
    assert.deepEqual((await read(id)).data, { id, ...body, version: 1, timesDrawn: 0 });
    assert.deepEqual([version, timesDrawn], [1, 0]);
  }
  assert.equal((await bank()).totalItems, items.length);
});

test('[EXAM-08 part] editors, administrators and the teachers of the course write its bank; nobody else', async () => {
  const taught = demoCourseId('assistenza-persona');
  const lucia = await t.login('lucia');
  const anna = await t.login('anna', 'AdminWorkerBadge');
  for (const author of [lucia, anna, davide]) await addQuestion(author, questionBody(taught));
  const { id } = await addQuestion(elena, questionBody(courseId));
  const marco = await t.login('marco');
  for (const stranger of [lucia, marco]) {
    const calls = [
      await ask(stranger, 'GET', `Exams/Questions?courseId=${courseId}`),
      await ask(stranger, 'GET', `Exams/Questions/${id}`),
      await ask(stranger, 'GET', 'Exams/Questions/2000000000'),
      await ask(stranger, 'POST', 'Exams/Questions', { body: questionBody(courseId) }),
      await change(stranger, id, { ...questionBody(courseId), version: 1 }),
      await ask(stranger, 'DELETE', `Exams/Questions/${id}?version=1`),
    ];
    assert.deepEqual(
      calls.map(({ status }) => status),
      calls.map(() => 403),
    );
  }
  assert.equal((await read(2_000_000_000)).code, 'QUESTION_NOT_FOUND');
  assert.equal((await ask(elena, 'GET', 'Exams/Questions?courseId=99999')).status, 404);
});

test('the bank is filtered by text, area, kind and state, sorted and paged', async () => {
  const trueFalse = { kind: 'trueFalse', content: {}, key: { value: true } } as const;
  const questions = [
    { stem: 'Il 100% è giusto?', area: 'Norme', points: 3 },
    { stem: 'Quanto vale Idn?', area: 'Protezioni', points: 1, state: 'draft' },
    { stem: 'Chi firma?', area: 'Norme', points: 2, item: trueFalse },
  ] as const;
  for (const changes of questions) await addQuestion(elena, questionBody(courseId, changes));
  assert.deepEqual(await stems(''), ['Il 100% è giusto?', 'Chi firma?', 'Quanto vale Idn?']);
  assert.deepEqual(await stems('&text=FIRMA'), ['Chi firma?']);
  assert.deepEqual(await stems('&text=0%25'), ['Il 100% è giusto?']);
  assert.deepEqual(await stems('&text=%25%25'), []);
  assert.deepEqual(await stems('&area=Protezioni'), ['Quanto vale Idn?']);
  assert.deepEqual(await stems('&kind=trueFalse'), ['Chi firma?']);
  assert.deepEqual(await stems('&state=draft'), ['Quanto vale Idn?']);
  const byPoints = '&sortBy=points&sortDirection=desc&pageSize=2';
  assert.deepEqual(await stems(byPoints), ['Il 100% è giusto?', 'Chi firma?']);
  assert.deepEqual(await stems(`${byPoints}&page=2`), ['Quanto vale Idn?']);
  assert.equal((await bank(byPoints)).totalItems, 3);
  assert.equal((await ask(elena, 'GET', 'Exams/Questions?courseId=1&sortBy=key')).status, 400);
});

test('a faulty question is refused with its fields, and nothing is stored', async () => {
  const body = questionBody(courseId, {
    stem: ' ',
    picture: { fileNameRef: 'missing.png', text: '' },
    item: { kind: 'trueFalse', content: {}, key: { value: true } },
  });
  const refused = await ask(elena, 'POST', 'Exams/Questions', { body });
  assert.deepEqual([refused.status, refused.code], [422, 'QUESTION_INVALID']);
  assert.deepEqual((refused as { fields?: object }).fields, {
    stem: 'REQUIRED',
    picture: 'UNKNOWN',
    pictureText: 'REQUIRED',
  });
  const options = [
    { id: 'a', text: 'Uno' },
    { id: 'a', text: 'Due' },
  ];
  const item = { kind: 'single', content: { options }, key: { optionId: 'z' } } as const;
  const other = await ask(elena, 'POST', 'Exams/Questions', {
    body: questionBody(courseId, { item }),
  });
  assert.deepEqual((other as { fields?: object }).fields, {
    'item.content.options.1.id': 'REPEATED',
    'item.key.optionId': 'UNKNOWN',
  });
  assert.equal((await bank()).totalItems, 0);
});

test('twenty changes of one version at once, on PGlite and PostgreSQL: one is stored, each loser is told', async () => {
  const { id } = await addQuestion(elena, questionBody(courseId));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) =>
      change(place % 2 === 0 ? elena : davide, id, {
        ...questionBody(courseId, { stem: `Domanda ${place}` }),
        version: 1,
      }),
    ),
  );
  const stored = answers.filter(({ status }) => status === 200);
  assert.equal(stored.length, 1);
  for (const { status, code } of answers.filter((answer) => !stored.includes(answer))) {
    assert.deepEqual([status, code], [409, 'QUESTION_CHANGED']);
  }
  const { data } = await read(id);
  assert.deepEqual([data.version, data.stem], [2, stored[0]?.data.stem]);
});

test('a change whose answer was lost is answered again; another with that version is refused', async () => {
  const { id } = await addQuestion(elena, questionBody(courseId));
  const body = { ...questionBody(courseId, { stem: 'Quante misure si fanno?' }), version: 1 };
  assert.equal((await change(elena, id, body)).data.version, 2);
  assert.equal((await change(elena, id, body)).data.version, 2);
  const late = await change(elena, id, { ...body, points: 2 });
  assert.deepEqual([late.status, late.code], [409, 'QUESTION_CHANGED']);
});

test('a question that nobody drew is deleted; one that was drawn is retired, and the attempt keeps its text', async () => {
  const fresh = await addQuestion(elena, questionBody(courseId));
  assert.equal((await remove(fresh.id, 2)).code, 'QUESTION_CHANGED');
  assert.deepEqual((await remove(fresh.id, 1)).data, { outcome: 'deleted' });
  assert.equal((await remove(fresh.id, 1)).code, 'QUESTION_NOT_FOUND');

  const drawn = await addQuestion(elena, questionBody(courseId));
  const attemptId = await drawInAttempt(t, await t.login('marco'), drawn);
  await change(elena, drawn.id, { ...questionBody(courseId, { stem: 'Altro testo' }), version: 1 });
  assert.deepEqual((await remove(drawn.id, 2)).data, { outcome: 'retired' });
  assert.deepEqual((await remove(drawn.id, 2)).data, { outcome: 'retired' });
  const { data } = await read(drawn.id);
  assert.deepEqual([data.state, data.version, data.timesDrawn], ['retired', 3, 1]);
  const { rows } = await t.platform.database.query(
    'select stem from exam_attempt_question where attempt_id = $1',
    [attemptId],
  );
  assert.equal(rows[0]?.['stem'], 'Quante prove si fanno?');
});

async function uploadPicture(fileName: string, author = elena): Promise<string> {
  const create = { width: 40, height: 30, channels: 3, background: fileName } as const;
  const [block] = blocksOf(await sharp({ create }).png().toBuffer());
  assert.ok(block);
  await sendBlock(author, 'question', { ...block, fileName: `${fileName}.png` });
  const { data } = await commit(author, 'question', {
    blockList: [block.blockId],
    fileName: `${fileName}.png`,
  });
  return data.fileNameAzure;
}

const isKept = async (ref: string): Promise<boolean> => {
  const { rows } = await t.platform.database.query(
    'select loose_since is null as kept from uploaded_file where file_ref = $1',
    [ref],
  );
  return rows[0]?.['kept'] === true;
};

test('a teacher uploads the picture of a question of their course, and nothing else (E148)', async () => {
  const lucia = await t.login('lucia');
  const fileNameRef = await uploadPicture('green', lucia);
  const picture = { fileNameRef, text: 'Un letto' };
  await addQuestion(lucia, questionBody(demoCourseId('assistenza-persona'), { picture }));
  assert.equal(await isKept(fileNameRef), true);
  const marco = await t.login('marco');
  const block = { blockId: '0000000', data: 'AAAA', fileName: 'x.png' };
  for (const [session, kind] of [
    [marco, 'question'],
    [marco, 'question-package'],
    [lucia, 'cover'],
    [lucia, 'document'],
  ] as const) {
    assert.equal((await sendBlock(session, kind, block)).status, 403, kind);
  }
});

test('the picture of a question is kept while a question or an attempt shows it', async () => {
  const red = await uploadPicture('red');
  const blue = await uploadPicture('blue');
  const regions = [{ shape: 'circle', x: 0.5, y: 0.5, radius: 0.1 } as const];
  const body = questionBody(courseId, {
    picture: { fileNameRef: red, text: 'Un quadro aperto' },
    item: { kind: 'hotSpot', content: {}, key: { regions } },
  });
  const drawn = await addQuestion(elena, body);
  assert.equal(await isKept(red), true);
  const { data } = await read(drawn.id);
  const shown = await t.call(null, { url: data.picture.url });
  assert.equal(shown.headers['content-type'], 'image/png');

  await drawInAttempt(t, await t.login('marco'), drawn);
  const picture = { fileNameRef: blue, text: 'Un quadro chiuso' };
  assert.equal((await change(elena, drawn.id, { ...body, picture, version: 1 })).status, 200);
  assert.deepEqual([await isKept(red), await isKept(blue)], [true, true]);

  const other = await addQuestion(elena, { ...body, picture });
  await t.platform.database.query('delete from exam_attempt');
  await remove(drawn.id, 2);
  assert.equal(await isKept(blue), true);
  await remove(other.id, 1);
  assert.equal(await isKept(blue), false);

  const without = await ask(elena, 'POST', 'Exams/Questions', { body: { ...body, picture: null } });
  assert.deepEqual((without as { fields?: object }).fields, { picture: 'REQUIRED' });
});

const addUnder = (key: string, changes: Partial<QuestionBody> = {}, author = elena) =>
  ask(author, 'POST', 'Exams/Questions', { body: questionBody(courseId, changes), key });

test('a question that is sent again under its key is there once, also at once', async () => {
  const first = await addUnder('key-of-one-form');
  assert.deepEqual((await addUnder('key-of-one-form')).data, first.data);
  const answers = await Promise.all(Array.from({ length: 6 }, () => addUnder('another-form')));
  assert.equal(new Set(answers.map(({ data }) => data.id)).size, 1);
  assert.equal((await bank()).totalItems, 2);
  await addQuestion(elena, questionBody(courseId));
  await addQuestion(elena, questionBody(courseId));
  assert.equal((await bank()).totalItems, 4, 'without a key each is another');
});

test('what was changed before a question is sent again is stored; what somebody else changed stays', async () => {
  const { data: added } = await addUnder('key-of-one-form');
  const again = await addUnder('key-of-one-form', { points: 3 });
  assert.deepEqual([again.data.id, again.data.points, again.data.version], [added.id, 3, 2]);
  assert.equal((await addUnder('key-of-one-form', { points: 3 })).data.version, 2);
  await change(davide, added.id, { ...questionBody(courseId, { points: 7 }), version: 2 });
  const refused = await addUnder('key-of-one-form', { points: 5 });
  assert.deepEqual([refused.status, refused.code], [409, 'QUESTION_CHANGED']);
  assert.equal((await bank()).totalItems, 1);
});
