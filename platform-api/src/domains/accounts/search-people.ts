import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RoleName } from 'contracts';
import {
  countUpTo,
  MOST_FOUND,
  MOST_LISTED,
  type BoundedCount,
} from '../../database/count-up-to.ts';
import type { Db } from '../../database/database.ts';
import { searchedWords, searchedPattern } from '../../database/searched-words.ts';
import type { Platform } from '../../platform.ts';
import { isRegistered, isRegisteredSince, isTeacherSince } from './counts.ts';
import type { PeopleFilters, PeopleSort } from './people-query.ts';
import { inRoleOrder } from './repository.ts';
import { accountRoles, accounts } from './tables.ts';

export type PeopleQuery = PeopleFilters & PeopleSort & { page: number; pageSize: number };

export type FoundPerson = Pick<
  typeof accounts.$inferSelect,
  'id' | 'name' | 'surname' | 'email' | 'isDocente' | 'registeredAt'
> & { roles: RoleName[] };

/** Registered people, deleted ones never, by surname unless asked otherwise. Pages end where the count ends. */
export async function searchPeople(
  { database }: Pick<Platform, 'database'>,
  query: PeopleQuery,
): Promise<{ items: FoundPerson[] } & BoundedCount> {
  const { id, name, surname, email, isDocente, registeredAt } = accounts;
  const { ids, ...total } = await idsOfPage(database.db, query);
  if (ids.length === 0) return { ...total, items: [] };
  const rows = await database.db
    .select({
      id,
      name,
      surname,
      email,
      isDocente,
      registeredAt,
      roles: sql<string[]>`array(select ${accountRoles.role} from ${accountRoles}
        where ${accountRoles.userId} = ${accounts.id})`,
    })
    .from(accounts)
    .where(inArray(id, ids))
    .orderBy(...orderOf(query));
  return { ...total, items: rows.map((row) => ({ ...row, roles: inRoleOrder(row.roles) })) };
}

/** So many finds are sorted; among more, a walk in the order of the page meets the first of them soon. */
const MOST_SORTED = 4000;

type PageOfPeople = { ids: string[] } & BoundedCount;

async function idsOfPage(db: Db, query: PeopleQuery): Promise<PageOfPeople> {
  const before = (query.page - 1) * query.pageSize;
  if (query.text) {
    const found = await sortedFinds(db, query);
    if (found !== null) {
      const shown = found.slice(0, MOST_FOUND);
      return {
        ids: shown.slice(before, before + query.pageSize),
        totalItems: shown.length,
        hasMore: found.length > MOST_FOUND,
      };
    }
  }
  const total = query.text
    ? { totalItems: MOST_FOUND, hasMore: true }
    : await countUpTo(db, accounts, conditions(query), MOST_LISTED);
  const size = Math.min(query.pageSize, total.totalItems - before);
  if (size <= 0) return { ...total, ids: [] };
  const page = await walkToPage(db, query, { before, size });
  return { ...total, ids: page.map(({ id }) => id) };
}

/** The page by an index alone, which has the words too: of those before it nothing is read, and no words are made. */
export const walkToPage = (
  db: Db,
  query: PeopleFilters & PeopleSort,
  { before, size }: { before: number; size: number },
) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(conditions(query))
    .orderBy(...orderOf(query))
    .limit(size)
    .offset(before);

/**
 * The first that the words find, one more than are shown; null where they find very many. Sorted behind the search: of
 * a surname all stand together, and PostgreSQL, which takes them for evenly spread, would walk to them through everybody
 * before.
 */
async function sortedFinds(db: Db, query: PeopleQuery): Promise<string[] | null> {
  const { id, name, surname } = accounts;
  const found = db
    .select({ id, name, surname })
    .from(accounts)
    .where(conditions(query))
    .limit(MOST_SORTED + 1)
    // As the table, whose columns the order names.
    .as('account');
  const rows = await db
    .select({ id: found.id, count: sql<number>`count(*) over ()::int` })
    .from(found)
    .orderBy(...orderOf(query))
    .limit(MOST_FOUND + 1);
  return (rows[0]?.count ?? 0) > MOST_SORTED ? null : rows.map((row) => row.id);
}

/** Who the words name, for lists that hold ids: at most so many. */
export async function idsOfPeople(
  { database }: Pick<Platform, 'database'>,
  text: string,
  limit: number,
): Promise<string[]> {
  const rows = await database.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(...wordsFound(text)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The same as a subselect of ids, without a limit. */
export const peopleNamed = (text: string): SQL =>
  sql`(select ${accounts.id} as id from ${accounts} where ${and(...wordsFound(text)) ?? sql`true`})`;

function orderOf({ sortBy, sortDirection }: PeopleSort): SQL[] {
  const { id, name, surname } = accounts;
  const order = sortDirection === 'asc' ? asc : desc;
  const columns = sortBy === 'name' ? [name, surname, id] : [surname, name, id];
  return columns.map((column) => order(column));
}

/** A row of the people's table as a file has it. */
export type FlatPerson = Pick<FoundPerson, 'name' | 'surname' | 'email' | 'isDocente' | 'roles'> & {
  /** Of the registration, in Italy, `YYYY-MM-DD`. */
  day: string;
};

/** All people with these filters in this order, for a cursor; the rows are `FlatPerson`. */
export const peopleRows = (query: PeopleFilters & PeopleSort): SQL => sql`
  select ${accounts.surname} as surname, ${accounts.name} as name, ${accounts.email} as email,
    array(select ${accountRoles.role} from ${accountRoles}
      where ${accountRoles.userId} = ${accounts.id} order by 1) as roles,
    ${accounts.isDocente} as "isDocente",
    to_char(${accounts.registeredAt} at time zone 'Europe/Rome', 'YYYY-MM-DD') as day
  from ${accounts}
  where ${conditions(query)}
  order by ${sql.join(orderOf(query), sql`, `)}`;

export const countPeople = (
  { database }: Pick<Platform, 'database'>,
  query: PeopleFilters,
): Promise<number> => database.db.$count(accounts, conditions(query));

const conditions = ({
  text = '',
  isDocente,
  role,
  registeredFrom,
  teacherFrom,
}: PeopleFilters): SQL | undefined =>
  and(
    isRegistered(),
    ...wordsFound(text),
    isDocente === undefined ? undefined : eq(accounts.isDocente, isDocente),
    registeredFrom === undefined ? undefined : isRegisteredSince(registeredFrom),
    teacherFrom === undefined ? undefined : isTeacherSince(teacherFrom),
    role === undefined
      ? undefined
      : sql`exists (select from ${accountRoles} where ${accountRoles.userId} = ${accounts.id}
          and ${accountRoles.role} = ${role})`,
  );

/** As `database/sql/after-people.sql` has them, so that its index is used. */
const personWords = sql`person_words(${accounts.name}, ${accounts.surname}, ${accounts.email}, ${accounts.communicationEmail}, ${accounts.fiscalCode})`;

const wordsFound = (text: string): SQL[] =>
  searchedWords(text).map((word) => sql`${personWords} like ${searchedPattern(word)}`);
