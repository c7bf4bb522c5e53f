import { atEachWidth, escape, screen, within } from '../catalogue-screens/visits.ts';
import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';

/** The thing that the first row of a table leads to. */
const firstOf = (table: string) => async (visit: Visit) => {
  const { page } = visit;
  await within(table)(visit);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

const press =
  (label: [it: RegExp, en: RegExp], role: 'dialog' | 'alertdialog' | 'menu' = 'dialog') =>
  async ({ page, say }: Visit) => {
    await page
      .getByRole('button', { name: say(...label) })
      .first()
      .click();
    await expect(page.getByRole(role)).toBeVisible();
  };

/** What a button opens over the screen before it. */
const opened = (
  name: string,
  label: [it: RegExp, en: RegExp],
  role?: 'dialog' | 'alertdialog' | 'menu',
): Screen => ({ name, open: press(label, role), close: escape });

/** The menu of the first row, at each width. */
const rowMenu = (name: string, path: string): Screen[] =>
  atEachWidth({
    name,
    open: async (visit) => {
      await within(path)(visit);
      await press([/^Azioni per /, /^Actions for /], 'menu')(visit);
    },
    close: escape,
  });

const nothing = 'zzqxkw';

/** Every screen of the back office as an administrator has it, with its questions, menus and refusals. */
export const officeScreens: readonly Screen[] = [
  screen('users', '/table/users'),
  screen('users, nobody found', `/table/users?ricerca=${nothing}`),
  screen('users, filtered', '/table/users?isDocente=true&registratoDal=2020-01-01'),
  { name: 'a user', open: firstOf('/table/users') },
  screen('a user who is not there', '/detail/users/00000000-0000-4000-8000-000000000000'),
  screen('orders', '/table/invoice'),
  screen('orders, filtered', '/table/invoice?paid=true&pagatoDal=2026-01-01'),
  screen('orders, none found', `/table/invoice?ricerca=${nothing}`),
  ...rowMenu('orders, actions of a row', '/table/invoice'),
  { name: 'an order', open: firstOf('/table/invoice') },
  {
    name: 'an order whose cancellation is asked for',
    open: firstOf('/table/invoice?orderState=Richiesta+Annullamento'),
  },
  screen('an order that is not there', '/detail/invoice/999999'),
  ...rowMenu('categories, actions of a row', '/table/categories'),
  screen('categories', '/table/categories'),
  opened('a new category', [/^Aggiungi una categoria$/, /^Add a category$/]),
  screen('redemption requests', '/table/notarization'),
  { name: 'a redemption request', open: firstOf('/table/notarization') },
  {
    name: 'a redemption request that waits',
    open: firstOf('/table/notarization?stato=open'),
  },
  screen('badges of everyone', '/table/badges'),
  opened('badges, the end of one', [/^Revoca il badge/, /^Revoke badge/]),
  screen('badges, none found', `/table/badges?text=${nothing}`),
  screen('credits', '/table/credits'),
  opened('credits, as a file', [/^Esporta$/, /^Export$/], 'menu'),
  screen('credits, none found', '/table/credits?movimento=scaduti&al=2000-01-01'),
  screen('audit', '/audit'),
  screen('audit, nothing found', '/audit?dal=2000-01-01&al=2000-01-02'),
  screen('releases', '/releases'),
];

/** What editors may open of it: they see, and change nothing. */
export const editorScreens: readonly Screen[] = [
  screen('orders, to an editor', '/table/invoice'),
  { name: 'an order, to an editor', open: firstOf('/table/invoice') },
  screen('users, to an editor', '/table/users'),
  { name: 'a user, to an editor', open: firstOf('/table/users') },
  screen('categories, to an editor', '/table/categories'),
  screen('redemption requests, to an editor', '/table/notarization'),
];

/** The people of a company, to its legal representative. */
export const companyScreens: readonly Screen[] = [
  screen('dashboard of a company', '/dashboard'),
  screen('people of a company', '/voucher/people'),
  screen('people of a company, codes that wait', '/voucher/people?stato=inAttesa'),
];
