import { sql } from 'drizzle-orm';
import { selectRows } from '../../../database/select-rows.ts';
import type { Platform } from '../../../platform.ts';

/** Candidates for one typed word. */
const CHOICES = 3;

/**
 * Corrects words that no course has together: for each typed word, the words of the catalogue
 * that are most similar, the most likely first. A known word, or the beginning of one, is kept;
 * below pg_trgm's default limit (0.3) two words are unrelated.
 * @returns null when some word has no similar one, or when all are known
 */
export async function likelyWords(
  platform: Platform,
  typed: readonly string[],
): Promise<string[][] | null> {
  const rows = await selectRows<{ place: number; word: string; likeness: number }>(
    platform.database.db,
    sql`
    with typed as (
      select place, lower(unaccent(word)) as word
      from unnest(array[${sql.join(
        typed.map((word) => sql`${word}`),
        sql`, `,
      )}]::text[]) with ordinality as t (word, place)
    )
    select t.place::int as place, k.word, k.likeness
    from typed t
    cross join lateral (
      select t.word, 1::real as likeness where exists (
        select from course_word where word like t.word || '%'
      )
      union all (
        select k.word, similarity(k.word, t.word) as likeness
        from course_word k
        where k.word % t.word and not exists (select from course_word where word like t.word || '%')
        order by 2 desc, 1
        limit ${CHOICES}
      )
    ) k
    order by t.place, k.likeness desc, k.word`,
  );
  const own = typed.map((_, index) => rows.filter(({ place }) => place === index + 1));
  const isKnown = own.every(([best]) => best?.likeness === 1);
  if (isKnown || own.some((words) => words.length === 0)) return null;
  return own.map((words) => {
    const best = words[0]?.likeness ?? 0;
    return words.filter(({ likeness }) => likeness >= 0.75 * best).map(({ word }) => word);
  });
}
