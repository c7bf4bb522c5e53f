import type { Page } from '@playwright/test';
import { logIn } from '../people.ts';
import { splashSeen } from '../splash-seen.ts';
import { expect, test } from './delivery-fixtures.ts';
import { operator } from './operator.ts';

const PATH = '/public/verify';
const title = 'Verifica un badge';
const tried = 'Verifica un badge, in prova';

const wide = "'self' https:";
const narrow = "'self'";

/** Which hosts each document of the page was allowed to ask, in their order. */
function policiesOf(page: Page): string[] {
  const found: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== PATH) return;
    const policy = response.headers()['content-security-policy'] ?? '';
    found.push(/connect-src ([^;]+)/u.exec(policy)?.[1] ?? 'none');
  });
  return found;
}

test('a document may do what the release of its visitor declares, that of a canary and the stable one', async ({
  delivery: { product, releases },
  tabs,
  browser,
}) => {
  test.setTimeout(120_000);
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  const visit = async (page: Page, name: string) => {
    await page.goto(product.url + PATH);
    await expect(page.locator('#first-paint')).toHaveCount(0);
    await expect(heading(page, name)).toBeVisible();
  };

  // A canary for learners that asks no other host.
  const variant = releases.variant('mf-wallet-badges', {
    '"connects":"https",': '',
    [`"${title}"`]: `"${tried}"`,
  });
  const canary = await releases.store(variant);
  const learners = ['--percent', '100', '--role', 'Discente'];
  operator(releases.dir, 'canary', 'mf-wallet-badges', '--version', canary, ...learners);

  const page = await tabs.newPage();
  const policies = policiesOf(page);
  const told = async () =>
    (await tabs.cookies(product.url)).find(({ name }) => name === 'wb-canary')?.value;
  await logIn(page, product.url, 'Marco Bianchi');
  await expect.poll(told).toBe(`mf-wallet-badges@${canary}`);
  await visit(page, tried);
  expect(policies).toEqual([narrow]);

  // Who is not told yet loads the document a second time.
  policies.length = 0;
  await tabs.clearCookies({ name: 'wb-canary' });
  await visit(page, tried);
  await expect.poll(() => policies).toEqual([wide, narrow]);

  const other = await browser.newContext({ locale: 'it-IT' });
  await other.addInitScript(splashSeen);
  const stranger = await other.newPage();
  const ofStranger = policiesOf(stranger);
  await visit(stranger, title);
  expect(ofStranger).toEqual([wide]);
  await other.close();

  // The end of the canary is told by the open tab.
  policies.length = 0;
  operator(releases.dir, 'canary', 'mf-wallet-badges', '--off', '--reason', 'Prova finita');
  await expect.poll(told, { timeout: 30_000 }).toBe('');
  await visit(page, title);
  expect(policies).toEqual([wide]);
});
