import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eq, sql } from 'drizzle-orm';
import { recordStatements } from '../../../testing/search-bench/record-statements.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { categories, courseRankings, courses } from '../tables.ts';
import { forgetChanges, KEPT_CHANGES } from './forget-changes.ts';
import { catalogueChanges } from './tables.ts';
import { searchCourses, type CourseSearch } from './search-courses.ts';

let t: TestPlatform;
/** The same database as another process sees it, which keeps nothing of this one. */
let elsewhere: TestPlatform['platform'];

before(async () => {
  t = await testPlatform({ courses: true });
  elsewhere = { ...t.platform };
});
after(() => t.close());

const open = (platform = t.platform, more: Partial<CourseSearch> = {}) =>
  searchCourses(platform, { page: 1, pageSize: 5, ...more });

const shown = async () => (await open()).items.map(({ id }) => id);

/** Opens before and after a change; what is shown then is what a process that keeps nothing finds. */
async function openAround(change: () => Promise<unknown>) {
  const earlier = await open();
  await change();
  const later = await open();
  assert.deepEqual(later, await open({ ...t.platform }));
  return { earlier, later };
}

const vote = (courseId: number, ranks: number[]) =>
  t.platform.database.db
    .insert(courseRankings)
    .values(ranks.map((rank) => ({ courseId, userId: randomUUID(), rank })));

test('what is kept answers as what is counted, for each filter, order and page', async () => {
  const cases: Partial<CourseSearch>[] = [
    {},
    { page: 2 },
    { sort: 'price-asc' },
    { sort: 'title' },
    { minRating: 4 },
    { categoryIds: [2, 3] },
    { minPriceCents: 5000n, maxPriceCents: 12_000n, categoryIds: [1], minRating: 3 },
  ];
  for (const filters of cases) {
    const first = await open(t.platform, filters);
    assert.deepEqual(await open(t.platform, filters), first, filters.sort);
    assert.deepEqual(await open({ ...t.platform }, filters), first, filters.sort);
  }
});

test('a process counts once for each version, however many ask', async () => {
  const platform = { ...t.platform };
  const countings = async (work: () => Promise<unknown>) => {
    const statements = await recordStatements(platform, async ({ database }) => {
      platform.database = database;
      await work();
    });
    return statements.filter((statement) => statement.sql.includes('browse_courses')).length;
  };
  const many = () => Promise.all(Array.from({ length: 20 }, () => open(platform)));
  assert.equal(await countings(many), 1);
  assert.equal(await countings(many), 0);
  await vote(1, [3]);
  assert.equal(await countings(many), 1);
});

test('each change of the catalogue is shown at once, on PGlite and PostgreSQL', async () => {
  const { db } = t.platform.database;
  const last = (await open(t.platform, { page: 1, pageSize: 100 })).items.at(-1)?.id ?? 0;
  const price = (id: number, priceCents: bigint) =>
    db.update(courses).set({ priceCents }).where(eq(courses.id, id));

  const voted = await openAround(() =>
    vote(
      last,
      Array.from({ length: 4000 }, () => 5),
    ),
  );
  assert.equal(voted.later.items[0]?.id, last);

  const dearer = await openAround(() => price(last, 90_000n));
  assert.equal(dearer.later.facets.prices.maxCents, 90_000);

  const suspended = await openAround(() =>
    db.update(courses).set({ status: 3 }).where(eq(courses.id, last)),
  );
  assert.equal(suspended.later.totalItems, suspended.earlier.totalItems - 1);

  const renamed = await openAround(() =>
    db.update(categories).set({ name: 'Nuovo nome' }).where(eq(categories.id, 1)),
  );
  assert.equal(renamed.later.facets.categories[0]?.name, 'Nuovo nome');

  const added = await openAround(() =>
    db.insert(categories).values({ name: 'Mai vista', macroCategoryId: 1 }),
  );
  assert.equal(added.later.facets.categories.length, added.earlier.facets.categories.length + 1);

  const removed = await openAround(() =>
    db.delete(categories).where(eq(categories.name, 'Mai vista')),
  );
  assert.equal(
    removed.later.facets.categories.length,
    removed.earlier.facets.categories.length - 1,
  );
});

test('a change that began before another and is stored after it is shown at once', async () => {
  if (t.platform.database.kind === 'pglite') return;
  const [first = 0, second = 0] = await shown();
  let finish = () => {};
  const isFinished = new Promise<void>((done) => (finish = done));
  let begun = () => {};
  const hasBegun = new Promise<void>((done) => (begun = done));
  const slow = t.platform.database.transaction(async () => {
    await vote(
      second,
      Array.from({ length: 4000 }, () => 5),
    );
    begun();
    await isFinished;
  });
  await hasBegun;
  await vote(first, [5]);
  const before = await open();
  finish();
  await slow;
  const later = await open();
  assert.notDeepEqual(later, before);
  assert.deepEqual(later, await open(elsewhere));
  assert.equal(later.items[0]?.id, second);
});

test('old changes are forgotten, which is a change itself', async () => {
  const { db } = t.platform.database;
  const version = async () => {
    const { rows } = await t.platform.database.query('select catalogue_version() as version');
    return rows;
  };
  await db.execute(
    sql`insert into catalogue_change (id) select nextval(pg_get_serial_sequence('catalogue_change', 'id')) from generate_series(1, ${2 * KEPT_CHANGES})`,
  );
  const before = await version();
  await forgetChanges(t.platform);
  assert.notDeepEqual(await version(), before);
  const kept = await db.$count(catalogueChanges);
  assert.equal(kept, KEPT_CHANGES + 1);
  const few = await version();
  await forgetChanges(t.platform);
  assert.deepEqual(await version(), few);
});
