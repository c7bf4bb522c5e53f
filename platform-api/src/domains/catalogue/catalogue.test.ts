import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { demoCourseId, journeyCourseKey } from '../../demo/courses/index.ts';
import { loadFaqs } from '../../demo/faq.ts';
import { planExams } from '../../testing/exams.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { courseStatus, type CourseStatus } from './course/course-status.ts';
import { courseForSale, courseStructure } from './index.ts';
import { courses } from './tables.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
  await loadFaqs(t.platform);
});
after(() => t.close());

type Item = {
  id: number;
  title: string;
  price: number;
  ratio: number;
  votes: number;
  statoCorso: number;
  categoriesId: number;
};

async function publicCourses(query: Record<string, string | string[]>) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of [value].flat()) search.append(key, item);
  }
  const response = await t.call(null, { url: `/api/Courses/Public?${search.toString()}` });
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data as {
    items: Item[];
    totalItems: number;
    facets: { categories: { id: number; count: number }[]; prices: { counts: number[] } };
  };
}

test('[API-14] [PUB-03 part] the public list of the most ranked, three of them, the best voted first', async () => {
  const { items, totalItems } = await publicCourses({ typology: '0', pageSize: '3' });
  assert.equal(totalItems, 24);
  assert.equal(items.length, 3);
  assert.ok(items.every((item) => item.ratio >= 4.7 && item.votes > 100));
  assert.equal(items[0]?.id, demoCourseId('assistenza-persona'));
});

test('[CAT-15 part] drafts and suspended courses are in no public list', async () => {
  const { items } = await publicCourses({ pageSize: '48' });
  assert.equal(items.length, 24);
  assert.ok(items.every((item) => item.statoCorso === 1));
});

for (const [typed, key, why] of [
  ['sicurezza ufficio', 'sicurezza-in-ufficio', 'all the words'],
  ['antincendi', 'antincendio', 'the beginning of a word'],
  ['fatture', 'fatturazione', 'a tag'],
  ['sanita', 'assistenza-persona', 'the category without its accent'],
  ['Ferrante', 'assistenza-persona', 'a teacher'],
  ['impainti elettrici', 'impianti-elettrici', 'a slip of the hand'],
  ['antincedio', 'antincendio', 'a missing letter'],
  ['CEI 64-8', 'impianti-elettrici', 'a number with a dash'],
] as const) {
  test(`[API-31 part] the search finds by ${why}: ${typed}`, async () => {
    const { items } = await publicCourses({ searchText: typed, pageSize: '48' });
    assert.ok(
      items.slice(0, 4).some((item) => item.id === demoCourseId(key)),
      `${typed}: ${items.map((item) => item.title).join(' | ')}`,
    );
  });
}

test('a search of signs or of nothing known is an answer, never an error', async () => {
  assert.equal((await publicCourses({ searchText: "& | ! ( ' : *" })).totalItems, 24);
  assert.equal((await publicCourses({ searchText: 'xyzzyqwk' })).totalItems, 0);
  assert.equal((await publicCourses({ searchText: 'della' })).totalItems >= 0, true);
});

test('likeness gives what is near, not what is far', async () => {
  const { items, facets } = await publicCourses({ searchText: 'antincedio', pageSize: '48' });
  assert.deepEqual(
    items.map(({ id }) => id),
    [demoCourseId('antincendio')],
  );
  // Every category stays to be chosen, also without a course.
  assert.equal(facets.categories.length, 8);
});

test('filters narrow together, and each facet counts without its own filter', async () => {
  const wide = await publicCourses({ pageSize: '48' });
  const narrow = await publicCourses({
    categories: ['1', '2'],
    rating: '4.5',
    minPrice: '80',
    maxPrice: '120',
    pageSize: '48',
  });
  assert.ok(narrow.totalItems > 0 && narrow.totalItems < wide.totalItems);
  for (const item of narrow.items) {
    assert.ok([1, 2].includes(item.categoriesId));
    assert.ok(item.ratio >= 4.5 && item.price >= 80 && item.price <= 120);
  }
  assert.ok(narrow.facets.categories.some(({ id, count }) => id > 2 && count > 0));
  assert.equal(
    wide.facets.prices.counts.reduce((sum, count) => sum + count, 0),
    24,
  );
});

