import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { demoCourseId, journeyCourseKey } from '../../../demo/courses/index.ts';
import { testPlatform, type TestPlatform } from '../../../testing/platform.ts';

let t: TestPlatform;
before(async () => {
  t = await testPlatform({ courses: true });
});
after(() => t.close());

type Answer = { data: unknown; code?: string; warning: string | null };

const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const answer = await t.call('anna', {
    method,
    url: `/api/Courses/${url}`,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, ...answer.json<Answer>() };
};

const save = (name: string, id?: number, macro = 1) =>
  ask('POST', 'Categorie', {
    ...(id === undefined ? {} : { categoriaId: id }),
    name,
    tipoMacroCategoryId: macro,
  });

type Row = { categoriaId: number; name: string; tipoMacroCategoryId: number };

const grid = async (query = ''): Promise<Row[]> =>
  ((await ask('GET', `GetCategoriesGrid?pageSize=100${query}`)).data as { items: Row[] }).items;
const names = async () => (await grid()).map(({ name }) => name);

const acts = async () => {
  const { rows } = await t.platform.database.query(
    "select act, detail->>'name' as name from audit_entry where subject_kind = 'category' order by seq",
  );
  return rows.map(({ act, name }) => `${act as string} ${name as string}`);
};

test('[API-87 part] [BACK-21] a category is added behind the others, renamed and deleted; each act is noted once', async () => {
  const before = await names();
  const added = await save('  Agricoltura ');
  const id = added.data as number;
  assert.equal(added.status, 200);
  const row = (await grid()).at(-1);
  assert.deepEqual([row?.categoriaId, row?.name, row?.tipoMacroCategoryId], [id, 'Agricoltura', 1]);
  assert.equal((await save('Agricoltura e verde', id, 2)).data, id);
  assert.equal((await save('Agricoltura e verde', id, 2)).data, id);
  const listed = (await ask('GET', 'Categorie')).data as { id: number; name: string }[];
  assert.equal(listed.find((category) => category.id === id)?.name, 'Agricoltura e verde');
  assert.equal((await ask('DELETE', `Categorie?categoriaId=${id}`)).data, true);
  assert.equal((await ask('DELETE', `Categorie?categoriaId=${id}`)).code, 'CATEGORY_NOT_FOUND');
  assert.deepEqual(await names(), before);
  assert.deepEqual(await acts(), [
    'category.added Agricoltura',
    'category.changed Agricoltura e verde',
    'category.deleted Agricoltura e verde',
  ]);
});

test('[BACK-22 part] a category needs a macro category and a name of one character', async () => {
  for (const payload of [
    { name: ' ', tipoMacroCategoryId: 1 },
    { name: '', tipoMacroCategoryId: 1 },
    { tipoMacroCategoryId: 1 },
    { name: 'Senza' },
    { name: 'Senza', tipoMacroCategoryId: null },
  ]) {
    const refused = await ask('POST', 'Categorie', payload);
    assert.equal(refused.status, 400, JSON.stringify(payload));
  }
  assert.equal((await save('Senza', undefined, 999)).code, 'MACRO_CATEGORY_NOT_FOUND');
  assert.equal((await save('Nessuna', 999)).code, 'CATEGORY_NOT_FOUND');
});

test('a name is one category’s, in any case of letters, also of two that are added at once', async () => {
  const taken = await save('lingue');
  assert.deepEqual(
    [taken.status, taken.code, taken.warning],
    [200, 'CATEGORY_EXISTS', 'C’è già una categoria “lingue”'],
  );
  const both = await Promise.all([save('Sport'), save('SPORT')]);
  assert.deepEqual(both.map(({ code }) => code ?? 'added').toSorted(), [
    'CATEGORY_EXISTS',
    'added',
  ]);
});

test('[API-87 part] a category that courses have is not deleted, and their number is told', async () => {
  const { rows } = await t.platform.database.query(
    'select category_id as id, count(*)::int as count from course group by 1 order by 1 limit 1',
  );
  const { id, count } = rows[0] as { id: number; count: number };
  const refused = await ask('DELETE', `Categorie?categoriaId=${id}`);
  assert.deepEqual([refused.status, refused.code], [200, 'CATEGORY_IN_USE']);
  assert.ok(count > 1);
  assert.match(String(refused.warning), new RegExp(`: ${count} `));
});

