import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';
import { searchPeople, walkToPage } from './search-people.ts';

let t: TestPlatform;

/** 5,100 with a common surname, with and without an accent; others before and behind them, some found by their mail. */
before(async () => {
  t = await testPlatform();
  // Vacuum takes rows for visible only when their commit is on the disk.
  await t.platform.database.script(
    `set synchronous_commit = on;
     insert into account (id, name, surname, fiscal_code, fiscal_code_type, email, communication_email, phone, birth_date,
       birth_place, citizenship, street, municipality, province, zip_code, ulic_code, is_docente, registered_at)
     select gen_random_uuid(), (array['Giulia', 'Marco', 'Niccolò', 'Rossana', 'Zita'])[1 + n % 5], surname, 'FND' || n, 'AB',
       'f' || n || '@found.example', case when n % 500 = 0 then 'rossi' || n || '@found.example' end, '+39 340 1234567',
       '1980-01-01', 'Reggio nell''Emilia', 'Italiana', 'Via Camillo Benso Conte di Cavour 123, scala B, interno 45',
       'Castelnovo ne'' Monti', 'RE', '42035', 'FOUND-' || n, n % 700 = 0, now()
     from (select n, case when n <= 2000 then (array['Abate', 'Bo', 'Zeta', 'De Rossi'])[1 + n / 7 % 4]
         when n % 9 = 0 then 'Ròssi' else 'Rossi' end as surname
       from generate_series(1, 6600) n) p
     -- In no order of a name, as people register.
     order by md5(n::text)`,
  );
  await run('vacuum analyze account');
});
after(() => t.close());

const run = async (text: string, values: unknown[] = []) =>
  (await t.platform.database.query(text, values)).rows;

type Person = { id: string; name: string; surname: string; isDocente: boolean; words: string };

const everybody = async () =>
  (await run(
    `select id, name, surname, is_docente as "isDocente",
       person_words(name, surname, email, communication_email, fiscal_code) as words
     from account where status = 'active'`,
  )) as Person[];

const sorts = (['surname', 'name'] as const).flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortDirection) => ({ sortBy, sortDirection })),
);

test('whatever words find, of many or few, is the same as everybody sorted and filtered, on PGlite and PostgreSQL', async () => {
  const all = await everybody();
  for (const { sortBy, sortDirection } of sorts) {
    const keyOf = ({ id, name, surname }: Person) =>
      (sortBy === 'name' ? [name, surname, id] : [surname, name, id]).join('\0');
    const sorted = all.toSorted((a, b) =>
      Buffer.compare(Buffer.from(keyOf(a)), Buffer.from(keyOf(b))),
    );
    if (sortDirection === 'desc') sorted.reverse();
    for (const [text, least] of [
      ['rossi', 4001],
      ['found.example', 4001],
      ['giulia rossi', 501],
      ['rossi500@', 1],
      ['nobody', 0],
    ] as const) {
      for (const isDocente of text === 'rossi' ? [undefined, true] : [undefined]) {
        const words = text.split(' ').map((word) => (word.length < 3 ? ` ${word}` : word));
        const expected = sorted.filter(
          (person) =>
            words.every((word) => person.words.includes(word)) &&
            (isDocente === undefined || person.isDocente === isDocente),
        );
        if (isDocente === undefined)
          assert.ok(expected.length >= least, `${text}: ${expected.length}`);
        for (const page of [1, 25, 26]) {
          const query = { text, isDocente, sortBy, sortDirection, page, pageSize: 20 };
          const { items, ...total } = await searchPeople(t.platform, query);
          assert.deepEqual(
            items.map(({ id }) => id),
            expected
              .slice(0, 500)
              .slice((page - 1) * 20, page * 20)
              .map(({ id }) => id),
            JSON.stringify(query),
          );
          const hasMore = expected.length > 500;
          assert.deepEqual(total, { totalItems: Math.min(500, expected.length), hasMore });
        }
      }
    }
  }
});

test('a walk to a common surname reads an index alone, by either name and both ways, on PGlite and PostgreSQL', async () => {
  for (const { sortBy, sortDirection } of sorts) {
    const query = { text: 'rossi', sortBy, sortDirection };
    const { sql, params } = walkToPage(t.platform.database.db, query, {
      before: 480,
      size: 20,
    }).toSQL();
    const lines = await run(`explain (analyze, buffers, timing off) ${sql}`, params);
    const plan = lines.map((line) => String(line['QUERY PLAN'])).join('\n');
    const index = new RegExp(`Index Only Scan (Backward )?using account_searched_${sortBy} `);
    assert.match(plan, index);
    // Of 500 to 2,000; a page that is still being filled is not known to be visible.
    assert.match(plan, /Heap Fetches: \d{1,2}$/m);
  }
});

// Three bytes that stay as they are, three that become two words of six, and four; none repeats soon enough to be packed.
for (const [script, from, many] of [
  ['one of three bytes', 0x4e00, 20_000],
  ['signs that are spelled out', 0x3371, 80],
  ['one of four bytes', 0x20000, 40_000],
] as const) {
  test(`the longest names in ${script} are stored beside the longest addresses`, async () => {
    const name = (seed: number) =>
      String.fromCodePoint(
        ...Array.from({ length: 100 }, (_, at) => from + ((seed * (at + 3) ** 3 + at) % many)),
      );
    const address = (seed: number) =>
      Array.from({ length: 200 }, (_, at) => ((seed * (at + 3) ** 3 + at) % 36).toString(36)).join(
        '',
      );
    const [row] = await run(
      `update account set name = $1, surname = $2, email = $3, communication_email = $4
       where id = (select id from account where surname = 'Bo' limit 1) returning id, surname`,
      [name(7919), name(104_729), address(7919), address(104_729)],
    );
    assert.equal(row?.['surname'], name(104_729));
  });
}

test('names and addresses as long as they may be are stored and found', async () => {
  const long = (seed: string) =>
    Array.from(
      { length: 200 },
      (_, at) => 'abcdefghijklmnopqrstuvwxyz'[(seed.charCodeAt(0) * (at + 3) ** 3 + at) % 26],
    ).join('');
  const [row] = await run(
    `update account set name = $1, surname = $2, email = $3, communication_email = $4, fiscal_code = $5
     where id = (select id from account where surname = 'Bo' limit 1) returning id`,
    ['n', 's', 'e', 'c', 'f'].map(long),
  );
  for (const seed of ['n', 's', 'e', 'c', 'f']) {
    const query = {
      text: long(seed).slice(60, 160),
      sortDirection: 'asc',
      page: 1,
      pageSize: 20,
    } as const;
    const { items } = await searchPeople(t.platform, query);
    assert.deepEqual(
      items.map(({ id }) => id),
      [row?.['id']],
    );
  }
});
