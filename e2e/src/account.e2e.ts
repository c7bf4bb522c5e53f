import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { identify, logIn } from './people.ts';

test('[PROF-07] [PROF-13 part] [LOGIN-36] [LOGIN-37 part] a learner looks after the account, takes the data away, and leaves', async ({
  page,
  product,
  browser,
  complaints,
}) => {
  await logIn(page, product.url, 'Davide Moretti');
  await page.getByRole('button', { name: 'Accetto' }).click();
  await page.goto(`${product.url}/profile`);
  await expect(page.getByRole('heading', { name: 'Assistenza' })).toBeVisible();
  await expect(
    page.getByRole('link', { name: "Richiedi l'accreditamento come persona giuridica" }),
  ).toHaveAttribute('href', '/accreditamento');

  // Another browser, which learns by its next call that its session is over.
  complaints.expect(/status of 401 .*\/api\/(Users\/profile|Login\/RefreshToken)/);
  const elsewhere = await browser.newPage();
  await logIn(elsewhere, product.url, 'Davide Moretti');
  await page.getByRole('link', { name: 'Impostazioni' }).click();
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Notifiche Email');
  const badgeMail = page.getByRole('switch', { name: /Nuovo badge/ });
  const stored = page.waitForResponse(/NotificationPreferences\/badge/);
  await badgeMail.uncheck();
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(badgeMail).not.toBeChecked();
  await page.getByRole('button', { name: 'Termina tutti gli altri' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Termina' }).click();
  await expect(page.getByRole('button', { name: 'Termina tutti gli altri' })).toHaveCount(0);
  await elsewhere.getByRole('link', { name: 'Profilo', exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/login/);
  expect(await elsewhere.evaluate(() => localStorage.getItem('rtk:auth'))).toBeNull();
  await elsewhere.close();

  await page.getByRole('button', { name: 'Prepara i miei dati' }).click();
  const link = page.getByRole('link', { name: 'Scarica i miei dati' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toMatch(/^WorkerBadge-.*\.zip$/);

  await page.getByRole('button', { name: /Cancella account/ }).click();
  await page.getByRole('button', { name: 'Confermo' }).click();
  await expect(page).toHaveURL(`${product.url}/signoutWB`);
  await expect(page.getByText('Davide, il tuo account è stato cancellato.')).toBeVisible();

  await page.goto(`${product.url}/login`);
  // The identity is still good; the account is not there any more.
  await identify(page, 'Davide Moretti', 'it');
  await expect(
    page.getByText(
      "Non ti è possibile eseguire l'accesso a seguito della cancellazione del tuo account.",
    ),
  ).toBeVisible();
});

type Painted = { largest: number; shift: number };

test('[SHELL-24 part] [SHELL-25 part] the splash of the first visit comes once, after the page, and moves nothing @alone', async ({
  product,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(() => {
    const painted: Painted = { largest: 0, shift: 0 };
    Object.assign(globalThis, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) painted.largest = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        painted.shift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const paints = (of: Page) =>
    of.evaluate(() => (globalThis as unknown as { painted: Painted }).painted);

  const page = await context.newPage();
  await page.goto(product.url);
  await expect(page.getByRole('article')).toHaveCount(3);
  const before = await paints(page);
  const splash = page.getByRole('dialog');
  await expect(splash.getByRole('heading')).toHaveText('Sicurezza e certificazioni');
  await page.waitForTimeout(500);
  const after = await paints(page);
  expect(after.largest).toBe(before.largest);
  expect(after.shift).toBeLessThan(0.01);
  await splash.getByRole('button', { name: 'Avanti' }).click();
  await expect(splash.getByRole('heading')).toHaveText('In contatto con tutti');
  await expectAccessible(page, 'splash');
  // On a phone too: the question about cookies waits behind it.
  await page.setViewportSize({ width: 360, height: 740 });
  await splash.getByRole('button', { name: 'Avanti' }).click();
  await expect(splash.getByRole('heading')).not.toHaveText('In contatto con tutti');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await expect(splash).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  const calm = await browser.newPage({ reducedMotion: 'reduce' });
  await calm.goto(product.url);
  await expect(calm.getByRole('article')).toHaveCount(3);
  // The same wait of both, for what must not come.
  await calm.waitForTimeout(4000);
  await expect(splash).toHaveCount(0);
  await expect(calm.getByRole('dialog')).toHaveCount(0);
  await calm.close();
  await context.close();
});
