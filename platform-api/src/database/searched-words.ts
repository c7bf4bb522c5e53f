import { sql, type SQL } from 'drizzle-orm';

const MAX_WORDS = 8;

/** The words of a search, as many as an index is asked for. */
export const searchedWords = (text = ''): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);

/** For `like`: a text with this one in it, whatever signs it has. */
export const likePattern = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * For `like`, on text whose words begin behind a space. A short word is the beginning of one: an index of three
 * letters finds it by the space before it.
 */
export const wordPattern = (word: string): string =>
  word.length < 3 ? `% ${likePattern(word).slice(1)}` : likePattern(word);

/** The same for words that are stored small and without accents; in a statement, made once for all of its rows. */
export const searchedPattern = (word: string): SQL => sql`searched_text(${wordPattern(word)})`;
