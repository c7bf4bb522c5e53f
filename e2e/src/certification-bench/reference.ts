import type { Browser } from '@playwright/test';
import { threadTimes, WORK_BEGINS, type ThreadTimes } from '../thread-work.ts';
import { doReferenceWork } from './reference-in-page.ts';
import { referenceScript, referenceWorker } from './reference-script.ts';
import { openEmptyPage, STARTING_MS } from './visit.ts';

const SAID = 'bench: reference done';

const workers = [1, 2, 3, 4, 5].map((seed) => referenceWorker(seed, 60));
const scripts = [11, 12, 13, 14].map((seed) => referenceScript(seed, 60));

/** What the reference takes of both threads of this machine now, in a page of its own. */
export async function referenceWork(browser: Browser, url: string): Promise<ThreadTimes> {
  const page = await openEmptyPage(browser, url);
  const done = page.heard(SAID);
  await page.evaluate(doReferenceWork, [WORK_BEGINS, SAID, STARTING_MS, workers, scripts] as const);
  const times = await threadTimes(browser, () => done);
  await page.close();
  return times;
}

/**
 * What the reference takes of each thread of the reference machine, in ms: near the fastest of 29 November, on a machine
 * of BenchmarkIndex 2300 to 2900. At 4x that is a phone of 580 to 720, in the upper half of what Lighthouse calls the
 * middle class (125 to 800). Whoever changes the reference measures these anew.
 */
export const REFERENCE_MS: ThreadTimes = { page: 150, worker: 90 };

/** How many times the reference machine is as fast as this one was during each visit, of whose ends these are. */
export function factorsOf(references: readonly ThreadTimes[], thread: keyof ThreadTimes): number[] {
  return references.slice(1).map((after, visit) => {
    const before = references[visit] ?? after;
    return (2 * REFERENCE_MS[thread]) / (before[thread] + after[thread]);
  });
}