test('a minimum price above the maximum is refused and names the field', async () => {
  const response = await t.call(null, { url: '/api/Courses/Public?minPrice=90&maxPrice=80' });
  assert.equal(response.statusCode, 422);
  assert.equal(response.json().code, 'PRICE_RANGE_INVERTED');
});

test('pages hold what is left and nothing twice', async () => {
  const first = await publicCourses({ page: '1', pageSize: '20' });
  const second = await publicCourses({ page: '2', pageSize: '20' });
  const third = await publicCourses({ page: '3', pageSize: '20' });
  assert.deepEqual([first.items.length, second.items.length, third.items.length], [20, 4, 0]);
  assert.equal(third.totalItems, 24);
  assert.equal(new Set([...first.items, ...second.items].map(({ id }) => id)).size, 24);
});

test('[API-17 part] [CAT-10] [CAT-11] [CAT-12] the detail has the fields of the documents by their names', async () => {
  await planExams(t, journeyCourseKey);
  const id = demoCourseId(journeyCourseKey);
  const response = await t.call(null, { url: `/api/Courses/View/${id}` });
  assert.equal(response.statusCode, 200, response.body);
  const course = response.json().data;
  const documented =
    'id title description synopses prerequisites levelsId difficultyCourse categoriesId macroCategory ' +
    'corsoTags price priceSimulation priceCertification coverImage documentList durataCorso credits ' +
    'version statoCorso modules corsoFaq professors rankings rankingUtente percentage ' +
    'userIsDocenteCourse esamiDTO idBadgeCertification CorsoUnitCode dataCreazione';
  for (const name of documented.split(' ')) {
    assert.ok(name in course, name);
  }
  for (const name of ['value', 'percentage']) assert.ok(name in course.rankings.votes[0], name);
  assert.deepEqual([course.price, course.priceSimulation, course.priceCertification], [79, 19, 49]);
  assert.equal(course.durataCorso, 60);
  assert.equal(course.modules.length, 2);
  assert.deepEqual(
    course.modules.map((module: { duration: number }) => module.duration),
    [30, 30],
  );
  assert.equal(course.rankings.ratio, 4.43);
  assert.deepEqual(
    course.rankings.votes.map((vote: { percentage: number }) => vote.percentage),
    [58, 31, 8, 2, 1],
  );
  assert.equal(typeof course.corsoFaq[0].answare, 'string');
  assert.equal(course.esamiDTO.length, 2);
  assert.equal(course.percentage, null);
  assert.equal(course.CorsoUnitCode, 'WB-0001');
});

test('[CAT-12 part] [EDIT-11 part] [EDIT-13 part] a visitor reads modules and lessons as their editor does, without the text of a lesson', async () => {
  type Lesson = Record<string, unknown> & { documentList: Record<string, unknown>[] };
  type Module = Record<string, unknown> & { lessonList: Lesson[] };
  const read = async (person: 'elena' | null, path: string) => {
    const { data } = (await t.call(person, { url: `/api/Courses/${path}` })).json();
    return data as Record<string, unknown> & { modules: Module[] };
  };
  const id = demoCourseId(journeyCourseKey);
  const viewed = await read(null, `View/${id}`);
  const written = await read('elena', String(id));
  // What a video is made of is for those who paid (1§4); how far somebody is has its own test.
  const shown = (modules: Module[]) =>
    modules.map(({ isCompleted: _done, lessonList, ...module }) => ({
      ...module,
      lessonList: lessonList.map(
        ({
          isCompleted: _isDone,
          completedDate: _at,
          content: _text,
          description: _words,
          ...lesson
        }) => ({
          ...lesson,
          documentList: lesson.documentList.map(({ documentId, name }) => [documentId, name]),
        }),
      ),
    }));
  assert.deepEqual(shown(viewed.modules), shown(written.modules));
  const lessons = (modules: Module[]) => modules.flatMap(({ lessonList }) => lessonList);
  assert.ok(lessons(viewed.modules).every(({ description }) => description === ''));
  assert.ok(lessons(written.modules).some(({ description }) => description !== ''));
  assert.ok(viewed.modules.every(({ name, description }) => name !== '' && description !== ''));
  for (const field of ['dataCreazione', 'CorsoUnitCode']) {
    assert.equal(viewed[field], written[field], field);
  }
  const [stored] = await t.platform.database.db
    .select({ createdAt: courses.createdAt })
    .from(courses)
    .where(eq(courses.id, id));
  assert.equal(viewed['dataCreazione'], stored?.createdAt.toISOString());
});

