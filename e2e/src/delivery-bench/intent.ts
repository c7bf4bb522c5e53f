import type { Browser } from 'playwright-core';
import { splashSeen } from '../splash-seen.ts';
import { median, slowDown, slowPhone } from '../slow-phone.ts';

const rounds = 3;

/** Pages from which a link leads to a remote whose code the visitor has never had. */
const ways = [
  { from: '/homepage', to: '/public/cart', heading: 'Il mio Carrello' },
  { from: '/public/cart', to: '/public/catalogue', heading: 'Catalogo' },
] as const;
type Way = (typeof ways)[number];

const conditions = [
  { name: 'slow phone', isSlow: true, limitMs: 300 },
  { name: 'as it is', isSlow: false, limitMs: 100 },
] as const;

/** Time from the press to the frame of the page, when the link was pointed at before. */
export async function openAfterIntent(browser: Browser, url: string): Promise<boolean> {
  let isReached = true;
  console.log('\nA remote never seen, opened after its link was pointed at: press to page frame');
  for (const { name, isSlow, limitMs } of conditions) {
    for (const way of ways) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await timeToFrame(browser, url, way, isSlow));
      }
      const isGood = median(times) <= limitMs;
      isReached &&= isGood;
      console.log(
        `  ${name.padEnd(10)} ${`${way.from} to ${way.to}`.padEnd(34)} ${median(times).toFixed(0).padStart(4)} ms (at most ${limitMs} ms)${isGood ? '' : '  OVER'}   ${times.map((time) => time.toFixed(0)).join(' ')}`,
      );
    }
  }
  return isReached;
}

async function timeToFrame(
  browser: Browser,
  url: string,
  { from, to, heading }: Way,
  isSlow: boolean,
): Promise<number> {
  // Wide, so that there is something to point with.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    await context.addInitScript(splashSeen);
    await context.addInitScript(watchFrame, heading);
    const page = await context.newPage();
    if (isSlow) await slowDown(context, page);
    await page.goto(url + from, { waitUntil: 'load', timeout: 60_000 });
    const link = page.locator(`#root:not([inert]) header a[href="${to}"]`).first();
    await link.waitFor();
    await page.waitForTimeout(2000);
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(isSlow ? 4 * slowPhone.latencyMs + 1500 : 700);
    await page.mouse.down();
    await page.mouse.up();
    const handle = await page.waitForFunction(
      () => (globalThis as unknown as { frameMs?: number }).frameMs,
      undefined,
      { timeout: 20_000 },
    );
    return (await handle.jsonValue()) ?? Number.NaN;
  } finally {
    await context.close();
  }
}

/** In the page: from the press on the link to the first painted frame with the heading of the page. */
function watchFrame(heading: string): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const shown = document.querySelector('#root main h1')?.textContent;
        if (shown?.trim() !== heading) return requestAnimationFrame(look);
        // Behind the frame that paints it.
        return requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            Object.assign(globalThis, { frameMs: performance.now() - timeStamp });
          });
          port1.start();
          port2.postMessage(null);
        });
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
