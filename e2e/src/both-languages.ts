import type { Page } from '@playwright/test';
import {
  expect,
  languages,
  looksElsewhere,
  looksInOtherLanguage,
  looksOnTheWay,
  violationsOf,
  type Language,
} from './fixtures.ts';
import { turnTo } from './people.ts';

/**
 * `expectAccessible` of a way that is walked in one language, for a form or a question that is lost when the language
 * changes: both schemes and widths in the language of the way.
 */
export async function expectAccessibleHere(page: Page, name: string): Promise<void> {
  if (!looksElsewhere()) expect(await violationsOf(page, looksOnTheWay), name).toEqual([]);
}

/** The same, and once in the other language: the page is turned to it as it stands, and back. */
export async function expectAccessibleInBoth(page: Page, name: string): Promise<void> {
  if (!looksElsewhere()) expect(await violationsInBoth(page), name).toEqual([]);
}

/** Those of the other language begin with its name. */
export async function violationsInBoth(page: Page): Promise<string[]> {
  const wrong = await violationsOf(page, looksOnTheWay);
  if (looksInOtherLanguage.length === 0) return wrong;
  const own = await languageOf(page);
  const other = languages.find((language) => language !== own) ?? 'it';
  await turnTo(page, other);
  const found = await violationsOf(page, looksInOtherLanguage);
  await turnTo(page, own);
  return [...wrong, ...found.map((violation) => `${other}: ${violation}`)];
}

async function languageOf(page: Page): Promise<Language> {
  const spoken = await page.locator('html').getAttribute('lang');
  return spoken?.startsWith('en') ? 'en' : 'it';
}
