import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { RoleName } from 'contracts';
import { searchedWords, wordPattern } from '../../database/searched-words.ts';
import type { Platform } from '../../platform.ts';
import { inRoleOrder } from './repository.ts';
import { accountRoles, accounts } from './tables.ts';

export type PeopleQuery = {
  /** Words of name, surname, mail address or fiscal code, in any order; each must be found. */
  text?: string | undefined;
  isDocente?: boolean | undefined;
  role?: RoleName | undefined;
  sortBy?: 'name' | 'surname' | undefined;
  sortDirection: 'asc' | 'desc';
  page: number;
  pageSize: number;
};

export type FoundPerson = Pick<
  typeof accounts.$inferSelect,
  'id' | 'name' | 'surname' | 'email' | 'isDocente' | 'registeredAt'
> & { roles: RoleName[] };

/** Registered people, deleted ones never, by surname unless asked otherwise. */
export async function searchPeople(
  { database }: Pick<Platform, 'database'>,
  query: PeopleQuery,
): Promise<{ items: FoundPerson[]; totalItems: number }> {
  const { id, name, surname, email, isDocente, registeredAt } = accounts;
  const where = conditions(query);
  const order = query.sortDirection === 'asc' ? asc : desc;
  const [first, second] = query.sortBy === 'name' ? [name, surname] : [surname, name];
  // The page is found by an index alone: those before it are not read.
  const ofPage = database.db
    .select({ id })
    .from(accounts)
    .where(where)
    .orderBy(order(first), order(second), order(id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
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
    .where(inArray(id, ofPage))
    .orderBy(order(first), order(second), order(id));
  return {
    items: rows.map((row) => ({ ...row, roles: inRoleOrder(row.roles) })),
    totalItems: await database.db.$count(accounts, where),
  };
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

const conditions = ({ text = '', isDocente, role }: PeopleQuery): SQL | undefined =>
  and(
    eq(accounts.status, 'active'),
    ...wordsFound(text),
    isDocente === undefined ? undefined : eq(accounts.isDocente, isDocente),
    role === undefined
      ? undefined
      : sql`exists (select from ${accountRoles} where ${accountRoles.userId} = ${accounts.id}
          and ${accountRoles.role} = ${role})`,
  );

/** As `database/sql/after-people.sql` has them, so that its index is used. */
const personWords = sql`person_words(${accounts.name}, ${accounts.surname}, ${accounts.email}, ${accounts.communicationEmail}, ${accounts.fiscalCode})`;

const wordsFound = (text: string): SQL[] =>
  searchedWords(text).map((word) => sql`${personWords} like unaccent(lower(${wordPattern(word)}))`);
