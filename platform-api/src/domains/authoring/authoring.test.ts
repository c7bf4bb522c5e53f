import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId } from '../../demo/courses/index.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';
import { ask } from '../../testing/shop.ts';
import { grantEnrolment } from '../learning/index.ts';
import { addCourse, addUpload, isKept, readCourse, wholeCourse } from './testing-course.ts';
import { inTransaction } from '../../platform.ts';

let t: TestPlatform;
let elena: TestSession;
let davide: TestSession;

before(async () => {
  t = await testPlatform({ courses: true });
  elena = await t.login('elena', 'RedattoreCorsiA');
  davide = await t.login('davide', 'RedattoreCorsiA');
  await addUpload(t, elena, { ref: 'dispensa.pdf', kind: 'document' });
});
after(() => t.close());

const save = (editor: TestSession, body: object) => ask(editor, 'POST', 'Courses', { body });

async function refusal(editor: TestSession, body: object) {
  const answer = await save(editor, body);
  const { status, code, fields } = answer as typeof answer & { fields?: Record<string, string> };
  return { status, code, fields };
}

test('[EDIT-02] editors and administrators only; an editor needs the claim CAI to add (E152)', async () => {
  const { id } = await addCourse(elena);
  const learner = await t.login('elena', 'Discente');
  const teacher = await t.login('lucia');
  for (const session of [learner, teacher]) {
    assert.equal((await ask(session, 'GET', `Courses/${id}`)).status, 403);
    assert.equal((await save(session, wholeCourse())).status, 403);
  }
  const without = await refusal(davide, wholeCourse());
  assert.deepEqual([without.status, without.code], [403, 'ADDING_NEEDS_CAI']);
  // Without the claim an editor still edits what is there.
  const edited = await save(davide, { ...(await readCourse(davide, id)), title: 'Carrelli' });
  assert.equal(edited.status, 200);
  const admin = await t.login('anna', 'AdminWorkerBadge');
  assert.equal((await readCourse(admin, id)).title, 'Carrelli');
  assert.equal((await save(admin, wholeCourse())).status, 200);
});

test('[API-15 part] a new course is stored whole, and its id answered', async () => {
  const { id, version } = await addCourse(elena);
  assert.equal(version, 1);
  const course = await ask(elena, 'GET', `Courses/${id}`);
  const { data } = course;
  assert.equal(data.id, id);
  assert.equal(data.CorsoUnitCode, `WB-00${id}`);
  assert.deepEqual(
    [data.price, data.priceSimulation, data.priceCertification, data.credits],
    [90.5, 10, 45, 2],
  );
  assert.deepEqual(data.corsoTags, ['carrelli', 'magazzino']);
  assert.deepEqual(data.corsoFaq[0].answare, 'No.');
  assert.equal(data.documentList[0].fileName, 'dispensa.pdf');
  assert.equal(data.modules[0].lessonList[1].isFreePreview, true);
  const own = await ask(elena, 'GET', 'Courses?typology=1&pageSize=50');
  assert.ok(own.data.items.some((item: { id: number }) => item.id === id));
});

test('skills of ESCO are stored as written; a client that knows none changes none', async () => {
  const skill = (digit: number) => ({
    name: `competenza ${digit}`,
    url: `http://data.europa.eu/esco/skill/00000000-0000-0000-0000-00000000000${digit}`,
  });
  const escoSkills = [skill(1), skill(2)];
  const { id } = await addCourse(elena, wholeCourse({ escoSkills }));
  const read = async () => (await ask(elena, 'GET', `Courses/${id}`)).data;
  const { escoSkills: stored, ...change } = await readCourse(elena, id);
  assert.deepEqual(stored, escoSkills);
  assert.equal((await ask(elena, 'POST', 'Courses', { body: change })).status, 200);
  const later = await read();
  assert.deepEqual(later.escoSkills, escoSkills);
  for (const refused of [
    [{ ...skill(1), url: 'https://example.org/skill/1' }],
    [{ ...skill(1), url: skill(1).url.replace('skill', 'occupation') }],
    [{ ...skill(1), name: ' ' }],
    [skill(1), skill(1)],
    Array.from({ length: 21 }, (_, index) => ({
      ...skill(1),
      url: skill(1).url.replace(/..$/, String(index + 10)),
    })),
  ]) {
    const body = { ...(await readCourse(elena, id)), escoSkills: refused };
    assert.equal((await ask(elena, 'POST', 'Courses', { body })).status, 400);
  }
  const none = { ...(await readCourse(elena, id)), escoSkills: [] };
  assert.equal((await ask(elena, 'POST', 'Courses', { body: none })).status, 200);
  assert.deepEqual((await read()).escoSkills, []);
});

