import { sql, type SQL } from 'drizzle-orm';
import type { Platform } from '../../platform.ts';
import {
  courseColumns,
  listedCourseJson,
  mostRankedFirst,
  ratedCourses,
  type ListedCourse,
} from './listed-course.ts';
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
  /** Courses in ten equal steps from `min` to `max` cents. */
  prices: { minCents: number; maxCents: number; counts: number[] };
};

export type FoundCourses = { items: ListedCourse[]; totalItems: number; facets: CourseFacets };

const priceSteps = 10;

/**
 * Published courses by text and filters, one page of them, their number and the facets, in one
 * statement. Text is matched by Italian stems and by word beginnings without regard to accents;
 * only when that finds nothing, by likeness of trigrams, so that a slip of the hand still finds.
 */
export async function searchCourses(
  platform: Platform,
  search: CourseSearch,
): Promise<FoundCourses> {
  const words = wordsOf(search.searchText ?? '');
  return readFound<FoundCourses>(platform, statement(search, words));
}

/** The words of what was typed, without the signs that mean something to `to_tsquery`. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);
}

function statement(search: CourseSearch, words: string[]): SQL {
  const asked = words.length > 0;
  const prefixes = words.map((word) => `${word}:*`).join(' & ');
  const byCategory = search.categoryIds?.length
    ? sql`category_id in (${list(search.categoryIds)})`
    : sql`true`;
  const byRating = search.minRating ? sql`ratio >= ${search.minRating}::numeric` : sql`true`;
  const byPrice = sql.join(
    [
      search.minPriceCents
        ? sql`price_cents >= ${String(search.minPriceCents)}::bigint`
        : sql`true`,
      search.maxPriceCents
        ? sql`price_cents <= ${String(search.maxPriceCents)}::bigint`
        : sql`true`,
    ],
    sql` and `,
  );
  const matched = asked
    ? sql`
      exact as materialized (
        select s.course_id, ts_rank_cd(s.document, q.query) as score
        from course_search s, (select to_tsquery('wb_italian', ${prefixes}) as query) q
        where s.document @@ q.query
      ),
      typed as (select lower(unaccent(w)) as word from unnest(array[${list(words)}]::text[]) w),
      likeness as (
        select s.course_id, min(word_similarity(t.word, s.words)) as score
        from course_search s, typed t
        where not exists (select from exact)
        group by s.course_id
      ),
      matched as (
        select course_id, score from exact
        union all
        select course_id, score from likeness
        where score >= 0.35 and score >= 0.75 * (select max(score) from likeness)
      )`
    : sql`matched as (select id as course_id, 0::real as score from course)`;
  return sql`
    with ${matched},
    ${ratedCourses},
    base as (
      select ${courseColumns}, m.score
      from course c
      join matched m on m.course_id = c.id
      left join rated r on r.course_id = c.id
      where c.status = 1
    ),
    filtered as (select * from base where ${byCategory} and ${byRating} and ${byPrice}),
    shown as (
      select *, row_number() over (order by ${orderOf(search.sort, asked)}) as place
      from filtered
      order by place limit ${search.pageSize} offset ${(search.page - 1) * search.pageSize}
    ),
    bounds as (select min(price_cents) as low, max(price_cents) as high from base),
    steps as (
      select width_bucket(price_cents, low, high + 1, ${sql.raw(String(priceSteps))}) as step, count(*)::int as number
      from base, bounds where ${byCategory} and ${byRating} and price_cents is not null
      group by 1
    )
    select json_build_object(
      'totalItems', (select count(*) from filtered),
      'items', coalesce((select json_agg(${listedCourseJson} order by c.place) from shown c), '[]'::json),
      'facets', json_build_object(
        'categories', coalesce((
          select json_agg(json_build_object('id', g.id, 'key', g.key, 'name', g.name, 'count', coalesce(f.number, 0))
            order by g.id)
          from (
            select category_id, count(*) filter (where ${byRating} and ${byPrice}) as number
            from base group by 1
          ) f right join category g on g.id = f.category_id
        ), '[]'::json),
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

function orderOf(sort: CourseSort | undefined, asked: boolean): SQL {
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
      return asked ? sql`score desc, ${mostRankedFirst}` : mostRankedFirst;
    default:
      return mostRankedFirst;
  }
}
