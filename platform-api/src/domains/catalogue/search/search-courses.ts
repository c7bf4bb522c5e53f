import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import type { ListedCourse } from '../lists/listed-course.ts';
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
  const found = await run(platform, search, words);
  if (words.length === 0 || found.isKnown) return { ...found, correctedText: null };
  const meant = await likelyWords(platform, words);
  if (meant === null) return { ...found, correctedText: null };
  const corrected = await run(
    platform,
    search,
    meant.map((alike) => alike.join('|')),
  );
  return { ...corrected, correctedText: meant.map(([likeliest]) => likeliest).join(' ') };
}

/** The words of what was typed; twelve say enough. */
export const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 12);

type Answer = Omit<FoundCourses, 'correctedText'> & {
  /** Some course has the text, whatever the filters say. */
  isKnown: boolean;
};

/** `terms` are words, all of which a course must have; such as stand for one another are parted by `|`. */
async function run(platform: Platform, search: CourseSearch, terms: string[]): Promise<Answer> {
  const { categoryIds, minRating, minPriceCents, maxPriceCents, page, pageSize } = search;
  const hasTerms = terms.length > 0;
  const usualSort = hasTerms ? 'relevance' : 'rating';
  const isByRelevance = (search.sort ?? 'relevance') === 'relevance';
  const filters = sql`
      ${categoryIds?.length ? arrayLiteral(categoryIds) : null}::integer[],
      ${minRating ? hundredths(minRating) : null},
      ${minPriceCents ? Number(minPriceCents) : null},
      ${maxPriceCents ? Number(maxPriceCents) : null},
      ${isByRelevance ? usualSort : search.sort},
      ${(page - 1) * pageSize},
      ${pageSize}`;
  return readFound<Answer>(
    platform,
    hasTerms
      ? sql`select search_courses(${arrayLiteral(terms)}::text[], ${filters}) as found`
      : sql`select browse_courses(${filters}) as found`,
  );
}

/** Averages have two decimals: 4.351 is reached from 4.36 on. */
const hundredths = (rating: number) => Math.ceil(Math.round(rating * 10_000) / 100);

/** For one parameter in place of many, so that the statement is the same for every search. */
export const arrayLiteral = (values: readonly (string | number)[]) =>
  `{${values.map((value) => `"${value}"`).join(',')}}`;