test('[API-12] [EDIT-11] [EDIT-13] [EDIT-14] a course has the documented fields', async () => {
  const { data } = await ask(elena, 'GET', `Courses/${demoCourseId('sicurezza-in-ufficio')}`);
  const has = (thing: object, names: string[]) => {
    for (const name of names) assert.ok(name in thing, name);
  };
  has(data, ['synopses', 'difficultyCourse', 'coverImage', 'macroCategory', 'durataCorso']);
  const [module] = data.modules;
  has(module, ['id', 'name', 'description', 'professor', 'professorNameId', 'duration']);
  has(module, ['lessonList', 'documentList', 'isCompleted']);
  assert.equal(module.professor.value, module.professorNameId);
  assert.equal(typeof module.professor.label, 'string');
  const [lesson] = module.lessonList;
  has(lesson, ['id', 'moduloId', 'name', 'description', 'duration', 'index']);
  has(lesson, ['documentList', 'isCompleted', 'completedDate']);
  assert.notEqual(lesson.description, '');
  assert.deepEqual([lesson.moduloId, lesson.index], [module.id, 0]);
  const files = data.modules.flatMap((each: { lessonList: { documentList: object[] }[] }) =>
    each.lessonList.flatMap(({ documentList }) => documentList),
  );
  has(files[0], ['documentId', 'id', 'documentTypeId', 'name', 'fileName', 'url', 'status']);
  has(files[0], ['downlodable']);
});

test('[EDIT-12] a module lasts as long as its lessons, the course as its modules', async () => {
  const { id } = await addCourse(elena);
  const { data } = await ask(elena, 'GET', `Courses/${id}`);
  assert.deepEqual(
    data.modules.map((module: { duration: number }) => module.duration),
    [45, 45],
  );
  assert.equal(data.durataCorso, 90);
});

test('the order of the lists is kept; parts keep their ids, also in another module', async () => {
  const { id } = await addCourse(elena);
  const course = await readCourse(elena, id);
  const [first, second] = course.modules;
  assert.ok(first && second);
  const [decree, licence] = first.lessonList;
  const [load] = second.lessonList;
  assert.ok(decree && licence && load);
  // The second module comes first and takes a lesson of the first one; the first one goes.
  const changed = await save(elena, {
    ...course,
    modules: [
      { ...second, lessonList: [load, licence, { name: 'Nuova', duration: 60 }] },
      { name: 'Altro', professorNameId: 3, lessonList: [decree] },
    ],
  });
  assert.equal(changed.status, 200, JSON.stringify(changed));
  const stored = await readCourse(elena, id);
  const lessons = stored.modules.map((module) =>
    module.lessonList.map((lesson) => [lesson.id, lesson.name]),
  );
  assert.deepEqual(lessons[0]?.slice(0, 2), [
    [load.id, 'Il carico'],
    [licence.id, 'La patente'],
  ]);
  assert.deepEqual(lessons[1], [[decree.id, 'Il decreto']]);
  assert.equal(stored.modules[0]?.id, second.id);
  const { data } = await ask(elena, 'GET', `Courses/${id}`);
  assert.deepEqual(
    data.modules[0].lessonList.map((lesson: { index: number }) => lesson.index),
    [0, 1, 2],
  );
  assert.deepEqual(
    data.professors.map((professor: { value: number }) => professor.value),
    [1, 3],
  );
});

