/**
 * `pnpm bench certification`: what the verification of a badge asks of a visitor's browser at 4 times slower CPU.
 * The figures are time of the processor, times four: waiting for the network is not in them, nor what other
 * programs take of the machine. Of a repetition, from the press of "Verifica di nuovo" until the verdict is
 * drawn: the work of the worker, and that of the page's own thread, which draws what was found. Of a first visit:
 * the whole of the worker, with its start and its code. Exit 1 when a repetition is over the bound of issue 16.
 */
import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from './browser.ts';
import { again, authentic, verdictOf } from './certification-page.ts';
import { prepareTemplate, startProduct } from './product.ts';
import { publicBadgeOf } from './public-badge.ts';
import { median, slowPhone } from './slow-phone.ts';
import { splashSeen } from './splash-seen.ts';
import { threadWork, type Work } from './thread-work.ts';

const BOUND_MS = 100;
const VISITS = 5;
const ROUNDS = 7;

type Threads = Awaited<ReturnType<typeof threadWork>>;

async function repeated(browser: Browser, page: Page): Promise<Threads> {
  const button = page.getByRole('button', { name: again });
  await button.hover();
  const box = await button.boundingBox();
  if (box === null) throw new Error('The button is not drawn');
  return threadWork(browser, page, async () => {
    const verified = page.evaluate(untilVerified);
    // The bare press: a click of the test library asks the page's own thread first whether it would land.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await verified;
  });
}

/** In the page: the verdict has gone, has come back, and is drawn. */
const untilVerified = () =>
  new Promise<void>((resolve) => {
    let hasGone = false;
    const observer = new MutationObserver(() => {
      const verdict = document.querySelector('#root [data-verdict]')?.getAttribute('data-verdict');
      if (verdict === 'checking') hasGone = true;
      if (!hasGone || verdict !== 'authentic') return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['data-verdict'] });
  });

await prepareTemplate();
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserArguments,
});
try {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const firsts: Threads[] = [];
  const repetitions: Threads[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const context = await browser.newContext({ viewport: slowPhone.viewport });
    await context.addInitScript(splashSeen);
    const page = await context.newPage();
    const first = await threadWork(browser, page, async () => {
      await page.goto(`${product.url}/public/certification/${id}`);
      await verdictOf(page).filter({ hasText: authentic }).waitFor();
      await page.waitForLoadState('networkidle');
    });
    firsts.push(first);
    for (let round = 0; round < ROUNDS; round += 1) repetitions.push(await repeated(browser, page));
    await context.close();
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`${VISITS} first visits, each with ${ROUNDS} repetitions; load ${load.join(', ')}`);
  console.log(`Time of the processor, ${slowPhone.cpuSlowdown} times:\n`);
  const row = (name: string, values: readonly number[], bound = Infinity) => {
    const slow = values.map((ms) => ms * slowPhone.cpuSlowdown);
    const middle = median(slow);
    // Nothing traced is not reached either.
    const isReached = middle > 0 && middle <= bound;
    const words = `${middle.toFixed(0)} ms in the middle, ${Math.max(...slow).toFixed(0)} at most`;
    const end = bound === Infinity ? '' : ` (of ${bound})`;
    console.log(`${name.padEnd(44)} ${words}${end}${isReached ? '' : '  OVER'}`);
    if (!isReached) process.exitCode = 1;
  };
  const tasks = (runs: readonly Threads[], thread: keyof Threads, kind: keyof Work = 'tasks') =>
    runs.map((run) => run[thread][kind].ms);
  row('a repetition, the worker', tasks(repetitions, 'worker'), BOUND_MS);
  row("a repetition, the page's own thread", tasks(repetitions, 'page'), BOUND_MS);
  row('  of it scripts', tasks(repetitions, 'page', 'scripts'));
  row('a first visit, the worker with its code', tasks(firsts, 'worker'));
  console.log("\nOf one repetition the page's own thread, as it is, in the middle:");
  const shown = Object.keys(repetitions[0]?.page ?? {}) as (keyof Work)[];
  const middleOf = (kind: keyof Work, figure: 'count' | 'ms') =>
    median(repetitions.map(({ page }) => page[kind][figure]));
  console.table(
    Object.fromEntries(
      shown.map((kind) => [
        kind,
        { count: middleOf(kind, 'count'), ms: middleOf(kind, 'ms').toFixed(1) },
      ]),
    ),
  );
} finally {
  await browser.close();
  await product.stop();
}
