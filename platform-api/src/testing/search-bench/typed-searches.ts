import { audiences, prose, settings, subjects, surnames, zipf } from '../../demo/many-words.ts';
import { pick, seededRandom } from '../../demo/random.ts';

export type TypedSearch = {
  searchText: string;
  categories: number[];
  rating?: number;
  minPrice?: number;
  maxPrice?: number;
};

const anySubject = zipf(subjects, 6);
const anySetting = zipf(settings, 3);
const anyAudience = zipf(audiences, 3);
const anyProse = zipf(prose, 12);

/** What a visitor of the catalogue of `many-courses` types, and how many of a hundred do so. */
const habits: [share: number, text: (random: () => number) => string][] = [
  [24, (random) => anySubject(random)],
  [20, (random) => `${anySubject(random)} ${anySetting(random)}`],
  [6, (random) => `corso ${anySubject(random)}`],
  [6, (random) => `${anySubject(random)} per ${anyAudience(random)}`],
  // The one word grows letter by letter, from the second to the one before the last.
  [16, (random) => beginningOf(random, anySubject(random))],
  [10, (random) => `${anySubject(random)} ${beginningOf(random, anySetting(random))}`],
  [4, (random) => anyProse(random)],
  [3, (random) => pick(random, surnames)],
  [4, (random) => withAccent(anySubject(random))],
  [7, (random) => slip(random, anySubject(random))],
];

/** Searches with filters as visitors make them, the same each time, no two alike. */
export function typedSearches(count: number): TypedSearch[] {
  const random = seededRandom(20);
  const known = new Map<string, TypedSearch>();
  while (known.size < count) {
    const search = { searchText: anyHabit(random)(random), ...anyFilters(random) };
    known.set(JSON.stringify(search), search);
  }
  return [...known.values()];
}

/** What the header asks while a person types a search: each letter of it, from the second. */
export function typedLetters(count: number): string[] {
  const random = seededRandom(21);
  const texts = new Set<string>();
  while (texts.size < count) {
    const text = anyHabit(random)(random);
    for (let end = 2; end <= text.length && texts.size < count; end++) {
      texts.add(text.slice(0, end).trimEnd());
    }
  }
  return [...texts];
}

function anyHabit(random: () => number) {
  let rest = random() * habits.reduce((sum, [share]) => sum + share, 0);
  const [, text] = habits.find(([share]) => (rest -= share) < 0) ?? [0, anySubject];
  return text;
}

function anyFilters(random: () => number): Omit<TypedSearch, 'searchText'> {
  const first = 1 + Math.floor(random() * 8);
  const categories = [[], [], [first], [first, 1 + (first % 8)]][Math.floor(random() * 4)] ?? [];
  return {
    categories,
    ...(random() < 0.35 ? { rating: pick(random, [3, 4, 4.5]) } : {}),
    ...(random() < 0.25 ? { minPrice: 30 + Math.floor(random() * 40) } : {}),
    ...(random() < 0.25 ? { maxPrice: 100 + Math.floor(random() * 200) } : {}),
  };
}

const beginningOf = (random: () => number, word: string) =>
  word.slice(0, 2 + Math.floor(random() * Math.max(1, word.length - 2)));

/** Accents where there are none, as hurried people set them. */
const withAccent = (word: string) =>
  word.replace(/a$|e$|o$/, (end) => ({ a: 'à', e: 'è', o: 'ò' })[end] ?? end);

/** Two letters change places, or one is left out. */
function slip(random: () => number, word: string): string {
  const at = 2 + Math.floor(random() * Math.max(1, word.length - 4));
  const [before, here, next, after] = [
    word.slice(0, at),
    word[at] ?? '',
    word[at + 1] ?? '',
    word.slice(at + 2),
  ];
  return random() < 0.5 ? before + next + here + after : before + next + after;
}
