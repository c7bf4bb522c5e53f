import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { plainTextOf, type LessonText } from 'contracts';
import { lessonTextSchema } from 'contracts/schemas';
import fc from 'fast-check';
import { demoPeople } from '../../demo/people.ts';
import { inTransaction } from '../../platform.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';
import { ask } from '../../testing/shop.ts';
import { grantEnrolment } from '../learning/index.ts';
import { addCourse, addUpload, isKept, readCourse, wholeCourse } from './testing-course.ts';

let t: TestPlatform;
let elena: TestSession;

before(async () => {
  t = await testPlatform({ courses: true });
  elena = await t.login('elena', 'RedattoreCorsiA');
  await addUpload(t, elena, { ref: 'dispensa.pdf', kind: 'document' });
});
after(() => t.close());

const line = (text: string) => [{ text }];

const formatted: LessonText = {
  version: 1,
  blocks: [
    { type: 'heading', id: 'a1', level: 1, content: line('Il carico') },
    { type: 'paragraph', id: 'a2', content: [{ text: 'Pesi', bold: true }, { text: ' e leve.' }] },
    {
      type: 'checkpoint',
      id: 'a3',
      question: 'Che cosa pesa di più?',
      several: false,
      options: [
        { text: 'Il piombo', isRight: false, feedback: 'Un chilo è un chilo.' },
        { text: 'Niente', isRight: true, feedback: 'Esatto.' },
      ],
    },
  ],
};

const withPicture = (fileName: string): LessonText => ({
  version: 1,
  blocks: [
    { type: 'figure', id: 'f', fileName, alt: 'Un carrello', caption: '', width: 640, height: 360 },
  ],
});

type Body = ReturnType<typeof wholeCourse>;
type Lesson = { description?: string | undefined; content?: unknown };

/** The body with another text in the lesson of its second module. */
function withLesson(body: Body, changes: Lesson): Body {
  const copy = structuredClone(body);
  const lesson = copy.modules?.[1]?.lessonList?.[0];
  assert.ok(lesson);
  Object.assign(lesson, changes);
  return copy;
}

const save = (body: Body) => ask(elena, 'POST', 'Courses', { body });

const lessonOf = async (id: number): Promise<Lesson> => {
  const lesson = (await readCourse(elena, id)).modules[1]?.lessonList[0];
  assert.ok(lesson);
  return lesson;
};

test('a formatted text is stored as it is, and its words beside it', async () => {
  const { id } = await addCourse(
    elena,
    withLesson(wholeCourse(), { content: formatted, description: 'not read' }),
  );
  const { content, description } = await lessonOf(id);
  assert.deepEqual(content, formatted);
  assert.equal(description, plainTextOf(formatted));
  const other = { ...formatted, blocks: formatted.blocks.slice(1) };
  const saved = await save(withLesson(await readCourse(elena, id), { content: other }));
  assert.equal(saved.status, 200, JSON.stringify(saved));
  assert.deepEqual((await lessonOf(id)).content, other);
  assert.equal((await lessonOf(id)).description, plainTextOf(other));
});

test('a text without formats stays one', async () => {
  const { id } = await addCourse(elena);
  assert.deepEqual(
    { ...(await lessonOf(id)) },
    { ...(await lessonOf(id)), content: null, description: 'Pesi e leve.' },
  );
  await save({ ...(await readCourse(elena, id)), title: 'Muletti' });
  assert.equal((await lessonOf(id)).content, null);
  assert.equal((await lessonOf(id)).description, 'Pesi e leve.');
});

test('a client of the version before, which sends words alone, keeps the formats until it changes the words', async () => {
  const { id } = await addCourse(elena, withLesson(wholeCourse(), { content: formatted }));
  const asBefore = async (changes: Lesson) => {
    const body = withLesson(await readCourse(elena, id), changes);
    const lesson: Lesson = body.modules?.[1]?.lessonList?.[0] ?? {};
    delete lesson.content;
    const saved = await save(body);
    assert.equal(saved.status, 200, JSON.stringify(saved));
  };
  await asBefore({});
  assert.deepEqual((await lessonOf(id)).content, formatted);
  await asBefore({ description: 'Altre parole.' });
  assert.deepEqual(
    [(await lessonOf(id)).content, (await lessonOf(id)).description],
    [null, 'Altre parole.'],
  );
});

