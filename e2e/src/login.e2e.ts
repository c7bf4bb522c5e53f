import type { Locator, Page, Request } from '@playwright/test';
import { expect, sharedProductTest as test, test as changingTest } from './fixtures.ts';
import { logIn } from './people.ts';

// The demo wallet speaks the language of the browser.
test.use({ locale: 'it-IT' });
changingTest.use({ locale: 'it-IT' });

const text = {
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
} as const;

const makesCode = (request: Request): boolean =>
  request.method() === 'POST' && /\/api\/Login\/QrCode$/i.test(request.url());

/** Presses the tabulator until the control has the focus. */
async function tabTo(page: Page, control: Locator) {
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
}

/** Reaches a control with the tabulator alone, and presses it. */
async function press(page: Page, name: string | RegExp, key = 'Enter') {
  const control = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('radio', { name, exact: true }))
    .first();
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('[LOGIN-01 part] a wallet on another device logs in the page that shows the code', async ({
  page,
  browser,
  product,
}) => {
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
  await expect(page.getByRole('img', { name: text.picture })).toBeVisible();
  const answer = page.waitForResponse((response) => makesCode(response.request()));
  await page.reload();
  const made = (await (await answer).json()) as { data: { code: string } };

  const phone = await browser.newContext({ locale: 'it-IT' });
  const wallet = await phone.newPage();
  await wallet.goto(made.data.code);
  await wallet.getByRole('button', { name: /Marco Bianchi/ }).click();
  await expect(wallet.getByRole('heading', { level: 1, name: text.confirm })).toBeVisible();
  await wallet.getByRole('button', { name: text.share, exact: true }).click();
  await expect(wallet.getByRole('heading', { level: 1, name: text.shared })).toBeVisible();
  await phone.close();

  await expect(page).toHaveURL(`${product.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marco');
});

test('[LOGIN-11 part] [LOGIN-20 part] by keyboard alone: a company login on one device', async ({
  page,
  product,
}) => {
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
});

test('who turns to the company while the first code is on its way gets one for it', async ({
  page,
  product,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // The server knows of the first code long before the page does.
  const slow = { offline: false, latency: 800, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', slow);
  const codes: string[] = [];
  page.on('request', (request) => {
    if (makesCode(request)) codes.push(String(request.postDataJSON().kind));
  });
  await page.goto(`${product.url}/login`);
  await expect.poll(() => codes).toEqual(['Login']);
  await page.getByRole('radio', { name: 'Persona' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: text.company })).toBeChecked();
  await expect(page.getByRole('img', { name: text.picture })).toBeVisible();
  // The second one waited for the first, whose answer makes this browser known.
  expect(codes).toEqual(['Login', 'LoginCompany']);
});

test('[LOGIN-21 part] a new person of the wallet finds what was typed after a reload', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/login`);
  await page.getByRole('link', { name: text.sameDevice }).click();
  await page.getByRole('button', { name: /Nina Rossetti/ }).click();
  await page.getByRole('button', { name: text.share, exact: true }).click();
  await page.getByRole('button', { name: text.register }).click();
  await page.getByLabel('Cittadinanza').fill('Italiana');
  await page.reload();
  await page.getByRole('button', { name: text.register }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.form })).toBeVisible();
  await expect(page.getByLabel('Cittadinanza')).toHaveValue('Italiana');
});

changingTest(
  '[LOGIN-21] [LOGIN-22 part] [LOGIN-23 part] by keyboard alone: a new person enters with SPID and registers',
  async ({ page, product }) => {
    await page.goto(`${product.url}/login`);
    await press(page, 'Entra con SPID');
    await press(page, /Nina Rossetti/);
    await press(page, 'Conferma ed entra');
    await press(page, 'Registrati');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Completa la registrazione' }),
    ).toBeVisible();

    // Sent too early, it leads to the first field that is missing.
    await press(page, 'Registrati');
    await expect(page.getByText('(*) Campo obbligatorio')).toHaveCount(7);
    await expect(page.getByLabel('Cittadinanza')).toBeFocused();

    // The first has the focus already; each of the others is the next stop, or the one after it.
    await page.keyboard.type('Italiana');
    for (const [label, text] of [
      ['Email', 'nina.rossetti@example.it'],
      ['Cellulare', '377 612 0045'],
      ['Indirizzo', 'Via Carducci 4'],
      ['Comune', 'Trieste'],
      ['Provincia', 'ts'],
      ['CAP', '34122'],
    ] as const) {
      await tabTo(page, page.getByLabel(label));
      await page.keyboard.type(text);
    }
    await expect(page.getByText('(*) Campo obbligatorio')).toHaveCount(0);
    await page.keyboard.press('Enter');

    // The survey waits for a new person (LOGIN-11).
    await expect(page).toHaveURL(`${product.url}/survey/user`);
    await press(page, 'Non ora');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nina');
    await press(page, /^Profilo di Nina Rossetti/);
    await expect(page.getByText('Via Carducci 4, Trieste (TS) 34122')).toBeVisible();
    await press(page, 'Esci');
    await expect(page).toHaveURL(`${product.url}/`);
  },
);

test('[SHELL-18 part] on a phone the cookie banner hides no button for good', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${product.url}/auth?errorDescription=Consenso%20negato`);
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accetto' })).toBeVisible();
  // A click scrolls there first, and fails when something covers it.
  await retry.click({ timeout: 5000 });
  await expect(page).toHaveURL(`${product.url}/login`);
  await expect(page.getByRole('button', { name: 'Accetto' })).toBeVisible();
});

test('[SHELL-18 part] what stays at the thumb on a phone stands below the cookie banner', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, product.url, 'Elena Vitali');
  for (const [path, name] of [
    ['/survey/user', 'Inizia'],
    ['/courses/edit/1', 'Salva'],
  ] as const) {
    await page.goto(product.url + path);
    await expect(page.getByRole('button', { name: 'Accetto' })).toBeVisible();
    await page.getByRole('button', { name, exact: true }).click({ trial: true, timeout: 5000 });
  }
});
