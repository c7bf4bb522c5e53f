import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from '../people.ts';
import { words } from '../words.ts';
import { expect, test } from './delivery-fixtures.ts';
import { keepFigure } from './keep-figure.ts';
import { newTeam, type NewTeam } from './new-team.ts';

/** From the end of the build until an open shell shows the menu entry. */
const LIVE_WITHIN_MS = 60_000;

const menu = (page: Page) => page.getByRole('navigation', { name: /^(Principale|Main)$/ });

async function follow(page: Page, label: string) {
  await menu(page).getByRole('link', { name: label, exact: true }).click();
}

async function expectPage(page: Page, title: string, text: string) {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(text)).toBeVisible();
}

async function speak(page: Page, to: 'it' | 'en') {
  const from = to === 'it' ? 'en' : 'it';
  await page.getByRole('button', { name: words[from].languageButton }).click();
  await page.getByRole('menuitemradio', { name: words[to].language }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${to}`));
}

/** The same team, a week later: another page, with its entry in the menu and its texts. */
function addSavedOffers(team: NewTeam) {
  team.edit(
    'remote.config.ts',
    "routes: [{ path: '/job-offers', match: 'exact', access: {} }],",
    `routes: [
    { path: '/job-offers', match: 'exact', access: {} },
    { path: '/job-offers/saved', match: 'exact', access: {} },
  ],`,
  );
  team.edit(
    'remote.config.ts',
    'menu: [',
    `menu: [
    {
      order: 81,
      path: '/job-offers/saved',
      iconSvgPath: 'M40,40H216V216H40ZM56,56V200H200V56Z',
      label: { it: 'Offerte salvate', en: 'Saved offers' },
    },`,
  );
  team.edit(
    'src/job-offers/messages.ts',
    'defineMessages({',
    `defineMessages({
  saved: { id: 'job-offers.saved', defaultMessage: 'Le tue offerte', description: 'Page title' },
  noneSaved: {
    id: 'job-offers.saved.none',
    defaultMessage: 'Non hai ancora salvato nessuna offerta.',
    description: 'Empty page',
  },`,
  );
  team.edit(
    'src/i18n/en.json',
    '{',
    `{
  "job-offers.saved": "Your offers",
  "job-offers.saved.none": "You have not saved any offer yet.",`,
  );
  team.write(
    'src/job-offers/SavedPage.tsx',
    `import { useIntl } from 'react-intl';
import { EmptyState, Page } from 'shared-ui';
import { messages } from './messages.ts';

export function SavedPage() {
  const { formatMessage } = useIntl();
  return (
    <Page title={formatMessage(messages.saved)}>
      <EmptyState title={formatMessage(messages.noneSaved)} />
    </Page>
  );
}
`,
  );
  team.edit(
    'src/routes.tsx',
    'RouteObject[] = [',
    `RouteObject[] = [
  {
    path: '/job-offers/saved',
    lazy: lazyPage(() => import('./job-offers/SavedPage.tsx').then((m) => m.SavedPage)),
  },`,
  );
}

test('what a new team publishes, and what it changes later, is live in an open shell: route, menu, texts', async ({
  delivery: { product, releases },
  tabs,
}) => {
  test.setTimeout(240_000);
  const servedShell = () => readFileSync(join(releases.dir, 'shell.json'), 'utf8');
  const shellBefore = servedShell();
  const team = await newTeam(releases.dir, 'mf-job-offers');
  const page = await tabs.newPage();
  await logIn(page, product.url, 'Giulia Sartori');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

  const expectLive = async (label: string) => {
    const { builtAt } = await team.publish();
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeVisible();
    const took = Date.now() - builtAt;
    keepFigure('published page in the menu of an open tab', took, LIVE_WITHIN_MS);
    expect(took).toBeLessThanOrEqual(LIVE_WITHIN_MS);
  };

  await expectLive('Job offers');
  await follow(page, 'Job offers');
  await expect(page).toHaveURL(`${product.url}/job-offers`);
  await expectPage(page, 'Job offers', 'Ancora niente qui');
  await speak(page, 'en');
  await expectPage(page, 'Job offers', 'Nothing here yet');
  await speak(page, 'it');

  addSavedOffers(team);
  await expectLive('Offerte salvate');
  await follow(page, 'Offerte salvate');
  await expect(page).toHaveURL(`${product.url}/job-offers/saved`);
  await expectPage(page, 'Le tue offerte', 'Non hai ancora salvato nessuna offerta.');
  await speak(page, 'en');
  await expectPage(page, 'Your offers', 'You have not saved any offer yet.');
  await expect(menu(page).getByRole('link', { name: 'Saved offers', exact: true })).toBeVisible();

  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  expect(servedShell(), 'no other shell was built or served').toBe(shellBefore);
  team.close();
});
