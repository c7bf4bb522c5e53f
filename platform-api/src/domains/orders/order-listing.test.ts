import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { listEarlierOrders } from '../../database/order-listing.ts';
import { selectRows } from '../../database/select-rows.ts';
import { testPlatform, type TestPlatform, type TestSession } from '../../testing/platform.ts';
import { untilOneWaits } from '../../testing/until-one-waits.ts';
import { idsByBuyer } from './ids-by-buyer.ts';
import { orderConditions } from './order-conditions.ts';
import { forgetUnpaidGuests } from './personal-data.ts';
import { lockOrder } from './repository.ts';
import { orderListing } from './tables.ts';

let t: TestPlatform;
let anna: TestSession;
before(async () => {
  t = await testPlatform({ courses: true });
  anna = await t.login('anna', 'AdminWorkerBadge');
});
after(() => t.close());
beforeEach(async () => {
  // Thousands, of which each row would be taken out of the listing by itself.
  await run('truncate customer_order, order_listing cascade');
});

const run = async (text: string, values: unknown[] = []) =>
  (await t.platform.database.query(text, values)).rows;

/** Guests' orders, 1 and on, the first of Sara Colombo, each with a line. */
async function storeOrders(count: number, state = 'Ordinato'): Promise<void> {
  await run(
    `insert into customer_order (id, number, state, payment_type_id, has_simulation, has_certification,
       gross_cents, discount_cents, total_cents, net_cents, vat_cents, coupon_cents, due_cents, billing,
       language, terms_accepted_at, ordered_at, paid_at, cancelled_at)
     select n, 'WB-2026-' || lpad(n::text, 6, '0'), $2, 1, false, false, 1000, 0, 1000, 1000, 0, 0, 1000,
       jsonb_build_object('name', 'Sara', 'surname', 'Colombo', 'email', 's' || n || '@example.it'),
       'it', now(), '2026-10-01T10:00:00Z'::timestamptz + n * interval '1 minute',
       case when $2 = 'Pagato' then now() end, case when $2 = 'Annullato' then '2026-10-02'::timestamptz end
     from generate_series(1, $1::int) n`,
    [count, state],
  );
  await run(
    `insert into customer_order_line (order_id, position, course_id, title, quantity, course_cents, discount_cents)
     select o.id, 1, (select min(id) from course), 'Antincendio', 1, 1000, 0 from customer_order o`,
  );
}

/** What lists each order as it is stored takes most of the time: these are stored as a database of before it has them. */
async function unlisted(store: () => Promise<unknown>): Promise<void> {
  for (const table of ['customer_order', 'customer_order_line']) {
    await run(`alter table ${table} disable trigger user`);
  }
  await store();
  for (const table of ['customer_order', 'customer_order_line']) {
    await run(`alter table ${table} enable trigger user`);
  }
}

/** Stores orders, and lists them all when they are there. */
async function listedAtLast(store: () => Promise<unknown>): Promise<void> {
  await unlisted(store);
  await run('insert into order_listing select * from listing_of_orders(0, 2147483647)');
}

/** That the listing says what the orders say now. */
async function assertListed(count: number): Promise<void> {
  const listed = await run('select * from order_listing order by order_id');
  const isNow = await run('select * from listing_of_orders(0, 2147483647) order by 1');
  assert.equal(listed.length, count);
  assert.deepEqual(
    listed.map(({ order_id: _id, ...row }) => row),
    isNow.map(({ order_id: _id, ...row }) => row),
  );
}

/** As a database of before the listing. */
async function unlist(): Promise<void> {
  await run('delete from order_listing');
  await run("delete from schema_migration where name = 'order-listing'");
}

const find = async (query: string) =>
  (await anna.call({ url: `/api/List/Orders?${query}` })).json<{
    data: { items: { orderNumber: string }[]; totalItems: number; hasMore: boolean };
  }>().data;

test('the listing follows an order from its draft to its end: state, buyer, lines and invoice', async () => {
  await storeOrders(2, 'Bozza');
  await assertListed(0);
  await run(`update customer_order set state = 'Ordinato'`);
  await assertListed(2);
  await run(`update customer_order set state = 'Pagato', paid_at = now() where id = 1`);
  await run('insert into invoice (order_id, year, number, issued_at) values (1, 2026, 7, now())');
  await run(`update customer_order_line set title = 'Ponteggi' where order_id = 1`);
  await run(
    `update customer_order set billing = billing || '{"surname": "Nuovi", "company": {"name": "Edilnova"}}' where id = 1`,
  );
  await assertListed(2);
  assert.equal((await find('ricerca=edilnova%20ponteggi')).totalItems, 1);
  assert.equal((await find('ricerca=sara%20colombo')).totalItems, 1);
  assert.equal((await find('tipoRicevuta=2')).totalItems, 1);
  await run('delete from customer_order_line where order_id = 2');
  await assertListed(2);
  await run('delete from customer_order where id = 2');
  await assertListed(1);
});