test('[CAT-16 part] a visitor reads a suspended course, never a draft or a missing one', async () => {
  const statusOf = async (id: number) =>
    (await t.call(null, { url: `/api/Courses/View/${id}` })).statusCode;
  assert.equal(await statusOf(demoCourseId('social-impresa')), 200);
  assert.equal(await statusOf(demoCourseId('rls-aggiornamento')), 404);
  assert.equal(await statusOf(9999), 404);
  assert.equal(await statusOf(2_147_483_648), 400);
});

test('[API-11] [CAT-13] lookups: eight categories with their courses, macro categories, levels, credits, teachers', async () => {
  const read = async (path: string) =>
    (await t.call(null, { url: `/api/Courses/${path}` })).json().data;
  const categories = await read('Categorie');
  assert.equal(categories.length, 8);
  assert.equal(
    categories.reduce((sum: number, c: { totalCourses: number }) => sum + c.totalCourses, 0),
    24,
  );
  assert.equal((await read('GetTipoMacroCategories')).length, 4);
  assert.deepEqual(await read('Levels'), [
    { id: 0, name: 'Principianti' },
    { id: 1, name: 'Avanzato' },
    { id: 2, name: 'Esperti' },
  ]);
  assert.equal((await read('CFU')).length, 13);
  const teachers = { url: '/api/Courses/Docenti' };
  assert.equal((await t.call(null, teachers)).statusCode, 401);
  const names = (await t.call('marco', teachers))
    .json()
    .data.map(({ label }: { label: string }) => label);
  assert.ok(names.includes('Dott.ssa Lucia Ferrante'), String(names));
  assert.ok(!names.some((name: string) => name.includes('Bianchi')), 'who does not teach');
});

test('[API-20] teachers of a course; [API-30] contacts name modules and teachers, addresses not to visitors', async () => {
  const id = demoCourseId('assistenza-persona');
  const professors = (await t.call(null, { url: `/api/Courses/GetProfessors/${id}` })).json().data;
  assert.deepEqual(
    professors.map((professor: { label: string }) => professor.label),
    ['Dott.ssa Lucia Ferrante', 'Inf. Chiara De Luca'],
  );
  const contacts = (await t.call(null, { url: `/api/Courses/Contacts/${id}` })).json().data;
  assert.equal(contacts.modules.length, 3);
  assert.equal(contacts.teachers[0].email, null);
});

test('[CAT-14] 0 is a draft, 1 published, 2 suspended, 3 deleted, and there is no other status', async () => {
  const id = demoCourseId('assistenza-persona');
  const editor = await t.login('anna');
  const learner = await t.login('marco');
  const view = { url: `/api/Courses/View/${id}` };
  assert.deepEqual(courseStatus, { DRAFT: 0, PUBLISHED: 1, SUSPENDED: 2, DELETED: 3 });
  const set = (status: number) =>
    t.platform.database.query('update course set status = $1 where id = $2', [status, id]);
  try {
    // What is on sale is published; what a learner can still see was published once.
    for (const [status, isSeen, isListed] of [
      [0, false, false],
      [1, true, true],
      [2, true, false],
      [3, false, false],
    ] as const) {
      await set(status);
      assert.equal((await editor.call(view)).json().data.statoCorso, status);
      assert.equal((await learner.call(view)).statusCode === 200, isSeen, String(status));
      const listed = await publicCourses({ pageSize: '48' });
      assert.equal(
        listed.items.some((item: Item) => item.id === id),
        isListed,
        String(status),
      );
    }
    await assert.rejects(set(4));
    await assert.rejects(set(-1));
  } finally {
    await set(1);
  }
});

