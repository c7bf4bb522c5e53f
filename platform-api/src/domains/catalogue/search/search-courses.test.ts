import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { and, eq } from 'drizzle-orm';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { searchCourses, type CourseSearch } from './search-courses.ts';
import { suggestCourses } from './suggest-courses.ts';
import { courseProfessors, courseRankings, courses, professors } from '../tables.ts';

let t: TestPlatform;
/** Three courses with one rare word: in the title, among the tags, in the description. */
let inTitle: number;
let inTags: number;
let inText: number;

before(async () => {
  t = await testPlatform({ courses: true });
  inTitle = await store({ title: 'Zibaldone minimo', priceCents: 9000n });
  inTags = await store({ title: 'Quaderno', tags: ['zibaldone'], priceCents: 8000n });
  inText = await store({ title: 'Taccuino', description: 'Uno zibaldone', priceCents: 7000n });
  // The last is the best voted: that must not lift it above the others.
  await vote(inText, [5, 5, 5]);
});
after(() => t.close());

async function store(course: Partial<typeof courses.$inferInsert>): Promise<number> {
  const [row] = await t.platform.database.db
    .insert(courses)
    .values({ title: '', unitCode: randomUUID(), status: 1, categoryId: 2, ...course })
    .returning({ id: courses.id });
  assert.ok(row);
  return row.id;
}

const vote = (courseId: number, ranks: number[]) =>
  t.platform.database.db
    .insert(courseRankings)
    .values(ranks.map((rank) => ({ courseId, userId: randomUUID(), rank })));

const search = (searchText: string, more: Partial<CourseSearch> = {}) =>
  searchCourses(t.platform, { searchText, page: 1, pageSize: 12, ...more });

async function found(searchText: string, more: Partial<CourseSearch> = {}): Promise<number[]> {
  const { items } = await search(searchText, more);
  return items.map(({ id }) => id);
}

test('words in the title come first, then those in tags, category and teachers, then those in the texts', async () => {
  assert.deepEqual(await found('zibaldone'), [inTitle, inTags, inText]);
  for (const [place, id] of [inTitle, inTags, inText].entries()) {
    const page = await search('zibaldone', { page: place + 1, pageSize: 1 });
    assert.deepEqual([page.items.map((item) => item.id), page.totalItems], [[id], 3]);
  }
});

test('another order disregards where the words stand', async () => {
  assert.deepEqual(await found('zibaldone', { sort: 'price-asc' }), [inText, inTags, inTitle]);
  assert.deepEqual(await found('zibaldone', { sort: 'price-desc' }), [inTitle, inTags, inText]);
  assert.deepEqual(await found('zibaldone', { sort: 'newest' }), [inText, inTags, inTitle]);
  assert.deepEqual(await found('zibaldone', { sort: 'title' }), [inTags, inText, inTitle]);
  assert.deepEqual((await found('zibaldone', { sort: 'rating' }))[0], inText);
});

test('up to three letters begin a word of a heading, four a word of any text', async () => {
  for (const typed of ['zi', 'zib']) assert.deepEqual(await found(typed), [inTitle, inTags], typed);
  for (const typed of ['ziba', 'zibaldon', 'zibaldoni']) {
    assert.deepEqual(await found(typed), [inTitle, inTags, inText], typed);
  }
  assert.deepEqual(await found('uno zibaldone'), [inTitle, inTags, inText]);
});

test('a short word is found where it is whole, also in the texts', async () => {
  const id = await store({ title: 'Sollevare carichi', description: 'Con la gru qz7 in banchina' });
  assert.deepEqual(await found('qz7'), [id]);
  assert.deepEqual(await found('gru banchina qz7'), [id]);
});

test('words that carry no meaning count only where nothing else was typed', async () => {
  assert.deepEqual(await found('lo zibaldone per la'), [inTitle, inTags, inText]);
  assert.deepEqual(await found('the zibaldone of'), [inTitle, inTags, inText]);
  assert.ok(!(await found('della')).includes(inTitle));
});

test('what a database or a program would read otherwise is a word like others', async () => {
  const id = await store({ title: 'NULL e undefined in SQL' });
  assert.deepEqual(await found('null'), [id]);
  assert.deepEqual(await found('undefined "null'), [id]);
  for (const typed of ['\\', '"', '{}', "'':*", '*'.repeat(40), '½', 'ß', '工作']) {
    assert.equal(typeof (await search(typed)).totalItems, 'number', typed);
  }
});

