import type { Page } from '@playwright/test';
import {
  again,
  authentic,
  inclusionPath,
  notVerifiable,
  rewritten,
  stateOf,
  verdictOf,
} from './certification-page.ts';
import { expect, sharedProductTest as test } from './fixtures.ts';
import { forgedLog, showLog } from './forged-log.ts';
import { publicBadgeOf } from './public-badge.ts';

const firstTime = /per la prima volta/;
const goesOn = /Contiene ancora, senza modifiche, le \d+ voci che questo browser ha visto/;

const credentialOf = async (page: Page, url: string, id: string) =>
  (await page.request.get(`${url}/api/Badges/Public/${id}/credential`)).text();

test('the log of the product is remembered, and goes on at the next visit', async ({
  page,
  browser,
  product,
}) => {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  await page.goto(`${product.url}/public/certification/${id}`);
  await expect(verdictOf(page)).toHaveText(authentic);
  await expect(stateOf(page, 'past')).toHaveText(firstTime);
  await expect(stateOf(page, 'log')).toHaveText(/voce \d+ delle \d+ del registro \S+\/api\/log/);
  await page.reload();
  await expect(stateOf(page, 'past')).toHaveText(goesOn);
  await expect(verdictOf(page)).toHaveText(authentic);
});

test('a forked log is said first to who comes back, in whatever tab', async ({
  page,
  browser,
  product,
}) => {
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  const credential = await credentialOf(page, product.url, id);
  const log = forgedLog('forked.example/log');
  const open = (tab: Page) => tab.goto(`${product.url}/public/certification/${id}`);
  const show = (tab: Page, others: string[]) => showLog(tab, { log, id, credential, others });

  await show(page, ['x']);
  await open(page);
  await expect(verdictOf(page)).toHaveText(authentic);
  await expect(stateOf(page, 'past')).toHaveText(firstTime);

  await test.step('another log of the same size', async () => {
    await show(page, ['y']);
    await page.getByRole('button', { name: again }).click();
    await expect(verdictOf(page)).toHaveText(rewritten);
    await expect(stateOf(page, 'past')).toHaveAttribute('data-state', 'failed');
    await expect(stateOf(page, 'log')).toHaveAttribute('data-state', 'passed');
    await page.reload();
    await expect(verdictOf(page)).toHaveText(rewritten);
    await expect(page.getByText(authentic)).toHaveCount(0);
  });

  await test.step('another log that has grown', async () => {
    await show(page, ['y', 'z']);
    await page.getByRole('button', { name: again }).click();
    await expect(verdictOf(page)).toHaveText(rewritten);
  });

  await test.step('two tabs at once, each with another end', async () => {
    const other = await page.context().newPage();
    await show(page, ['x', 'here']);
    await show(other, ['x', 'there']);
    const asked = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const hold = async () => {
      asked.resolve();
      await told.promise;
    };
    await page.route('**/api/log/consistency**', async (route) => {
      await hold();
      await route.fallback();
    });
    await page.getByRole('button', { name: again }).click();
    await asked.promise;
    await open(other);
    await expect(verdictOf(other)).toHaveText(authentic);
    await expect(stateOf(other, 'past')).toHaveText(goesOn);
    told.resolve();
    await expect(verdictOf(page)).toHaveText(rewritten);
    await other.close();
  });
});

test('a log that does not answer cannot be checked, and keeps nothing of before', async ({
  page,
  browser,
  product,
  complaints,
}) => {
  complaints.expect(/status of (404|500)/);
  const id = await publicBadgeOf(browser, product.url, '{badge}');
  await page.goto(`${product.url}/public/certification/${id}`);
  await expect(verdictOf(page)).toHaveText(authentic);
  for (const [path, status] of [
    [inclusionPath(id), 500],
    [inclusionPath(id), 404],
    ['**/api/log/keys', 500],
  ] as const) {
    await page.route(path, (route) => route.fulfill({ status, json: {} }));
    await page.getByRole('button', { name: again }).click();
    await expect(verdictOf(page)).toHaveText(notVerifiable);
    await expect(stateOf(page, 'log')).toHaveAttribute('data-state', 'unchecked');
    await expect(stateOf(page, 'past')).toHaveAttribute('data-state', 'unchecked');
    await page.unroute(path);
  }
});
