/** How long versions take to be drawn, and whether one is slower than another beyond chance. */

/** A page or widget that was drawn for the first time in a document. */
export type Drawn = {
  /** Code, texts and drawing together. */
  ms: number;
  /** Code came over the network; a new version is there in nobody's cache, so only like is held against like. */
  isFirst: boolean;
};

/** Times by class, so that edges add up: class → how many. */
type TimeCounts = Record<string, number>;

/** In slices of an hour. */
export type KeptTimes = { from: number; first: TimeCounts; again: TimeCounts }[];

export type Slowness = {
  visits: 'first' | 'again';
  /** How many were heard of the version. */
  count: number;
  medianMs: number;
  medianMsBefore: number;
};

/** A day: the version before is heard of for as long as both are compared. */
const WINDOW_MS = 24 * 60 * 60_000;
const SLICE_MS = 60 * 60_000;

/** Eight classes for each doubling: a time is known to one part in twelve. */
const CLASSES_PER_DOUBLING = 8;
const SHORTEST_MS = 16;

/** Of each of the two; with fewer nothing is said. */
const FEWEST_TIMES = 40;
/** Half the width of a median's bounds, in roots of the number of times: one in 100 lies outside (z = 2.58). */
const BOUNDS = 2.58 / 2;
/** So much slower, and by so much: less is a difference that nobody minds. */
const SLOWER_BY = 1.5;
const SLOWER_BY_MS = 300;

const classOf = (ms: number): number =>
  Math.round(CLASSES_PER_DOUBLING * Math.log2(Math.max(ms, SHORTEST_MS) / SHORTEST_MS));
const msOf = (timeClass: number): number =>
  Math.round(SHORTEST_MS * 2 ** (timeClass / CLASSES_PER_DOUBLING));

export function addTime(times: KeptTimes, { ms, isFirst }: Drawn, now: number): void {
  const from = now - (now % SLICE_MS);
  let slice = times.at(-1);
  if (slice?.from !== from) times.push((slice = { from, first: {}, again: {} }));
  const counts = isFirst ? slice.first : slice.again;
  const timeClass = classOf(ms);
  counts[timeClass] = (counts[timeClass] ?? 0) + 1;
}

export const recentTimes = (times: KeptTimes, now: number): KeptTimes =>
  times.filter(({ from }) => from > now - WINDOW_MS);

/**
 * Whether a version is drawn later than the one before it: its median, at the lower end of what it may be, is
 * half as long again as the other's at the upper end, and 300 ms more. Null where it is not, or not known.
 */
export function slownessAgainst(
  version: KeptTimes,
  before: KeptTimes,
  now: number,
): Slowness | null {
  for (const visits of ['first', 'again'] as const) {
    const ours = sortedCounts(recentTimes(version, now), visits);
    const theirs = sortedCounts(recentTimes(before, now), visits);
    if (Math.min(ours.total, theirs.total) < FEWEST_TIMES) continue;
    const atLeast = medianMs(ours, -BOUNDS);
    const atMost = medianMs(theirs, BOUNDS);
    if (atLeast <= atMost * SLOWER_BY || atLeast - atMost <= SLOWER_BY_MS) continue;
    return {
      visits,
      count: ours.total,
      medianMs: medianMs(ours, 0),
      medianMsBefore: medianMs(theirs, 0),
    };
  }
  return null;
}

type SortedCounts = { classes: [timeClass: number, count: number][]; total: number };

function sortedCounts(times: KeptTimes, visits: 'first' | 'again'): SortedCounts {
  const sum = new Map<number, number>();
  for (const slice of times) {
    for (const [name, count] of Object.entries(slice[visits])) {
      sum.set(Number(name), (sum.get(Number(name)) ?? 0) + count);
    }
  }
  const classes = [...sum].toSorted(([one], [other]) => one - other);
  return { classes, total: classes.reduce((total, [, count]) => total + count, 0) };
}

/** @param shift of the rank, in roots of the number. */
function medianMs({ classes, total }: SortedCounts, shift: number): number {
  const rank = Math.min(Math.max(total / 2 + shift * Math.sqrt(total), 1), total);
  let seen = 0;
  for (const [timeClass, count] of classes) {
    seen += count;
    if (seen >= rank) return msOf(timeClass);
  }
  return 0;
}

const visitNames = { first: 'first visits', again: 'visits again' };

export const slownessSentence = (
  { visits, count, medianMs: now, medianMsBefore }: Slowness,
  before: string,
): string =>
  `it is drawn after ${seconds(now)} (median of ${count} ${visitNames[visits]}), ${before} before it after ${seconds(medianMsBefore)}`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
