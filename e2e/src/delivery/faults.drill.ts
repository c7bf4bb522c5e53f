import type { Browser, Page } from '@playwright/test';
import { throughIdentityProvider } from '../people.ts';
import { words } from '../words.ts';
import { expect, test, type Delivery } from './delivery-fixtures.ts';
import { keepFigure } from './keep-figure.ts';
import { faults, isOnTheWay } from './fault-kinds.ts';

/** A page of each remote, its team, and a page of another remote in the menu. */
const remotes: Record<
  string,
  { path: string; team: string; otherPage: string; isForAdministrators?: true }
> = {
  'mf-catalogue': { path: '/courses', team: 'Team Catalogue', otherPage: 'Ordini' },
  'mf-learning': { path: '/courses/use/7', team: 'Team Formazione', otherPage: 'FAQ' },
  'mf-commerce': { path: '/order', team: 'Team Commerce', otherPage: 'FAQ' },
  'mf-wallet-badges': { path: '/curriculum', team: 'Team Wallet & Badges', otherPage: 'FAQ' },
  'mf-backoffice': {
    path: '/table/invoice',
    team: 'Team Back office',
    otherPage: 'FAQ',
    isForAdministrators: true,
  },
};

/** From the end of the login, which leads to the page, until the fault, or the wait, is told. */
const VISIBLE_WITHIN_MS = 3000;

const text = words.it;

test.describe.configure({ timeout: 120_000 });
// A browser complains of what is broken here on purpose.
test.beforeEach(({ complaints }) => complaints.end());

const told = (page: Page, team: string) =>
  page.getByRole('main').filter({
    has: page.getByRole('button', { name: 'Riprova' }),
    hasText: new RegExp(`(Se ne occupa|la pagina di) ${team}`),
  });

async function switchRole(page: Page, role: string) {
  await page.getByRole('button', { name: text.roleButton }).click();
  await page.getByRole('menuitemradio', { name: role }).click();
  // The dashboard may be there already: the switch is over when the selector says so.
  await expect(page.getByRole('button', { name: `Ruolo: ${role}`, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Ciao, / })).toBeVisible();
}

type Remote = (typeof remotes)[string];

/** One fault in one remote, in its own browser. */
async function expectContained(
  browser: Browser,
  { product, releases }: Delivery,
  [key, { path, team, otherPage, isForAdministrators }]: [string, Remote],
  name: string,
) {
  const tabs = await browser.newContext();
  const page = await tabs.newPage();
  const mend = await faults[name]?.(tabs, releases, key);
  await page.goto(`${product.url}${path}`);
  const person = isForAdministrators ? 'Anna Colombo' : 'Giulia Sartori';
  const loggedIn = page
    .waitForResponse(/\/api\/Login\/Complete$/, { timeout: 60_000 })
    .then(() => Date.now());
  await Promise.all([loggedIn, throughIdentityProvider(page, person, 'it')]);
  await expect(told(page, team)).toBeVisible();
  const took = Date.now() - (await loggedIn);
  await expect(page).toHaveURL(`${product.url}${path}`);
  keepFigure('fault told', took, VISIBLE_WITHIN_MS);
  expect(took).toBeLessThanOrEqual(VISIBLE_WITHIN_MS);

  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const menu = page.getByRole('navigation', { name: 'Principale' });
  await menu.getByRole('link', { name: otherPage, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: otherPage })).toBeVisible();
  const roles = ['Discente', text.administrator];
  const [here, there] = isForAdministrators ? roles.toReversed() : roles;
  await switchRole(page, there ?? '');
  await switchRole(page, here ?? '');

  while (new URL(page.url()).pathname !== path) await page.goBack();
  await expect(told(page, team)).toBeVisible();
  await mend?.();
  // A repaired release reaches the page without a reload.
  if (isOnTheWay(name)) {
    // What hung may arrive while somebody reaches for the button.
    const retry = page.getByRole('main').getByRole('button', { name: 'Riprova' });
    await Promise.race([
      retry.click().catch(() => undefined),
      expect(told(page, team)).toHaveCount(0),
    ]);
  }
  await expect(told(page, team)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  await tabs.close();
}

const promise = 'told in time, the rest works, recovers without reload';

/** Two at a time: more would measure the machine of the tests. */
async function inPairs<T>(list: T[], task: (item: T) => Promise<void>) {
  for (let at = 0; at < list.length; at += 2) await Promise.all(list.slice(at, at + 2).map(task));
}

for (const name of Object.keys(faults).filter(isOnTheWay)) {
  test(`${name}, in each of five remotes: ${promise}`, async ({ browser, delivery }) => {
    await inPairs(Object.entries(remotes), (remote) =>
      expectContained(browser, delivery, remote, name),
    );
  });
}

// These are in the releases that everybody sees: one after the other.
for (const name of Object.keys(faults).filter((fault) => !isOnTheWay(fault))) {
  for (const remote of Object.entries(remotes)) {
    test(`${name}, ${remote[0]}: ${promise}`, async ({ browser, delivery }) => {
      await expectContained(browser, delivery, remote, name);
    });
  }
}
