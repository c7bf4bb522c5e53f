import type { BrowserContext, Page } from '@playwright/test';
import type { Complaints } from '../complaints.ts';
import { expect, test } from './delivery-fixtures.ts';

async function takeRegistryAway(context: BrowserContext, complaints: Complaints) {
  complaints.expect(/status of 503 .*\/registry/);
  await context.route('**/registry.json', (route) => route.fulfill({ status: 503, body: '' }));
  await context.route('**/registry/**', (route) => route.fulfill({ status: 503, body: '' }));
}

/** As a page that no edge has made: nothing in it but the way to the shell. */
const takeInlineRegistryAway = (context: BrowserContext) =>
  context.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace(/(id="registry">).*?(<\/script>)/s, '$1null$2'),
      });
    },
  );

async function expectWorking(page: Page) {
  // The application, not the first paint that lies above it until it is drawn.
  const application = page.locator('#root');
  await expect(application.getByRole('heading', { level: 1 })).toBeVisible();
  await application.getByRole('navigation').getByRole('link', { name: 'Catalogo' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogo' })).toBeVisible();
}

test('registry down on a first visit: the last good one is in the page', async ({
  delivery: { product },
  tabs,
  complaints,
}) => {
  await takeRegistryAway(tabs, complaints);
  const page = await tabs.newPage();
  await page.goto(product.url);
  await expectWorking(page);
});

test('registry down on a return visit: the last good one is in the browser', async ({
  delivery: { product },
  tabs,
  complaints,
}) => {
  const page = await tabs.newPage();
  await page.goto(product.url);
  await expectWorking(page);
  await takeRegistryAway(tabs, complaints);
  await takeInlineRegistryAway(tabs);
  await page.goto(product.url);
  expect(await page.locator('#registry').textContent()).toBe('null');
  await expectWorking(page);
});