test('what a server of the version before has written is shown, not the formatted text of before', async () => {
  const { id } = await addCourse(elena, withLesson(wholeCourse(), { content: formatted }));
  await t.platform.database.query(
    `update lesson set description = 'Scritto da prima.' where name = 'Il carico'
      and module_id in (select id from course_module where course_id = $1)`,
    [id],
  );
  const { content, description } = await lessonOf(id);
  assert.deepEqual([content, description], [null, 'Scritto da prima.']);
});

test('a published course with formatted texts is saved without being changed', async () => {
  const { id } = await addCourse(
    elena,
    withLesson(wholeCourse({ statoCorso: 1 }), { content: formatted }),
  );
  // As if another version of the product had read its words in another way.
  await t.platform.database.query(
    `update lesson set description = description || '.', content_digest =
      translate(rtrim(encode(sha256(convert_to(description || '.', 'utf8')), 'base64'), '='), '+/', '-_')
     where name = 'Il carico' and module_id in (select id from course_module where course_id = $1)`,
    [id],
  );
  assert.deepEqual((await lessonOf(id)).content, formatted);
  const saved = await save({ ...(await readCourse(elena, id)), statoCorso: 2 });
  assert.equal(saved.status, 200, JSON.stringify(saved));
});

test('[EDIT-13 part] words above the limit of long texts are refused at the lesson', async () => {
  const long: LessonText = {
    version: 1,
    blocks: [
      { type: 'paragraph', id: 'a', content: line('x'.repeat(15_000)) },
      ...formatted.blocks,
    ],
  };
  const refused = (await save(withLesson(wholeCourse(), { content: long }))) as unknown as {
    status: number;
    fields: Record<string, string>;
  };
  assert.equal(refused.status, 422);
  assert.deepEqual(refused.fields, { 'modules.1.lessonList.0.description': 'TOO_LONG' });
});

test('hostile documents: refused, or stored as a valid one; nothing breaks the server', async () => {
  // Leaves and branches of a valid document are replaced by what does not belong there.
  const poison = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom<unknown>(
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      'data:text/html,x',
      '<script>alert(1)</script>',
      '\u0000',
      '\ud800',
      'x'.repeat(70_000),
      { type: 'html', id: 'a', html: '<b>' },
      { __proto__: null, constructor: { prototype: { isAdmin: true } } },
      -1,
      1e308,
      null,
      [],
    ),
  );
  const linked: LessonText = {
    version: 1,
    blocks: [
      ...formatted.blocks,
      {
        type: 'list',
        id: 'b',
        ordered: false,
        items: [{ content: [{ text: 'x', link: 'https://a.it' }] }],
      },
      { type: 'table', id: 'c', caption: '', head: [line('x')], rows: [[line('y')]] },
    ],
  };
  const places = paths(linked);
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), poison, async (path, value) => {
      const content = replaced(structuredClone(linked), path, value);
      const answer = await save(withLesson(wholeCourse(), { content }));
      assert.ok([200, 400, 422].includes(answer.status), JSON.stringify(answer));
      if (answer.status !== 200) return;
      stored += 1;
      const { content: kept } = await lessonOf(answer.data.id);
      if (kept !== null) assert.ok(lessonTextSchema.safeParse(kept).success, JSON.stringify(kept));
    }),
    { numRuns: 120 },
  );
  assert.ok(stored < 100, `${stored} of 120 were accepted`);
});

test('a course of 100 lessons with formatted texts is saved', async () => {
  const row = [line('x'), line('y'), line('z')];
  const table = { type: 'table', id: 't', caption: '', head: row, rows: [row, row, row, row] };
  const lessonList = Array.from({ length: 100 }, (_, place) => ({
    name: `Lezione ${place}`,
    duration: 15,
    content: { version: 1 as const, blocks: [table, ...formatted.blocks] } as LessonText,
  }));
  const answer = await save(
    wholeCourse({ modules: [{ name: 'Norme', professorNameId: 2, lessonList }] }),
  );
  assert.equal(answer.status, 200, JSON.stringify(answer).slice(0, 300));
});

