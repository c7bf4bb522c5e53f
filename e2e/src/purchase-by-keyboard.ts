import type { Locator, Page } from '@playwright/test';
import { pressWithKeyboard, tabTo } from './keyboard.ts';
import { expect, type Language } from './fixtures.ts';
import { words } from './words.ts';

/** In place of what a field holds: the keyboard reaches a field with its text selected. */
export async function typeInto(page: Page, field: Locator, value: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(value);
}

export async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
}

/** One of a group of radios: the group is one stop of the keyboard, its arrows choose. */
export async function choose(page: Page, group: Locator, name: RegExp): Promise<void> {
  const radios = group.getByRole('radio');
  // Which one is chosen, a group says once it is there.
  await radios.first().waitFor();
  const checked = group.getByRole('radio', { checked: true });
  await tabTo(page, (await checked.count()) > 0 ? checked : radios.first());
  const wanted = group.getByRole('radio', { name });
  for (let left = await radios.count(); left > 0; left -= 1) {
    if (await wanted.isChecked()) return;
    await page.keyboard.press('ArrowDown');
  }
  await expect(wanted).toBeChecked();
}

/** From a course's page over the cart to the order step, by keyboard alone. */
export async function toOrderByKeyboard(
  page: Page,
  { url, courseId, language }: { url: string; courseId: number; language: Language },
): Promise<void> {
  const text = words[language];
  await page.goto(`${url}/courses/view/${courseId}`);
  const main = page.locator('main');
  await pressWithKeyboard(page, main.getByRole('button', { name: text.addToCart }).first());
  await pressWithKeyboard(page, main.getByRole('link', { name: text.inCart }).first());
  await expect(page.getByRole('heading', { level: 1, name: text.cartTitle })).toBeVisible();
  await pressWithKeyboard(page, page.getByRole('button', { name: text.toOrder }));
  await expect(page.getByRole('heading', { level: 1, name: text.orderTitle })).toBeVisible();
}

/** Opens the privacy document, agrees, and presses the button that binds. */
export async function confirmByKeyboard(page: Page, language: Language): Promise<void> {
  const text = words[language];
  await pressWithKeyboard(page, page.getByRole('button', { name: text.openPrivacy }));
  const dialog = page.getByRole('dialog');
  await pressWithKeyboard(page, dialog.getByRole('button', { name: text.close }).first());
  await expect(dialog).toHaveCount(0);
  await tick(page, page.getByLabel(text.privacy));
  await tick(page, page.getByLabel(text.terms));
  await pressWithKeyboard(page, page.getByRole('button', { name: text.confirmOrder }));
  await expect(page.getByRole('dialog', { name: text.saved })).toBeVisible();
}

/** From the dialog over the provider's page to the result. */
export async function payByKeyboard(page: Page, language: Language, amount: RegExp): Promise<void> {
  const text = words[language];
  await pressWithKeyboard(page, page.getByRole('button', { name: text.toPayment }));
  await page.waitForURL(/\/dev\/pay/);
  const pay = page.getByRole('button', { name: language === 'it' ? /^Paga/ : /^Pay/ }).first();
  await expect(pay).toHaveText(amount);
  await pressWithKeyboard(page, pay);
  await expect(page.getByRole('heading', { name: text.paid })).toBeVisible();
}
