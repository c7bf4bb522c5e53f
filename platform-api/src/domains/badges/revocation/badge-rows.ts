import { and, like, sql, type SQL } from 'drizzle-orm';
import { searchedWords, wordPattern } from '../../../database/searched-words.ts';
import type { Platform } from '../../../platform.ts';
import { badges } from '../tables.ts';

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
export const badgesFound = (text: string | undefined): SQL | undefined =>
  and(
    ...searchedWords(text).map((word) =>
      like(
        sql`badge_words(${badges.holderName}, ${badges.title}, ${badges.code})`,
        sql`unaccent(lower(${wordPattern(word)}))`,
      ),
    ),
  );

/** All badges with these words, newest first, for a cursor; the rows are `FlatBadge`. */
export const badgeRows = (text: string | undefined): SQL => sql`
  select ${badges.title} as title, ${badges.holderName} as "holderName", ${badges.code} as code,
    to_char(${badges.acquiredAt} at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
    to_char(${badges.revokedAt} at time zone 'Europe/Rome', 'YYYY-MM-DD') as "revokedDay",
    ${badges.revocationReason} as "revocationReason"
  from ${badges}
  where ${badgesFound(text) ?? sql`true`}
  order by ${badges.acquiredAt} desc, ${badges.id}`;

export const countBadges = (
  { database }: Pick<Platform, 'database'>,
  text: string | undefined,
): Promise<number> => database.db.$count(badges, badgesFound(text));
