import type { Browser } from '@playwright/test';

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** When it began, and how long it took by the clock, in µs. */
  ts: number;
  dur?: number;
  /** Time of the processor in µs: what other programs take of it is not in there. */
  tdur?: number;
  args: {
    name?: string;
    url?: string;
    /** Of a task: who asked for it. */
    src_file?: string;
    /** Of a message of another process: which of the browser's own interfaces it is of. */
    chrome_mojo_event_info?: {
      mojo_interface_tag?: string;
      watcher_notify_interface_tag?: string;
    };
  };
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

export type Threads = Record<keyof typeof threads, Work>;

/**
 * What the browser itself did in the worker for its requests, in ms: no script, and nothing that a script does with an
 * answer; and the addresses that were asked.
 */
export type Requests = { ms: number; asked: string[] };

/** The mark of a page (`performance.mark`) from which its work counts. */
export const WORK_BEGINS = 'work begins';

/** The mark that a page sets as it says that it is done: the task that says so no longer counts. */
export const WORK_ENDS = 'work ends';

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
];

/** Who asked for each task, and the beginning of a request: three times as much to write down. */
const ofRequests = ['toplevel', 'blink.resource'];

/**
 * What the page's own thread and its worker did during an act; from the mark on, where the page sets it: the browser's
 * own start of the tracing is some 10 ms of the page's thread.
 */
export async function threadWork(browser: Browser, act: () => Promise<unknown>): Promise<Threads> {
  const events = await traced(browser, categories, act);
  return { page: workOf(events(threads.page)), worker: workOf(events(threads.worker)) };
}

/** What the worker did, and what of it was for requests; writing that down is work of both threads too. */
export async function workerWork(
  browser: Browser,
  act: () => Promise<unknown>,
): Promise<{ worker: Work; requests: Requests }> {
  const events = (await traced(browser, [...categories, ...ofRequests], act))(threads.worker);
  return { worker: workOf(events), requests: requestsOf(events) };
}

/** In ms of the processor. */
export type ThreadTimes = Record<keyof typeof threads, number>;

/** The time of the page's own thread, and of all its workers together. */
export async function threadTimes(
  browser: Browser,
  act: () => Promise<unknown>,
): Promise<ThreadTimes> {
  const events = await written(browser, categories, act);
  const ms = (works: TraceEvent[][]) => works.reduce((sum, work) => sum + workOf(work).tasks.ms, 0);
  return {
    page: ms([busiest(events(threads.page))]),
    worker: ms(events(threads.worker)),
  };
}

async function traced(
  browser: Browser,
  categoriesOfTrace: string[],
  act: () => Promise<unknown>,
): Promise<(threadName: string) => TraceEvent[]> {
  const events = await written(browser, categoriesOfTrace, act);
  return (threadName) => busiest(events(threadName));
}

/** What was done between the marks, of each thread of a name. */
async function written(
  browser: Browser,
  categoriesOfTrace: string[],
  act: () => Promise<unknown>,
): Promise<(threadName: string) => TraceEvent[][]> {
  await browser.startTracing(undefined, { categories: categoriesOfTrace });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const begins = traceEvents.find(({ name }) => name === WORK_BEGINS)?.ts ?? 0;
  const ends = beginOfTask(
    traceEvents,
    traceEvents.find(({ name }) => name === WORK_ENDS),
  );
  return (threadName) =>
    threadsOf(traceEvents, threadName).map((work) =>
      work.filter(({ ts }) => ts >= begins && ts < ends),
    );
}

/** When the task began in which a mark was set; never, where it was not. */
function beginOfTask(events: TraceEvent[], mark: TraceEvent | undefined): number {
  if (mark === undefined) return Infinity;
  const { pid, tid, ts: at } = mark;
  const task = events.find(
    ({ name, ts, dur = 0, ...of }) =>
      name === 'RunTask' && of.pid === pid && of.tid === tid && ts <= at && at <= ts + dur,
  );
  return task?.ts ?? at;
}

const threadsOf = (events: TraceEvent[], threadName: string) =>
  events
    .filter(({ name, args }) => name === 'thread_name' && args.name === threadName)
    .map(({ pid, tid }) =>
      events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
    );

/** Of the threads with a name the one that works most is the page's; others are spare. */
const busiest = (works: TraceEvent[][]) =>
  works.reduce((most, work) => (work.length > most.length ? work : most), []);

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

const isRequest = ({ name }: TraceEvent) => name === 'ResourceFetcher::requestResource';

/** How Chromium names that scripts run, are compiled, or are tidied up after. */
const isScript = ({ name }: TraceEvent) =>
  /^v8\./iu.test(name) || [...kinds.scripts, ...kinds.garbage].some((kind) => kind === name);

/**
 * Whether this is the browser's own work for a request: to send it, to hear of its answer from the process that has the
 * network, and to take its bytes out of their pipe. The task in which the page's promise of it comes true is not.
 */
function isForRequest(event: TraceEvent): boolean {
  const { chrome_mojo_event_info: message, src_file: file = '' } = event.args;
  const source = message?.mojo_interface_tag ?? message?.watcher_notify_interface_tag ?? file;
  return (
    isRequest(event) ||
    /^network\.mojom\.|\/(data_pipe_bytes_consumer|response_body_loader)\.cc$/u.test(source)
  );
}

/** Of nested events the outermost of a request counts, less the outermost of scripts in it. */
function requestsOf(events: readonly TraceEvent[]): Requests {
  const open: { end: number; kind: 'request' | 'script' | 'other' }[] = [];
  let us = 0;
  for (const event of events.toSorted(byBeginning)) {
    const { ts, dur = 0, tdur = 0 } = event;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const around = open.findLast(({ kind }) => kind !== 'other')?.kind;
    const isBegun = around !== 'request' && isForRequest(event);
    const isLeft = around === 'request' && isScript(event);
    if (isBegun) us += tdur;
    if (isLeft) us -= tdur;
    open.push({ end: ts + dur, kind: isBegun ? 'request' : isLeft ? 'script' : 'other' });
  }
  return { ms: us / 1000, asked: events.filter(isRequest).flatMap(({ args }) => args.url ?? []) };
}

/** What holds another event comes before it. */
const byBeginning = (a: TraceEvent, b: TraceEvent) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);
