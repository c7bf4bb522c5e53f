import type { Locator, Page } from '@playwright/test';
import { expect, sharedProductTest as test } from './fixtures.ts';
import { throughIdentityProvider } from './people.ts';
import { words } from './words.ts';

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${target.toString()}`);
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  await tabTo(page, page.getByRole(role, { name }));
  await page.keyboard.press('Enter');
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('[SURVEY-01] [SURVEY-04] [SURVEY-06] the survey in Italian, by keyboard alone', async ({
  page,
  product,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const goOn = () => press(page, /^(Avanti|Continua)$/);

  await test.step('[LOGIN-11] the first login of a session leads to the first survey that waits', async () => {
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: words.it.acceptCookies }).click();
    await throughIdentityProvider(page, 'Paolo Greco', 'it');
    await expect(page).toHaveURL(`${product.url}/survey/company`);
    await expect(heading(page, 'Raccontaci della tua azienda')).toBeFocused();
  });

  await test.step('[SURVEY-11] skipped, it blocks nothing; the dashboard reminds of it', async () => {
    await press(page, 'Non ora');
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Racconta la tua azienda' })).toBeVisible();
    await page.getByRole('button', { name: words.it.logout }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await page.goto(`${product.url}/login`);
    await throughIdentityProvider(page, 'Paolo Greco', 'it');
    await expect(page).toHaveURL(`${product.url}/dashboard`);
  });

  await test.step('radio', async () => {
    await page.goto(`${product.url}/survey/user`);
    await press(page, 'Inizia');
    await expect(heading(page, 'Qual è la tua situazione lavorativa?')).toBeFocused();
    await tabTo(page, page.getByRole('radio', { name: 'Lavoro in proprio' }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Dirigo/ })).toBeChecked();
    await goOn();
  });

  await test.step('[SURVEY-08] ten answers, then all of them', async () => {
    await expect(heading(page, 'In quale settore?')).toBeFocused();
    await expect(page.getByRole('radio')).toHaveCount(10);
    await press(page, 'Vedi tutte le 14 risposte');
    await expect(page.getByRole('radio')).toHaveCount(14);
    await goOn();
  });

  await test.step('[SURVEY-10] an experience in a dialog', async () => {
    await press(page, 'Aggiungi');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('combobox'));
    await page.keyboard.type('Mag');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Dal' }));
    await page.keyboard.type('03/02/2015');
    await tabTo(page, dialog.getByRole('checkbox', { name: 'È ancora in corso' }));
    await page.keyboard.press('Space');
    await press(page, 'Salva');
    await expect(page.getByText('Dal 03/02/2015, in corso')).toBeVisible();
    await goOn();
  });

  await test.step('[SURVEY-05 part] the interval after an area', async () => {
    await expect(heading(page, '1 parte su 4')).toBeFocused();
    await goOn();
    await press(page, 'Salta la domanda');
  });

  await test.step('[SURVEY-09] past dates only', async () => {
    const date = page.getByRole('textbox', { name: 'Data dell’ultimo corso' });
    await tabTo(page, date);
    await page.keyboard.type('01/01/2999');
    await page.keyboard.press('Enter');
    await expect(page.getByText('(*) Inserisci una data non futura')).toBeVisible();
    await expect(date).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('01/03/2024');
    await page.keyboard.press('Enter');
    await expect(heading(page, '2 parti su 4')).toBeFocused();
    await goOn();
  });

  await test.step('[SURVEY-07] leaving mid-way: a warning; a reload: everything is still there', async () => {
    await expect(heading(page, 'Quali argomenti ti interessano?')).toBeFocused();
    await tabTo(page, page.getByRole('checkbox', { name: 'Lingue' }));
    await page.keyboard.press('Space');
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Lingue' })).toBeChecked();
    await press(page, 'WorkerBadge', 'link');
    await expect(page.getByText('Non hai finito il questionario')).toBeVisible();
    await expect(page.getByText(/Le risposte non sono ancora inviate/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Resta qui' })).toBeFocused();
    await press(page, 'Resta qui');
    await expect(page.getByText(/Le risposte non sono ancora inviate/)).toBeHidden();
    await goOn();
    await press(page, 'Salta la domanda');
  });

  await test.step('html, range, number, text', async () => {
    await tabTo(page, page.getByRole('radio', { name: /^Guardando/ }));
    await page.keyboard.press('Space');
    await goOn();
    await goOn();
    await tabTo(page, page.getByRole('slider'));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Da 1 a 2 ore');
    await goOn();
    await tabTo(page, page.getByRole('spinbutton'));
    await page.keyboard.type('2');
    await goOn();
    await tabTo(page, page.getByRole('textbox'));
    await page.keyboard.type('Formare i miei collaboratori');
  });

  await test.step('[SURVEY-06] sent, and on the dashboard', async () => {
    const [saved] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/Survey')),
      press(page, 'Invia le risposte'),
    ]);
    // Nine of eleven questions.
    expect(await saved.json()).toMatchObject({ data: { percentage: 81 } });
    await expect(page).toHaveURL(`${product.url}/dashboard`);
    await expect(page.getByText(/I corsi consigliati seguono le tue risposte/)).toBeVisible();
  });
});
