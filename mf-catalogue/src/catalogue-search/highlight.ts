export type TextPart = { text: string; isMatch: boolean };

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Endings differ between typed and found words: "corsi", "corso". */
const stemOf = (word: string) => (word.length > 5 ? word.slice(0, -1) : word);

/**
 * Parts of a text, those words marked that begin with a word of the search, accents and capitals
 * disregarded. Parts are text, to be drawn as text: nothing in them is ever markup.
 */
export function highlightParts(text: string, searched: string): TextPart[] {
  const stems = (plain(searched).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1)
    .map(stemOf);
  if (stems.length === 0) return [{ text, isMatch: false }];
  return text
    .split(/([\p{L}\p{M}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isMatch: stems.some((stem) => plain(part).startsWith(stem)) }));
}
