import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RoleName } from 'contracts';
import { loadCourses } from '../../demo/courses/index.ts';
import { demoPeople, type DemoPerson } from '../../demo/people.ts';
import { testPlatform, type TestPlatform } from '../../testing/platform.ts';

let t: TestPlatform;
let ids: number[] = [];

type Sample = {
  number: string;
  name: string;
  surname: string;
  company?: string;
  state: string;
  orderedAt: string;
  cents: number;
  invoice?: number;
  isGuest?: true;
};

const samples: Sample[] = [
  {
    number: 'WB-2026-000001',
    name: 'Luca',
    surname: 'Ferrante',
    state: 'Pagato',
    orderedAt: '2026-10-30T23:30:00Z',
    cents: 27_800,
    invoice: 1,
  },
  {
    number: 'WB-2026-000002',
    name: 'Sara',
    surname: 'Colombo',
    state: 'Ordinato',
    orderedAt: '2026-11-04T10:00:00Z',
    cents: 12_900,
  },
  {
    number: 'WB-2026-000003',
    name: 'Ivo',
    surname: 'Neri',
    company: 'Edilnova S.r.l.',
    state: 'Pagato',
    orderedAt: '2026-11-05T10:00:00Z',
    cents: 207_360,
    invoice: 2,
    isGuest: true,
  },
  {
    number: 'WB-2026-000004',
    name: 'Omar',
    surname: 'Vitali',
    state: 'Annullato',
    orderedAt: '2026-11-06T10:00:00Z',
    cents: 7_900,
  },
  {
    number: 'WB-2026-000005',
    name: 'Chiara',
    surname: 'Alba',
    state: 'Bozza',
    orderedAt: '2026-11-07T10:00:00Z',
    cents: 7_900,
  },
];

async function store(sample: Sample): Promise<number> {
  const { database } = t.platform;
  const net = Math.round(sample.cents / 1.22);
  const billing = {
    name: sample.name,
    surname: sample.surname,
    email: 'cliente@example.it',
    phone: '+39 3331234567',
    fiscalCode: 'RSSMRA85T10A562S',
    street: 'Via Po 1',
    municipality: 'Torino',
    province: 'TO',
    zipCode: '10100',
    isAccredited: false,
    company: sample.company ? { name: sample.company, vatNumber: '12345678903', sdi: null } : null,
  };
  const { rows } = await database.query(
    `insert into customer_order (number, user_id, state, payment_type_id, has_simulation, has_certification,
       gross_cents, discount_cents, total_cents, net_cents, vat_cents, coupon_cents, due_cents, billing,
       language, terms_accepted_at, ordered_at, paid_at)
     values ($1, $2, $3, 1, false, false, $4, 0, $4, $5, $6, 0, $4, $7, 'it', $8, $8, $9) returning id`,
    [
      sample.number,
      sample.isGuest ? null : demoPeople.marco.userId,
      sample.state,
      sample.cents,
      net,
      sample.cents - net,
      JSON.stringify(billing),
      sample.orderedAt,
      sample.state === 'Pagato' ? sample.orderedAt : null,
    ],
  );
  const id = Number(rows[0]?.id);
  await database.query(
    `insert into customer_order_line (order_id, position, course_id, title, quantity, course_cents, discount_cents)
     values ($1, 0, 1, 'Corso uno', 1, $2, 0)`,
    [id, sample.cents],
  );
  if (sample.invoice !== undefined) {
    await database.query(
      'insert into invoice (order_id, year, number, issued_at) values ($1, 2026, $2, $3)',
      [id, sample.invoice, sample.orderedAt],
    );
  }
  return id;
}

before(async () => {
  t = await testPlatform();
  t.setNow(new Date('2026-11-21T09:00:00Z'));
  await loadCourses(t.platform);
  ids = [];
  for (const sample of samples) ids.push(await store(sample));
});
after(() => t.close());

async function data(url: string) {
  const response = await t.call('anna', { url: `/api/${url}` });
  assert.equal(response.statusCode, 200, response.body);
  return response.json().data;
}

const numbers = async (query: string): Promise<string> =>
  (await data(`List/Orders?${query}`)).items
    .map((row: { orderNumber: string }) => row.orderNumber.slice(-1))
    .join('');

