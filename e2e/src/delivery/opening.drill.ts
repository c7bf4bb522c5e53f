import type { Page } from '@playwright/test';
import { expect, test } from './delivery-fixtures.ts';
import { slowDown } from '../slow-phone.ts';
import { keepFigure } from './keep-figure.ts';

const path = '/public/cart';
const ofTheRemote = (url: string) => url.includes('/_remotes/mf-commerce/');

/** From the click until the heading of the page at `path` is painted, by the clock of the page. */
async function msToOpen(page: Page): Promise<number> {
  await page.evaluate((to) => {
    const marks = globalThis as unknown as { clickedAt: number; paintedAt: number };
    const clicked = ({ timeStamp }: Event) => (marks.clickedAt = timeStamp);
    addEventListener('click', clicked, { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (location.pathname !== to || !document.querySelector('main h1')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (marks.paintedAt = performance.now())));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, path);
  await page.locator(`a[href="${path}"]:visible`).first().click();
  const took = await page.waitForFunction(() => {
    const { clickedAt, paintedAt } = globalThis as unknown as Record<string, number>;
    return paintedAt !== undefined && clickedAt !== undefined && paintedAt - clickedAt;
  });
  return Math.round(Number(await took.jsonValue()));
}

for (const { name, boundMs, isSlow } of [
  { name: 'unseen remote opened after intent', boundMs: 100, isSlow: false },
  { name: 'unseen remote opened after intent, slow phone', boundMs: 300, isSlow: true },
]) {
  test(`${name}: its frame stands within ${boundMs} ms`, async ({ delivery, tabs }) => {
    test.setTimeout(120_000);
    const page = await tabs.newPage();
    const requests: string[] = [];
    page.on('request', (request) => ofTheRemote(request.url()) && requests.push(request.url()));
    if (isSlow) await slowDown(tabs, page);
    await page.goto(`${delivery.product.url}/public/catalogue`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests, 'nothing of the remote is there').toEqual([]);

    await page.locator(`a[href="${path}"]:visible`).first().hover();
    await expect.poll(() => requests.some((url) => url.endsWith('remoteEntry.js'))).toBe(true);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    const before = requests.length;
    const took = await msToOpen(page);
    expect(
      requests.slice(before).filter((url) => url.endsWith('.js')),
      'its code had come ahead',
    ).toEqual([]);
    keepFigure(name, took, boundMs);
    expect(took).toBeLessThanOrEqual(boundMs);
  });
}