for (const [title, changes, field, code] of [
  ['[EDIT-04 part] without a title', { title: '   ' }, 'title', 'REQUIRED'],
  ['[EDIT-05 part] published without synopsis', { synopses: '' }, 'synopses', 'REQUIRED'],
  ['[EDIT-05 part] published without description', { description: '' }, 'description', 'REQUIRED'],
  ['[EDIT-05 part] published without level', { levelsId: null }, 'levelsId', 'REQUIRED'],
  [
    '[EDIT-05 part] published without difficulty',
    { difficultyCourse: null },
    'difficultyCourse',
    'REQUIRED',
  ],
  ['[EDIT-05 part] published without category', { categoriesId: null }, 'categoriesId', 'REQUIRED'],
  ['published without a price', { price: null }, 'price', 'REQUIRED'],
  ['published at price zero', { priceSimulation: 0 }, 'priceSimulation', 'REQUIRED'],
  ['[EDIT-06 part] below one euro', { price: 0.99 }, 'price', 'PRICE_BELOW_ONE_EURO'],
  [
    '[EDIT-06 part] an exam below one euro',
    { priceCertification: 0.5 },
    'priceCertification',
    'PRICE_BELOW_ONE_EURO',
  ],
  [
    '[EDIT-08 part] a lesson of 20 minutes',
    {
      modules: [{ name: 'A', professorNameId: 1, lessonList: [{ name: 'B', duration: 20 }] }],
    },
    'modules.0.lessonList.0.duration',
    'NOT_A_MULTIPLE_OF_15',
  ],
  [
    '[EDIT-08 part] a lesson of no time',
    { modules: [{ name: 'A', professorNameId: 1, lessonList: [{ name: 'B', duration: 0 }] }] },
    'modules.0.lessonList.0.duration',
    'NOT_A_MULTIPLE_OF_15',
  ],
  [
    '[EDIT-10 part] a module without a teacher',
    { modules: [{ name: 'A', professorNameId: null }] },
    'modules.0.professorNameId',
    'REQUIRED',
  ],
  [
    'a teacher whom nobody knows',
    { modules: [{ name: 'A', professorNameId: 9999 }] },
    'modules.0.professorNameId',
    'UNKNOWN',
  ],
  ['a category that is none', { categoriesId: 9999 }, 'categoriesId', 'UNKNOWN'],
  [
    '[EDIT-15 part] a question of spaces',
    { corsoFaq: [{ question: ' ', answare: 'Sì' }] },
    'corsoFaq.0.question',
    'BLANK',
  ],
  [
    '[EDIT-15 part] a question without an answer',
    { corsoFaq: [{ question: 'Sì?', answare: '' }] },
    'corsoFaq.0.answare',
    'REQUIRED',
  ],
  ['a text of 15001 signs', { synopses: 'a'.repeat(15_001) }, 'synopses', 'TOO_LONG'],
  [
    'a part of another course',
    { documentList: [{ id: 1, documentTypeId: 2, name: 'A', fileName: 'a.pdf' }] },
    'documentList.0.id',
    'UNKNOWN',
  ],
] as const) {
  test(`refused: ${title}`, async () => {
    const {
      status,
      code: answered,
      fields,
    } = await refusal(elena, {
      ...wholeCourse({ statoCorso: 1 }),
      ...changes,
    });
    assert.deepEqual([status, answered], [422, 'COURSE_INVALID']);
    assert.deepEqual(fields, { [field]: code });
  });
}

test('[EDIT-04 part] without a status there is no course', async () => {
  const { statoCorso: _none, ...body } = wholeCourse();
  assert.equal((await save(elena, body)).status, 400);
});