test('[BACK-02 part] only administrators and editors see the back office', async () => {
  const routes = [
    'List/Orders',
    'List/OrdersByMonth',
    `Users/DashboardOrderDetail?ordineId=${ids[0]}`,
    'Users/TotalRegisteredUsers',
    'Users/GetTotalProfessors',
    'List/UsersByMonth',
    'List/ProfessorsByMonth',
    'Courses/GetCategoriesGrid',
  ];
  for (const url of routes) {
    const as = async (person: 'anna' | 'marco' | 'elena', role?: RoleName) =>
      (await (await t.login(person, role)).call({ url: `/api/${url}` })).statusCode;
    assert.equal((await t.call(null, { url: `/api/${url}` })).statusCode, 401, url);
    assert.equal(await as('marco'), 403, url);
    assert.equal(await as('anna', 'Discente'), 403, `${url} in another role`);
    assert.equal(await as('anna', 'AdminWorkerBadge'), 200, url);
    const isRevenue = url === 'List/OrdersByMonth';
    assert.equal(await as('elena', 'RedattoreCorsiA'), isRevenue ? 403 : 200, `${url} (E18)`);
  }
});

test('[API-82] counts of people and of teachers', async () => {
  const active = Object.values<DemoPerson>(demoPeople).filter(
    (person) => person.member !== null && person.member.status === undefined,
  );
  assert.equal(await data('Users/TotalRegisteredUsers'), active.length);
  assert.equal(
    await data('Users/GetTotalProfessors'),
    active.filter((person) => person.member?.isDocente).length,
  );
});

test('[API-88] categories by page, with the fields of the document', async () => {
  const grid = await data('Courses/GetCategoriesGrid?pageSize=3');
  assert.equal(grid.items.length, 3);
  assert.equal(grid.totalItems, 8);
  for (const field of ['categoriaId', 'name', 'tipoMacroCategoryId']) {
    assert.ok(field in grid.items[0], field);
  }
  const last = await data('Courses/GetCategoriesGrid?pageSize=3&page=3');
  assert.equal(last.items.length, 2);
});

test('[BACK-10] a row of the orders table has the fields of the document', async () => {
  const { items, totalItems } = await data('List/Orders?orderNumber=000003');
  assert.equal(totalItems, 1);
  assert.deepEqual(items[0], {
    id: ids[2],
    orderNumber: 'WB-2026-000003',
    customer: 'Edilnova S.r.l.',
    customerSurname: 'Neri',
    orderDate: '2026-11-05T10:00:00.000Z',
    orderState: 'Pagato',
    paid: true,
    isUserGuest: true,
    hasInvoice: true,
    numeroFattura: '2/2026',
    totalCost: 2073.6,
    tipoPagamentoId: 1,
  });
});

test('[BACK-06 part] [SHELL-60 part] [API-84 part] pages of ten, newest first; drafts are no orders', async () => {
  const list = await data('List/Orders');
  assert.deepEqual([list.page, list.pageSize, list.totalItems], [1, 10, 4]);
  assert.equal(await numbers(''), '4321');
  assert.equal(await numbers('pageSize=3&page=2'), '1');
});

test('[BACK-07] [BACK-08 part] the server sorts, by the fixed columns only', async () => {
  assert.equal(await numbers('sortBy=orderNumber&sortDirection=asc'), '1234');
  assert.equal(await numbers('sortBy=customerSurname&sortDirection=asc'), '2134');
  assert.equal(await numbers('sortBy=customerSurname&sortDirection=desc'), '4312');
  assert.equal(await numbers('sortBy=orderDate&sortDirection=asc'), '1234');
  // Those without an invoice come last in both directions.
  assert.equal(await numbers('sortBy=numeroFattura&sortDirection=asc'), '1342');
  assert.equal(await numbers('sortBy=numeroFattura&sortDirection=desc'), '3142');
  const refused = await t.call('anna', { url: '/api/List/Orders?sortBy=totalCost' });
  assert.equal(refused.statusCode, 400);
});

test('pages of one, read from either end, are the whole list, however it is sorted and filtered', async () => {
  for (const sortBy of ['', 'orderNumber', 'customerSurname', 'orderDate', 'numeroFattura']) {
    for (const direction of ['asc', 'desc']) {
      for (const filter of ['', '&paid=true', '&paid=false']) {
        const query = `${sortBy && `sortBy=${sortBy}`}&sortDirection=${direction}${filter}`;
        const whole = await numbers(query);
        const pages: string[] = [];
        for (let page = 1; page <= whole.length + 1; page += 1) {
          pages.push(await numbers(`${query}&pageSize=1&page=${page}`));
        }
        assert.deepEqual(pages, [...whole, ''], query);
      }
    }
  }
});

