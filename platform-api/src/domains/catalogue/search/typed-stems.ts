import { sql } from 'drizzle-orm';
import { selectRows } from '../../../database/select-rows.ts';
import type { Platform } from '../../../platform.ts';
import { arrayLiteral, wordsOf } from './search-courses.ts';

/**
 * What was typed, as the search of the catalogue reads it: for each word its Italian and English stems, in lower
 * case and without accents, of which any may begin a word that is found. Words without a meaning of their own are
 * left out, unless there are no others.
 */
export async function typedStems(platform: Platform, text: string): Promise<string[][]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const [row] = await selectRows<{ stems: string[] }>(
    platform.database.db,
    sql`select typed_stems(${arrayLiteral(words)}::text[]) as stems`,
  );
  return (row?.stems ?? []).map((alike) => alike.split('|'));
}
