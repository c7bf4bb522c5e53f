import type { Database } from '../../database/database.ts';

export type Question = { kind: string; path: string };

const PAGE_SIZE = 20;

/** The rows end today: `YYYY-MM-DD`. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const aMonth = { dal: daysAgo(830), al: daysAgo(800) };

/** What the words of the searches are taken from. */
async function samples(database: Database) {
  const { rows } = await database.query(
    `select a.name, a.surname, a.email, a.fiscal_code as "fiscalCode", o.number, o.user_id as "userId"
     from customer_order o join account a on a.id = o.user_id
     where o.id in (select 1 + floor(random() * (select max(id) from customer_order))::int from generate_series(1, 60))`,
  );
  return rows as Record<
    'name' | 'surname' | 'email' | 'fiscalCode' | 'number' | 'userId',
    string
  >[];
}

type Table = {
  name: string;
  path: string;
  /** Each is asked by itself, on the first page. */
  filters?: Record<string, Record<string, string>>;
  sorts?: string[];
  /** The key that takes a search, and what is searched, by what it is. */
  searchedBy?: string;
  searches?: Record<string, string>;
  /** Each search is asked for in this order too: of all sorts the hardest, since equals stand together in it. */
  searchedIn?: string;
};

/** Every table of the back office with what its screen can ask, of rows chosen at random. */
export async function backOfficeQuestions(
  database: Database,
  countOf: (path: string) => Promise<number>,
): Promise<Question[]> {
  const found = await samples(database);
  const questions: Question[] = [
    ...found.map(({ userId }) => ({
      kind: 'baseline: one person by id',
      path: `Users/GetUserDetails?userId=${userId}`,
    })),
    ...[
      'Users/TotalRegisteredUsers',
      'Users/GetTotalProfessors',
      'List/UsersByMonth?months=12',
      'List/ProfessorsByMonth?months=12',
      'List/OrdersByMonth?months=12',
      'List/BadgesByMonth?months=12',
      'List/CreditsByMonth?months=12',
      'Courses/GetCategoriesGrid?page=1',
    ].map((path) => ({ kind: `dashboard: ${path.replace(/\?.*/, '')}`, path })),
  ];
  const { rows: courses } = await database.query('select title from course order by id limit 1');
  const word = String(courses[0]?.['title']).split(' ').at(-1) ?? '';
  for (const [at, one] of found.entries()) {
    for (const table of tablesFor(one, word)) {
      if (at === 0) questions.push(...(await pagesOf(table, countOf)));
      questions.push(...searchesOf(table));
    }
  }
  return questions;
}

type Sample = Awaited<ReturnType<typeof samples>>[number];

