import type { Page } from '@playwright/test';

/** What has the focus is called so by its label, its own name or its words. */
const nameOfFocused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement as HTMLInputElement | null;
    const label = control?.labels?.[0]?.textContent ?? control?.getAttribute('aria-label');
    return (label ?? control?.textContent ?? '').trim();
  });

/** Presses the key until what has the focus is the named control. */
export async function focusOn(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (name.test(await nameOfFocused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(name)} is not reached by ${key}`);
}
