import { expect, sharedProductTest as test } from '../fixtures.ts';
import { enter, logIn } from '../people.ts';
import { companyScreens, editorScreens, learnerScreens } from './account-screens.ts';
import { loginScreens } from './login-screens.ts';
import { walk } from '../screen.ts';
import { surveyScreens } from './survey-screens.ts';

// A trace of some hundred looks is large, and says no more than their list.
test.use({ trace: 'off' });

// One product for all: these tests look, and what they change is each person's own.
test.use({ shared: 'identity screens' });

// Among the screens are those of refusals, of a server that is away and of a page that breaks.
test.beforeEach(({ complaints }) => {
  complaints.expect(/Failed to load resource: (the server responded with a status of|net::ERR_)/);
  complaints.expect(/The page is broken/);
});

test('the login, its peers and its results are accessible', async ({ page, product }) => {
  // Pages of peers speak the language of their browser, and a page that has crashed none.
  expect(await walk(page, product.url, loginScreens, { isAnew: true })).toEqual([]);
});

test('dashboard, profile and settings of a learner are accessible', async ({
  page,
  browser,
  product,
}) => {
  const elsewhere = await browser.newContext();
  await logIn(await elsewhere.newPage(), product.url, 'Giulia Sartori');
  await logIn(page, product.url, 'Giulia Sartori');
  await page.getByRole('button', { name: 'Accetto' }).click();
  expect(await walk(page, product.url, learnerScreens)).toEqual([]);
  await elsewhere.close();
});

test('the dashboard of an editor is accessible', async ({ page, product }) => {
  await logIn(page, product.url, 'Elena Vitali');
  await page.getByRole('button', { name: 'Accetto' }).click();
  expect(await walk(page, product.url, editorScreens)).toEqual([]);
});

for (const [what, screens, options] of [
  ['dashboard and profile of a company user', companyScreens, {}],
  // A dialog of its answers does not outlive the change of language.
  ['the survey', surveyScreens, { isAnew: true }],
] as const) {
  test(`${what}: accessible`, async ({ page, product }) => {
    await enter(page, product.url, 'Paolo Greco');
    await page.getByRole('button', { name: 'Accetto' }).click();
    expect(await walk(page, product.url, screens, options)).toEqual([]);
  });
}
