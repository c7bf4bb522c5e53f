import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { focusOn } from './keyboard.ts';
import { logIn } from './people.ts';
import { splashSeen } from './splash-seen.ts';
import { words } from './words.ts';

const text = words.it;

/** The only draft of the demo: texts are written while a course is one. */
const DRAFT = 5;

/** From the text to the toolbar and to one of its tools; then back to where the tool leads. */
async function use(page: Page, tool: string): Promise<void> {
  await page.keyboard.press('Alt+F10');
  const button = page.getByRole('toolbar').getByRole('button', { name: tool, exact: true });
  const isFocused = () => button.evaluate((element) => element === document.activeElement);
  await page.keyboard.press('Home');
  for (let pressed = 0; !(await isFocused()); pressed += 1) {
    if (pressed > 30) throw new Error(`${tool} is not reached by the arrows`);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
}

async function write(page: Page, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
}

test('[EDIT-13 part] a text with heading, list, table and checkpoint is written by keyboard; a learner reads and answers', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.url, 'Elena Vitali');
  await page.getByRole('button', { name: text.acceptCookies, exact: true }).click();

  await test.step('an author writes', async () => {
    await page.goto(`${product.url}/courses/edit/${DRAFT}?tab=lezioni`);
    await expect(page.getByRole('button', { name: /^Che cosa è cambiato/ })).toBeVisible();
    await focusOn(page, /^Che cosa è cambiato/);
    await page.keyboard.press('Enter');
    const editor = page.getByRole('textbox', { name: 'Testo della lezione' });
    await expect(editor).toContainText('Le modifiche al Testo unico');
    await focusOn(page, /^Testo della lezione/);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await write(page, ['## Prima della riunione', 'Porta con te:', '- il verbale', 'le domande']);
    // An empty item ends the list.
    await page.keyboard.press('Enter');
    await use(page, 'Tabella');
    for (const cell of ['Che cosa', 'Giorni', 'Verbale', '30', 'Domande']) {
      await page.keyboard.type(cell);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('7');
    await use(page, 'Didascalia della tabella');
    await focusOn(page, /^Didascalia/);
    await page.keyboard.type('Tabella 1. Quanto prima.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(editor).toBeFocused();
    await use(page, 'Domanda di controllo');
    await expect(page.getByRole('dialog', { name: 'Domanda di controllo' })).toBeVisible();
    await focusOn(page, /^Domanda/);
    await page.keyboard.type('Quando chiedi il verbale?');
    await focusOn(page, /^Risposta 1/);
    await page.keyboard.type('Trenta giorni prima');
    await focusOn(page, /^Risposta 2/);
    await page.keyboard.type('Il giorno stesso');
    await focusOn(page, /^Commento alla risposta 2/);
    await page.keyboard.type('Non resta il tempo di leggerlo.');
    await expectAccessible(page, 'a checkpoint that is written');
    await focusOn(page, /^Giusta: risposta 1/, 'Shift+Tab');
    await page.keyboard.press('Space');
    await focusOn(page, /^Inserisci/);
    await page.keyboard.press('Enter');
    await expect(editor).toContainText('Trenta giorni prima (giusta)');
    await expectAccessible(page, 'the text of a lesson that is written');
    await focusOn(page, /^Salva/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Il corso è stato modificato correttamente')).toBeVisible();
  });

  await test.step('and publishes', async () => {
    await page.goto(`${product.url}/courses/edit/${DRAFT}`);
    await page.getByLabel('Stato').selectOption({ label: 'Pubblicato' });
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByText('Il corso è stato modificato correttamente')).toBeVisible();
  });

  const context = await browser.newContext({ locale: 'it-IT' });
  await context.addInitScript(splashSeen);
  const learner = await context.newPage();
  await test.step('a learner buys the course', async () => {
    await logIn(learner, product.url, 'Giulia Sartori');
    await learner.getByRole('button', { name: text.acceptCookies, exact: true }).click();
    await learner.goto(`${product.url}/courses/view/${DRAFT}`);
    await learner.getByRole('button', { name: text.addToCart }).first().click();
    await learner.getByRole('link', { name: text.inCart }).first().click();
    await learner.getByRole('button', { name: text.toOrder }).click();
    await learner.getByRole('radio').first().check();
    await learner.getByRole('button', { name: text.openPrivacy }).click();
    await learner.getByRole('dialog').getByRole('button', { name: text.close }).first().click();
    await learner.getByLabel(text.privacy).check();
    await learner.getByLabel(text.terms).check();
    await learner.getByRole('button', { name: text.confirmOrder }).click();
    await learner.getByRole('button', { name: text.toPayment }).click();
    await learner.waitForURL(/\/dev\/pay/);
    await learner.getByRole('button', { name: /^Paga/ }).first().click();
    await expect(learner.getByRole('heading', { name: text.paid })).toBeVisible();
  });

  await test.step('reads, and answers by keyboard', async () => {
    await learner.goto(`${product.url}/courses/use/${DRAFT}`);
    await expect(
      learner.getByRole('heading', { level: 2, name: 'Prima della riunione' }),
    ).toBeVisible();
    await expect(learner.getByText('Le modifiche al Testo unico', { exact: false })).toBeVisible();
    await expect(learner.locator('main li', { hasText: 'le domande' })).toBeVisible();
    const table = learner.getByRole('table', { name: 'Tabella 1. Quanto prima.' });
    await expect(table.getByRole('columnheader', { name: 'Giorni' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Domande' })).toBeVisible();
    await expectAccessible(learner, 'a formatted lesson');
    await focusOn(learner, /^Trenta giorni prima/);
    await learner.keyboard.press('ArrowDown');
    await focusOn(learner, /^Controlla la risposta/);
    await learner.keyboard.press('Enter');
    const box = learner.getByRole('region', { name: 'Controlla se è chiaro' });
    await expect(box.getByRole('status')).toContainText('Non resta il tempo di leggerlo.');
    await expectAccessible(learner, 'a checkpoint that was answered');
    await focusOn(learner, /^Il giorno stesso/, 'Shift+Tab');
    await learner.keyboard.press('ArrowUp');
    await focusOn(learner, /^Controlla la risposta/);
    await learner.keyboard.press('Enter');
    await expect(box.getByRole('status')).toContainText('Giusto.');
  });
  await context.close();
});
