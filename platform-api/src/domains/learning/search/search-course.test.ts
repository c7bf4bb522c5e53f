import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { courseFile } from '../documents/course-documents.ts';
import {
  courseId,
  lessonsOf,
  openCourseUse,
  type CourseUse,
  type Who,
} from '../testing-course-use.ts';

let t: CourseUse['t'];
let call: CourseUse['call'];
let use: CourseUse['use'];
let enrol: CourseUse['enrol'];
let complete: CourseUse['complete'];
let nthLesson: CourseUse['nthLesson'];
let reset: CourseUse['reset'];
before(async () => {
  ({ t, call, use, enrol, complete, nthLesson, reset } = await openCourseUse());
});
after(() => t.close());

const store = (text: string, values: unknown[]) => t.platform.database.query(text, values);

const cues = (lines: string[]) =>
  `WEBVTT\n\n${lines.map((line, at) => `00:${String(at * 5).padStart(2, '0')}.000 --> 00:${String(at * 5 + 4).padStart(2, '0')}.000\n${line}`).join('\n\n')}\n`;

/** The first and the second lesson get a text, a handout and captions of their own. */
let first: { id: number; video: string };
let second: { id: number };
before(async () => {
  const [one, two] = [await nthLesson(0), await nthLesson(1)];
  first = { id: one.id, video: 'search-drill.mp4' };
  second = { id: two.id };
  await store('update lesson set name = $2, description = $3 where id = $1', [
    one.id,
    'I quadri elettrici',
    'Prima si toglie tensione.\n\nPoi si verificano le protezioni, già montate.',
  ]);
  await store('update lesson set name = $2, description = $3 where id = $1', [
    two.id,
    'Zanzare e quadri',
    'Le zanzare non amano i quadri.',
  ]);
  for (const [lesson, type, name, fileName] of [
    [one.id, 1, 'Video', first.video],
    [one.id, 2, 'Dispensa dei quadri', 'search-drill.pdf'],
  ]) {
    await store(
      'insert into course_document (course_id, lesson_id, type_id, name, file_name) values ($1, $2, $3, $4, $5)',
      [courseId, lesson, type, name, fileName],
    );
  }
  const write = (language: string, lines: string[]) =>
    t.platform.files.write(
      courseFile(`search-drill.${language}.vtt`),
      Buffer.from(cues(lines)),
      'text/vtt',
    );
  await write('it', ['Il potere di', 'interruzione è alto', 'E i quadri restano']);
  await write('en', ['The breaking capacity', 'must be high']);
});
beforeEach(async () => {
  await reset();
  await enrol();
});

type Find = {
  kind: string;
  lessonId: number | null;
  isOpen: boolean;
  second: number | null;
  paragraph: string | null;
  fileName: string | null;
  text: string;
  marks: [number, number][];
};

async function search(text: string, who: Who = 'learner', language = 'it') {
  const answer = await call(who, {
    url: `/api/Courses/Search?courseId=${courseId}&text=${encodeURIComponent(text)}`,
    headers: { 'accept-language': language },
  });
  const { data, code } = answer.json<{
    data: { items: Find[]; totalItems: number } | null;
    code?: string;
  }>();
  return { status: answer.statusCode, code, items: data?.items ?? [], total: data?.totalItems };
}

const mine = (items: Find[]) =>
  items.filter(({ lessonId }) => lessonId === first.id || lessonId === second.id);

test('words are found in names, handouts, paragraphs and captions, in that order, each with its place', async () => {
  const { items } = await search('quadro');
  assert.deepEqual(
    mine(items).map(({ kind, lessonId, isOpen, second: at, fileName }) => [
      kind,
      lessonId,
      isOpen,
      at,
      fileName,
    ]),
    [
      ['lesson', first.id, true, null, null],
      // Closed: found by its name, and not in its text.
      ['lesson', second.id, false, null, null],
      ['document', first.id, true, null, 'search-drill.pdf'],
      ['transcript', first.id, true, 10, null],
    ],
  );
  const [protections] = mine((await search('PROTEZIONE gia')).items);
  assert.deepEqual([protections?.kind, protections?.paragraph], ['text', 'p2']);
  assert.deepEqual(
    protections?.marks.map(([start, end]) => protections.text.slice(start, end)),
    ['protezioni', 'già'],
  );
});

test('a sentence is found across two captions, at the moment of its first', async () => {
  const [found, ...more] = (await search('potere di interruzione')).items;
  assert.deepEqual([found?.kind, found?.second, more.length], ['transcript', 0, 0]);
  assert.equal(found?.text, 'Il potere di interruzione è alto');
});

test('captions are searched in the language of the reader', async () => {
  assert.equal((await search('breaking capacity', 'learner', 'en')).items[0]?.second, 0);
  assert.deepEqual((await search('breaking capacity')).items, []);
});

test('what is closed for a learner is found when it opens, and is open to teachers and editors', async () => {
  const zanzare = async (who?: Who) =>
    mine((await search('zanzare', who)).items).map(({ kind }) => kind);
  assert.deepEqual(await zanzare(), ['lesson']);
  assert.deepEqual(await zanzare('editor'), ['lesson', 'text']);
  const [lesson] = lessonsOf(await use());
  assert.ok(lesson);
  await complete(lesson);
  assert.deepEqual(await zanzare(), ['lesson', 'text']);
});

test('only those who may use the course search it, and with it they have begun it', async () => {
  const stranger = await search('quadri', 'stranger');
  assert.deepEqual([stranger.status, stranger.code], [403, 'COURSE_NOT_BOUGHT']);
  await search('quadri');
  const { rows } = await t.platform.database.query('select started_at from enrolment');
  assert.notEqual(rows[0]?.['started_at'], null);
});

test('at most 20 are given, with the number of all; nothing is found for no word', async () => {
  const texts = Array.from({ length: 30 }, (_, at) => `Ripetizione numero ${at}.`).join('\n\n');
  await store('update lesson set description = $2 where id = $1', [first.id, texts]);
  const { items, total } = await search('ripetizioni');
  assert.deepEqual([items.length, total], [20, 30]);
  for (const nothing of ['', '   ', '?!', 'zzzzqq']) {
    assert.deepEqual((await search(nothing)).items, []);
  }
});