test('the least rating is met to the hundredth', async () => {
  await vote(inTags, [4, 4, 5]);
  const at = (minRating: number) => found('zibaldone', { minRating });
  assert.ok((await at(4.33)).includes(inTags));
  assert.ok(!(await at(4.34)).includes(inTags));
  await vote(inTitle, [1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  assert.ok((await at(1.1)).includes(inTitle));
});

test('a price beyond all filters is stored and found', async () => {
  const id = await store({ title: 'Inestimabile', priceCents: 900_000_000_000n });
  const { items } = await search('inestimabile');
  assert.deepEqual([items[0]?.id, items[0]?.priceCents], [id, 900_000_000_000]);
});

test('a course is found and suggested while it is published, and by the words that it has now', async () => {
  const { db } = t.platform.database;
  const id = await store({ title: 'Gnomonica', status: 0 });
  const isFound = async (text: string) => [
    (await found(text)).includes(id),
    (await suggestCourses(t.platform, text)).some((course) => course.id === id),
  ];
  assert.deepEqual(await isFound('gnomonica'), [false, false]);
  await db.update(courses).set({ status: 1 }).where(eq(courses.id, id));
  assert.deepEqual(await isFound('gnomon'), [true, true]);
  await db.update(courses).set({ title: 'Meridiane' }).where(eq(courses.id, id));
  assert.deepEqual(await isFound('gnomonica'), [false, false]);
  assert.deepEqual(await isFound('meridiane'), [true, true]);
  await db.update(courses).set({ status: 2 }).where(eq(courses.id, id));
  assert.deepEqual(await isFound('meridiane'), [false, false]);
});

test('a suggestion says its category’s look, its cover and its price in euro', async () => {
  const answer = await t.call(null, { url: '/api/Courses/Suggestions?text=sicurezza' });
  const [first] = answer.json<{ data: Record<string, unknown>[] }>().data;
  assert.ok(first);
  const viewed = await t.call(null, { url: `/api/Courses/View/${String(first['id'])}` });
  const course = viewed.json<{ data: Record<string, unknown> }>().data;
  for (const fact of ['title', 'category', 'categoryKey', 'price']) {
    assert.deepEqual(first[fact], course[fact], fact);
  }
  assert.ok('urlImage' in first);
});

// With words and without, which are two functions of the database.
for (const text of ['sicurezza', '']) {
  test(`the counts of a search for “${text}” are those of the searches that they promise`, async () => {
    await checkCounts(text);
  });
}

async function checkCounts(text: string) {
  const filters = { minRating: 4, minPriceCents: 5000n, maxPriceCents: 12_000n };
  const { facets, totalItems } = await search(text, { ...filters, categoryIds: [1] });
  for (const { id, count } of facets.categories) {
    const { totalItems: promised } = await search(text, { ...filters, categoryIds: [id] });
    assert.equal(count, promised, `category ${id}`);
  }
  for (const { value, count } of facets.ratings) {
    const asked = { ...filters, categoryIds: [1], minRating: value };
    assert.equal(count, (await search(text, asked)).totalItems, `from ${value}`);
  }
  const { counts, minCents, maxCents } = facets.prices;
  assert.equal(counts.length, 10);
  assert.equal(
    counts.reduce((sum, count) => sum + count, 0),
    totalItems,
  );
  const all = await search(text, { pageSize: 200 });
  // No filter reaches beyond 20 million euros.
  const prices = all.items.flatMap(({ priceCents }) =>
    priceCents === null ? [] : [Math.min(priceCents, 2_000_000_000)],
  );
  assert.deepEqual([minCents, maxCents], [Math.min(...prices), Math.max(...prices)]);
}

test('without words all published courses are there, in each order and by pages', async () => {
  const all = await search('', { pageSize: 200 });
  const ids = all.items.map(({ id }) => id);
  assert.deepEqual([new Set(ids).size, all.totalItems], [ids.length, ids.length]);
  assert.deepEqual(
    (await search('', { pageSize: 5, page: 3 })).items.map(({ id }) => id),
    ids.slice(10, 15),
  );
  const { items: cheapest } = await search('', { pageSize: 200, sort: 'price-asc' });
  const prices = cheapest.flatMap(({ priceCents }) => (priceCents === null ? [] : [priceCents]));
  assert.deepEqual(
    prices,
    prices.toSorted((a, b) => a - b),
  );
  const { items: byTitle } = await search('', { pageSize: 200, sort: 'title' });
  const titles = byTitle.map(({ title }) => title);
  assert.deepEqual(titles, titles.toSorted(new Intl.Collator('und').compare));
  const draft = await store({ title: 'Bozza', status: 0 });
  assert.ok(!(await search('', { pageSize: 200 })).items.some(({ id }) => id === draft));
});

const byNumber = (a: number, b: number) => a - b;

/** Two teachers of one name, and the courses that name each; the third course names both, the draft the first. */
async function storeHomonyms() {
  const { db } = t.platform.database;
  const named = { name: 'Prof. Omonimo', email: 'omonimo@example.it' };
  const [first, second] = await db
    .insert(professors)
    .values([named, named])
    .returning({ id: professors.id });
  assert.ok(first && second);
  const cheap = await store({ title: 'Gnomone uno', priceCents: 1100n, categoryId: 1 });
  const dear = await store({ title: 'Gnomone due', priceCents: 12_100n });
  const common = await store({ title: 'Gnomone tre', priceCents: 5100n });
  const draft = await store({ title: 'Gnomone quattro', status: 0 });
  const pairs: [number, number][] = [
    [cheap, first.id],
    [dear, second.id],
    [common, second.id],
    [common, first.id],
    [draft, first.id],
  ];
  for (const [position, [courseId, professorId]] of pairs.entries()) {
    await db.insert(courseProfessors).values({ courseId, professorId, position });
  }
  return { first: first.id, second: second.id, cheap, dear, common };
}

test('the courses of a teacher are those that name this one, not one of the same name, and none that is no longer open', async () => {
  const { first, second, cheap, dear, common } = await storeHomonyms();
  for (const text of ['', 'gnomone']) {
    const of = async (professorId: number) =>
      (await found(text, { professorId })).toSorted(byNumber);
    assert.deepEqual(await of(first), [cheap, common], text);
    assert.deepEqual(await of(second), [dear, common], text);
    const { facets, totalItems } = await search(text, { professorId: first });
    assert.equal(totalItems, 2, text);
    assert.deepEqual([facets.prices.minCents, facets.prices.maxCents], [1100, 5100], text);
    assert.equal(
      facets.categories.reduce((sum, { count }) => sum + count, 0),
      2,
      text,
    );
    const { totalItems: inOne } = await search(text, { professorId: first, categoryIds: [1] });
    assert.equal(inOne, 1, text);
  }
  assert.deepEqual(await found('', { professorId: 2_000_000 }), []);
  // A homonym in place of the teacher changes no word of the course, and counts at once.
  const { db } = t.platform.database;
  const ofFirst = async () => (await found('', { professorId: first })).toSorted(byNumber);
  const link = { courseId: common, professorId: first };
  assert.deepEqual(await ofFirst(), [cheap, common]);
  await db
    .update(courseProfessors)
    .set({ professorId: second })
    .where(eq(courseProfessors.courseId, cheap));
  assert.deepEqual(await ofFirst(), [common]);
  await db
    .delete(courseProfessors)
    .where(and(eq(courseProfessors.courseId, common), eq(courseProfessors.professorId, first)));
  assert.deepEqual(await ofFirst(), []);
  await db.insert(courseProfessors).values({ ...link, position: 0 });
  assert.deepEqual(await ofFirst(), [common]);
});

type Found = { data: { items: { id: number }[]; professor: { label: string } | null } };

test('the answer names the teacher asked for, unless no published course does', async () => {
  const { first, common, cheap } = await storeHomonyms();
  const { db } = t.platform.database;
  const reader = await t.login('marco');
  const named = async () => {
    const open = await t.call(null, { url: `/api/Courses/Public?professor=${first}` });
    const searched = await reader.call({
      method: 'POST',
      url: '/api/SearchFullText',
      payload: { professor: first },
    });
    const [a, b] = [open, searched].map((answer) => answer.json<Found>().data);
    assert.deepEqual(a, b);
    return a;
  };

  const known = await named();
  assert.equal(known?.professor?.label, 'Prof. Omonimo');
  assert.deepEqual(known.items.map(({ id }) => id).toSorted(byNumber), [cheap, common]);
  for (const id of [common, cheap]) {
    await db.update(courses).set({ status: 3 }).where(eq(courses.id, id));
  }
  assert.deepEqual(await named().then((data) => [data?.professor, data?.items]), [null, []]);
  const without = await t.call(null, { url: '/api/Courses/Public' });
  assert.equal(without.json<Found>().data.professor, null);
});

test('a version that knows no teachers searches as before', async () => {
  const counted = async (statement: string) => {
    const { rows } = await t.platform.database.query(
      `select (${statement})->>'totalItems' as total`,
    );
    return Number(rows[0]?.['total']);
  };
  assert.equal(
    await counted("browse_courses(null, null, null, null, 'rating', 0, 5)"),
    (await search('')).totalItems,
  );
  assert.equal(
    await counted("search_courses('{zibaldone}', null, null, null, null, 'relevance', 0, 5)"),
    (await search('zibaldone')).totalItems,
  );
});
