import { expect, test } from '../fixtures.ts';
import { logIn, throughIdentityProvider } from '../people.ts';
import { startProduct, type Product } from '../product.ts';
import { companyScreens, editorScreens, learnerScreens } from './account-screens.ts';
import { loginScreens } from './login-screens.ts';
import { walk } from '../screen.ts';
import { surveyScreens } from './survey-screens.ts';

// A trace of some hundred looks is large, and says no more than their list.
test.use({ trace: 'off' });

// One product for all: these tests look, and what they change is each person's own.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.stop());

// Among the screens are those of refusals, of a server that is away and of a page that breaks.
test.beforeEach(({ complaints }) => {
  complaints.expect(/Failed to load resource: (the server responded with a status of|net::ERR_)/);
  complaints.expect(/The page is broken/);
});

test('the login, its peers and its results are accessible', async ({ page }) => {
  expect(await walk(page, product.url, loginScreens)).toEqual([]);
});

test('dashboard, profile and settings of a learner are accessible', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  await logIn(await elsewhere.newPage(), product.url, 'Giulia Sartori');
  await logIn(page, product.url, 'Giulia Sartori');
  await page.getByRole('button', { name: 'Accetto' }).click();
  expect(await walk(page, product.url, learnerScreens)).toEqual([]);
  await elsewhere.close();
});

test('the dashboard of an editor is accessible', async ({ page }) => {
  await logIn(page, product.url, 'Elena Vitali');
  await page.getByRole('button', { name: 'Accetto' }).click();
  expect(await walk(page, product.url, editorScreens)).toEqual([]);
});

test('dashboard and profile of a company user, and the survey, are accessible', async ({
  page,
}) => {
  await page.goto(`${product.url}/login`);
  await throughIdentityProvider(page, 'Paolo Greco', 'it');
  await page.getByRole('button', { name: 'Accetto' }).click();
  expect(await walk(page, product.url, [...companyScreens, ...surveyScreens])).toEqual([]);
});
