import { expect, sharedProductTest as test } from '../fixtures.ts';
import { enter, logIn, speak } from '../people.ts';
import { walk } from '../screen.ts';
import { administratorScreens } from './administrator-screens.ts';
import { authorScreens } from './author-screens.ts';
import { examScreens } from './exam-screens.ts';
import { guestScreens } from './guest-screens.ts';
import { learnerScreens } from './learner-screens.ts';
import { promotionScreens, sharedLink } from './promotion-screens.ts';
import { visitorScreens } from './visitor-screens.ts';

// Each complaint names its screen and its look; a trace of every look would take longer than the looks.
test.use({ trace: 'off' });

// One product for all: these tests look, and what they change is each person's own.
test.use({ shared: 'catalogue screens' });

// Among the screens are those of refusals, of things that do not exist and of a server that is away.
test.beforeEach(({ complaints }) =>
  complaints.expect(/Failed to load resource: (the server responded with a status of|net::ERR_)/),
);

test('the public site and the catalogue are accessible', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Accetto', exact: true }).click();
  expect(await walk(page, product.url, visitorScreens)).toEqual([]);
});

test('the purchase without an account is accessible', async ({ page, product }) => {
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Accetto', exact: true }).click();
  expect(await walk(page, product.url, guestScreens)).toEqual([]);
});

for (const [person, what, screens] of [
  ['Marco Bianchi', 'lists and courses of a learner', learnerScreens],
  ['Elena Vitali', 'lists of an editor and the form of a course', authorScreens],
  [
    'Anna Colombo',
    'the editing of the FAQ, newsletters and reviews to moderate',
    administratorScreens,
  ],
] as const) {
  test(`${what} are accessible`, async ({ page, product }) => {
    await logIn(page, product.url, person);
    await page.getByRole('button', { name: 'Accetto', exact: true }).click();
    expect(await walk(page, product.url, screens)).toEqual([]);
  });
}

test('the results of exams are accessible', async ({ page, product }) => {
  // The first login of a company leads to its survey.
  await enter(page, product.url, 'Paolo Greco');
  await page.getByRole('button', { name: 'Accetto', exact: true }).click();
  expect(await walk(page, product.url, examScreens)).toEqual([]);
});

test('a course that somebody shares is accessible, for a visitor and behind the login', async ({
  page,
  browser,
  product,
}) => {
  const sharer = await browser.newContext();
  const link = await sharedLink(await sharer.newPage(), product.url);
  await sharer.close();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Accetto', exact: true }).click();
  expect(await walk(page, product.url, promotionScreens(link, 'outside'))).toEqual([]);
  await speak(page, product.url, 'it');
  await logIn(page, product.url, 'Giulia Sartori');
  expect(await walk(page, product.url, promotionScreens(link, 'inside'))).toEqual([]);
});
