import type { Page } from '@playwright/test';
import { picture } from './catalogue-screens/picture.ts';
import { expect, sharedProductTest as test } from './fixtures.ts';
import { focusOn } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

/** The editor who may add courses, with nothing lying over the page. */
async function enter(page: Page, url: string) {
  await logIn(page, url, 'Elena Vitali');
  await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
}

const order = (page: Page) => page.locator('main form ol li b').allTextContents();

test('a course is written by keyboard alone, and put in order by hand too', async ({
  page,
  product,
}) => {
  await enter(page, product.url);
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
});

test('[EDIT-16 part] a cover is cropped by keyboard; learners see the part that was chosen', async ({
  page,
  product,
}) => {
  await enter(page, product.url);
  await page.goto(`${product.url}/courses/edit/5`);
  const input = page.getByLabel(/^Immagine/);
  await expect(input).toBeAttached();
  await input.setInputFiles({
    name: 'cantiere.png',
    mimeType: 'image/png',
    buffer: picture(1600, 900),
  });
  const dialog = page.getByRole('dialog', { name: 'Scegli la parte da mostrare' });
  await expect(dialog.getByRole('button', { name: 'Usa questa parte' })).toBeEnabled();
  await focusOn(page, /^Ingrandimento/);
  await page.keyboard.press('End');
  await focusOn(page, /^Parte mostrata/, 'Shift+Tab');
  // Enlarged four times, the picture is pushed aside until its light half fills the frame.
  for (let pressed = 0; pressed < 60; pressed += 1) await page.keyboard.press('ArrowLeft');
  const cut = page.waitForResponse((answer) => answer.url().endsWith('/api/Files/Cover'));
  await focusOn(page, /^Usa questa parte/);
  await page.keyboard.press('Enter');
  expect((await cut).status()).toBe(200);
  await expect(page.getByRole('button', { name: 'Ritaglia cantiere.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByText('Il corso è stato modificato correttamente')).toBeVisible();

  await page.goto(`${product.url}/courses/view/5`);
  const cover = page.locator('img[src*="/api/Files/Cover/"]').first();
  await expect(cover).toBeVisible();
  const shades = await cover.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [shown.naturalWidth, shown.naturalHeight];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(shown, 0, 0);
    const middle = Math.round(canvas.height / 2);
    return [0.02, 0.5, 0.98].map(
      (place) => context?.getImageData(canvas.width * place, middle, 1, 1).data[0] ?? 0,
    );
  });
  for (const shade of shades) expect(shade).toBeGreaterThan(200);
});
