import type { Database } from '../../database/database.ts';
import { listEarlierOrders } from '../../database/order-listing.ts';
import { surnames as rareSurnames } from '../../demo/many-words.ts';

export type Size = { orders: number; people: number };

const names =
  'Giulia Marco Anna Luca Sofia Matteo Chiara Andrea Francesca Paolo Elena Davide Sara Giorgio Marta Stefano Laura Roberto Silvia Alessandro Paola Simone Valentina Antonio Federica Giovanni Ilaria Nicola Beatrice Enrico'.split(
    ' ',
  );
const surnames = [
  ...'Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti De_Luca Costa Giordano Mancini Rizzo Lombardi Moretti'
    .replaceAll('_', ' ')
    .split(' '),
  ...rareSurnames,
];

/** One of a list, the first ones far more often: a few surnames are those of many people. */
const any = (list: string, power: number) =>
  `(${list})[1 + floor(power(random(), ${power}) * cardinality(${list}))::int]`;

/**
 * Rows as the back office has them after some years, each table by one statement. The indexes of three letters are
 * made anew behind the rows: row by row they would take most of the time. Orders are there without their listing first,
 * as an installation of before it has them.
 * @returns seconds that the listing took
 */
export async function fillBackOffice(database: Database, size: Size): Promise<number> {
  const { rows: slow } = await database.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'
       and tablename in ('account', 'customer_order', 'customer_order_line', 'badge')`,
  );
  const listed = [
    'customer_order',
    'customer_order_line',
    'invoice',
    'credit_account',
    'credit_entry',
    'credit_posting',
  ];
  // Triggers list orders and keep balances, row by row.
  for (const table of listed) await database.script(`alter table ${table} disable trigger user`);
  for (const { name } of slow) await database.query(`drop index ${String(name)}`);
  for (const statement of statementsOf(size)) {
    await database.script(
      `set max_parallel_workers_per_gather = 0; select setseed(0.5); ${statement}`,
    );
  }
  for (const { definition } of slow) {
    await database.script(`set maintenance_work_mem = '512MB'; ${String(definition)}`);
  }
  for (const table of listed) await database.script(`alter table ${table} enable trigger user`);
  await database.script('vacuum analyze');
  await database.query("delete from schema_migration where name = 'order-listing'");
  const began = performance.now();
  await listEarlierOrders(database);
  const seconds = (performance.now() - began) / 1000;
  await database.script('vacuum analyze order_listing');
  return seconds;
}

const list = (words: readonly string[]) =>
  `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}]`;

function statementsOf({ orders, people }: Size): string[] {
  const [badges, entries, requests] = [people / 2, people / 2, people / 10];
  return [
    `insert into account (id, name, surname, fiscal_code, fiscal_code_type, email, phone, birth_date, birth_place,
       citizenship, street, municipality, province, zip_code, ulic_code, is_docente, registered_at, docente_since)
     select gen_random_uuid(), name, surname, 'BNC' || upper(substr(md5(n::text), 1, 13)), 'AB',
       lower(replace(name || '.' || surname, ' ', '')) || n || '@example.it', '+39 340 1234567', '1980-01-01', 'Roma',
       'Italiana', 'Via Roma 1', 'Roma', 'RM', '00100', 'WB-BENCH-' || n, n % 100 = 0,
       at, case when n % 100 = 0 then at end
     from (select n, now() - interval '3 years' + n * (interval '3 years' / ${people}) as at, ${any(list(names), 2)} as name, ${any(list(surnames), 3)} as surname
       from generate_series(1, ${people}) n) p`,
    `insert into account_role (user_id, role)
     select id, role from account, lateral (values ('Discente', 1.0), ('Tutor', 0.02), ('RedattoreCorsiA', 0.002)) r (role, share)
     where ulic_code like 'WB-BENCH-%' and random() < share`,
    `create table bench_person as
     select row_number() over (order by registered_at) as n, id, name, surname, email, fiscal_code from account
     where ulic_code like 'WB-BENCH-%';
     create unique index on bench_person (n)`,
    // Of a hundred: 88 paid, 2 that ask to be cancelled, 10 cancelled, as what is not paid within a day; only of the
    // last hours some wait to be paid or are drafts, else the server would be busy ending them. Every fifth is a guest's.
    `insert into customer_order (number, user_id, state, payment_type_id, has_simulation, has_certification,
       gross_cents, discount_cents, total_cents, net_cents, vat_cents, coupon_cents, due_cents, billing, language,
       terms_accepted_at, ordered_at, paid_at, cancelled_at)
     select 'WB-' || to_char(at, 'YYYY') || '-' || lpad(n::text, 7, '0'), case when n % 5 > 0 then id end, state, 1, false,
       false, cents, 0, cents, cents, 0, 0, cents,
       jsonb_build_object('name', name, 'surname', surname, 'email', email, 'phone', '+39 340 1234567',
         'fiscalCode', fiscal_code, 'street', 'Via Roma 1', 'municipality', 'Roma', 'province', 'RM',
         'zipCode', '00100', 'isAccredited', false, 'company',
         case when n % 20 = 0 then jsonb_build_object('name', 'Officine ' || surname || ' S.r.l.',
           'vatNumber', lpad(n::text, 11, '0'), 'sdi', null) end),
       'it', at, at, case when state in ('Pagato', 'Richiesta Annullamento') then at end,
       case when state = 'Annullato' then at end
     from (select o.n, p.*, 4900 + (o.n % 300) * 100 as cents,
         now() - (${orders} - o.n) * (interval '3 years' / ${orders}) as at,
         case when ${orders} - o.n < ${orders / 2500} then (array['Ordinato', 'Bozza'])[1 + o.n % 2]
           when share < 0.88 then 'Pagato' when share < 0.98 then 'Annullato'
           else 'Richiesta Annullamento' end as state
       from (select n, 1 + floor(random() * ${people})::int as person, random() as share
         from generate_series(1, ${orders}) n) o
       join lateral (select id, name, surname, email, fiscal_code from bench_person where n = o.person) p on true) x`,
    `insert into customer_order_line (order_id, position, course_id, title, quantity, course_cents, discount_cents)
     select o.id, position, c.id, c.title, 1, 4900, 0
     from customer_order o
     cross join lateral generate_series(1, 1 + (o.id % 3 = 0)::int) position
     join (select id, title, row_number() over (order by id) - 1 as place, count(*) over () as courses from course) c
       on c.place = (o.id * 7 + position * 3) % c.courses`,
    `insert into invoice (order_id, year, number, issued_at)
     select id, extract(year from paid_at), row_number() over (partition by extract(year from paid_at) order by id), paid_at
     from customer_order where paid_at is not null`,
    // Hashes that follow from nothing: nobody checks this chain.
    `insert into audit_entry (seq, at, actor_id, act, subject_kind, subject_id, detail, previous_hash, hash)
     select n, now() - interval '3 years' + n * (interval '3 years' / ${entries}),
       (select id from bench_person where n = 1 + e.n % 30),
       (array['role.granted', 'session.ended', 'fiscal-code.shown', 'orders.exported'])[1 + n % 4],
       'user', p.id, '{}', md5('before' || n), md5(n::text)
     from generate_series(1, ${entries}) e (n) join bench_person p using (n)`,
    `insert into redemption_request (user_id, key, type, cents, withheld_cents, state, holder, fiscal_code, email, iban,
       has_declaration, has_contributions, language, requested_at, resolved_at, refusal)
     select id, gen_random_uuid(), 'reward', 10000, 0, state, name || ' ' || surname, fiscal_code, email,
       'IT60X0542811101000000123456', true, false, 'it', now(), case when state <> 'open' then now() end,
       case when state = 'refused' then 'Documenti incompleti' end
     from (select *, (array['open', 'paid', 'paid', 'paid', 'refused'])[1 + n % 5] as state from bench_person
       where n <= ${requests}) p`,
    `insert into badge (id, user_id, course_id, type, title, level_id, category_name, holder_name, teachers, tags,
       criteria, code, acquired_at, issuer_address, credential, picture, salt)
     select gen_random_uuid(), p.id, c.id, 0, c.title, 0, 'Sicurezza', p.name || ' ' || p.surname, '{}', '{}', 'Criteri',
       'WB' || lpad(to_hex(n), 8, '0'), now() - interval '3 years' + n * (interval '3 years' / ${badges}),
       'did:web:example.it', repeat(md5(n::text), 60), 'picture', 'salt'
     from bench_person p
     join (select id, title, row_number() over (order by id) - 1 as place, count(*) over () as courses from course) c
       on c.place = n % c.courses
     where n <= ${badges}`,
    `insert into newsletter_registration (user_id, registered_at)
     select id, now() - interval '3 years' + n * interval '5 minutes' from bench_person where n % 2 = 0`,
    `insert into newsletter (course_id, title, text, send_at, state, created_at, listed_at, finished_at, recipients, accepted)
     select case when n % 3 > 0 then (select min(id) from course) + n % 5 end, 'Notizie ' || n, repeat('Testo ', 200), at, 'sent',
       at, at, at, 100, 100
     from (select n, now() - interval '3 years' + n * interval '1 day' as at from generate_series(1, 1000) n) x
     where exists (select from course where id = (select min(id) from course) + n % 5)`,
    `insert into credit_account (user_id, type, bucket)
     select null, 'reward', bucket from (values ('issued'), ('spent'), ('redeemed'), ('lapsed')) b (bucket)
     on conflict do nothing;
     insert into credit_account (user_id, type, bucket) select id, 'reward', 'pending' from bench_person`,
    // Of ten: six given, one taken back, two spent, one paid out.
    `insert into credit_entry (key, kind, at)
     select 'bench ' || n, (array['earned', 'earned', 'earned', 'earned', 'earned', 'earned', 'reversed', 'spent', 'spent',
       'redemption'])[1 + n % 10], now() - interval '3 years' + n * (interval '3 years' / ${people})
     from generate_series(1, ${people}) n`,
    `insert into credit_posting (entry_id, account_id, cents)
     select e.id, unnest(array[platform.id, own.id]), unnest(array[-gained, gained])
     from (select *, substr(key, 7)::int as n, case kind when 'earned' then 790 else -500 end as gained,
         case when kind in ('earned', 'reversed') then 'issued' when kind = 'spent' then 'spent' else 'redeemed' end as bucket
       from credit_entry where key like 'bench %') e
     join bench_person p using (n)
     join credit_account own on own.user_id = p.id and own.type = 'reward' and own.bucket = 'pending'
     join credit_account platform on platform.user_id is null and platform.type = 'reward' and platform.bucket = e.bucket`,
    `insert into credit_movement (entry_id, account_id, kind, bucket, type, cents, at)
     select entry_id, account_id, kind, bucket, type, cents, at from platform_movement`,
    'drop table bench_person',
  ];
}
