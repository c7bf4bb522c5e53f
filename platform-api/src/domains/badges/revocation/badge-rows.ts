import { and, eq, like, ne, sql, type SQL } from 'drizzle-orm';
import { searchedWords, searchedPattern } from '../../../database/searched-words.ts';
import type { Platform } from '../../../platform.ts';
import { badges, type BadgeFilters } from '../tables.ts';

/** A row of the table of badges as a file has it. */
export type FlatBadge = Pick<
  typeof badges.$inferSelect,
  'title' | 'holderName' | 'code' | 'revocationReason'
> & {
  /** Days in Italy, `YYYY-MM-DD`; the second one null while it is valid. */
  day: string;
  revokedDay: string | null;
};

/** Words of holder, title or code, in any order; as `database/sql/after-badges.sql` has them, so that its index is used. */
export const badgesFound = ({ text, tipo, dal, al }: BadgeFilters): SQL | undefined =>
  and(
    ...searchedWords(text).map((word) =>
      like(
        sql`badge_words(${badges.holderName}, ${badges.title}, ${badges.code})`,
        searchedPattern(word),
      ),
    ),
    tipo === undefined ? undefined : tipo === 'corso' ? eq(badges.type, 0) : ne(badges.type, 0),
    dal === undefined
      ? undefined
      : sql`${badges.acquiredAt} >= ${dal}::timestamp at time zone 'Europe/Rome'`,
    al === undefined
      ? undefined
      : sql`${badges.acquiredAt} < (${al}::timestamp + interval '1 day') at time zone 'Europe/Rome'`,
  );

/** All badges that pass these filters, newest first, for a cursor; the rows are `FlatBadge`. */
export const badgeRows = (filters: BadgeFilters): SQL => sql`
  select ${badges.title} as title, ${badges.holderName} as "holderName", ${badges.code} as code,
    to_char(${badges.acquiredAt} at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
    to_char(${badges.revokedAt} at time zone 'Europe/Rome', 'YYYY-MM-DD') as "revokedDay",
    ${badges.revocationReason} as "revocationReason"
  from ${badges}
  where ${badgesFound(filters) ?? sql`true`}
  order by ${badges.acquiredAt} desc, ${badges.id}`;

export const countBadges = (
  { database }: Pick<Platform, 'database'>,
  filters: BadgeFilters,
): Promise<number> => database.db.$count(badges, badgesFound(filters));
