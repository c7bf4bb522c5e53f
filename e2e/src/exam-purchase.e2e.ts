import { expect, expectAccessible, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

const text = words.it;

test('[EXAM-10 part] [CAT-17 part] a learner buys the test of a course that they have, and finds it open', async ({
  page,
  product,
}) => {
  await logIn(page, product.url, 'Marco Bianchi');
  await page.getByRole('button', { name: text.acceptCookies, exact: true }).click();
  await page.goto(`${product.url}/search?searchText=primo soccorso`);
  await page
    .getByRole('link', { name: /Primo soccorso aziendale/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Esami' }).click();
  await expect(page.getByRole('heading', { name: 'Esame di certificazione' })).toBeVisible();
  await expectAccessible(page, 'exams of a course');
  await page.getByRole('button', { name: 'Acquista il test di simulazione' }).click();
  const tabOfExams = page.url();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Vai al carrello' }).click();
  await expect(
    page.getByRole('heading', { name: /^Esame di simulazione: Primo soccorso/ }),
  ).toBeVisible();
  await expectAccessible(page, 'cart of an exam');

  await page.getByRole('button', { name: text.toOrder }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: text.openPrivacy }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.close }).first().click();
  await page.getByLabel(text.privacy).check();
  await page.getByLabel(text.terms).check();
  await page.getByRole('button', { name: text.confirmOrder }).click();
  await page.getByRole('button', { name: text.toPayment }).click();
  await page.waitForURL(/\/dev\/pay/);
  await page.getByRole('button', { name: /^Paga/ }).first().click();
  await expect(page.getByRole('heading', { name: text.paid })).toBeVisible();

  await page.goto(tabOfExams);
  await expect(page.getByRole('link', { name: 'Vai al test' })).toHaveAttribute(
    'href',
    /\/courses\/use\/\d+\/exam\/simulation$/,
  );
  await expect(page.getByText('In attesa')).toBeVisible();
});