test('who is forgotten is in no search', async () => {
  await storeOrders(1, 'Annullato');
  assert.equal((await find('ricerca=colombo')).totalItems, 1);
  await forgetUnpaidGuests(t.platform);
  assert.equal((await find('ricerca=colombo')).totalItems, 0);
  const [row] = await run('select surname, name, words from order_listing');
  assert.deepEqual(row, {
    surname: 'cancellati',
    name: 'Dati',
    words: ' wb-2026-000001 dati cancellati   antincendio',
  });
});

test('an order and its line that change at once are listed as both end, on PGlite and PostgreSQL', async () => {
  await storeOrders(1);
  const { database } = t.platform;
  for (const order of [0, 50]) {
    await Promise.all([
      database.transaction(async () => {
        await wait(order);
        await database.db.execute(
          `update customer_order set billing = billing || '{"surname": "Buyer ${order}"}'`,
        );
        await wait(100);
      }),
      database.transaction(async () => {
        await wait(50 - order);
        await database.db.execute(`update customer_order_line set title = 'Title ${order}'`);
        await wait(100);
      }),
    ]);
    await assertListed(1);
    assert.equal((await find(`ricerca=buyer%20title%20${order}`)).totalItems, 1);
  }
});

test('orders of before are listed once, beside who changes them meanwhile, on PGlite and PostgreSQL', async () => {
  await unlisted(() => storeOrders(5200));
  await unlist();
  const { database } = t.platform;
  const began = Promise.withResolvers<void>();
  const [, listed, again] = await Promise.all([
    database.transaction(async () => {
      await database.db.execute(
        `update customer_order set billing = billing || '{"surname": "Nuovi"}' where id in (1, 100, 5199)`,
      );
      began.resolve();
      await wait(300);
    }),
    began.promise.then(() => listEarlierOrders(database)),
    began.promise.then(() => listEarlierOrders(database)),
  ]);
  assert.equal(listed + again, 5197);
  await assertListed(5200);
  assert.equal((await find('ricerca=nuovi')).totalItems, 3);
  assert.equal(await listEarlierOrders(database), 0);
});

test('a payment that holds its order and the listing of orders of before, at once: neither waits for ever', async () => {
  const { database } = t.platform;
  // It has one session, in which nothing meets.
  if (database.kind === 'pglite') return;
  await unlisted(() => storeOrders(3));
  await unlist();
  const held = Promise.withResolvers<void>();
  const [, listed] = await Promise.all([
    database.transaction(async (tx) => {
      await lockOrder(tx, 2);
      held.resolve();
      await untilOneWaits(database);
      await tx.execute("update customer_order set state = 'Pagato', paid_at = now() where id = 2");
    }),
    held.promise.then(() => listEarlierOrders(database)),
  ]);
  assert.equal(listed, 2);
  await assertListed(3);
});

test('a listing that was killed is taken up', async () => {
  await storeOrders(20);
  await unlist();
  await run('insert into order_listing select * from listing_of_orders(11, 20)');
  assert.equal(await listEarlierOrders(t.platform.database), 10);
  await assertListed(20);
});

test('a search that finds very many says how many are shown, and that there are more', async () => {
  await storeOrders(502);
  const { items, ...total } = await find('ricerca=colombo&page=50');
  assert.deepEqual([total.totalItems, total.hasMore, items.length], [500, true, 10]);
  assert.equal(items.at(-1)?.orderNumber, 'WB-2026-000003');
  assert.deepEqual((await find('ricerca=colombo&page=51')).items, []);
  const last = await find('ricerca=colombo&sortBy=orderDate&sortDirection=asc');
  assert.equal(last.items[0]?.orderNumber, 'WB-2026-000001');
  const all = await find('');
  assert.deepEqual([all.totalItems, all.hasMore], [502, false]);
});

test('of many buyers of different names one more is found than is shown', async () => {
  await storeOrders(502);
  await run(
    `update customer_order set billing = billing || jsonb_build_object('surname', 'S' || lpad(id::text, 5, '0'))`,
  );
  const query = { text: 'example.it', sortBy: 'customerSurname', sortDirection: 'asc' } as const;
  const ids = await idsByBuyer(t.platform.database, query, { sorted: 500, read: 1 });
  const listed = await run('select order_id from order_listing order by surname limit 501');
  assert.deepEqual(
    ids,
    listed.map((row) => row['order_id']),
  );
});

