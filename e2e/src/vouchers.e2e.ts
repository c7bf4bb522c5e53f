import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { focusOn, pressWithKeyboard } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

const text = words.it;
const OFFICE = 1;
const title = 'Sicurezza in ufficio: riconoscere i rischi, sapere cosa fare';

test('[MULTI-01] [MULTI-09] [DASH-12] [DASH-13] one buys seats for others, another redeems one by keyboard', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.url, 'Giulia Sartori');
  await page.getByRole('button', { name: text.acceptCookies, exact: true }).click();
  const codes = await buyTwoSeats(page, product.url);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await logIn(other, product.url, 'Lucia Ferrante');
  await other.getByRole('button', { name: text.acceptCookies, exact: true }).click();
  // It comes with its part of the dashboard, at times after all that the keyboard passes before.
  await pressWithKeyboard(other, other.getByRole('link', { name: 'Riscatta voucher' }));
  await expect(other).toHaveURL(`${product.url}/voucher`);

  await test.step('a bad code stops the good one, and says which it is', async () => {
    await focusOn(other, /^Codice$/);
    await other.keyboard.type(codes[0] ?? '');
    await focusOn(other, /^Aggiungi un codice$/);
    await other.keyboard.press('Enter');
    await other.keyboard.type('WB-AAAA-AAAA-AAAA');
    await other.keyboard.press('Enter');
    await expect(other.getByText(/^Codici che non esistono: WB-AAAA-AAAA-AAAA\./)).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Codice 2' })).toBeFocused();
    await expectAccessible(other, 'refused vouchers');
  });

  await test.step('without it the other is redeemed', async () => {
    await focusOn(other, /^Elimina il codice 2$/);
    await other.keyboard.press('Enter');
    await focusOn(other, /^Riscatta$/);
    await other.keyboard.press('Enter');
    await expect(other.getByText(`Fatto: “${title}” è tra i tuoi corsi`)).toBeVisible();
    await expectAccessible(other, 'redeemed vouchers');
    await expect(other.getByText('Riscattato da te').first()).toBeVisible();
    await other.goto(`${product.url}/courses/use/${OFFICE}`);
    await expect(other.getByText(title).first()).toBeVisible();
    await elsewhere.close();
  });

  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByText(codes[1] ?? '')).toBeVisible();
  await expect(page.getByText('Riscattato', { exact: true })).toBeVisible();
});

/** From the course to the list of codes, as the shop sells it. */
async function buyTwoSeats(page: Page, url: string): Promise<string[]> {
  await page.goto(`${url}/courses/view/${OFFICE}`);
  await page.getByRole('button', { name: text.addToCart }).click();
  await page.getByRole('link', { name: text.inCart }).click();
  const forOthers = page.getByRole('switch', { name: text.forOthers });
  // Not `check`, which looks at once: the switch follows the change of the cart, a moment after the click.
  await forOthers.click();
  await expect(forOthers).toBeChecked();
  await page.getByRole('button', { name: text.oneMore }).click();
  await expect(page.getByText(/ricevi 2 codici voucher/)).toBeVisible();
  await expectAccessible(page, 'cart for others');
  await page.getByRole('button', { name: text.toOrder }).click();
  await expect(page.getByText(/^2 copie/)).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: text.openPrivacy }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.close }).first().click();
  await page.getByLabel(text.privacy).check();
  await page.getByLabel(text.terms).check();
  await page.getByRole('button', { name: text.confirmOrder }).click();
  await page.getByRole('button', { name: text.toPayment }).click();
  await page.waitForURL(/\/dev\/pay/);
  await page.getByRole('button', { name: /^Paga/ }).first().click();
  await expect(page.getByText(/^I tuoi 2 codici voucher sono pronti/)).toBeVisible();
  await expectAccessible(page, 'payment result with vouchers');
  await page.getByRole('link', { name: 'Vedi i voucher' }).click();
  await expect(page.getByText('Da riscattare')).toHaveCount(2);
  return page.locator('main table code').allTextContents();
}
