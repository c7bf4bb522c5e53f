import { expect, sharedProductTest as test } from './fixtures.ts';
import { callerOf } from './robustness/caller.ts';
import { splashSeen } from './splash-seen.ts';

/** Every public route of the documents, with its heading. */
const routes: readonly [path: string, heading: string | RegExp][] = [
  ['/', /^Il lavoro che sai fare/],
  ['/homepage', /^Il lavoro che sai fare/],
  ['/login', 'Accedi'],
  // The return of an identity provider, without what it brings.
  ['/auth', 'Accesso non riuscito'],
  ['/public/catalogue', 'Catalogo'],
  ['/public/catalogue/view/1', /^Sicurezza in ufficio/],
  ['/public/faq', 'FAQ'],
  ['/public/tutorial', 'Tutorial'],
  ['/public/verify', 'Verifica un badge'],
  ['/public/privacy', 'Informativa Privacy'],
  ['/public/terms', 'Termini e condizioni'],
  ['/public/cookies', 'Informativa sui cookie'],
  ['/public/cart', 'Il mio Carrello'],
  ['/public/payment', 'Invia Ordine'],
  ['/promotion?courseId=1&promo=none', 'Link con lo sconto'],
  ['/unsubscribe', /^Disiscrizione/],
  ['/signoutWB', 'Account cancellato'],
];

test('[PUB-01] every public route shows its page to who has not logged in', async ({
  page,
  product,
  browser,
}) => {
  for (const [path, heading] of routes) {
    await test.step(path, async () => {
      await page.goto(`${product.url}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // A private page would redirect to the login; none of these does.
      await expect(page).toHaveURL(`${product.url}${path}`);
      expect(await page.evaluate(() => localStorage.getItem('rtk:auth'))).toBeNull();
    });
  }
  await test.step('/public/certification/{id}', async () => {
    const holder = await browser.newContext();
    await holder.addInitScript(splashSeen);
    const marco = await callerOf(await holder.newPage(), product.url, 'Marco Bianchi');
    const badges = await marco.call<{ items: { id: string }[] }>('GET', 'Badges/GetBadges');
    const id = badges.items[0]?.id;
    expect(id).toBeTruthy();
    await holder.close();
    await page.goto(`${product.url}/public/certification/${id}`);
    await expect(page.getByText('Certificazione autentica').first()).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/public/certification/${id}`);
  });
  // A private one, for comparison: the check can fail.
  await page.goto(`${product.url}/cart`);
  await expect(page).toHaveURL(/\/login/);
});

test('[SHELL-35 part] an address of no page leads to the homepage, is named there, and is a 404', async ({
  page,
  product,
  complaints,
}) => {
  complaints.expect(/status of 404.*\/non\/esiste/);
  const answer = await page.goto(`${product.url}/non/esiste`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('L’indirizzo /non/esiste non esiste.')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.getByRole('button', { name: 'Cerca tra i corsi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Catalogo' })).toBeVisible();
});