async function expectFinds(
  query: Parameters<typeof idsByBuyer>[1],
  bounds: Parameters<typeof idsByBuyer>[2],
  expected: unknown[],
): Promise<void> {
  const ids = await idsByBuyer(t.platform.database, query, bounds);
  assert.deepEqual(ids, expected, JSON.stringify([query, bounds]));
}

test('a search in the order of buyers finds the same, sorted at once, walked to or sorted up to a bound, on PGlite and PostgreSQL', async () => {
  await listedAtLast(async () => {
    await storeOrders(1400);
    await run(
      `update customer_order set billing = billing || jsonb_build_object(
         'surname', (array['Abate', 'Bo', 'Zeta', 'Verdi', 'Verdi'])[1 + id % 5], 
         'name', case id % 5 when 2 then 'Due' when 3 then 'Uno' else 'N' || id * 7919 % 37 end)`,
    );
  });
  const { database } = t.platform;
  const listed = (await run('select order_id, surname, name, words from order_listing')) as {
    order_id: number;
    surname: string;
    name: string;
    words: string;
  }[];
  const all = listed
    .map((row) => ({ ...row, key: `${row.surname}\0${row.name}` }))
    .toSorted((a, b) => (a.key === b.key ? a.order_id - b.order_id : a.key < b.key ? -1 : 1));
  for (const [text, count] of [
    ['verdi', 560],
    ['zeta', 280],
    ['example.it', 1400],
    ['verdi uno', 280],
    ['bo n13', undefined],
    ['nobody', 0],
  ] as const) {
    for (const sortDirection of ['asc', 'desc'] as const) {
      const finds = all.filter(({ words }) =>
        text.split(' ').every((word) => words.includes(word)),
      );
      assert.equal(finds.length, count ?? Math.max(1, finds.length), text);
      if (sortDirection === 'desc') finds.reverse();
      const expected = finds.slice(0, 501).map(({ order_id: id }) => id);
      const query = {
        text,
        sortBy: 'customerSurname',
        sortDirection,
        page: 1,
        pageSize: 20,
      } as const;
      // Of so many found; of so many walked, with or without 501 finds.
      for (const bounds of [
        undefined,
        { sorted: 559, read: 1400 },
        { sorted: 560, read: 1 },
        { sorted: 500, read: 700 },
        { sorted: 500, read: 1400 },
        { sorted: 500, read: 1 },
        { sorted: 530, read: 1 },
      ]) {
        await expectFinds(query, bounds, expected);
      }
      const paid = { ...query, paid: true };
      assert.deepEqual(await idsByBuyer(database, paid, { sorted: 0, read: 10 }), []);
    }
  }
  const { items, ...total } = await find('ricerca=verdi&sortBy=customerSurname&page=2&pageSize=20');
  assert.deepEqual(total.totalItems, 500);
  assert.deepEqual(total.hasMore, true);
  assert.equal(items.length, 20);
});

test('a search in the order of buyers finds the same where most have one surname and one name, on PGlite and PostgreSQL', async () => {
  // Six of ten are Rossi, four of these Giulia. The words of a company name some of them elsewhere: before and behind
  // the surname, and before the name in it.
  await listedAtLast(async () => {
    await storeOrders(3000);
    await run(
      `update customer_order set billing = billing || jsonb_build_object(
       'surname', (array['Rossi', 'Rossi', 'Rossi', 'Rossi', 'Rossi', 'Rossi', 'Abate', 'Zeta', 'Bo', 'Verdi'])[1 + id % 10],
       'name', case when id % 10 < 4 then 'Giulia' when id % 10 = 4 then 'Anna' when id % 10 = 5 then 'Zoe'
         else 'N' || id * 7919 % 37 end,
       'company', case when id % 280 in (6, 7) or id % 160 = 4 then '{"name": "Studio Giulia Rossi"}'::jsonb end)`,
    );
    await run(`update customer_order_line set title = 'Ponteggi' where order_id / 10 % 2 = 0`);
  });
  for (const [text, finds] of [
    ['rossi', 1822],
    ['rossi giulia', 1241],
    ['giulia ponteggi', 641],
    ['rossi ponteggi', 922],
    ['ponteggi', 1500],
    ['studio', 41],
  ] as const) {
    for (const sortDirection of ['asc', 'desc'] as const) {
      const isFound = text.split(' ').map((word) => `words like '%${word}%'`);
      const expected = await run(
        `select order_id, count(*) over ()::int as finds from order_listing where ${isFound.join(' and ')}
         order by surname ${sortDirection}, name ${sortDirection}, order_id ${sortDirection} limit 501`,
      );
      assert.equal(expected[0]?.['finds'], finds, text);
      const query = { text, sortBy: 'customerSurname', sortDirection } as const;
      // Of which so many are looked at; all of them read, or in walks that meet enough, or in part or nowhere.
      for (const bounds of [
        undefined,
        { sorted: 500, read: 3000 },
        { sorted: 500, read: 700 },
        { sorted: 1000, read: 700 },
        { sorted: 600, read: 20 },
        { sorted: 1000, read: 20 },
      ]) {
        await expectFinds(
          query,
          bounds,
          expected.map((row) => row['order_id']),
        );
      }
    }
  }
});