test('a document nested 20,000 levels deep is refused', async () => {
  const depth = 20_000;
  const item = '{"content":[],"list":{"ordered":false,"items":[';
  const payload = JSON.stringify(
    withLesson(wholeCourse(), { content: { version: 1, blocks: ['DEEP'] } }),
  ).replace(
    '"DEEP"',
    `{"type":"list","id":"a","ordered":false,"items":[${item.repeat(depth)}${']}}'.repeat(depth)}]}`,
  );
  const answer = await elena.call({
    method: 'POST',
    url: '/api/Courses',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  assert.equal(answer.statusCode, 413, answer.body);
});

test('a picture must be an uploaded one; it is kept while a text shows it, in any course', async () => {
  await addUpload(t, elena, { ref: 'carrello.png', kind: 'lesson-picture' });
  const fieldsOf = async (ref: string) => {
    const answer = await save(withLesson(wholeCourse(), { content: withPicture(ref) }));
    return [answer.status, (answer as unknown as { fields?: object }).fields];
  };
  const fault = { 'modules.1.lessonList.0.content': 'UNKNOWN' };
  assert.deepEqual(await fieldsOf('missing.png'), [422, fault]);
  // A handout of another course is not shown as a picture.
  assert.deepEqual(await fieldsOf('dispensa.pdf'), [422, fault]);

  const shown = () => withLesson(wholeCourse(), { content: withPicture('carrello.png') });
  const one = await addCourse(elena, shown());
  const other = await addCourse(elena, shown());
  assert.equal(await isKept(t, 'carrello.png'), true);
  const letGo = async (id: number) =>
    save(withLesson(await readCourse(elena, id), { content: formatted }));
  await letGo(one.id);
  assert.equal(await isKept(t, 'carrello.png'), true);
  await letGo(other.id);
  assert.equal(await isKept(t, 'carrello.png'), false);
});

test('[LEARN-06 part] learners get text and pictures of a lesson that is open to them, and of no other', async () => {
  await addUpload(t, elena, { ref: 'schema.png', kind: 'lesson-picture' });
  await t.platform.files.write('courses/schema.png', Buffer.from('png'), 'image/png');
  const { id } = await addCourse(
    elena,
    withLesson(wholeCourse({ statoCorso: 1 }), { content: withPicture('schema.png') }),
  );
  const giulia = await t.login('giulia');
  const marco = await t.login('marco');
  await inTransaction(t.platform, (tx) =>
    grantEnrolment(tx, {
      userId: demoPeople.giulia.userId,
      courseId: id,
      orderId: null,
      includesCertification: false,
      includesSimulation: false,
    }),
  );
  const used = async () => {
    const { data } = await ask(giulia, 'GET', `Courses/Use/${id}`);
    return (data.modules as { lessonList: WireLesson[] }[]).flatMap((module) => module.lessonList);
  };
  type WireLesson = { id: number; moduloId: number; content: unknown; pictures: { url: string }[] };
  const file = `Courses/Document?courseId=${id}&fileNameRef=schema.png`;

  const locked = (await used()).at(-1);
  assert.deepEqual([locked?.content, locked?.pictures], [null, []]);
  assert.equal((await ask(giulia, 'GET', file)).status, 422);
  assert.equal((await ask(marco, 'GET', file)).status, 403);

  for (const lesson of (await used()).slice(0, -1)) {
    const body = { courseId: id, lessonId: lesson.id, moduleId: lesson.moduloId };
    const done = await ask(giulia, 'POST', 'Courses/SetLessonCompleted', { body });
    assert.equal(done.status, 200, JSON.stringify(done));
  }
  const open = (await used()).at(-1);
  assert.deepEqual(open?.content, withPicture('schema.png'));
  const bytes = await t.call(null, { url: open?.pictures[0]?.url ?? '' });
  assert.deepEqual([bytes.statusCode, bytes.body], [200, 'png']);
  assert.equal((await ask(giulia, 'GET', file)).status, 200);
  assert.equal((await ask(marco, 'GET', `Courses/Use/${id}`)).status, 403);
});

/** Every place in a JSON value, by its keys. */
function paths(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([key, each]) => paths(each, [...at, key]));
  return at.length === 0 ? inner : [at, ...inner];
}

function replaced(root: object, path: string[], value: unknown): object {
  let holder = root as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[path.at(-1) ?? ''] = value;
  return root;
}