const tablesFor = (one: Sample, courseWord: string): Table[] => [
  {
    name: 'orders',
    path: 'List/Orders',
    filters: {
      paid: { orderState: 'Pagato' },
      ordered: { orderState: 'Ordinato' },
      'to be cancelled': { orderState: 'Richiesta Annullamento' },
      'paid or to be cancelled': { paid: 'true' },
      'not paid': { paid: 'false' },
      'of a month': aMonth,
      'of years': { dal: daysAgo(900) },
      'of a day': { orderDate: daysAgo(400) },
      'the end of a number': { orderNumber: one.number.slice(-5) },
      'a year of the number': { orderNumber: daysAgo(500).slice(0, 4) },
      'of a person': { userId: one.userId },
      'paid in a month': { paid: 'true', pagatoDal: daysAgo(30) },
    },
    sorts: ['orderNumber', 'customerSurname', 'orderDate', 'numeroFattura'],
    searchedBy: 'ricerca',
    searchedIn: 'customerSurname',
    searches: {
      'a number': one.number,
      'a person': `${one.name} ${one.surname}`,
      'an address': one.email,
      'a common name': 'Giulia',
      'a common surname': 'Rossi',
      'a common person': 'Giulia Rossi',
      'a word of an article': courseWord,
      'in every row': 'example.it',
      'two letters': 'gi',
      nothing: 'zzqxkw',
    },
  },
  {
    name: 'users',
    path: 'Users/SearchUser',
    filters: {
      teachers: { isDocente: 'true' },
      tutors: { ruolo: 'Tutor' },
      editors: { ruolo: 'RedattoreCorsiA' },
      'registered in a month': { registratoDal: daysAgo(30) },
      'teachers since a month': { docenteDal: daysAgo(30) },
    },
    sorts: ['name', 'surname'],
    searchedBy: 'ricerca',
    searchedIn: 'surname',
    searches: {
      'a person': `${one.name} ${one.surname}`,
      'an address': one.email,
      'a fiscal code': one.fiscalCode,
      'a common name': 'Giulia',
      // Of many, who stand together far down the alphabet.
      'a common surname': 'Rossi',
      'a common person': 'Giulia Rossi',
      'in every row': 'example.it',
      nothing: 'zzqxkw',
    },
  },
  {
    name: 'audit',
    path: 'Audit/Entries',
    filters: {
      'an act': { azione: 'role.granted' },
      'of a month': aMonth,
    },
    searchedBy: 'ricerca',
    searches: {
      'a person': `${one.name} ${one.surname}`,
      'a common name': 'Giulia',
      nothing: 'zzqxkw',
    },
  },
  {
    name: 'redemptions',
    path: 'Algorand/GetRichiesteRiscattoAlgorand',
    filters: { open: { stato: 'open' }, paid: { stato: 'paid' }, refused: { stato: 'refused' } },
  },
  {
    name: 'badges',
    path: 'List/Badges',
    filters: {
      'of courses': { tipo: 'corso' },
      'of a month': { dal: '2025-09-01', al: '2025-09-30' },
    },
    searchedBy: 'text',
    searches: {
      'a holder': `${one.name} ${one.surname}`,
      'a common name': 'Giulia',
      'a word of a title': courseWord,
      nothing: 'zzqxkw',
    },
  },
  {
    name: 'credits',
    path: 'List/CreditMovements',
    filters: {
      given: { movimento: 'assegnati' },
      used: { movimento: 'usati' },
      lapsed: { movimento: 'scaduti' },
      'of rewards': { tipoNotarizzazioneId: '3' },
      'of a month': aMonth,
      'used, of a month': { movimento: 'usati', ...aMonth },
    },
  },
  { name: 'newsletters', path: 'NewsletterWB', filters: { 'of every scope': { scope: 'all' } } },
  { name: 'subscribers', path: 'NewsletterRegistration' },
];

function addressOf({ path }: Table, query: Record<string, string>, page = 1): string {
  const asked = { page: String(page), pageSize: String(PAGE_SIZE), ...query };
  return `${path}?${new URLSearchParams(asked).toString()}`;
}

/** First, middle and last page: as they come, sorted by each column either way, and with each filter. */
async function pagesOf(table: Table, countOf: (path: string) => Promise<number>) {
  const sets: [string, Record<string, string>][] = [
    ['', {}],
    ...(table.sorts ?? []).flatMap((sortBy) =>
      ['asc', 'desc'].map((sortDirection): [string, Record<string, string>] => [
        ` by ${sortBy} ${sortDirection}`,
        { sortBy, sortDirection },
      ]),
    ),
    ...Object.entries(table.filters ?? {}).map(
      ([what, query]): [string, Record<string, string>] => [`, ${what}`, query],
    ),
  ];
  const questions: Question[] = [];
  for (const [what, query] of sets) {
    const last = Math.max(1, Math.ceil((await countOf(addressOf(table, query))) / PAGE_SIZE));
    const pages = { first: 1, middle: Math.ceil(last / 2), last };
    for (const [place, page] of Object.entries(pages)) {
      const path = addressOf(table, query, page);
      questions.push({ kind: `${table.name}${what}, ${place} page`, path });
    }
  }
  return questions;
}

const searchesOf = (table: Table): Question[] =>
  Object.entries(table.searches ?? {}).flatMap(([what, words]) => {
    const kind = `${table.name}, search: ${what}`;
    const query = { [table.searchedBy ?? '']: words };
    const asked = { kind, path: addressOf(table, query) };
    if (table.searchedIn === undefined) return [asked];
    const sorted = { ...query, sortBy: table.searchedIn, sortDirection: 'asc' };
    return [asked, { kind: `${kind}, by ${table.searchedIn}`, path: addressOf(table, sorted) }];
  });