test('orders are filtered by number, day in Italy, state and payment; empty filters are none', async () => {
  assert.equal(await numbers('orderNumber=0002'), '2');
  assert.equal(await numbers('orderDate=2026-10-31'), '1', '23:30 in UTC is the next day in Rome');
  assert.equal(await numbers('orderState=Annullato'), '4');
  assert.equal(await numbers('paid=true'), '31');
  assert.equal(await numbers('paid=false&orderState=Ordinato'), '2');
  assert.equal(await numbers('paid=&orderState=&orderDate=&orderNumber='), '4321');
});

test('[ORDER-42 part] orders of everyone with a Ricevuta 1, with a Fattura 2, Tutti 3', async () => {
  const { database } = t.platform;
  assert.equal(await numbers('tipoRicevuta=1'), '1');
  assert.equal(await numbers('tipoRicevuta=2'), '3', 'of a company');
  assert.equal(await numbers('tipoRicevuta=3'), '4321', 'all, those that have none yet too');
  const wish = (wants: boolean) =>
    database.query(
      `update customer_order set billing = billing || jsonb_build_object('wantsInvoice', $2::boolean) where id = $1`,
      [ids[0], wants],
    );
  await wish(true);
  assert.equal(await numbers('tipoRicevuta=2'), '31', 'and of a person who asked for one');
  assert.equal(await numbers('tipoRicevuta=1'), '');
  await wish(false);
  assert.equal(await numbers('tipoRicevuta=1&paid=true'), '1', 'with other filters');
  for (const other of ['0', '4', 'x']) {
    const refused = await t.call('anna', { url: `/api/List/Orders?tipoRicevuta=${other}` });
    assert.equal(refused.statusCode, 400, other);
  }
});

test('orders are searched by number, buyer, mail address and article, in any order, case and accents, on PGlite and PostgreSQL', async () => {
  const { database } = t.platform;
  await database.query(
    `update customer_order set billing = billing || '{"name": "Niccolò", "email": "nico.100%@esempio.it"}' where id = $1`,
    [ids[1]],
  );
  await database.query(
    `update customer_order_line set title = 'Addetto antincendio' where order_id = $1`,
    [ids[3]],
  );
  const found = (text: string) => numbers(`ricerca=${encodeURIComponent(text)}`);
  assert.equal(await found('2026-000003'), '3', 'number');
  assert.equal(await found('COLOMBO nicco'), '2', 'name, in another order');
  assert.equal(await found('edilnova'), '3', 'company');
  assert.equal(await found('nico.100%@esempio'), '2', 'mail address');
  assert.equal(await found('antìncendio'), '4', 'article');
  assert.equal(await found('antincendio vitali'), '4', 'article and buyer');
  assert.equal(await found('antincendio colombo'), '', 'of two orders');
  assert.equal(await found('ne'), '3', 'a short word is the beginning of one');
  assert.equal(await found('chiara'), '', 'of a draft');
  assert.equal(await found('%'), '', 'a sign is no wildcard');
  assert.equal(await found(' '), '4321');
  assert.equal(await numbers('ricerca=uno&paid=true&dal=2026-11-01'), '3', 'with other filters');
  for (const text of ['x'.repeat(101), 'a\0b']) {
    const refused = await t.call('anna', {
      url: `/api/List/Orders?ricerca=${encodeURIComponent(text)}`,
    });
    assert.equal(refused.statusCode, 400);
  }
});

test('a range of days has both of its ends, as days of Italy', async () => {
  assert.equal(await numbers('dal=2026-10-31&al=2026-10-31'), '1', '23:30 in UTC the day before');
  assert.equal(await numbers('dal=2026-11-01'), '432');
  assert.equal(await numbers('al=2026-11-04'), '21');
  assert.equal(await numbers('dal=2026-11-04&al=2026-11-05'), '32');
  assert.equal(await numbers('dal=2026-11-05&al=2026-11-04'), '');
  assert.equal(await numbers('dal=&al='), '4321');
  await t.platform.database.query(`update customer_order set ordered_at = $2 where id = $1`, [
    ids[3],
    '2026-11-05T22:59:59.999Z',
  ]);
  assert.equal(await numbers('al=2026-11-05&dal=2026-11-05'), '43', 'to its last moment');
  await t.platform.database.query(`update customer_order set ordered_at = $2 where id = $1`, [
    ids[3],
    '2026-11-06T10:00:00Z',
  ]);
  for (const range of ['dal=2026-02-30', 'al=ieri', 'dal=0001-01-01']) {
    const refused = await t.call('anna', { url: `/api/List/Orders?${range}` });
    assert.equal(refused.statusCode, 400, range);
  }
});

