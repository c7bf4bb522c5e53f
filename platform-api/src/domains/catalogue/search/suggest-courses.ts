import { sql } from 'drizzle-orm';
import type { Platform } from '../../../platform.ts';
import { coursesForSale } from '../course/courses-for-sale.ts';
import { readFound } from './read-found.ts';
import { arrayLiteral, wordsOf } from './search-courses.ts';

const MAX_SUGGESTED = 6;

export type CourseSuggestion = {
  id: number;
  title: string;
  category: string;
  categoryKey: string | null;
  coverUrl: string | null;
  priceCents: bigint | null;
};

/**
 * A few published courses for what has been typed so far. Titles come first, then teachers, tags
 * and categories; while the last word is being typed there is no guessing at slips.
 */
export async function suggestCourses(
  platform: Platform,
  text: string,
): Promise<CourseSuggestion[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const found = await readFound<{ id: number; title: string; category: string }[]>(
    platform,
    sql`select suggest_courses(${arrayLiteral(words)}::text[], ${MAX_SUGGESTED}) as found`,
  );
  const products = await coursesForSale(
    platform,
    found.map(({ id }) => id),
  );
  return found.map((course) => {
    const {
      categoryKey = null,
      coverUrl = null,
      priceCents = null,
    } = products.get(course.id) ?? {};
    return { ...course, categoryKey, coverUrl, priceCents };
  });
}
