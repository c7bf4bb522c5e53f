import type { Page } from '@playwright/test';
import { picture } from './catalogue-screens/picture.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { focusOn, tabTo } from './keyboard.ts';
import { logIn } from './people.ts';
import { callerOf } from './robustness/caller.ts';
import { journeyWrites } from './robustness/purchase-and-course.ts';
import { words } from './words.ts';

/** Of the demo: a draft, and the name of its first lesson. */
const COURSE = 5;
const TITLE = 'Aggiornamento annuale per i rappresentanti dei lavoratori';
const LESSON = 'Che cosa è cambiato';

/** Alt+F10 goes to the tools, which are one tab stop; the arrows find the one that is meant. */
async function useTool(page: Page, name: string) {
  await page.keyboard.press('Alt+F10');
  const tool = page.getByRole('toolbar').getByRole('button', { name, exact: true });
  for (let pressed = 0; pressed < 30; pressed += 1) {
    if (await tool.evaluate((button) => button === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`The arrows do not reach ${name}`);
}

test(
  'a lesson is written by keyboard alone, and a learner reads it and answers its checkpoint',
  { tag: ['@mf-catalogue/course-authoring', '@mf-learning/course-player'] },
  async ({ page, product, browser }) => {
    await logIn(page, product.url, 'Elena Vitali');
    await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
    await page.goto(`${product.url}/courses/edit/${COURSE}?tab=lezioni`);
    const text = page.getByRole('textbox', { name: 'Testo della lezione' });
    const dialog = (name: string) => page.getByRole('dialog', { name });

    await test.step('heading and list', async () => {
      await expect(page.getByRole('button', { name: new RegExp(`^${LESSON}`) })).toBeVisible();
      await focusOn(page, new RegExp(`^${LESSON}`));
      await page.keyboard.press('Enter');
      await expect(text).toBeVisible();
      await focusOn(page, /^Testo della lezione$/);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.press('Delete');
      await useTool(page, 'Titolo');
      await expect(text).toBeFocused();
      await page.keyboard.type('Le tre novità');
      await page.keyboard.press('Enter');
      await useTool(page, 'Elenco puntato');
      await page.keyboard.type('La nomina');
      await page.keyboard.press('Enter');
      await page.keyboard.type('La formazione');
      // An empty item ends the list.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    });

    await test.step('table with its caption', async () => {
      await useTool(page, 'Tabella');
      for (const words of ['Ruolo', 'Ore', 'Preposto', '8', 'Dirigente', '16']) {
        await page.keyboard.type(words);
        if (words !== '16') await page.keyboard.press('Tab');
      }
      await useTool(page, 'Didascalia della tabella');
      await expect(dialog('Didascalia della tabella')).toBeVisible();
      await focusOn(page, /^Didascalia$/);
      await page.keyboard.type('Ore di formazione');
      await page.keyboard.press('Enter');
      await expect(dialog('Didascalia della tabella')).toBeHidden();
      await expect(text).toBeFocused();
    });

    await test.step('picture', async () => {
      await useTool(page, 'Immagine');
      await dialog('Immagine nel testo')
        .locator('input[type=file]')
        .setInputFiles({ name: 'cartello.png', mimeType: 'image/png', buffer: picture(800, 450) });
      await expect(page.getByRole('button', { name: 'Inserisci' })).toBeEnabled();
      await focusOn(page, /^Che cosa mostra/);
      await page.keyboard.type('Un cartello per metà scuro');
      await focusOn(page, /^Inserisci$/);
      await page.keyboard.press('Enter');
      await expect(dialog('Immagine nel testo')).toBeHidden();
      await expect(text.getByRole('img', { name: 'Un cartello per metà scuro' })).toBeVisible();
    });

    await test.step('checkpoint', async () => {
      await expect(text).toBeFocused();
      await useTool(page, 'Domanda di controllo');
      await expect(dialog('Domanda di controllo')).toBeVisible();
      await focusOn(page, /^Domanda$/);
      await page.keyboard.type('Quante ore fa un preposto?');
      await focusOn(page, /^Giusta: risposta 1/);
      await page.keyboard.press('Space');
      for (const [field, typed] of [
        [/^Risposta 1/, 'Otto'],
        [/^Commento alla risposta 1/, 'Lo dice la tabella.'],
        [/^Risposta 2/, 'Sedici'],
        [/^Commento alla risposta 2/, 'Sono quelle del dirigente.'],
      ] as const) {
        await focusOn(page, field);
        await page.keyboard.type(typed);
      }
      await expectAccessible(page, 'a checkpoint that is written');
      await focusOn(page, /^Inserisci$/);
      await page.keyboard.press('Enter');
      await expect(text.getByText('Quante ore fa un preposto?')).toBeVisible();
      await expectAccessible(page, 'a lesson that is written');
    });

    await test.step('saved and published', async () => {
      await focusOn(page, /^Lezioni/, 'Shift+Tab');
      await page.keyboard.press('Home');
      await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toBeVisible();
      await focusOn(page, /^Pubblica$/, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Pubblica' }));
      await page.keyboard.press('Enter');
      await expect(page.getByText('Il corso è stato modificato correttamente')).toBeVisible();
    });

    await test.step('a learner reads it and answers', async () => {
      const desk = await (await browser.newContext()).newPage();
      const caller = await callerOf(desk, product.url, 'Marco Bianchi');
      const { writes } = await journeyWrites(caller, { id: COURSE, title: TITLE });
      for (const { make } of writes) await make();
      await desk.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
      await desk.goto(`${product.url}/courses/use/${COURSE}`);
      await expect(desk.getByRole('heading', { level: 2, name: 'Le tre novità' })).toBeVisible();
      await expect(desk.getByRole('listitem').filter({ hasText: 'La formazione' })).toBeVisible();
      const table = desk.getByRole('table', { name: 'Ore di formazione' });
      await expect(table.getByRole('columnheader')).toHaveText(['Ruolo', 'Ore']);
      await expect(table.getByRole('rowheader')).toHaveText(['Preposto', 'Dirigente']);
      await expect(table.getByRole('cell')).toHaveText(['8', '16']);
      const shown = desk.getByRole('img', { name: 'Un cartello per metà scuro' });
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(800);

      const checkpoint = desk.getByRole('region', { name: 'Controlla se è chiaro' });
      await checkpoint.getByRole('radio', { name: 'Sedici' }).focus();
      await desk.keyboard.press('Space');
      await focusOn(desk, /^Controlla la risposta$/);
      await desk.keyboard.press('Enter');
      await expect(checkpoint.getByText('Sono quelle del dirigente.').first()).toBeVisible();
      await focusOn(desk, /^Sedici/, 'Shift+Tab');
      await desk.keyboard.press('ArrowUp');
      await expect(checkpoint.getByRole('radio', { name: 'Otto' })).toBeChecked();
      await focusOn(desk, /^Controlla la risposta$/);
      await desk.keyboard.press('Enter');
      await expect(checkpoint.getByText('Giusto.').first()).toBeVisible();
      await expect(checkpoint.getByText('Lo dice la tabella.').first()).toBeVisible();
      await expectAccessible(desk, 'a written lesson');
      await desk.context().close();
    });
  },
);
