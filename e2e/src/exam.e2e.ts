import { answerRight, keysOf } from './exam-by-keyboard.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { pressWithKeyboard, tabTo } from './keyboard.ts';
import { logIn } from './people.ts';
import { callerOf } from './robustness/caller.ts';

/** Of the demo: it has a bank, and Marco bought its exams and completed it. */
const COURSE_ID = 2;

test(
  '[EXAM-06] a whole exam by keyboard alone, over a reload and a lost network, passed',
  { tag: ['@mf-learning/exams'] },
  async ({ page, product, browser, complaints }) => {
    // The test takes the network away.
    complaints.expect(/ERR_INTERNET_DISCONNECTED/);
    page.on('dialog', (dialog) => void dialog.accept());
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
    const saved = page.getByText(/^Risposta salvata alle/);

    const authorPage = await (await browser.newContext()).newPage();
    const author = await callerOf(authorPage, product.url, 'Elena Vitali');
    const keys = await keysOf(author, COURSE_ID);
    await authorPage.context().close();
    const answerShown = async () => {
      const stem = await page.locator('h1 span[id]').textContent();
      const question = keys.get(stem ?? '');
      if (question === undefined) throw new Error(`No key for “${stem}”`);
      await answerRight(page, question);
    };

    await logIn(page, product.url, 'Marco Bianchi');
    await page.goto(`${product.url}/courses/use/${COURSE_ID}/exam/certification`);

    await test.step('before it begins', async () => {
      await expect(heading('Prima di cominciare')).toBeVisible();
      await expectAccessible(page, 'before the exam');
      for (const name of [/^Sono Marco Bianchi/, /^Ho letto le regole/]) {
        await tabTo(page, page.getByRole('checkbox', { name }));
        await page.keyboard.press('Space');
      }
      await pressWithKeyboard(page, button('Comincia l’esame'));
      await expect(heading(/Domanda 1 di 20/)).toBeVisible();
      await expectAccessible(page, 'a question');
    });

    for (let position = 1; position <= 20; position += 1) {
      await test.step(`question ${position}`, async () => {
        await expect(heading(new RegExp(`Domanda ${position} di 20`))).toBeVisible();
        if (position === 4) {
          await page.context().setOffline(true);
          await expect(page.getByText('Sei fuori rete.', { exact: true })).toBeVisible();
          await answerShown();
          await expect(page.getByText('1 risposta in attesa di invio')).toBeVisible();
          await expectAccessible(page, 'without a network');
          await page.context().setOffline(false);
        } else {
          await answerShown();
        }
        await expect(saved).toBeVisible();
        if (position === 2) {
          await page.reload();
          await expect(heading(/Domanda 2 di 20/)).toBeVisible();
          await expect(saved).toBeVisible();
        }
        await pressWithKeyboard(
          page,
          button(position === 20 ? 'Rivedi e consegna' : 'Prossima domanda').first(),
        );
      });
    }

    await test.step('[BADGE-11 part] handed in: passed, with its badge', async () => {
      await expect(page.getByText('Hai risposto a tutte le domande.').last()).toBeVisible();
      await pressWithKeyboard(page, button('Consegna l’esame'));
      await expect(heading('Esame superato')).toBeFocused();
      await expect(page.getByText('100%').first()).toBeVisible();
      await expect(page.getByText('Il badge di certificazione è tuo')).toBeVisible();
      await expect(page.getByRole('img', { name: /livello/ })).toBeVisible();
      await expectAccessible(page, 'a passed exam');
    });
  },
);
