import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { FoundCourses, Page } from './found-courses.ts';
import { likelyWords } from './likely-words.ts';
import { openCatalogue, parameters, type Filters } from './open-catalogue.ts';
import { readFound } from './read-found.ts';

export type CourseSort = 'relevance' | 'rating' | 'newest' | 'price-asc' | 'price-desc' | 'title';

export type CourseSearch = {
  searchText?: string | undefined;
  categoryIds?: readonly number[];
  /** Courses voted at least this, 0 to 5; 0 and undefined mean all, the unvoted ones too. */
  minRating?: number | undefined;
  minPriceCents?: bigint | undefined;
  maxPriceCents?: bigint | undefined;
  /** Courses that name this teacher; teachers may share a name. */
  professorId?: number | undefined;
  sort?: CourseSort | undefined;
  page: number;
  pageSize: number;
};

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
  const filters = filtersOf(search, words.length > 0 ? 'relevance' : 'rating');
  if (words.length === 0) {
    return { ...(await openCatalogue(platform, filters)), correctedText: null };
  }
  const found = await find(platform, words, filters);
  if (found.isKnown) return { ...found, correctedText: null };
  const meant = await likelyWords(platform, words);
  if (meant === null) return { ...found, correctedText: null };
  const corrected = await find(
    platform,
    meant.map((alike) => alike.join('|')),
    filters,
  );
  return { ...corrected, correctedText: meant.map(([likeliest]) => likeliest).join(' ') };
}

/** The typed words; twelve are enough. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);

function filtersOf(search: CourseSearch, usualSort: CourseSort): Filters {
  const { categoryIds, minRating, minPriceCents, maxPriceCents, professorId, page, pageSize } =
    search;
  const sort = search.sort ?? 'relevance';
  return [
    categoryIds?.length ? arrayLiteral(categoryIds) : null,
    minRating ? hundredths(minRating) : null,
    minPriceCents ? Number(minPriceCents) : null,
    maxPriceCents ? Number(maxPriceCents) : null,
    professorId ?? null,
    sort === 'relevance' ? usualSort : sort,
    (page - 1) * pageSize,
    pageSize,
  ];
}

/** `terms` are words that a course must all have; alternatives are separated by `|`. */
const find = (platform: Platform, terms: string[], filters: Filters): Promise<WordsFound> =>
  readFound(
    platform,
    sql`select search_courses(${arrayLiteral(terms)}::text[], ${parameters(filters)}) as found`,
  );

type WordsFound = Page & {
  /** Some course has the text, whatever the filters say. */
  isKnown: boolean;
};

/** Averages have two decimals: 4.351 is reached from 4.36 on. */
const hundredths = (rating: number) => Math.ceil(Math.round(rating * 10_000) / 100);

/** For one parameter in place of many, so that the statement is the same for every search. */
export const arrayLiteral = (values: readonly (string | number)[]) =>
  `{${values.map((value) => `"${value}"`).join(',')}}`;
