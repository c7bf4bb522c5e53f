import type { Page } from '@playwright/test';

export type Shift = { at: number; value: number; sources: string[] };

type Watch = { shifts: Shift[]; firstPaint: number; largestPaint: number; largest: string };

/** For `addInitScript`: keeps each layout shift with what moved, and the moments of the first and largest paint. */
export function watchShifts(): void {
  const watch: Watch = { shifts: [], firstPaint: 0, largestPaint: 0, largest: '' };
  Object.assign(globalThis, { layoutWatch: watch });
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (element === null) return '(gone)';
    const path: string[] = [];
    for (let at: Element | null = element; at !== null && path.length < 4; at = at.parentElement) {
      const part = at.getAttribute('data-part') ?? at.id;
      path.unshift(at.localName + (part === '' ? '' : `#${part}`));
    }
    return `${path.join('>')} "${(element.textContent ?? '').trim().slice(0, 30)}"`;
  };
  type ShiftEntry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as ShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const sources = entry.sources.map(({ node, previousRect: from, currentRect: to }) => {
        const box = ({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(',');
        return `${nameOf(node)} ${box(from)} to ${box(to)}`;
      });
      watch.shifts.push({ at: entry.startTime, value: entry.value, sources });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') watch.firstPaint = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  type LargestEntry = PerformanceEntry & { element: Element | null };
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1) as LargestEntry | undefined;
    watch.largestPaint = last?.startTime ?? 0;
    watch.largest = nameOf(last?.element);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

export const readShifts = (page: Page): Promise<Watch> =>
  page.evaluate(() => (globalThis as unknown as { layoutWatch: Watch }).layoutWatch);

/** CLS as web-vitals defines it: the worst window of shifts less than 1 s apart, at most 5 s long. */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let begun = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const { at, value } of shifts) {
    if (at - last >= 1000 || at - begun >= 5000) {
      sum = 0;
      begun = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The worst shifts first, with what moved in each. */
export const worstShifts = (shifts: readonly Shift[], count = 3): string[] =>
  shifts
    .toSorted((one, other) => other.value - one.value)
    .slice(0, count)
    .map(
      ({ at, value, sources }) =>
        `${value.toFixed(3)} at ${at.toFixed(0)} ms: ${sources.slice(0, 3).join('; ')}`,
    );
