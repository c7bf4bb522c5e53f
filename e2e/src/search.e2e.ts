import { expect, sharedProductTest as test } from './fixtures.ts';
import { focusOn } from './keyboard.ts';
import { words } from './words.ts';

test(
  'a course is sought and found by keyboard alone, by suggestion and by filters',
  { tag: ['@mf-catalogue/catalogue-search', '@mf-catalogue/course-detail'] },
  async ({ page, product }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto(`${product.url}/public/faq`);
    await expect(heading).toHaveText('FAQ');
    await focusOn(page, new RegExp(`^${words.it.acceptCookies}$`));
    await page.keyboard.press('Enter');

    await page.keyboard.press('Home');
    await focusOn(page, /^Cerca tra i corsi/, 'Shift+Tab');
    await page.keyboard.type('antinc');
    const suggested = page.getByRole('option', { name: /antincendio/i });
    await expect(suggested).toBeVisible();
    // Typing alone leads nowhere.
    await expect(page).toHaveURL(/\/public\/faq$/);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(':focus')).toHaveAttribute(
      'aria-activedescendant',
      (await suggested.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/public\/catalogue\/view\/\d+/);
    await expect(heading).toHaveText(/antincendio/i);

    await focusOn(page, /^Cerca tra i corsi/, 'Shift+Tab');
    await page.keyboard.type('lavoro');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/searchText=lavoro/);
    await expect(heading).toHaveText('Risultati per “lavoro”');
    await expect(page.getByRole('checkbox', { name: /^Lingue/ })).toBeVisible();
    await focusOn(page, /^Lingue/);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/categories=4/);
    await expect(page.getByRole('link', { name: /^Tedesco|^Inglese/ }).first()).toBeVisible();
    await focusOn(page, /^Inglese/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/public\/catalogue\/view\/\d+/);
    await expect(heading).toHaveText(/^Inglese/);
  },
);
