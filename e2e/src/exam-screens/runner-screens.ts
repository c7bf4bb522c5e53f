import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';
import { to } from '../catalogue-screens/visits.ts';
import {
  button,
  expectSaved,
  heading,
  ONE_RIGHT,
  openExam,
  questionCells,
  SIMULATION,
  toQuestion,
} from './open-exam.ts';

const dialog = ({ page }: Visit) => page.getByRole('dialog');
const ATTEMPT = /\/api\/Exams\/Attempts\/[^/]+\?/;

/** The exam as the server would tell of it another time. */
async function openAs(
  visit: Visit,
  change: (attempt: { serverTime: string }) => object,
): Promise<void> {
  const { page, url } = visit;
  await page.route(ATTEMPT, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { serverTime: string } };
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, ...change(body.data) } },
    });
  });
  await page.goto(url + SIMULATION);
}

const asItIs = ({ page }: Visit) => page.unroute(ATTEMPT);

const withTimeLeft = (ms: number) => (visit: Visit) =>
  openAs(visit, ({ serverTime }) => ({
    endsAt: new Date(Date.parse(serverTime) + ms).toISOString(),
  }));

const lastTime = (name: string, ms: number, state: 'lastFive' | 'lastOne'): Screen => ({
  name,
  open: async (visit) => {
    await withTimeLeft(ms)(visit);
    await expect(visit.page.getByRole('timer')).toHaveAttribute('data-state', state);
  },
  close: asItIs,
});

const openHandIn = async (visit: Visit) => {
  await button(visit, visit.say('Rivedi e consegna', 'Review and hand in')).click();
  await expect(dialog(visit)).toBeVisible();
};

const closeHandIn = async (visit: Visit) => {
  await dialog(visit)
    .getByRole('button', { name: visit.say('Continua l’esame', 'Go on with the exam') })
    .click();
  await expect(dialog(visit)).toHaveCount(0);
};

const handIn = (visit: Visit) =>
  dialog(visit).getByRole('button', { name: visit.say('Consegna l’esame', 'Hand in the exam') });

/** An exam from its rules to its result, with all that can come in between. */
export const runnerScreens: readonly Screen[] = [
  { name: 'rules of a simulation', open: to(SIMULATION) },
  {
    name: 'rules, both confirmed',
    open: async ({ page }) => {
      for (const box of await page.getByRole('checkbox').all()) await box.check();
    },
  },
  {
    name: 'exam, a flagged question',
    open: async (visit) => {
      await openExam(visit);
      await button(visit, visit.say('Segna per dopo', 'Flag for later')).click();
      await expect(
        button(visit, visit.say('Segnata per dopo', 'Flagged for later')),
      ).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'exam, overview on a phone',
    width: 360,
    open: async (visit) => {
      await visit.page.setViewportSize({ width: 360, height: 900 });
      await button(visit, visit.say('Tutte le domande', 'All questions')).click();
      await expect(dialog(visit)).toBeVisible();
    },
    close: ({ page }) => page.keyboard.press('Escape'),
  },
  { name: 'exam, before it is handed in', open: openHandIn },
  {
    name: 'exam, a hand-in that was refused',
    open: async (visit) => {
      await visit.page.route('**/End', (route) => route.fulfill({ status: 422, json: {} }));
      await handIn(visit).click();
      await expect(dialog(visit).getByRole('alert')).toBeVisible();
    },
    close: ({ page }) => page.unroute('**/End'),
  },
  {
    name: 'exam, offline before it is handed in',
    open: async (visit) => {
      await visit.page.context().setOffline(true);
      await expect(handIn(visit)).toHaveAttribute('aria-disabled', 'true');
    },
    close: async (visit) => {
      await visit.page.context().setOffline(false);
      await expect(handIn(visit)).not.toHaveAttribute('aria-disabled', 'true');
      await closeHandIn(visit);
    },
  },
  {
    name: 'exam, offline with an answer that waits',
    open: async (visit) => {
      const { page, say } = visit;
      await toQuestion(visit, say(...ONE_RIGHT));
      await page.context().setOffline(true);
      const notice = say('Sei fuori rete.', 'You are offline.');
      await expect(page.getByText(notice, { exact: true })).toBeVisible();
      await page.getByRole('radio').first().check();
      await expect(
        page.getByText(say('1 risposta in attesa di invio', '1 answer waiting to be sent')),
      ).toBeVisible();
    },
    close: async (visit) => {
      await visit.page.context().setOffline(false);
      await expectSaved(visit);
    },
  },
  {
    name: 'exam, a server that is away',
    open: async (visit) => {
      const { page, say } = visit;
      await page.route('**/Answers/*', (route) => route.fulfill({ status: 503, json: {} }));
      await page.getByRole('radio').nth(1).check();
      await expect(
        page.getByText(say('Il nostro server non risponde.', 'Our server does not answer.')),
      ).toBeVisible();
    },
    close: async (visit) => {
      await visit.page.unroute('**/Answers/*');
      // The page tries again by itself too: what it has saved meanwhile needs no press, and shows no button.
      const retry = button(visit, visit.say('Riprova adesso', 'Try again now'));
      await Promise.race([retry.click(), expectSaved(visit)]);
      await expectSaved(visit);
    },
  },
  {
    name: 'exam, leaving it',
    open: async (visit) => {
      const exit = visit.say(
        'Esci dall’esame. Il tempo continua',
        'Leave the exam. The time goes on',
      );
      await visit.page.getByRole('link', { name: exit }).click();
      await expect(visit.page.getByRole('alertdialog')).toBeVisible();
    },
    close: (visit) => button(visit, visit.say('Resta nell’esame', 'Stay in the exam')).click(),
  },
  lastTime('exam, the last five minutes', 270_000, 'lastFive'),
  lastTime('exam, the last minute', 58_000, 'lastOne'),
  {
    name: 'exam, time over',
    open: async (visit) => {
      await withTimeLeft(1000)(visit);
      await expect(heading(visit)).toHaveText(visit.say('Il tempo è finito', 'The time is over'));
      await expect(heading(visit)).toBeFocused();
    },
    close: asItIs,
  },
  {
    name: 'exam, taken over by a second tab',
    open: async (visit) => {
      const { page, say } = visit;
      await openExam(visit);
      const second = await page.context().newPage();
      second.on('dialog', (leaving) => void leaving.accept());
      await openElsewhere({ ...visit, page: second });
      await button({ ...visit, page: second }, say('Continua qui', 'Go on here')).click();
      await expect(questionCells({ ...visit, page: second }).first()).toBeVisible();
      await page.bringToFront();
      await page.reload();
      await expect(heading(visit)).toHaveText(
        say('L’esame è aperto altrove', 'The exam is open elsewhere'),
      );
      await expect(heading(visit)).toBeFocused();
    },
    close: async (visit) => {
      const { page, say } = visit;
      await button(visit, say('Continua qui', 'Go on here')).click();
      await expect(questionCells(visit).first()).toBeVisible();
      for (const other of page.context().pages()) if (other !== page) await other.close();
    },
  },
  {
    name: 'result, handed in with gaps, each answer explained',
    open: async (visit) => {
      await openHandIn(visit);
      await handIn(visit).click();
      await expect(heading(visit)).toHaveText(
        visit.say('Simulazione non superata', 'Simulation not passed'),
      );
      await visit.page.waitForLoadState('networkidle');
    },
  },
];

async function openElsewhere(visit: Visit): Promise<void> {
  await visit.page.goto(visit.url + SIMULATION);
  await expect(heading(visit)).toHaveText(
    visit.say('L’esame è aperto altrove', 'The exam is open elsewhere'),
  );
}
