/**
 * `pnpm bench certification`: what the verification of a badge asks of a visitor's browser at 4 times slower CPU.
 * The figures are time of the processor, times four: waiting for the network is not in them, nor what other
 * programs take of the machine.
 *
 * - A first visit: the page is loaded with its verifier held back: that is the page without the verification. Then
 *   the verifier is let go, and what counts is all that happens until a second after the verdict was drawn: the start
 *   of the worker, its answer, the drawing of what was found, and what the page does anyhow as it waits, which is said
 *   beside it. The worker by itself, with its start and its code.
 * - A repetition: from the press of "Verifica di nuovo" until the verdict is drawn; both threads.
 *
 * The bound of issue 16 leaves the network out: of the worker the browser's own work for requests is said, and is not in
 * what has the bound. It is what a worker does that asks for the same and reads nothing of it, which is said too, less
 * what one does that asks for nothing.
 *
 * The same work takes one machine twice the time of another, and a shared machine twice the time of an hour ago. So a
 * fixed piece of work (`certification-bench/reference.ts`) runs before and after each visit, and what a thread took is
 * multiplied by what the reference takes the same thread of the reference machine, over what it took now. That is
 * judged by the bound; what was measured, times four, is printed beside it.
 *
 * What measures is kept out: its start is some 10 ms of the page's thread, as it is, and whatever it evaluates in the
 * page some 8 more. So the page is told before what to do, marks when its work begins and ends, and then says on the
 * console that it is done, which is some 2 ms more. The test library does not know of the page (`openBarePage`).
 *
 * Exit 1 when a thread of either is over the bound.
 */
import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { openBarePage, type BarePage } from './bare-page.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { holdVerifier } from './certification-bench/in-page.ts';
import { printFigures, printKinds, type Visit } from './certification-bench/figures.ts';
import { referenceWork } from './certification-bench/reference.ts';
import {
  askingWorker,
  firstVerified,
  isReady,
  marked,
  repeated,
  waited,
} from './certification-bench/visit.ts';
import { prepareData, startProduct } from './product.ts';
import { publicBadgeOf } from './public-badge.ts';
import { slowPhone } from './slow-phone.ts';
import { splashSeen } from './splash-seen.ts';
import { threadWork, workerWork, type Threads, type ThreadTimes } from './thread-work.ts';

const VISITS = 5;
const ROUNDS = 7;
/** As long as a first verification takes, and its second of rest. */
const IDLE_MS = 1300;

await prepareData();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
try {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const address = `${product.url}/public/certification/${id}`;
  const opened = () => openBarePage(browser, slowPhone.viewport, [splashSeen, holdVerifier]);
  const loaded = async (page: BarePage) => {
    await page.send('Page.navigate', { url: address });
    await isReady(page);
  };
  const empty = `${product.url}/.well-known/did.json`;
  const references: ThreadTimes[] = [];
  const visits: Visit[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    references.push(await referenceWork(browser, empty));
    const page = await opened();
    const whole = await threadWork(browser, () => loaded(page));
    const idle = await marked(browser, page, threadWork, () => waited(IDLE_MS));
    const first = await firstVerified(browser, page, threadWork);
    const repetitions: Threads[] = [];
    for (let round = 0; round < ROUNDS; round += 1) repetitions.push(await repeated(browser, page));
    await page.close();
    // A visit of its own: what it has written down of the worker is work of the page's thread too.
    const other = await opened();
    await loaded(other);
    const worker = await firstVerified(browser, other, workerWork);
    await other.close();
    const asking = await askingWorker(browser, empty, worker.requests.asked);
    const askingNothing = await askingWorker(browser, empty, []);
    visits.push({ whole, idle, first, repetitions, worker, asking, askingNothing });
  }
  references.push(await referenceWork(browser, empty));
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${VISITS} first visits, each with ${ROUNDS} repetitions; load ${load.join(', ')}`);
  console.log(
    `Time of the processor, ${slowPhone.cpuSlowdown} times, the middle and the most, in ms`,
  );
  if (!printFigures(visits, references)) process.exitCode = 1;
  console.log("\nThe page's own thread, as it is, in the middle, in ms:");
  printKinds(visits);
} finally {
  await browser.close();
  await product.stop();
}
