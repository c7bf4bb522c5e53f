import { sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import { listedCourseJson, mostRankedFirst, type ListedCourse } from './listed-course.ts';
import { likelyWords } from './likely-words.ts';
import { readFound } from './read-found.ts';

export type CourseSort = 'relevance' | 'rating' | 'newest' | 'price-asc' | 'price-desc' | 'title';

export type CourseSearch = {
  searchText?: string | undefined;
  categoryIds?: readonly number[];
  /** Courses voted at least this, 0 to 5; 0 and undefined mean all, the unvoted ones too. */
  minRating?: number | undefined;
  minPriceCents?: bigint | undefined;
  maxPriceCents?: bigint | undefined;
  sort?: CourseSort | undefined;
  page: number;
  pageSize: number;
};

/** Counts of what else could be chosen: each ignores its own filter and keeps the others. */
export type CourseFacets = {
  categories: { id: number; key: string | null; name: string; count: number }[];
  /** Courses voted at least so much. */
  ratings: { value: number; count: number }[];
  /** Courses in ten equal steps from `min` to `max` cents. */
  prices: { minCents: number; maxCents: number; counts: number[] };
};

export type FoundCourses = {
  items: ListedCourse[];
  totalItems: number;
  facets: CourseFacets;
  /** What was searched in place of a text that no course has; null as a rule. */
  correctedText: string | null;
};

const priceSteps = 10;

/** Choices of the rating filter. */
const ratingSteps = [4.5, 4, 3];

/**
 * Published courses by text and filters, one page of them, their number and the facets. Text is
 * matched by Italian and English stems and by word beginnings without regard to accents; only when no
 * course has it, by the likeliest words of the catalogue, so that a slip of the hand still finds.
 */
export async function searchCourses(
  platform: Platform,
  search: CourseSearch,
): Promise<FoundCourses> {
  const words = wordsOf(search.searchText ?? '');
  const found = await run(platform, search, words.map(beginning));
  if (words.length === 0 || found.isKnown) return { ...found, correctedText: null };
  const meant = await likelyWords(platform, words);
  if (meant === null) return { ...found, correctedText: null };
  const corrected = await run(platform, search, meant.map(anyOf));
  return { ...corrected, correctedText: meant.map(([likeliest]) => likeliest).join(' ') };
}

/** The words of what was typed, without the signs that mean something to `to_tsquery`. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
}

export const beginning = (word: string) => `${word}:*`;
const anyOf = (words: readonly string[]) => `(${words.map(beginning).join(' | ')})`;

/** In both languages; words of that language that carry no meaning are left out. */
export function textQuery(terms: readonly string[]): SQL {
  const text = terms.join(' & ');
  return sql`(to_tsquery('wb_italian', ${text}) || to_tsquery('wb_english', ${text}))`;
}

type Answer = Omit<FoundCourses, 'correctedText'> & {
  /** Some course has the text, whatever the filters say. */
  isKnown: boolean;
};

async function run(platform: Platform, search: CourseSearch, terms: string[]): Promise<Answer> {
  return readFound<Answer>(platform, searchStatement(search, terms));
}

/** `terms` are of a tsquery, all of which a course must have; none: every course. */
export function searchStatement(search: CourseSearch, terms: readonly string[]): SQL {
  const isAsked = terms.length > 0;
  const isByTitle = search.sort === 'title';
  const matching = isAsked
    ? sql`courses_with(${textQuery(terms)})`
    : sql`(select course_id as id, *, 0 as score from course_search where is_published)`;

  const inCategory = search.categoryIds?.length
    ? sql`category_id in (${list(search.categoryIds)})`
    : sql`true`;
  const wellVoted = search.minRating ? sql`ratio >= ${search.minRating}::numeric` : sql`true`;
  const { minPriceCents: low, maxPriceCents: high } = search;
  const inRange = sql.join(
    [
      low ? sql`price_cents >= ${String(low)}::bigint` : sql`true`,
      high ? sql`price_cents <= ${String(high)}::bigint` : sql`true`,
    ],
    sql` and `,
  );
  // Rows are read once; the flags tell each count which filters to heed.
  return sql`
    with base as materialized (
      select s.id, s.category_id, s.price_cents, s.ratio, s.votes, s.weighted, s.published_at, s.score,
        ${isByTitle ? sql`(select title from course where course.id = s.id)` : sql`null`} as title,
        ${inCategory} as c, coalesce(${wellVoted}, false) as r, coalesce(${inRange}, false) as p
      from ${matching} s
    ),
    shown as (
      select id, ratio, votes, row_number() over () as place from (
        select id, ratio, votes from base where c and r and p
        order by ${orderOf(search.sort, isAsked)}
        limit ${search.pageSize} offset ${(search.page - 1) * search.pageSize}
      ) ordered
    ),
    bounds as (select min(price_cents) as low, max(price_cents) as high from base),
    steps as (
      select width_bucket(price_cents, low, high + 1, ${sql.raw(String(priceSteps))}) as step, count(*)::int as number
      from base, bounds where c and r and price_cents is not null
      group by 1
    ),
    by_category as (
      select category_id, count(*) filter (where r and p)::int as number from base group by 1
    ),
    by_rating as (
      select ${sql.raw(ratingSteps.map((step, i) => `count(*) filter (where ratio >= ${step}) as at${i}`).join(', '))}
      from base where c and p
    )
    select json_build_object(
      'isKnown', exists (select from base),
      'totalItems', (select count(*) from base where c and r and p),
      'items', coalesce((
        select json_agg(${listedCourseJson} order by c.place)
        from (select course.*, shown.ratio, shown.votes, shown.place
          from shown join course on course.id = shown.id) c
      ), '[]'::json),
      'facets', json_build_object(
        'categories', coalesce((
          select json_agg(json_build_object('id', g.id, 'key', g.key, 'name', g.name, 'count', coalesce(f.number, 0))
            order by g.id)
          from category g left join by_category f on f.category_id = g.id
        ), '[]'::json),
        'ratings', (
          select json_build_array(${sql.raw(ratingSteps.map((step, i) => `json_build_object('value', ${step}, 'count', at${i})`).join(', '))})
          from by_rating
        ),
        'prices', json_build_object(
          'minCents', coalesce((select low from bounds), 0),
          'maxCents', coalesce((select high from bounds), 0),
          'counts', (
            select json_agg(coalesce(n.number, 0) order by i)
            from generate_series(1, ${sql.raw(String(priceSteps))}) i left join steps n on n.step = i
          )
        )
      )
    ) as found`;
}

const list = (values: readonly (string | number)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

function orderOf(sort: CourseSort | undefined, isAsked: boolean): SQL {
  switch (sort ?? 'relevance') {
    case 'newest':
      return sql`published_at desc, id desc`;
    case 'price-asc':
      return sql`price_cents asc, id`;
    case 'price-desc':
      return sql`price_cents desc nulls last, id`;
    case 'title':
      return sql`title collate "und-x-icu", id`;
    case 'relevance':
      return isAsked ? sql`score desc, ${mostRankedFirst}` : mostRankedFirst;
    default:
      return mostRankedFirst;
  }
}