test('a draft needs a title and no more; nothing and 0 both mean not for sale', async () => {
  const { id } = await addCourse(elena, { statoCorso: 0, title: 'Solo un titolo', price: 0 });
  const course = await readCourse(elena, id);
  assert.deepEqual([course.price, course.priceSimulation], [null, null]);
});

test('a text of exactly 15000 signs and a price of exactly one euro are stored', async () => {
  const { id } = await addCourse(elena, wholeCourse({ synopses: 'a'.repeat(15_000), price: 1 }));
  const course = await readCourse(elena, id);
  assert.deepEqual([course.synopses.length, course.price], [15_000, 1]);
});

test('[EDIT-20 part] published: content is locked, by what is saved and not by what is chosen', async () => {
  const { id } = await addCourse(elena, wholeCourse({ statoCorso: 1 }));
  const course = await readCourse(elena, id);
  const [module] = course.modules;
  assert.ok(module);
  for (const change of [
    { title: 'Altro titolo' },
    { price: 1000 },
    { modules: [] },
    { modules: [{ ...module, lessonList: [] }, course.modules[1]] },
    { documentList: [] },
    { statoCorso: 2, synopses: 'Altro' },
  ]) {
    const { status, code, fields } = await refusal(elena, { ...course, ...change });
    assert.deepEqual([status, code, fields], [422, 'COURSE_LOCKED', { content: 'LOCKED' }]);
  }
  const questions = [...course.corsoFaq, { question: 'Quanto dura?', answare: 'Un’ora e mezza.' }];
  assert.equal((await save(elena, { ...course, corsoFaq: questions })).status, 200);
  const stored = await readCourse(elena, id);
  assert.deepEqual([stored.corsoFaq.length, stored.corsoFaq[0]?.id], [2, course.corsoFaq[0]?.id]);
});

test('[EDIT-21 part] suspended: the questions are locked too, the status is not', async () => {
  const { id } = await addCourse(elena, wholeCourse({ statoCorso: 1 }));
  const published = await readCourse(elena, id);
  assert.equal((await save(elena, { ...published, statoCorso: 2 })).status, 200);
  const suspended = await readCourse(elena, id);
  const locked = await refusal(elena, { ...suspended, corsoFaq: [] });
  assert.deepEqual([locked.code, locked.fields], ['COURSE_LOCKED', { faq: 'LOCKED' }]);
  assert.equal((await save(elena, { ...suspended, statoCorso: 1 })).status, 200);
});

test('a published course without a price, from before the rule, still gets questions', async () => {
  const { id } = await addCourse(elena, wholeCourse({ statoCorso: 1 }));
  await t.platform.database.query('update course set simulation_cents = null where id = $1', [id]);
  const course = await readCourse(elena, id);
  const corsoFaq = [{ question: 'Quando?', answare: 'Sempre.' }];
  assert.equal((await save(elena, { ...course, corsoFaq })).status, 200);
});

for (const [from, modules] of [
  ['nothing', []],
  ['nothing, with an empty module', [{ name: 'Norme', professorNameId: 2 }]],
] as const) {
  test(`no course is published without a lesson: from ${from}`, async () => {
    const body = wholeCourse({ statoCorso: 1, modules: [...modules] });
    const answer = await save(elena, body);
    assert.deepEqual([answer.status, answer.code], [422, 'COURSE_WITHOUT_LESSON']);
    assert.match(String(answer.info), /senza lezioni/);
    const { fields } = await refusal(elena, body);
    assert.deepEqual(fields, { modules: 'WITHOUT_LESSON' });
    const { id } = await addCourse(elena, { ...body, statoCorso: 0 });
    const draft = await readCourse(elena, id);
    assert.equal((await refusal(elena, { ...draft, statoCorso: 1 })).code, 'COURSE_WITHOUT_LESSON');
    assert.equal((await readCourse(elena, id)).statoCorso, 0);
    const lesson = { name: 'Il decreto', duration: 15 };
    const filled = [{ name: 'Norme', professorNameId: 2, lessonList: [lesson] }];
    const whole = await save(elena, { ...draft, statoCorso: 1, modules: filled });
    assert.equal(whole.status, 200);
  });
}

