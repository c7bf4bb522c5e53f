import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, type Language } from './fixtures.ts';
import { words } from './words.ts';

/** From the login page through the identity provider's pages, as one of the demo people. */
export async function identify(page: Page, person: string, language: Language) {
  const text = words[language];
  await page.getByRole('button', { name: text.spid }).click();
  await page.waitForURL(/\/dev\/idp\//);
  await page.getByRole('button', { name: new RegExp(`^\\S*\\s*${person}`) }).click();
  await page.getByRole('button', { name: text.confirmIdentity }).click();
}

/** From the login page through the identity provider and back, as one of the demo people. */
export async function throughIdentityProvider(page: Page, person: string, language: Language) {
  await identify(page, person, language);
  await page.waitForURL((url) => !/\/(dev\/idp|auth|login)/.test(url.pathname));
}

/** A page of a person who has just logged in, on the dashboard. */
export async function logIn(page: Page, url: string, person: string, language: Language = 'it') {
  await enter(page, url, person, language);
  await expect(page).toHaveURL(`${url}/dashboard`);
}

/**
 * A page of a person who has just come back from the identity provider, wherever the product leads from there. The
 * login page and the provider's are left out, which have ways and screens of their own: what they ask is asked
 * without drawing them, and the product does the rest.
 */
export async function enter(page: Page, url: string, person: string, language: Language = 'it') {
  const { request } = page.context();
  const requestId = randomUUID();
  await onProduct(page, url);
  await remember(page, url, language);
  // As the login page does, so that the return is known as its own.
  await page.evaluate((id) => localStorage.setItem('login:requestId', id), requestId);
  const begun = await request.get(`${url}/api/Login/GetUrlSpidLogin`, {
    params: { requestId, provider: 'spid', kind: 'Login' },
  });
  const { data: address } = (await begun.json()) as { data: string };
  const choice = await request.get(address);
  const row = (await choice.text()).split('<li>').find((one) => one.includes(`<b>${person}</b>`));
  const id = /value="([^"]+)"/.exec(row ?? '')?.[1] ?? '';
  expect(id, `${person} at the provider`).not.toBe('');
  const confirmed = await request.post(`${choice.url()}/confirm`, { form: { person: id } });
  await page.goto(confirmed.url());
  await page.waitForURL((at) => !/\/(dev\/idp|auth|login)/.test(at.pathname));
}

/** An empty document at the product's address, where the page is at none of its documents. */
async function onProduct(page: Page, url: string) {
  if (page.url().startsWith(url)) return;
  const empty = `${url}/empty`;
  // Without an icon of its own a browser with windows asks for one that is not there.
  const body = '<!doctype html><html lang="it"><title>Vuota</title><link rel="icon" href="data:,">';
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(empty);
  await page.unroute(empty);
}

const localeOf = (language: Language) => (language === 'it' ? 'it-IT' : 'en-US');

/** The language of what this browser opens next of the product. */
async function remember(page: Page, url: string, language: Language) {
  await page.evaluate((locale) => localStorage.setItem('wb-locale', locale), localeOf(language));
  await page.context().addCookies([{ name: 'wb-language', value: language, url }]);
}

/**
 * The language of the page as it stands, with what is open and typed on it: as if another tab had chosen it. A page
 * of a peer is loaded again.
 */
export async function turnTo(page: Page, language: Language) {
  if ((await page.locator('#root').count()) === 0) {
    await speak(page, new URL(page.url()).origin, language);
    await page.reload();
  } else {
    await page.evaluate((locale) => {
      localStorage.setItem('wb-locale', locale);
      window.dispatchEvent(new StorageEvent('storage', { key: 'wb-locale', newValue: locale }));
    }, localeOf(language));
  }
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  // So React hides what waits for its texts, with the dialogs in it.
  await expect(page.locator('[style*="display: none !important"]')).toHaveCount(0);
}

/** The language of everything that is opened from now on, peers of the product included. */
export async function speak(page: Page, url: string, language: Language) {
  // The pages of the peers follow the browser, whose language a header of ours would not change.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setUserAgentOverride', {
    userAgent: await page.evaluate(() => navigator.userAgent),
    acceptLanguage: language === 'it' ? 'it-IT' : 'en-GB',
  });
  await onProduct(page, url);
  await remember(page, url, language);
}

/** Italian is the default; English is chosen in the selector, as a person would. */
export async function chooseLanguage(page: Page, language: Language) {
  if (language === 'it') return;
  await page.getByRole('button', { name: words.it.languageButton }).click();
  await page.getByRole('menuitemradio', { name: words.en.language }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
}
