import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';

const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 });

/** On to the next screen of the survey, whatever the button is called here. */
const goOn = async (visit: Visit) => {
  const here = (await heading(visit).textContent()) ?? '';
  await visit.page
    .getByRole('button', {
      name: visit.say(
        /^(Inizia|Avanti|Continua|Salta la domanda)$/,
        /^(Start|Next|Continue|Skip the question)$/,
      ),
    })
    .click();
  await expect(heading(visit)).not.toHaveText(here);
};

const next = (name: string, steps = 1): Screen => ({
  name: `survey, ${name}`,
  open: async (visit) => {
    for (let step = 0; step < steps; step += 1) await goOn(visit);
  },
});

/** Every kind of question of `/survey/user`, in the order in which they come. */
export const surveyScreens: readonly Screen[] = [
  {
    name: 'survey of a company',
    open: async (visit) => {
      await visit.page.goto(`${visit.url}/survey/company`);
      await expect(heading(visit)).toHaveText(
        visit.say('Raccontaci della tua azienda', 'Tell us about your company'),
      );
    },
  },
  {
    name: 'survey, start',
    open: async (visit) => {
      // What the other language has answered.
      await visit.page.evaluate(() => sessionStorage.clear());
      await visit.page.goto(`${visit.url}/survey/user`);
      await expect(heading(visit)).toHaveText(
        visit.say('Raccontaci di te', 'Tell us about yourself'),
      );
    },
  },
  next('radio'),
  next('more than ten answers'),
  {
    name: 'survey, all answers',
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say(/^Vedi tutte/, /^See all/) }).click();
      await page.getByRole('radio').nth(12).check();
    },
  },
  next('experiences'),
  {
    name: 'survey, experience with errors',
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say('Aggiungi', 'Add') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say('Salva', 'Save') }).click();
      await expect(
        dialog.getByText(say('(*) Campo obbligatorio', '(*) Required field')).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'survey, experience in the list',
    open: async ({ page, say }) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').selectOption({ index: 1 });
      await dialog.getByRole('textbox', { name: say('Dal', 'From') }).fill('03/02/2015');
      await dialog
        .getByRole('checkbox', { name: say('È ancora in corso', 'It is still going on') })
        .check();
      await dialog.getByRole('button', { name: say('Salva', 'Save') }).click();
      await expect(dialog).toHaveCount(0);
    },
  },
  next('interval'),
  next('date', 2),
  {
    name: 'survey, date of the future',
    open: async ({ page, say }) => {
      const field = page.getByRole('textbox');
      await field.fill('01/01/2999');
      await field.press('Enter');
      await expect(page.getByText(say(/Inserisci una data non futura/, /\(\*\)/))).toBeVisible();
    },
    close: ({ page }) => page.getByRole('textbox').fill(''),
  },
  next('icons', 2),
  {
    name: 'survey, leaving',
    open: async ({ page, say }) => {
      await page.getByRole('checkbox').first().check();
      await page.getByRole('link', { name: 'WorkerBadge' }).first().click();
      await expect(page.getByRole('button', { name: say('Resta qui', 'Stay here') })).toBeVisible();
    },
    close: ({ page, say }) =>
      page.getByRole('button', { name: say('Resta qui', 'Stay here') }).click(),
  },
  next('html', 2),
  next('range', 2),
  next('number'),
  next('text'),
  {
    name: 'survey, answers that were not sent',
    open: async ({ page, say }) => {
      await page.route('**/api/Survey', (route) => route.abort());
      await page.getByRole('textbox').fill('Formare i miei collaboratori');
      await page
        .getByRole('button', { name: say('Invia le risposte', 'Send the answers') })
        .click();
      await expect(
        page.getByText(say('Le risposte non sono partite', 'The answers were not sent')),
      ).toBeVisible();
    },
    close: ({ page }) => page.unroute('**/api/Survey'),
  },
  {
    name: 'survey that is not there',
    open: async ({ page, url, say }) => {
      await page.goto(`${url}/survey/nothing`);
      await expect(
        page.getByText(say('Questo questionario non c’è', 'This questionnaire is not here')),
      ).toBeVisible();
    },
  },
];