test('page, teachers, contacts and reviews of a course are open to the same people, in each status', async () => {
  const id = demoCourseId('assistenza-persona');
  const { db } = t.platform.database;
  const viewers = {
    visitor: null,
    learner: await t.login('marco'),
    teacher: await t.login('lucia'),
    editor: await t.login('anna'),
  };
  const openTo: [CourseStatus, string[]][] = [
    ['PUBLISHED', ['visitor', 'learner', 'teacher', 'editor']],
    ['SUSPENDED', ['visitor', 'learner', 'teacher', 'editor']],
    ['DRAFT', ['editor']],
    ['DELETED', ['teacher', 'editor']],
  ];
  try {
    for (const [status, expected] of openTo) {
      await db.update(courses).set({ status: courseStatus[status] }).where(eq(courses.id, id));
      for (const path of ['View', 'GetProfessors', 'Contacts', 'Reviews']) {
        const admitted: string[] = [];
        for (const [name, session] of Object.entries(viewers)) {
          const request = { url: `/api/Courses/${path}/${id}` };
          const answer = session ? await session.call(request) : await t.call(null, request);
          if (answer.statusCode === 200) admitted.push(name);
          else assert.equal(answer.statusCode, 404);
        }
        assert.deepEqual(admitted, expected, `${path} of ${status}`);
      }
    }
  } finally {
    await db.update(courses).set({ status: courseStatus.PUBLISHED }).where(eq(courses.id, id));
  }
});

test('courseForSale and courseStructure tell the other domains in cents and in order', async () => {
  const id = demoCourseId(journeyCourseKey);
  const product = await courseForSale(t.platform, id);
  assert.equal(product?.priceCents, 7900n);
  assert.equal(product?.status, 'PUBLISHED');
  assert.equal(product?.categoryKey, 'sicurezza');
  assert.equal(product?.professorName, 'Dott. Pietro Corsi');
  const structure = await courseStructure(t.platform, id);
  const lessons = structure?.modules.flatMap((module) => module.lessons) ?? [];
  assert.deepEqual(
    lessons.map(({ index, durationMinutes }) => [index, durationMinutes]),
    [
      [0, 15],
      [1, 15],
      [0, 15],
      [1, 15],
    ],
  );
  assert.equal(lessons[0]?.documents[0]?.fileName, 'rischi-in-ufficio.mp4');
  assert.equal(await courseForSale(t.platform, 9999), null);
});

test('a renamed category is found by its new name', async () => {
  const { categories } = await import('./tables.ts');
  const { eq } = await import('drizzle-orm');
  const { db } = t.platform.database;
  await db.update(categories).set({ name: 'Zoologia' }).where(eq(categories.key, 'lingue'));
  assert.equal((await publicCourses({ searchText: 'zoologia' })).totalItems, 3);
  await db.update(categories).set({ name: 'Lingue' }).where(eq(categories.key, 'lingue'));
});

test('[API-32 part] [FAQ-03] the FAQ of the platform: id, question, answare, to everyone', async () => {
  const response = await t.call(null, { url: '/api/FaqWB/Faq' });
  const entries = response.json().data;
  assert.equal(entries.length, 10);
  // The documents' three, and the place of ours, by which a question is linked.
  assert.deepEqual(Object.keys(entries[0]), ['id', 'place', 'question', 'answare']);
});

