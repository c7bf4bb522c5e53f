/** First sign and the sign after the last. */
export type Mark = [start: number, end: number];

/** Lower case and without accents, each sign at its place. */
export const folded = (text: string): string =>
  text.replace(/[\u00c0-\u024f]/g, (sign) => sign.normalize('NFD').charAt(0)).toLowerCase();

export type Matcher = (foldedText: string) => Mark[] | null;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * Finds texts that have every typed word, and marks the words that begin like it.
 * @param stems of `typedStems`: for each word its stems
 * @returns for a folded text the marks in their order, null where a word is missing
 */
export function wordMatcher(stems: readonly (readonly string[])[]): Matcher {
  const words = stems.map(
    (alike) =>
      new RegExp(`(?<![\\p{L}\\p{N}])(?:${alike.map(escaped).join('|')})[\\p{L}\\p{N}]*`, 'gu'),
  );
  return (text) => {
    const marks: Mark[] = [];
    for (const word of words) {
      const before = marks.length;
      for (const found of text.matchAll(word)) {
        marks.push([found.index, found.index + found[0].length]);
      }
      if (marks.length === before) return null;
    }
    return words.length === 0 ? null : marks.toSorted(([one], [other]) => one - other);
  };
}

export type Excerpt = { text: string; marks: Mark[] };

const MAX_LENGTH = 160;
/** Before the first mark. */
const LEAD = 50;

/** What is shown of a text around its first mark. */
export function excerptOf(text: string, marks: readonly Mark[]): Excerpt {
  const first = marks[0]?.[0] ?? 0;
  const wanted = text.length <= MAX_LENGTH ? 0 : Math.max(0, first - LEAD);
  // From the beginning of a word.
  const space = wanted === 0 ? -1 : text.lastIndexOf(' ', wanted);
  const start = wanted === 0 ? 0 : Math.max(space + 1, wanted - 30);
  const end = Math.min(text.length, start + MAX_LENGTH);
  const head = start > 0 ? '…' : '';
  const tail = end < text.length ? '…' : '';
  const shift = head.length - start;
  return {
    text: `${head}${text.slice(start, end)}${tail}`,
    marks: joined(
      marks
        .filter(([from, to]) => from >= start && to <= end)
        .map(([from, to]): Mark => [from + shift, to + shift]),
    ),
  };
}

/** Marks of two words may be of the same one. */
function joined(marks: readonly Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const mark of marks) {
    const last = result.at(-1);
    if (last !== undefined && mark[0] <= last[1]) last[1] = Math.max(last[1], mark[1]);
    else result.push([...mark]);
  }
  return result;
}
