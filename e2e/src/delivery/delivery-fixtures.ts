import { test as base, type BrowserContext } from '@playwright/test';
import { watchedBrowser, type Complaints } from '../complaints.ts';
import { startProduct, type Product } from '../product.ts';
import { splashSeen } from '../splash-seen.ts';
import { testReleases, type TestReleases } from './test-releases.ts';

/** One product for all tests of a file, with releases of its own that a test may break. */
export type Delivery = { product: Product; releases: TestReleases };

export const test = base.extend<
  { tabs: BrowserContext; complaints: Complaints },
  { delivery: Delivery }
>({
  delivery: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern.
    async ({}, use) => {
      const releases = await testReleases();
      const product = await startProduct(releases.dir);
      await use({ product, releases });
      await product.stop();
      releases.close();
    },
    { scope: 'worker' },
  ],
  complaints: [watchedBrowser, { auto: true }],
  tabs: async ({ browser, complaints: _watched }, use) => {
    const tabs = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await tabs.addInitScript(splashSeen);
    await use(tabs);
    await tabs.close();
  },
});

export { expect } from '@playwright/test';
