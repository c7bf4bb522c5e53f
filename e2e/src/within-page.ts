import { expect, type Page, type Request } from '@playwright/test';

/** As long as Playwright's own `networkidle`, which a page that is loaded is for good. */
const REST_MS = 500;
const MAX_MS = 30_000;

/**
 * Goes to an address of the product as a link in its page would, without loading the product again: that takes two
 * thirds of what a screen costs before it is looked at. From another site, and at the address itself, it is loaded.
 * Waits until nothing has gone over the network for a while.
 */
export async function goWithin(page: Page, address: string): Promise<void> {
  const isProduct =
    page.url().startsWith(new URL(address).origin) && (await page.locator('#root').count()) > 0;
  if (!isProduct || page.url() === address) {
    await load(page, address);
    return;
  }
  const isOtherPage = new URL(page.url()).pathname !== new URL(address).pathname;
  await networkRests(page, async () => {
    await page.evaluate((to) => {
      (document.activeElement as HTMLElement | null)?.blur();
      // The router counts its entries, and would complain of one without a number.
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ usr: null, key: String(performance.now()), idx: idx + 1 }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, address);
    // Until the next page is there the one before is drawn. Its heading takes the focus.
    if (isOtherPage) await expect(page.locator('h1:focus')).toHaveCount(1);
  });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/**
 * Loads a page of the product, and waits until it has drawn itself and what it asked for. What the edge paints first
 * has a heading too, and on a busy machine the network can rest before the page has asked for anything.
 */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const own = page.locator('#root:not([inert])');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

async function networkRests(page: Page, act: () => Promise<unknown>): Promise<void> {
  const underWay = new Set<Request>();
  let since = Date.now();
  const begin = (request: Request) => void underWay.add(request);
  const end = (request: Request) => {
    underWay.delete(request);
    since = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  try {
    await act();
    since = Date.now();
    const until = since + MAX_MS;
    while (underWay.size > 0 || Date.now() - since < REST_MS) {
      if (Date.now() > until) {
        const open = [...underWay].map((request) => request.url());
        throw new Error(`The network does not come to rest: ${open.join(', ')}`);
      }
      await page.waitForTimeout(50);
    }
  } finally {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  }
}
