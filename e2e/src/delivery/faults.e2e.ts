import type { Page } from '@playwright/test';
import { logIn } from '../people.ts';
import { words } from '../words.ts';
import { expect, test } from './delivery-fixtures.ts';
import { faults, isOnTheWay } from './fault-kinds.ts';

/** A page of each remote, its team, and a page of another remote in the menu. */
const remotes: Record<
  string,
  { path: string; team: string; otherPage: string; isForAdministrators?: true }
> = {
  'mf-catalogue': { path: '/courses', team: 'Team Catalogue', otherPage: 'Ordini' },
  'mf-learning': { path: '/courses/use/1', team: 'Team Formazione', otherPage: 'FAQ' },
  'mf-commerce': { path: '/order', team: 'Team Commerce', otherPage: 'FAQ' },
  'mf-wallet-badges': { path: '/curriculum', team: 'Team Wallet & Badges', otherPage: 'FAQ' },
  'mf-backoffice': {
    path: '/table/invoice',
    team: 'Team Back office',
    otherPage: 'FAQ',
    isForAdministrators: true,
  },
};

/** From the opening of the page until the fault, or the wait, is told. */
const visibleWithinMs = 3000;

const text = words.it;
const shown: Record<string, number> = {};

test.describe.configure({ timeout: 60_000 });
test.afterAll(() => {
  const times = Object.values(shown);
  console.log(`faults: ${times.length} of 40, told after at most ${Math.max(...times)} ms`);
  console.table(shown);
});

const told = (page: Page, team: string) =>
  page.getByRole('main').filter({
    has: page.getByRole('button', { name: 'Riprova' }),
    hasText: new RegExp(`(Se ne occupa|la pagina di) ${team}`),
  });

async function switchRole(page: Page, role: string) {
  await page.getByRole('button', { name: text.roleButton }).click();
  await page.getByRole('menuitemradio', { name: role }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Ciao, / })).toBeVisible();
}

for (const [key, { path, team, otherPage, isForAdministrators }] of Object.entries(remotes)) {
  for (const [name, breakIt] of Object.entries(faults)) {
    test(`[SHELL-33] ${key}, ${name}: told in time, the rest works, recovers without reload`, async ({
      delivery: { product, releases },
      tabs,
    }) => {
      const mend = await breakIt(tabs, releases, key);
      const page = await tabs.newPage();
      await logIn(page, product.url, 'Anna Colombo');
      const [here, there] = isForAdministrators
        ? [text.administrator, 'Discente']
        : ['Discente', text.administrator];
      // Anna is an administrator at first.
      if (!isForAdministrators) await switchRole(page, here);

      const begun = Date.now();
      await page.goto(`${product.url}${path}`, { waitUntil: 'commit' });
      await expect(told(page, team)).toBeVisible();
      shown[`${key} ${name}`] = Date.now() - begun;
      expect(shown[`${key} ${name}`]).toBeLessThanOrEqual(visibleWithinMs);

      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
      const menu = page.getByRole('navigation', { name: 'Principale' });
      await menu.getByRole('link', { name: otherPage, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: otherPage })).toBeVisible();
      await switchRole(page, there);
      await switchRole(page, here);

      while (new URL(page.url()).pathname !== path) await page.goBack();
      await expect(told(page, team)).toBeVisible();
      await mend();
      // A release that is mended reaches the page by itself.
      if (isOnTheWay(name)) await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(told(page, team)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    });
  }
}
