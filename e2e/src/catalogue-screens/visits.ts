import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';
import { goWithin, load } from '../within-page.ts';
import { words } from '../words.ts';

/** Opens an address, and waits until it shows what it has. */
export const to = (path: string) => (visit: Visit) => load(visit.page, `${visit.url}${path}`);

/** The same, of the page that is open: what a page looks like that is loaded anew is the same, and takes longer. */
export const within = (path: string) => async (visit: Visit) => {
  await goWithin(visit.page, `${visit.url}${path}`);
  await expect(visit.page.getByRole('heading', { level: 1 })).toBeVisible();
};

export const screen = (name: string, path: string): Screen => ({ name, open: within(path) });

export const escape = ({ page }: Visit) => page.keyboard.press('Escape');

/** A menu closes when the window changes its width: it is opened at each. */
export const atEachWidth = ({ name, ...rest }: Screen): Screen[] =>
  [1440, 360].map((width) => ({ name: `${name} at ${width}`, width, ...rest }));

/** Turns the mode for others on or off; a learner's cart is the server's, which must have heard of it. */
export const turnForOthers = async ({ page, language }: Visit, isOn: boolean) => {
  const mode = page.getByRole('switch', { name: words[language].forOthers });
  await expect(mode).toBeChecked({ checked: !isOn });
  await mode.click();
  await expect(mode).toBeChecked({ checked: isOn });
  await page.waitForLoadState('networkidle');
};

/** The cart in the mode for others, with one copy more of its first course. */
export const forOthers = async (visit: Visit) => {
  const { page, language } = visit;
  await turnForOthers(visit, true);
  const copies = page.getByRole('spinbutton').first();
  const before = Number(await copies.inputValue());
  await page.getByRole('button', { name: words[language].oneMore }).first().click();
  await expect(copies).toHaveValue(String(before + 1));
  await page.waitForLoadState('networkidle');
};

/** Of the demo courses. */
export const courses = {
  /** On sale, with a lesson that anybody can watch. */
  published: 1,
  draft: 5,
  suspended: 26,
};

/** Opens the menu of the first row of a table. */
export const openRowMenu = async ({ page, say }: Visit) => {
  await page
    .getByRole('button', { name: say(/^Azioni su /, /^Actions on /) })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
};

/** The first of the learner's own courses. */
export const toOwnCourse = async (visit: Visit) => {
  const { page } = visit;
  await to('/courses/table?typology=1')(visit);
  await page.locator('main a[href^="/courses/view/"]').first().click();
  await expect(page).toHaveURL(/\/courses\/view\/\d+/);
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
};
