import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import {
  courseId,
  openCourseUse,
  type CourseUse,
  userIdOf,
  type Who,
} from '../learning/testing-course-use.ts';
import { noteData } from './index.ts';
import { MAX_NOTES } from './repository.ts';

let t: CourseUse['t'];
let call: CourseUse['call'];
let enrol: CourseUse['enrol'];
let nthLesson: CourseUse['nthLesson'];
let reset: CourseUse['reset'];
before(async () => {
  ({ t, call, enrol, nthLesson, reset } = await openCourseUse());
});
after(() => t.close());

let lessonId: number;
before(async () => {
  lessonId = (await nthLesson(0)).id;
});
beforeEach(async () => {
  await t.platform.database.query('delete from lesson_note');
  await reset();
  await enrol();
});

type Note = { id: string; text: string; version: number; second: number | null };

const newNote = (changes: object = {}) => ({
  id: randomUUID(),
  courseId,
  lessonId,
  text: 'Chiedere dei differenziali',
  second: 1624,
  paragraph: null,
  ...changes,
});

const sent = async (payload: object, who: Who = 'learner') => {
  const answer = await call(who, { method: 'POST', url: '/api/Courses/Notes', payload });
  const { data, code } = answer.json<{ data: Note; code?: string }>();
  return { status: answer.statusCode, data, code };
};
const changed = async (id: string, payload: object, who: Who = 'learner') => {
  const answer = await call(who, { method: 'PUT', url: `/api/Courses/Notes/${id}`, payload });
  const { data, code } = answer.json<{ data: Note; code?: string }>();
  return { status: answer.statusCode, data, code };
};
const removed = async (id: string, version: number, who: Who = 'learner') => {
  const url = `/api/Courses/Notes/${id}?version=${version}`;
  return (await call(who, { method: 'DELETE', url })).statusCode;
};
const listed = async (who: Who = 'learner') => {
  const answer = await call(who, { url: `/api/Courses/Notes?courseId=${courseId}` });
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<{ data: Note[] }>().data;
};

test('a note at a moment and a bookmark at a paragraph are listed to their writer alone', async () => {
  await enrol(courseId, 'stranger');
  const note = newNote();
  const { data } = await sent(note);
  assert.deepEqual([data.text, data.second, data.version], [note.text, 1624, 1]);
  await sent(newNote({ text: '  ', second: null, paragraph: 'p2' }));
  assert.deepEqual((await listed()).map(({ text }) => text).toSorted(), ['', note.text]);
  assert.deepEqual(await listed('stranger'), []);
});

test('a note whose answer was lost is stored once, however often and at once it is sent', async () => {
  const note = newNote();
  const answers = await Promise.all(Array.from({ length: 8 }, () => sent(note)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal((await listed()).length, 1);
  const other = await sent({ ...note, text: 'Altro' });
  assert.deepEqual([other.status, other.code], [409, 'NOTE_CHANGED']);
  assert.equal((await listed())[0]?.text, note.text);
});

test('of two changes at once one is stored, and the other is told', async () => {
  const note = newNote();
  await sent(note);
  const answers = await Promise.all(
    ['uno', 'due', 'tre'].map((text) => changed(note.id, { version: 1, text })),
  );
  const [stored, ...more] = answers.filter(({ status }) => status === 200);
  assert.equal(more.length, 0);
  assert.equal(stored?.data.version, 2);
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200).map(({ code }) => code),
    ['NOTE_CHANGED', 'NOTE_CHANGED'],
  );
  assert.equal((await listed())[0]?.text, stored?.data.text);
  const again = await changed(note.id, { version: 1, text: stored?.data.text });
  assert.deepEqual([again.status, again.data.version], [200, 2]);
});

test('a note is removed in the form that was read, and only by its writer', async () => {
  await enrol(courseId, 'stranger');
  const note = newNote();
  await sent(note);
  assert.equal(await removed(note.id, 1, 'stranger'), 404);
  await changed(note.id, { version: 1, text: 'Più parole' });
  assert.equal(await removed(note.id, 1), 409);
  assert.equal(await removed(note.id, 2), 200);
  assert.equal(await removed(note.id, 2), 404);
  assert.deepEqual(await listed(), []);
});

test('a course takes 500 notes of a person and no more, also when they come at once', async () => {
  await t.platform.database.query(
    `insert into lesson_note (user_id, id, course_id, lesson_id, text, slot, created_at, updated_at)
     select $1, gen_random_uuid(), $2, $3, '', s, now(), now() from generate_series(1, ${MAX_NOTES - 2}) s`,
    [userIdOf('learner'), courseId, lessonId],
  );
  const answers = await Promise.all(Array.from({ length: 6 }, () => sent(newNote())));
  const codes = answers.map(({ code = 'stored' }) => code).toSorted();
  assert.deepEqual(codes, [...Array(4).fill('NOTES_FULL'), 'stored', 'stored']);
  assert.equal((await listed()).length, MAX_NOTES);
  await enrol(courseId, 'stranger');
  assert.equal((await sent(newNote(), 'stranger')).status, 200);
});

test('what is no note is refused: two places, too many words, a lesson of another course, a course not bought', async () => {
  const refusals: [object, number, string][] = [
    [{ paragraph: 'p1' }, 422, 'NOTE_INVALID'],
    [{ text: 'x'.repeat(2001) }, 400, 'BAD_REQUEST'],
    [{ second: -1 }, 400, 'BAD_REQUEST'],
    [{ lessonId: 999_999 }, 404, 'LESSON_NOT_FOUND'],
  ];
  for (const [changes, status, code] of refusals) {
    const answer = await sent(newNote(changes));
    assert.deepEqual([answer.status, answer.code], [status, code]);
  }
  const stranger = await sent(newNote(), 'stranger');
  assert.deepEqual([stranger.status, stranger.code], [403, 'COURSE_NOT_BOUGHT']);
  assert.deepEqual(await listed(), []);
});

test('words outlive their lesson, are in the export of the person, and go with the account', async () => {
  await sent(newNote());
  const { rows } = await t.platform.database.query(
    `insert into lesson (module_id, position, name, duration_minutes)
     select module_id, 99, 'Aggiunta', 15 from lesson where id = $1 returning id`,
    [lessonId],
  );
  const added = Number(rows[0]?.['id']);
  await sent(newNote({ lessonId: added, text: 'Resta', second: null }));
  await t.platform.database.query('delete from lesson where id = $1', [added]);
  const { data } = await noteData.collect(t.platform, userIdOf('learner'));
  const exported = data as { course: string; lesson: string | null; text: string }[];
  assert.deepEqual(
    exported.map(({ text, lesson }) => [text, lesson === null]),
    [
      ['Chiedere dei differenziali', false],
      ['Resta', true],
    ],
  );
  assert.notEqual(exported[0]?.course, '');
  await noteData.erase(t.platform, userIdOf('learner'));
  assert.deepEqual(await listed(), []);
});
