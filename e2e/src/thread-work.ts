import type { Browser, Page } from '@playwright/test';

type TraceEvent = { name: string; ph: string; pid: number; tid: number; dur?: number };

/** Kinds of work of a page's own thread, as Chromium's trace names them. */
const kinds: Record<string, readonly string[]> = {
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
};

export type Work = Record<string, { count: number; ms: number }>;

/** What the page's own thread did during an act: how often and how long; events within others count in both. */
export async function threadWork(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<Work> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: (TraceEvent & { args: { name?: string } })[];
  };
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  // Of the renderers the one that works most is the page's; others are spare.
  const works = threads.map(({ pid, tid }) =>
    traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X'),
  );
  const busiest = works.reduce((most, events) => (events.length > most.length ? events : most), []);
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, names]) => {
      const events = busiest.filter(({ name }) => names.includes(name));
      const ms = events.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0);
      return [kind, { count: events.length, ms }];
    }),
  );
}