/** A surname that a fifteenth of all have, the last of all; three in four of these are called Due. */
async function storeManyZorzi(): Promise<void> {
  await listedAtLast(async () => {
    await storeOrders(12_000);
    await run(`update customer_order set billing = billing || jsonb_build_object(
      'surname', case when id % 15 = 0 then 'Zorzi' else 'S' || lpad((id * 7919 % 1000)::text, 3, '0') end,
      'name', case when id % 60 = 0 then 'Altro' else 'Due' end)`);
  });
  await run('vacuum analyze order_listing');
}

test('a common surname far down is reached over the index of surnames, and no other rows are read', async () => {
  const { database } = t.platform;
  // It counts no reads. A whole run has this test on PostgreSQL too.
  if (database.kind === 'pglite') return;
  await storeManyZorzi();
  // Of this transaction's own connection.
  const readSoFar = async () => {
    const [row] = await selectRows<{ rows: number; surnames: number; buyers: number }>(
      database.db,
      sql`select (pg_stat_get_xact_tuples_returned('order_listing'::regclass)
          + pg_stat_get_xact_tuples_fetched('order_listing'::regclass))::int as rows,
        pg_stat_get_xact_numscans('order_listing_surname'::regclass)::int as surnames,
        pg_stat_get_xact_tuples_returned('order_listing_buyer'::regclass)::int as buyers`,
    );
    return row ?? { rows: 0, surnames: 0, buyers: 0 };
  };
  /** What a search reads, of the table and of both indexes. */
  const search = (text: string, bounds: { sorted: number; read: number }) =>
    database.transaction(async () => {
      const before = await readSoFar();
      const query = { text, sortBy: 'customerSurname', sortDirection: 'asc' } as const;
      const ids = await idsByBuyer(database, query, bounds);
      assert.equal(ids.length, 501);
      const after = await readSoFar();
      return {
        rows: after.rows - before.rows,
        surnames: after.surnames - before.surnames,
        buyers: after.buyers - before.buyers,
      };
    });
  for (const [text, finds, ofOtherNames] of [
    ['zorzi', 800, 0],
    ['zorzi due', 600, 200],
  ] as const) {
    const { rows, surnames, buyers } = await search(text, { sorted: 500, read: 510 });
    // The table up to the 501st find, and those that are shown.
    assert.ok(rows <= (12_000 * 501) / finds + 501, `${text}: ${rows} rows`);
    assert.equal(surnames, 1);
    assert.ok(buyers <= ofOtherNames + 501, `${text}: ${buyers} entries`);
  }
  // What is not many more than are sorted at once is read, without a look at buyers.
  const { surnames, buyers } = await search('zorzi', { sorted: 500, read: 12_000 });
  assert.deepEqual([surnames, buyers], [0, 0]);
});

test('what was paid since a day is found without reading the orders of before', async () => {
  await listedAtLast(async () => {
    await storeOrders(5000, 'Pagato');
    // Of 52 days.
    await run(
      `update customer_order set ordered_at = t.at, paid_at = t.at
       from (select id, '2026-08-01T10:00:00Z'::timestamptz + id * interval '15 minutes' as at from customer_order) t
       where t.id = customer_order.id`,
    );
  });
  await run('vacuum analyze customer_order');
  await run('vacuum analyze order_listing');
  const { db } = t.platform.database;
  const statement = db
    .select({ id: orderListing.orderId })
    .from(orderListing)
    .where(orderConditions({ paid: true, paidFrom: '2026-09-15' }))
    .toSQL();
  const lines = await run(`explain (analyze) ${statement.sql}`, statement.params);
  const plan = lines.map((line) => String(line['QUERY PLAN'])).join('\n');
  assert.match(plan, /customer_order/);
  for (const [, rows] of plan.matchAll(/Rows Removed by Filter: (\d+)/g)) {
    assert.ok(Number(rows) < 1000, plan);
  }
});
