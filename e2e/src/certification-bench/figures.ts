import { median, slowPhone } from '../slow-phone.ts';
import type { Threads, ThreadTimes, Work } from '../thread-work.ts';
import { factorsOf } from './reference.ts';
import type { MeasuredWorker } from './visit.ts';

const BOUND_MS = 100;

/** What was measured of one visit, by turns with the reference. */
export type Visit = {
  whole: Threads;
  idle: Threads;
  first: Threads;
  repetitions: Threads[];
  worker: MeasuredWorker;
  asking: MeasuredWorker;
  askingNothing: MeasuredWorker;
};

type Row = {
  name: string;
  thread: keyof ThreadTimes;
  /** One or more of each visit, as it is. */
  ms: (visit: Visit) => number | number[];
  isJudged?: true;
};

const rows: Row[] = [
  {
    name: "a first visit, the page's own thread",
    thread: 'page',
    ms: ({ first }) => first.page.tasks.ms,
    isJudged: true,
  },
  { name: '  of it scripts', thread: 'page', ms: ({ first }) => first.page.scripts.ms },
  {
    name: '  of it what the page does as it waits',
    thread: 'page',
    ms: ({ idle }) => idle.page.tasks.ms,
  },
  {
    name: '  before it: the page without verification',
    thread: 'page',
    ms: ({ whole }) => whole.page.tasks.ms,
  },
  {
    name: 'a first visit, the worker without requests',
    thread: 'worker',
    ms: ({ worker }) => worker.worker.tasks.ms - worker.requests.ms,
    isJudged: true,
  },
  { name: '  beside it: its requests', thread: 'worker', ms: ({ worker }) => worker.requests.ms },
  {
    name: '  one that asks for the same and no more',
    thread: 'worker',
    ms: ({ asking }) => asking.worker.tasks.ms,
  },
  { name: '    of it requests', thread: 'worker', ms: ({ asking }) => asking.requests.ms },
  {
    name: '  one that asks for nothing',
    thread: 'worker',
    ms: ({ askingNothing }) => askingNothing.worker.tasks.ms,
  },
  {
    name: 'a repetition, the worker with requests',
    thread: 'worker',
    ms: ({ repetitions }) => repetitions.map(({ worker }) => worker.tasks.ms),
    isJudged: true,
  },
  {
    name: "a repetition, the page's own thread",
    thread: 'page',
    ms: ({ repetitions }) => repetitions.map(({ page }) => page.tasks.ms),
    isJudged: true,
  },
  {
    name: '  of it scripts',
    thread: 'page',
    ms: ({ repetitions }) => repetitions.map(({ page }) => page.scripts.ms),
  },
];

/** Prints all figures; whether each that has the bound keeps it. */
export function printFigures(
  visits: readonly Visit[],
  references: readonly ThreadTimes[],
): boolean {
  const factors = {
    page: factorsOf(references, 'page'),
    worker: factorsOf(references, 'worker'),
  };
  for (const thread of ['page', 'worker'] as const) {
    const times = references.map((times) => times[thread].toFixed(0)).join(', ');
    const each = factors[thread].map((factor) => factor.toFixed(2)).join(', ');
    console.log(`The reference in the ${thread}'s thread: ${times} ms; factors ${each}`);
  }
  console.log(`\n${''.padEnd(44)} ${'as measured'.padEnd(15)} on the reference machine`);
  let areReached = true;
  for (const { name, thread, ms, isJudged } of rows) {
    const measured = visits.map((visit) =>
      [ms(visit)].flat().map((value) => value * slowPhone.cpuSlowdown),
    );
    const calibrated = measured.flatMap((values, visit) =>
      values.map((value) => value * (factors[thread][visit] ?? Number.NaN)),
    );
    const middle = median(calibrated);
    // Nothing traced is not reached either.
    const isReached = middle > 0 && (isJudged !== true || middle <= BOUND_MS);
    const end = isJudged ? ` (of ${BOUND_MS})${isReached ? '' : '  OVER'}` : '';
    console.log(
      `${name.padEnd(44)} ${words(measured.flat()).padEnd(15)} ${words(calibrated)}${end}`,
    );
    areReached &&= isReached;
  }
  return areReached;
}

/** The middle, and the most. */
const words = (values: readonly number[]) =>
  `${median(values).toFixed(0).padStart(4)} (${Math.max(...values).toFixed(0)})`;

/** What the page's own thread does, as it was measured. */
export function printKinds(visits: readonly Visit[]): void {
  const kinds = Object.keys(visits[0]?.first.page ?? {}) as (keyof Work)[];
  const middleOf = (runs: readonly Threads[], kind: keyof Work) =>
    median(runs.map(({ page }) => page[kind].ms)).toFixed(1);
  console.table(
    Object.fromEntries(
      kinds.map((kind) => [
        kind,
        {
          'first visit': middleOf(
            visits.map(({ first }) => first),
            kind,
          ),
          repetition: middleOf(
            visits.flatMap(({ repetitions }) => repetitions),
            kind,
          ),
        },
      ]),
    ),
  );
}