test('[API-52] [PUB-06 part] the user manual is a PDF file of several pages, in both languages', async () => {
  for (const language of ['it', 'en']) {
    const response = await t.call(null, {
      url: '/api/Documents/UserManual',
      headers: { 'accept-language': language },
    });
    assert.equal(response.statusCode, 200, response.body.slice(0, 300));
    assert.equal(response.headers['content-type'], 'application/pdf');
    assert.match(String(response.headers['content-disposition']), /attachment; filename=/);
    assert.equal(response.rawPayload.subarray(0, 5).toString(), '%PDF-');
    const text = response.rawPayload.toString('latin1');
    assert.match(text, /\/FontFile2\b/, 'the font is embedded');
    assert.doesNotMatch(text, /Helvetica/, 'no font is left to the reader’s machine');
    const pages = text.match(/\/Type \/Page\b/g) ?? [];
    assert.ok(pages.length >= 3 && pages.length <= 6, `${pages.length} pages`);
  }
});

test('a slip of the hand tells what was searched in its place; known words tell nothing', async () => {
  const correctedOf = async (searchText: string) => {
    const query = new URLSearchParams({ searchText }).toString();
    const answer = await t.call(null, { url: `/api/Courses/Public?${query}` });
    return answer.json().data.correctedText as string | null;
  };
  assert.equal(await correctedOf('antincedio'), 'antincendio');
  assert.equal(await correctedOf('antincendi'), null);
  assert.equal(await correctedOf('xyzzyqwk'), null);
});

test('[API-31 part] English stems find too', async () => {
  const { courses } = await import('./tables.ts');
  const { eq } = await import('drizzle-orm');
  const id = demoCourseId('inglese-lavoro');
  const { db } = t.platform.database;
  const [before] = await db.select().from(courses).where(eq(courses.id, id));
  await db.update(courses).set({ synopsis: 'Negotiating at meetings' }).where(eq(courses.id, id));
  const { items } = await publicCourses({ searchText: 'the meeting negotiated' });
  assert.deepEqual(
    items.map((item) => item.id),
    [id],
  );
  await db
    .update(courses)
    .set({ synopsis: before?.synopsis ?? '' })
    .where(eq(courses.id, id));
});

test('each choice of the rating filter has its count, the other filters heeded', async () => {
  const { facets } = await publicCourses({ categories: '1', pageSize: '48' });
  const counts = (facets as unknown as { ratings: { value: number; count: number }[] }).ratings;
  assert.deepEqual(
    counts.map(({ value }) => value),
    [4.5, 4, 3],
  );
  for (const { value, count } of counts) {
    const { totalItems } = await publicCourses({ categories: '1', rating: String(value) });
    assert.equal(count, totalItems, `from ${value}`);
  }
});

test('suggestions follow what is typed, by titles, teachers and tags, six at most', async () => {
  const suggested = async (text: string) =>
    (
      await t.call(null, { url: `/api/Courses/Suggestions?text=${encodeURIComponent(text)}` })
    ).json().data as { id: number; title: string; category: string }[];
  const found = await suggested('sicurezza uff');
  assert.equal(found[0]?.id, demoCourseId(journeyCourseKey));
  assert.equal(found[0]?.category, 'Sicurezza sul lavoro');
  assert.ok((await suggested('s')).length <= 6);
  assert.deepEqual(await suggested(" ' & "), []);
  assert.deepEqual(await suggested('rls'), [], 'no drafts');
});

test('a vote moves the course in the list immediately', async () => {
  const { courseRankings } = await import('./tables.ts');
  const { and, eq } = await import('drizzle-orm');
  const { db } = t.platform.database;
  const courseId = demoCourseId('excel');
  const ratioOf = async () =>
    (await publicCourses({ pageSize: '48' })).items.find(({ id }) => id === courseId);
  const before = await ratioOf();
  const userId = '00000000-0000-4000-8000-000000000001';
  await db.insert(courseRankings).values({ courseId, userId, rank: 1 });
  assert.equal((await ratioOf())?.votes, (before?.votes ?? 0) + 1);
  await db
    .delete(courseRankings)
    .where(and(eq(courseRankings.courseId, courseId), eq(courseRankings.userId, userId)));
  assert.deepEqual(await ratioOf(), before);
});
