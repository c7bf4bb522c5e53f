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
  await page.goto(`${url}/login`);
  await chooseLanguage(page, language);
  await throughIdentityProvider(page, person, language);
  await expect(page).toHaveURL(`${url}/dashboard`);
}

/** The language of everything that is opened from now on, peers of the product included. */
export async function speak(page: Page, url: string, language: Language) {
  // The pages of the peers follow the browser, whose language a header of ours would not change.
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setUserAgentOverride', {
    userAgent: await page.evaluate(() => navigator.userAgent),
    acceptLanguage: language === 'it' ? 'it-IT' : 'en-GB',
  });
  if (!page.url().startsWith(url)) await page.goto(url);
  const locale = language === 'it' ? 'it-IT' : 'en-US';
  await page.evaluate((chosen) => localStorage.setItem('wb-locale', chosen), locale);
  await page.context().addCookies([{ name: 'wb-language', value: language, url }]);
}

/** Italian is the default; English is chosen in the selector, as a person would. */
export async function chooseLanguage(page: Page, language: Language) {
  if (language === 'it') return;
  await page.getByRole('button', { name: words.it.languageButton }).click();
  await page.getByRole('menuitemradio', { name: words.en.language }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
}