test('of a deletion and a course that takes the category at once, one is refused', async () => {
  for (let n = 0; n < 5; n += 1) {
    const id = (await save(`Contesa ${n}`)).data as number;
    const course = demoCourseId(journeyCourseKey);
    const [deleted, taken] = await Promise.allSettled([
      ask('DELETE', `Categorie?categoriaId=${id}`),
      t.platform.database.query('update course set category_id = $1 where id = $2', [id, course]),
    ]);
    const isDeleted = deleted.status === 'fulfilled' && deleted.value.data === true;
    assert.notEqual(isDeleted, taken.status === 'fulfilled');
    if (!isDeleted) {
      assert.equal(
        deleted.status === 'fulfilled' ? deleted.value.code : 'threw',
        'CATEGORY_IN_USE',
      );
    }
  }
});

test('the order is that of the administrators, everywhere; two moves at once leave each place once', async () => {
  const before = await grid();
  const last = before.at(-1);
  assert.ok(last);
  const move = (id: number, posizione: number) =>
    ask('POST', 'Categorie/Posizione', { categoriaId: id, posizione });
  assert.equal((await move(last.categoriaId, 2)).data, true);
  const [first, ...others] = before.map(({ name }) => name);
  const moved = [first, last.name, ...others.slice(0, -1)];
  assert.deepEqual(await names(), moved);
  const listed = (await ask('GET', 'Categorie')).data as { name: string }[];
  assert.deepEqual(
    listed.map(({ name }) => name),
    moved,
  );
  const before2 = (await acts()).length;
  await move(last.categoriaId, 2);
  assert.equal((await acts()).length, before2);
  await Promise.all(before.map(({ categoriaId }) => move(categoriaId, 1)));
  const { rows } = await t.platform.database.query('select position from category order by 1');
  assert.deepEqual(
    rows.map(({ position }) => position),
    before.map((_, at) => at + 1),
  );
  const sorted = (await grid('&sortBy=name')).map(({ name }) => name);
  assert.deepEqual(
    sorted,
    sorted.toSorted((a, b) => a.localeCompare(b, 'it')),
  );
});

test('editors change no category (E18)', async () => {
  for (const [method, url] of [
    ['POST', 'Categorie'],
    ['POST', 'Categorie/Posizione'],
    ['DELETE', 'Categorie?categoriaId=1'],
  ] as const) {
    const refused = await t.call('elena', { method, url: `/api/Courses/${url}` });
    assert.equal(refused.statusCode, 403, url);
  }
});

test('a category takes the look that is chosen for it, keeps it, and gives it back', async () => {
  const saved = await save('Cucina');
  const id = saved.data as number;
  const look = async () => {
    const listed = (await ask('GET', 'Categorie')).data as {
      id: number;
      key: string | null;
      look: string | null;
    }[];
    const found = listed.find((category) => category.id === id);
    return [found?.key, found?.look];
  };
  const change = (chosen?: string | null) =>
    ask('POST', 'Categorie', {
      categoriaId: id,
      name: 'Cucina',
      tipoMacroCategoryId: 1,
      ...(chosen === undefined ? {} : { look: chosen }),
    });
  assert.deepEqual(await look(), [null, null]);
  assert.equal((await change('edilizia')).data, id);
  assert.deepEqual(await look(), ['edilizia', 'edilizia']);
  await change();
  assert.deepEqual(await look(), ['edilizia', 'edilizia'], 'what is not said stays');
  assert.equal((await change('ruota')).status, 400);
  await change(null);
  assert.deepEqual(await look(), [null, null]);

  // One of the first categories has a look of its own, which a chosen one covers.
  const courseId = demoCourseId(journeyCourseKey);
  const course = async () => {
    const { data } = await ask('GET', `View/${courseId}`);
    return data as { categoriesId: number; categoryKey: string | null; category: string };
  };
  const { categoriesId, categoryKey, category } = await course();
  const chosen = categoryKey === 'lingue' ? 'sanita' : 'lingue';
  const row = (await grid()).find((each) => each.categoriaId === categoriesId);
  assert.ok(row);
  const dress = (given: string | null) =>
    ask('POST', 'Categorie', { ...row, name: category, look: given });
  await dress(chosen);
  assert.equal((await course()).categoryKey, chosen);
  await dress(null);
  assert.equal((await course()).categoryKey, categoryKey);
  await ask('DELETE', `Categorie?categoriaId=${id}`);
});
