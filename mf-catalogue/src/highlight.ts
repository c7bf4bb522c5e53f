export type TextPart = { text: string; isMatch: boolean };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Endings differ between typed and found words: "corsi", "corso". */
const stemOf = (word: string) => (word.length > 5 ? word.slice(0, -1) : word);

const wordsOf = (plainText: string): string[] => plainText.match(/[\p{L}\p{N}]+/gu) ?? [];

/** What words of a text begin with, that a search looks for; of a single letter nothing. */
export const searchedStems = (searched: string): string[] =>
  wordsOf(plain(searched))
    .filter((word) => word.length > 1)
    .map(stemOf);

/** Whether each stem begins a word of the text, in any order, accents and capitals disregarded. */
export function hasEvery(stems: readonly string[], text: string): boolean {
  const words = wordsOf(plain(text));
  return stems.every((stem) => words.some((word) => word.startsWith(stem)));
}

/**
 * Parts of a text, those words marked that begin with a word of the search, accents and capitals
 * disregarded. Parts are text, to be drawn as text: nothing in them is ever markup.
 */
export function highlightParts(text: string, searched: string): TextPart[] {
  const stems = searchedStems(searched);
  if (stems.length === 0) return [{ text, isMatch: false }];
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMatch: stems.some((stem) => plain(part).startsWith(stem)) }));
}
