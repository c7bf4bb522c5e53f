import type { Browser, Page } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, in µs. */
  ts: number;
  /** Time of the processor in µs: what other programs take of it is not in there. */
  tdur?: number;
  args: { name?: string };
};

/** The threads of a page, as Chromium's trace names them. */
const threads = { page: 'CrRendererMain', worker: 'DedicatedWorker thread' } as const;

/** What a thread does, as Chromium's trace names it. */
const kinds = {
  tasks: ['RunTask'],
  style: ['UpdateLayoutTree', 'Document::updateStyleAndLayoutTree'],
  layout: ['Layout'],
  'pre-paint': ['PrePaint'],
  paint: ['Paint'],
  layers: ['Layerize', 'UpdateLayer'],
  commit: ['Commit'],
  scripts: ['FunctionCall', 'EvaluateScript', 'RunMicrotasks'],
  'timers and frames': ['FireAnimationFrame', 'TimerFire'],
  'events of input': ['EventDispatch', 'HitTest'],
  garbage: ['MinorGC', 'MajorGC'],
} as const satisfies Record<string, readonly string[]>;

/** Each kind, how often and for how many ms of the processor; `tasks` are all of it, the others lie within. */
export type Work = Record<keyof typeof kinds, { count: number; ms: number }>;

/** The mark of a page (`performance.mark`) from which its work counts. */
export const WORK_BEGINS = 'work begins';

/**
 * What the page's own thread and its worker did during an act; from the mark on, where the page sets it: the browser's
 * own start of the tracing is some 10 ms of the page's thread.
 */
export async function threadWork(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Record<keyof typeof threads, Work>> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const begins = traceEvents.find(({ name }) => name === WORK_BEGINS)?.ts ?? 0;
  const workSince = (threadName: string) =>
    workOf(busiestThread(traceEvents, threadName).filter(({ ts }) => ts >= begins));
  return { page: workSince(threads.page), worker: workSince(threads.worker) };
}

/** Of the threads with a name the one that works most is the page's; others are spare. */
function busiestThread(events: TraceEvent[], threadName: string): TraceEvent[] {
  const works = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === threadName)
    .map(({ pid, tid }) =>
      events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
    );
  return works.reduce((most, work) => (work.length > most.length ? work : most), []);
}

function workOf(events: TraceEvent[]): Work {
  const entries = Object.entries(kinds).map(([kind, names]: [string, readonly string[]]) => {
    const found = events.filter(({ name }) => names.includes(name));
    return [
      kind,
      { count: found.length, ms: found.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0) },
    ];
  });
  return Object.fromEntries(entries) as Work;
}
