import type { Browser } from '@playwright/test';
import { openBarePage, type BarePage } from '../bare-page.ts';
import { again } from '../certification-page.ts';
import { slowPhone } from '../slow-phone.ts';
import { threadWork, workerWork, WORK_BEGINS, WORK_ENDS, type Threads } from '../thread-work.ts';
import {
  markLater,
  placeOfButton,
  requestsOfChecking,
  sayWhenAsked,
  sayWhenFirstVerified,
  sayWhenVerifiedAgain,
} from './in-page.ts';

/** Until the browser writes down what it does. */
export const STARTING_MS = 700;

const BEGUN = 'bench: begun';
const SAID = 'bench: verified';

type Measure<T> = (browser: Browser, act: () => Promise<unknown>) => Promise<T>;

/** What is done of an act, from a mark that the page sets by itself when it is being traced. */
export async function marked<T>(
  browser: Browser,
  page: BarePage,
  work: Measure<T>,
  act: () => Promise<unknown>,
): Promise<T> {
  const begun = page.heard(BEGUN);
  await page.evaluate(markLater, [WORK_BEGINS, BEGUN, STARTING_MS] as const);
  return work(browser, async () => {
    await begun;
    await act();
  });
}

/** From the press of the button until the verdict is drawn again. */
export async function repeated(browser: Browser, page: BarePage): Promise<Threads> {
  const place = await page.evaluate(placeOfButton, again.source);
  if (place === null) throw new Error('The button is not drawn');
  const mouse = (type: string, more: object = {}) =>
    page.send('Input.dispatchMouseEvent', { type, ...place, ...more });
  await mouse('mouseMoved');
  await page.evaluate(sayWhenVerifiedAgain, [WORK_ENDS, SAID] as const);
  const verified = page.heard(SAID);
  return marked(browser, page, threadWork, async () => {
    await mouse('mousePressed', { button: 'left', clickCount: 1 });
    await mouse('mouseReleased', { button: 'left', clickCount: 1 });
    await verified;
  });
}

/** From when the verifier is let go until a second after the verdict was drawn. */
export async function firstVerified<T>(
  browser: Browser,
  page: BarePage,
  work: Measure<T>,
): Promise<T> {
  await page.evaluate(sayWhenFirstVerified, [WORK_ENDS, SAID, STARTING_MS + 100] as const);
  const verified = page.heard(SAID);
  return marked(browser, page, work, () => verified);
}

/** The page has its data, and does nothing more but to wait for the verifier. */
export async function isReady(page: BarePage): Promise<void> {
  let before = 0;
  for (let turn = 0; turn < 50; turn += 1) {
    await waited(600);
    const requests = await page.evaluate(requestsOfChecking, null);
    if (requests > 0 && requests === before) return;
    before = requests;
  }
  throw new Error('The page is never ready');
}

export type MeasuredWorker = Awaited<ReturnType<typeof workerWork>>;

/** A page without scripts of its own, in which a text may be a script. */
export async function openEmptyPage(browser: Browser, url: string): Promise<BarePage> {
  const page = await openBarePage(browser, slowPhone.viewport, []);
  // The product's policy knows no worker of a text.
  await page.send('Page.setBypassCSP', { enabled: true });
  await page.send('Page.navigate', { url });
  await waited(STARTING_MS);
  return page;
}

/** A worker that is there for these requests alone. */
export async function askingWorker(
  browser: Browser,
  url: string,
  urls: readonly string[],
): Promise<MeasuredWorker> {
  const page = await openEmptyPage(browser, url);
  await page.evaluate(sayWhenAsked, [SAID, STARTING_MS + 100, urls] as const);
  const asked = page.heard(SAID);
  const worker = await marked(browser, page, workerWork, () => asked);
  await page.close();
  return worker;
}

export const waited = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