test('without a lesson, from before the rule: questions yes, suspended yes, on sale again no', async () => {
  const { id } = await addCourse(elena, wholeCourse({ modules: [] }));
  await t.platform.database.query('update course set status = 1 where id = $1', [id]);
  const published = await readCourse(elena, id);
  const corsoFaq = [{ question: 'Quando?', answare: 'Presto.' }];
  assert.equal((await save(elena, { ...published, corsoFaq })).status, 200);
  const asked = await readCourse(elena, id);
  assert.equal((await save(elena, { ...asked, statoCorso: 2 })).status, 200);
  const suspended = await readCourse(elena, id);
  const again = await refusal(elena, { ...suspended, statoCorso: 1 });
  assert.equal(again.code, 'COURSE_WITHOUT_LESSON');
  assert.equal((await save(elena, { ...suspended, statoCorso: 3 })).status, 200);
});

test('no course goes back to draft, and none comes back from deleted', async () => {
  const { id } = await addCourse(elena, wholeCourse({ statoCorso: 1 }));
  const published = await readCourse(elena, id);
  assert.equal((await refusal(elena, { ...published, statoCorso: 0 })).code, 'STATUS_NOT_POSSIBLE');
  assert.equal((await save(elena, { ...published, statoCorso: 3 })).status, 200);
  const deleted = await readCourse(elena, id);
  for (const statoCorso of [0, 1, 2]) {
    assert.equal((await refusal(elena, { ...deleted, statoCorso })).code, 'STATUS_NOT_POSSIBLE');
  }
});

test('a course that someone else changed is not overwritten, and the second is told', async () => {
  const { id } = await addCourse(elena);
  const read = await readCourse(elena, id);
  const [mine, theirs] = [
    { ...read, title: 'Di Elena' },
    { ...read, title: 'Di Davide' },
  ];
  assert.equal((await save(elena, mine)).data.version, 2);
  const told = await save(davide, theirs);
  assert.deepEqual([told.status, told.code], [409, 'COURSE_CHANGED']);
  assert.equal((await readCourse(davide, id)).title, 'Di Elena');
  assert.equal((await refusal(davide, { ...theirs, version: null })).code, 'COURSE_INVALID');
});

test('a course that is not there cannot be read or saved', async () => {
  assert.equal((await ask(elena, 'GET', 'Courses/99999')).status, 404);
  const { status, code } = await refusal(elena, { ...wholeCourse(), id: 99_999, version: 1 });
  assert.deepEqual([status, code], [404, 'COURSE_NOT_FOUND']);
});

test('a published course is found, under its new words', async () => {
  const { id } = await addCourse(elena, wholeCourse({ statoCorso: 1, title: 'Saldatura a TIG' }));
  const found = await t.call(null, { url: '/api/Courses/Public?searchText=saldatura' });
  assert.deepEqual(
    found.json().data.items.map((item: { id: number }) => item.id),
    [id],
  );
});

test('[EDIT-31 part] a new document takes size and state of its upload, and its file is kept', async () => {
  await addUpload(t, elena, { ref: 'ripresa.mp4', kind: 'video', status: 0 });
  const video = { documentTypeId: 1, name: 'Ripresa', fileName: 'ripresa.mp4' };
  const { id } = await addCourse(elena, wholeCourse({ documentList: [video] }));
  const { data } = await ask(elena, 'GET', `Courses/${id}`);
  assert.deepEqual([data.documentList[0].status, data.documentList[0].size], [0, 1234]);
  assert.equal(await isKept(t, 'ripresa.mp4'), true);
  // Taken out of the only course that had it, the file is let go.
  assert.equal((await save(elena, { ...data, documentList: [] })).status, 200);
  assert.equal(await isKept(t, 'ripresa.mp4'), false);
});

