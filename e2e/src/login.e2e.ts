import type { Page } from '@playwright/test';
import { expect, expectAccessible, languages, test } from './fixtures.ts';
import { chooseLanguage } from './people.ts';

// The demo wallet speaks the language of the browser.
test.use({ locale: 'it-IT' });

const words = {
  it: {
    title: 'Accedi',
    picture: /^Codice QR/,
    company: 'Azienda',
    sameDevice: 'Apri l’app su questo dispositivo',
    share: 'Condividi',
    shared: 'Credenziale condivisa',
    asks: 'Richiesta di accesso',
    confirm: 'Conferma la condivisione',
    register: 'Registrati',
    form: 'Completa la registrazione',
  },
  en: {
    title: 'Log in',
    picture: /^QR code/,
    company: 'Company',
    sameDevice: 'Open the app on this device',
    share: 'Share',
    shared: 'Credential shared',
    asks: 'Login request',
    confirm: 'Confirm what you share',
    register: 'Register',
    form: 'Complete the registration',
  },
} as const;

/** Reaches a control with the tabulator alone, and presses it. */
async function press(page: Page, name: string | RegExp, key = 'Enter') {
  const control = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('radio', { name, exact: true }))
    .first();
  await expect(control).toBeVisible();
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return control.evaluate((element) => element === document.activeElement);
      },
      { intervals: [0], timeout: 30_000 },
    )
    .toBe(true);
  await page.keyboard.press(key);
}

for (const language of languages) {
  test(`[LOGIN-01] a wallet on another device logs in the page that shows the code (${language})`, async ({
    page,
    browser,
    product,
    complaints,
  }) => {
    const text = words[language];
    await page.goto(`${product.url}/login`);
    await chooseLanguage(page, language);
    await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
    await expect(page.getByRole('img', { name: text.picture })).toBeVisible();
    await expectAccessible(page, 'login');
    const answer = page.waitForResponse(
      (response) =>
        /\/api\/Login\/QrCode$/i.test(response.url()) && response.request().method() === 'POST',
    );
    await page.reload();
    const made = (await (await answer).json()) as { data: { code: string } };

    const phone = await browser.newContext({ locale: language === 'it' ? 'it-IT' : 'en-GB' });
    const wallet = await phone.newPage();
    await wallet.goto(made.data.code);
    await expectAccessible(wallet, 'wallet, request');
    await wallet.getByRole('button', { name: /Marco Bianchi/ }).click();
    await expect(wallet.getByRole('heading', { level: 1, name: text.confirm })).toBeVisible();
    await expectAccessible(wallet, 'wallet, confirmation');
    await wallet.getByRole('button', { name: text.share, exact: true }).click();
    await expect(wallet.getByRole('heading', { level: 1, name: text.shared })).toBeVisible();
    await expectAccessible(wallet, 'wallet, end');
    await phone.close();

    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marco');
    expect(complaints.list).toEqual([]);
  });
}

test('[LOGIN-20] by keyboard alone: a company login on one device', async ({
  page,
  product,
  complaints,
}) => {
  const text = words.it;
  await page.goto(`${product.url}/login`);
  await press(page, 'Persona', 'ArrowRight');
  await expect(page.getByRole('radio', { name: text.company })).toBeChecked();
  await expect(page.getByRole('img', { name: text.picture })).toBeVisible();
  await press(page, text.sameDevice);
  await expect(page.getByRole('heading', { level: 1, name: text.asks })).toBeVisible();
  await press(page, /Paolo Greco/);
  await press(page, text.share);
  // The company's survey waits for its people (LOGIN-11).
  await expect(page).toHaveURL(`${product.url}/survey/company`);
  await press(page, 'Non ora');
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByText(/Officine Greco S\.r\.l\./).first()).toBeVisible();
  expect(complaints.list).toEqual([]);
});

test('[LOGIN-21] a new person of the wallet finds what was typed after a reload', async ({
  page,
  product,
  complaints,
}) => {
  const text = words.it;
  await page.goto(`${product.url}/login`);
  await page.getByRole('link', { name: text.sameDevice }).click();
  await page.getByRole('button', { name: /Nina Rossetti/ }).click();
  await page.getByRole('button', { name: text.share, exact: true }).click();
  await page.getByRole('button', { name: text.register }).click();
  await page.getByLabel('Cittadinanza').fill('Italiana');
  await expectAccessible(page, 'registration');
  await page.reload();
  await page.getByRole('button', { name: text.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.form })).toBeVisible();
  await expect(page.getByLabel('Cittadinanza')).toHaveValue('Italiana');
  expect(complaints.list).toEqual([]);
});
