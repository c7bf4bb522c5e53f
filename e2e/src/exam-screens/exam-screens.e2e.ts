import type { Page } from '@playwright/test';
import { screen, to } from '../catalogue-screens/visits.ts';
import { expect, sharedProductTest } from '../fixtures.ts';
import { enter, speak } from '../people.ts';
import { callerHere, callerOf } from '../robustness/caller.ts';
import type { Product } from '../product.ts';
import { walk } from '../screen.ts';
import { questionScreens } from './question-screens.ts';
import { runnerScreens } from './runner-screens.ts';
import { drawWholeBank } from './whole-bank.ts';

/** Of the demo: Paolo bought both of its exams, Marco its certification, and both completed it. */
const COURSE = 2;
const CERTIFICATION = `/courses/use/${COURSE}/exam/certification`;

// One product for all: what these tests change is each person's own.
const test = sharedProductTest.extend<object, { product: Product }>({
  product: [
    async ({ product, browser }, use) => {
      await drawWholeBank(browser, product.url, COURSE);
      await use(product);
    },
    { scope: 'worker' },
  ],
});

// A trace of some hundred looks is large, and says no more than their list.
test.use({ trace: 'off' });

// Among the screens are those without a network, of refusals and of a server that is away.
test.beforeEach(({ complaints }) =>
  complaints.expect(/Failed to load resource: (the server responded with a status of|net::ERR_)/),
);

/** The first login of a company leads to its survey. */
async function logInPaolo(page: Page, product: Product): Promise<void> {
  await enter(page, product.url, 'Paolo Greco');
  await page.getByRole('button', { name: 'Accetto', exact: true }).click();
}

/** A worker may run both walks of Paolo's: the second would meet an exam that is open elsewhere. */
async function endSimulation(page: Page, product: Product): Promise<void> {
  const caller = await callerHere(page, product.url);
  const screen = { screen: crypto.randomUUID() };
  const { id } = await caller.call<{ id: string }>('POST', `Exams/${COURSE}/simulation/Attempts`, {
    ...screen,
    isIdentityConfirmed: true,
    areRulesRead: true,
  });
  await caller.call('POST', `Exams/Attempts/${id}/ContinueHere`, screen);
  await caller.call('POST', `Exams/Attempts/${id}/End`, screen);
}

test('questions of every kind are accessible', async ({ page, product }) => {
  await logInPaolo(page, product);
  expect(await walk(page, product.url, questionScreens)).toEqual([]);
  await endSimulation(page, product);
});

test('an exam under way is accessible, whatever comes in between', async ({ page, product }) => {
  await logInPaolo(page, product);
  expect(await walk(page, product.url, runnerScreens)).toEqual([]);
});

test('a certification is accessible before it begins, and failed', async ({ page, product }) => {
  const caller = await callerOf(page, product.url, 'Marco Bianchi');
  await page.getByRole('button', { name: 'Accetto', exact: true }).click();
  const rules = screen('rules of a certification, with the identity', CERTIFICATION);
  expect(await walk(page, product.url, [rules])).toEqual([]);

  const name = crypto.randomUUID();
  const { id } = await caller.call<{ id: string }>(
    'POST',
    `Exams/${COURSE}/certification/Attempts`,
    { screen: name, isIdentityConfirmed: true, areRulesRead: true },
  );
  await caller.call('POST', `Exams/Attempts/${id}/End`, { screen: name });
  await speak(page, product.url, 'it');
  const after = walk(page, product.url, [
    {
      name: 'result, failed certification',
      open: async (visit) => {
        await to(`${CERTIFICATION}?attempt=${id}`)(visit);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          visit.say('Esame non superato', 'Exam not passed'),
        );
      },
    },
    screen('certification with a pause before the next attempt', CERTIFICATION),
    screen('certification that was not bought', '/courses/use/1/exam/certification'),
    screen('exam that is not there', '/courses/use/2/exam/nothing'),
  ]);
  expect(await after).toEqual([]);
});