test('a file that another course has too is not let go', async () => {
  const first = await addCourse(elena);
  await addCourse(elena);
  const course = await readCourse(elena, first.id);
  assert.equal((await save(elena, { ...course, documentList: [] })).status, 200);
  assert.equal(await isKept(t, 'dispensa.pdf'), true);
});

test('a file that was not uploaded, or as something else, is refused', async () => {
  await addUpload(t, elena, { ref: 'copertina.png', kind: 'cover' });
  for (const fileName of ['mai-caricato.pdf', '../segreto.pdf', 'copertina.png']) {
    const documentList = [{ documentTypeId: 2, name: 'A', fileName }];
    const { code, fields } = await refusal(elena, wholeCourse({ documentList }));
    assert.deepEqual([code, fields], ['COURSE_INVALID', { 'documentList.0.fileName': 'UNKNOWN' }]);
  }
  const { fields } = await refusal(
    elena,
    wholeCourse({ coverImage: { fileNameRef: 'dispensa.pdf' } }),
  );
  assert.deepEqual(fields, { coverImage: 'UNKNOWN' });
});

test('[EDIT-16 part] a cover is an uploaded picture, shown wherever the course is', async () => {
  await addUpload(t, elena, { ref: 'ufficio.png', kind: 'cover' });
  const { id } = await addCourse(
    elena,
    wholeCourse({ statoCorso: 1, coverImage: { fileNameRef: 'ufficio.png' } }),
  );
  const course = await ask(elena, 'GET', `Courses/${id}`);
  assert.equal(course.data.coverImage.fileNameRef, 'ufficio.png');
  assert.match(course.data.coverImage.url, /^\/api\/Files\/Cover\//);
  assert.equal(await isKept(t, 'ufficio.png'), true);
  const view = await ask(elena, 'GET', `Courses/View/${id}`);
  assert.equal(view.data.coverImage.url, course.data.coverImage.url);
  const removed = await refusal(elena, { ...course.data, coverImage: null });
  assert.equal(removed.code, 'COURSE_LOCKED');
});

test('[API-29] teachers are found by a part of their name, without regard to accents', async () => {
  const named = async (name: string) =>
    (await ask(elena, 'GET', `Courses/GetAvailableProfessors?name=${encodeURIComponent(name)}`))
      .data as { value: number; label: string }[];
  assert.ok((await named('ferr')).some(({ label }) => label.includes('Ferrante')));
  assert.ok((await named('LUCIÀ ferrante')).some(({ label }) => label.includes('Ferrante')));
  assert.deepEqual(await named('100%'), []);
  assert.ok((await named('')).length > 5);
});

test('[EDIT-32 part] the editor sees who follows a course, ten a page, the latest first', async () => {
  const { id } = await addCourse(elena, wholeCourse({ statoCorso: 1 }));
  const people = ['giulia', 'marco', 'paolo'] as const;
  for (const [day, person] of people.entries()) {
    await inTransaction(t.platform, async (tx) =>
      grantEnrolment(tx, {
        userId: (await t.login(person)).userId,
        courseId: id,
        orderId: null,
        includesCertification: false,
        includesSimulation: false,
        enrolledAt: new Date(Date.UTC(2026, 0, day + 1)),
      }),
    );
  }
  const { data } = await ask(elena, 'GET', `Courses/Subscribers?courseId=${id}`);
  assert.deepEqual([data.totalItems, data.pageSize], [3, 10]);
  assert.deepEqual(
    data.items.map((item: { name: string }) => item.name),
    ['Paolo', 'Marco', 'Giulia'],
  );
  assert.equal(data.items[0].percentage, 0);
  const second = await ask(elena, 'GET', `Courses/Subscribers?courseId=${id}&page=2&pageSize=2`);
  assert.deepEqual(
    second.data.items.map((item: { name: string }) => item.name),
    ['Giulia'],
  );
  const learner = await t.login('marco');
  assert.equal((await ask(learner, 'GET', `Courses/Subscribers?courseId=${id}`)).status, 403);
});
