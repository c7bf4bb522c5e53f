import { expect, expectAccessible, sharedProductTest as test } from './fixtures.ts';
import { focusOn } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

test('[EXAM-08 part] a question is written, an exam planned and tried by keyboard alone', async ({
  page,
  product,
}) => {
  await logIn(page, product.url, 'Elena Vitali');
  await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
  await page.goto(`${product.url}/courses/edit/3?tab=esami&esame=simulazione`);
  await expect(page.getByRole('radio', { name: 'Nessuno' })).toBeChecked();
  await focusOn(page, /^Nuova domanda/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nuova domanda' })).toBeFocused();
  await focusOn(page, /^Nome dell’area/);
  await page.keyboard.type('Collaudo');
  await focusOn(page, /^Domanda/);
  await page.keyboard.type('Quante prove si fanno?');
  await focusOn(page, /^Risposta 1/);
  await page.keyboard.type('Due');
  await focusOn(page, /^Risposta 2/);
  await page.keyboard.type('Tre');
  await focusOn(page, /^Giusta: Tre/, 'Shift+Tab');
  await page.keyboard.press('Space');
  await focusOn(page, /^Salva la domanda/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('La domanda è salvata')).toBeVisible();
  await expect(page).toHaveURL(/domanda=\d+/);
  await expect(page.getByRole('heading', { name: 'Modifica la domanda' })).toBeFocused();
  await expectAccessible(page, 'exams of a course');

  await focusOn(page, /^Nessuno/, 'Shift+Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'WorkerBadge' })).toBeChecked();
  await focusOn(page, /^Domande estratte da Collaudo/);
  await page.keyboard.press('ArrowUp');
  await focusOn(page, /^Salva il piano/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Il piano è salvato')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salva il piano' })).toBeFocused();
  await focusOn(page, /^Prova come candidato/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Prova: Simulazione' });
  await expect(dialog.getByText('Quante prove si fanno?')).toBeVisible();
  await expect(dialog.getByText('Giusta', { exact: true })).toHaveCount(0);
  await focusOn(page, /^Mostra le risposte giuste/);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Giusta', { exact: true })).toHaveCount(1);
  await expectAccessible(page, 'an exam that is tried');
});