test('[BACK-24 part] the export has exactly the filtered orders in their order, no formula, and is noted (E138)', async () => {
  await t.platform.database.query(
    `update customer_order set billing = jsonb_set(billing, '{surname}', '"=1+1"') where id = $1`,
    [ids[1]],
  );
  const lines = async (query: string) => {
    const text = Buffer.from(await data(`List/OrdersCsv?${query}`), 'base64').toString();
    assert.ok(text.startsWith('\uFEFF'));
    return text.slice(1).trimEnd().split('\r\n');
  };
  const [head, ...all] = await lines('');
  assert.equal(
    head,
    '"Numero ordine";"Data";"Cliente";"Stato";"Pagato";"Ospite";"Fattura";"Totale"',
  );
  assert.deepEqual(
    all.map((line) => line.slice(1, 15)),
    ['WB-2026-000004', 'WB-2026-000003', 'WB-2026-000002', 'WB-2026-000001'],
  );
  assert.equal(
    all[1],
    '"WB-2026-000003";"05/11/2026";"Edilnova S.r.l.";"Pagato";"sì";"sì";"2/2026";"2073,60"',
  );
  assert.match(String(all[2]), /;"'=1\+1 Niccolò";/);
  const [, ...paid] = await lines('paid=true&sortBy=orderNumber&sortDirection=asc');
  assert.deepEqual(
    paid.map((line) => line.slice(1, 15)),
    ['WB-2026-000001', 'WB-2026-000003'],
  );
  const { rows } = await t.platform.database.query(
    "select actor_id, detail->>'rows' as rows from audit_entry where act = 'orders.exported' order by seq",
  );
  assert.deepEqual(
    rows.map((row) => [row['actor_id'], row['rows']]),
    [
      [demoPeople.anna.userId, '4'],
      [demoPeople.anna.userId, '2'],
    ],
  );
  const editor = await (await t.login('elena')).call({ url: '/api/List/OrdersCsv' });
  assert.equal(editor.statusCode, 403);
});

test('[API-84 part] an order in detail: client, billing, articles and totals (BACK-09)', async () => {
  const order = await data(`Users/DashboardOrderDetail?ordineId=${ids[2]}`);
  assert.equal(order.orderNumber, 'WB-2026-000003');
  assert.equal(order.user.surname, 'Neri');
  assert.equal(order.billing.ragioneSociale, 'Edilnova S.r.l.');
  assert.equal(order.totalCost, 2073.6);
  assert.deepEqual(
    order.corsiAcquistati.map((line: { titoloCorso: string }) => line.titoloCorso),
    ['Corso uno'],
  );
  for (const missing of [ids[4], 999_999]) {
    const response = await t.call('anna', {
      url: `/api/Users/DashboardOrderDetail?ordineId=${missing}`,
    });
    assert.equal(response.statusCode, 404);
  }
});

test('the chart has every month, empty ones too, in the months of Italy', async () => {
  const months = await data('List/OrdersByMonth?months=3');
  assert.deepEqual(months, [
    { month: '2026-09', orders: 0, revenue: 0, isCurrent: false },
    { month: '2026-10', orders: 1, revenue: 278, isCurrent: false },
    { month: '2026-11', orders: 1, revenue: 2073.6, isCurrent: true },
  ]);
});

test('orders are found by the day since which they were paid, whenever they were ordered', async () => {
  const paidAt = (id: number | undefined, at: string) =>
    t.platform.database.query(
      `update customer_order set paid_at = $2, ordered_at = $2::timestamptz - interval '1 day' where id = $1`,
      [id, at],
    );
  await paidAt(ids[0], '2090-02-28T22:59:00Z');
  await paidAt(ids[2], '2090-02-28T23:01:00Z');
  assert.equal(await numbers('paid=true&pagatoDal=2090-02-28'), '31');
  assert.equal(await numbers('paid=true&pagatoDal=2090-03-01'), '3', 'a minute past midnight');
  assert.equal(await numbers('pagatoDal=2090-03-02'), '');
  assert.equal(await numbers('pagatoDal='), '3142');
  await t.platform.database.query(
    `update customer_order set ordered_at = '2089-06-01T10:00:00Z' where id = $1`,
    [ids[0]],
  );
  assert.equal(await numbers('paid=true&pagatoDal=2090-02-28'), '31', 'paid months later');
  assert.equal(await numbers('paid=true&pagatoDal=2090-03-01'), '3');
});
