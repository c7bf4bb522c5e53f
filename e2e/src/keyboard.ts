import type { Locator, Page } from '@playwright/test';

type Tab = 'Tab' | 'Shift+Tab';

/** What has the focus is called so by its label, its own name or its words. */
const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLInputElement | null;
    const label = control?.labels?.[0]?.textContent ?? control?.getAttribute('aria-label');
    return (label ?? control?.textContent ?? '').trim();
  });

/** Presses the key until what has the focus is the named control. */
export async function focusOn(page: Page, name: RegExp, key: Tab = 'Tab') {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (name.test(await nameOfFocused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(name)} is not reached by ${key}`);
}

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: Tab = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

export async function pressWithKeyboard(page: Page, target: Locator, key?: Tab): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}
