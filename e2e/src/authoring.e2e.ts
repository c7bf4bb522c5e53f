import type { Page } from '@playwright/test';
import { expect, expectAccessible, languages, test, type Language } from './fixtures.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

/** The editor who may add courses, with nothing lying over the page. */
async function enter(page: Page, url: string, language: Language) {
  await logIn(page, url, 'Elena Vitali', language);
  await page.getByRole('button', { name: words[language].acceptCookies, exact: true }).click();
}

/** Presses the key until what has the focus is the named control. */
async function focusOn(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    const focused = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement | null;
      const label = control?.labels?.[0]?.textContent ?? control?.getAttribute('aria-label');
      return (label ?? control?.textContent ?? '').trim();
    });
    if (name.test(focused)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(name)} is not reached by ${key}`);
}

const order = (page: Page) => page.locator('main form ol li b').allTextContents();

test('a course is written by keyboard alone, and put in order by hand too', async ({
  page,
  product,
  complaints,
}) => {
  await enter(page, product.url, 'it');
  await page.goto(`${product.url}/courses`);
  await expect(page.getByRole('link', { name: 'Aggiungi corso' })).toBeVisible();
  await focusOn(page, /^Aggiungi corso/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Titolo')).toBeVisible();
  await focusOn(page, /^Titolo/);
  await page.keyboard.type('Primo soccorso in azienda');
  await focusOn(page, /^Panoramica/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await focusOn(page, /^Aggiungi modulo/);
  await page.keyboard.press('Enter');
  await focusOn(page, /^Nome del modulo/, 'Shift+Tab');
  await page.keyboard.type('Le basi');
  await focusOn(page, /^Docente/);
  await page.keyboard.type('ferr');
  await expect(page.getByRole('option', { name: /Ferrante/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await focusOn(page, /^Moduli/, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  for (const name of ['Chiamare aiuto', 'Proteggere']) {
    await focusOn(page, /^Aggiungi lezione/);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Nome della lezione')).toHaveValue('');
    await focusOn(page, /^Nome della lezione/, 'Shift+Tab');
    await page.keyboard.type(name);
  }
  await focusOn(page, /^Sposta “Proteggere”/, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => order(page)).toEqual(['Proteggere', 'Chiamare aiuto']);
  await focusOn(page, /^Salva/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\/view\/\d+/);

  const id = page.url().split('/').at(-1);
  await page.goto(`${product.url}/courses/edit/${id}?tab=lezioni`);
  await expect.poll(() => order(page)).toEqual(['Proteggere', 'Chiamare aiuto']);
  const [from, to] = await Promise.all(
    [0, 1].map((place) => page.locator('[data-handle]').nth(place).boundingBox()),
  );
  if (!from || !to) throw new Error('The lessons have no handles');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 20, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 15 });
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual(['Chiamare aiuto', 'Proteggere']);
  expect(complaints.list).toEqual([]);
});

for (const language of languages) {
  test(`the course form and the FAQ editing are accessible in every section (${language})`, async ({
    page,
    product,
    complaints,
  }) => {
    test.setTimeout(240_000);
    await enter(page, product.url, language);
    const draft = '/courses/edit/5';
    for (const path of [
      '/courses/edit',
      draft,
      `${draft}?tab=moduli`,
      `${draft}?tab=lezioni`,
      `${draft}?tab=documenti`,
      `${draft}?tab=faq`,
      '/courses/edit/1',
      '/courses/edit/1?tab=iscritti',
    ]) {
      await page.goto(product.url + path);
      await expect(page.getByRole('tab', { selected: true })).toBeVisible();
      // The first part is open, so that its fields are looked at too.
      const closed = page.locator('main form ol button[aria-controls][aria-expanded=false]');
      if ((await closed.count()) > 0) await closed.first().click();
      await expectAccessible(page, path);
    }
    expect(complaints.list).toEqual([]);
  });
}
