import { expect } from '../fixtures.ts';
import type { Visit } from '../screen.ts';

/** Of the demo: Paolo may take its simulation as often as he wants. */
export const SIMULATION = '/courses/use/2/exam/simulation';

/** How a question with one right answer says it is answered. */
export const ONE_RIGHT = ['Scegli una risposta.', 'Choose one answer.'] as const;

const rulesTitle = ({ say }: Visit) => say('Prima di cominciare', 'Before you begin');
export const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 });
export const button = ({ page }: Visit, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** Whether the server has what is on the page. */
export const expectSaved = ({ page, say }: Visit) =>
  expect(page.getByText(say(/^Risposta salvata alle/, /^Answer saved at/))).toBeVisible();

/** The simulation under way, or a new one. */
export async function openExam(visit: Visit): Promise<void> {
  const { page, url, say } = visit;
  await page.goto(url + SIMULATION);
  const cells = questionCells(visit);
  await expect(heading(visit).getByText(rulesTitle(visit)).or(cells.first())).toBeVisible();
  if ((await cells.count()) > 0) return;
  for (const name of [
    say(/^Sono Paolo Greco/, /^I am Paolo Greco/),
    say(/^Ho letto le regole/, /^I have read the rules/),
  ]) {
    await page.getByRole('checkbox', { name }).check();
  }
  await button(visit, say('Comincia l’esame', 'Begin the exam')).click();
  await expect(cells.first()).toBeVisible();
}

/** The overview beside the question: a button for each. */
export const questionCells = ({ page, say }: Visit) =>
  page.getByRole('button', { name: say(/^Domanda \d+: /, /^Question \d+: /) });

/** Goes through the questions to the first one that is answered in this way. */
export async function toQuestion(visit: Visit, hint: string): Promise<void> {
  const { page } = visit;
  await openExam(visit);
  const cells = questionCells(visit);
  const all = await cells.count();
  for (let place = 0; place < all; place += 1) {
    await cells.nth(place).click();
    await expect(cells.nth(place)).toHaveAttribute('aria-current', 'step');
    if (await page.getByText(hint, { exact: true }).isVisible()) return;
  }
  throw new Error(`No question says “${hint}”`);
}
