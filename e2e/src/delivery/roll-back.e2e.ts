import type { Page } from '@playwright/test';
import { splashSeen } from '../splash-seen.ts';
import { expect, test } from './delivery-fixtures.ts';
import { operator } from './operator.ts';

const good = 'Il lavoro che sai fare, certificato.';
const other = 'Il lavoro che sai fare, provato.';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/* Short form of the drill with twenty tabs, without its time bound. */
test('a roll back reaches a tab that is open and one that is opening, without a reload', async ({
  delivery: { product, releases },
  browser,
}) => {
  const before = releases.registry().remotes['mf-catalogue']?.stable;
  await releases.publish(releases.variant('mf-catalogue', { [good]: other }));
  // Two people: tabs of one browser share what they know of releases.
  const newVisitor = async () => {
    const context = await browser.newContext();
    await context.addInitScript(splashSeen);
    return context.newPage();
  };
  const [open, opening] = await Promise.all([newVisitor(), newVisitor()]);
  await open.goto(product.url);
  await expect(open.locator('#first-paint')).toHaveCount(0);
  await expect(title(open, other)).toBeVisible();
  await opening.goto(product.url, { waitUntil: 'commit' });
  await expect(title(opening, other)).toBeVisible();
  for (const page of [open, opening]) {
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  }

  operator(releases.dir, 'rollback', 'mf-catalogue', '--reason', 'Il titolo è sbagliato');
  expect(releases.registry().remotes['mf-catalogue']?.stable).toBe(before);
  for (const page of [open, opening]) {
    await expect(title(page, good)).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    await page.context().close();
  }
});
