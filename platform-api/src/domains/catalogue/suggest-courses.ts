import { sql } from 'drizzle-orm';
import { selectRows } from '../../database/select-rows.ts';
import type { Platform } from '../../platform.ts';
import { arrayLiteral, wordsOf } from './search-courses.ts';

const mostSuggested = 6;

export type CourseSuggestion = { id: number; title: string; category: string };

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
  return selectRows<CourseSuggestion>(
    platform.database.db,
    sql`
    select c.id, c.title, coalesce(g.name, '') as category
    from unnest(suggest_courses(${arrayLiteral(words)}::text[], ${mostSuggested})) with ordinality as i (id, place)
    join course c on c.id = i.id left join category g on g.id = c.category_id
    order by i.place`,
  );
}
