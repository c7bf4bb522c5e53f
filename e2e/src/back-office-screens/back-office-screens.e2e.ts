import { expect, sharedProductTest as test } from '../fixtures.ts';
import { focusOn, pressWithKeyboard, tabTo } from '../keyboard.ts';
import { enter, logIn } from '../people.ts';
import { walk } from '../screen.ts';
import { companyScreens, editorScreens, officeScreens } from './back-office-screens.ts';

// Each complaint names its screen and its look.
test.use({ trace: 'off' });

// One product for all: these tests look, and change nothing that another one looks at.
test.use({ shared: 'office screens' });

// Among the screens are things that do not exist; and a walk can outlast a token, which is answered with 401 then.
test.beforeEach(({ complaints }) =>
  complaints.expect(/Failed to load resource: the server responded with a status of 40[14]/),
);

for (const [person, what, screens] of [
  ['Anna Colombo', 'the back office of an administrator', officeScreens],
  ['Elena Vitali', 'what an editor sees of the back office', editorScreens],
] as const) {
  test(`${what} is accessible`, async ({ page, product }) => {
    await logIn(page, product.url, person);
    await page.getByRole('button', { name: 'Accetto', exact: true }).click();
    expect(await walk(page, product.url, screens)).toEqual([]);
  });
}

test('what a company sees of its people is accessible', async ({ page, product }) => {
  await enter(page, product.url, 'Paolo Greco');
  await page.getByRole('button', { name: 'Accetto', exact: true }).click();
  expect(await walk(page, product.url, companyScreens)).toEqual([]);
});

test('an administrator works without a mouse: from the dashboard to credits, their file, and the order that gave some', async ({
  page,
  product,
}) => {
  await logIn(page, product.url, 'Anna Colombo');
  await page.getByRole('button', { name: 'Accetto', exact: true }).click();
  await pressWithKeyboard(page, page.getByRole('link', { name: /assegnati in dodici mesi$/ }));
  await expect(page).toHaveURL(/\/table\/credits\?movimento=assegnati&dal=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Crediti' })).toBeFocused();
  const rows = page.getByRole('table', { name: 'Crediti' }).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();

  await focusOn(page, /^Movimento$/);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/movimento=usati/);
  await expect(rows.nth(1)).toContainText(/Usati per un ordine|Pagati in euro/);

  await tabTo(page, page.getByRole('button', { name: 'Esporta' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('crediti.csv');

  await page.goBack();
  await expect(page).toHaveURL(/movimento=assegnati/);
  await pressWithKeyboard(page, page.getByRole('link', { name: /^Ordine \d+$/ }).first());
  await expect(page).toHaveURL(/\/detail\/invoice\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
