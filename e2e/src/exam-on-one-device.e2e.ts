import { expect, expectAccessible, sharedProductTest as test } from './fixtures.ts';
import { pressWithKeyboard, tabTo } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

/** Of the demo: Marco bought its certification and completed the course. */
const EXAM = '/courses/use/2/exam/certification';

test(
  'an exam goes on at once after a page that was killed, and not in a second tab',
  { tag: ['@mf-learning/exams'] },
  async ({ page: first, product }) => {
    const context = first.context();
    // A page with an open exam asks before it is left.
    context.on('dialog', (dialog) => void dialog.accept());
    await logIn(first, product.url, 'Marco Bianchi');
    await first.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
    const onPage = (page: typeof first) => ({
      heading: (name: string | RegExp) => page.getByRole('heading', { level: 1, name }),
      button: (name: string) => page.getByRole('button', { name, exact: true }),
    });
    const open = async (page: typeof first) => {
      await page.goto(product.url + EXAM);
      return { page, ...onPage(page) };
    };

    await test.step('it begins', async () => {
      const { page, button, heading } = await open(first);
      for (const name of [/^Sono Marco Bianchi/, /^Ho letto le regole/]) {
        await tabTo(page, page.getByRole('checkbox', { name }));
        await page.keyboard.press('Space');
      }
      await pressWithKeyboard(page, button('Comincia l’esame'));
      await expect(heading(/Domanda 1 di 20/)).toBeVisible();
      await pressWithKeyboard(page, button('Segna per dopo'));
      await expect(button('Segnata per dopo')).toBeVisible();
    });

    await test.step('a second tab is told, while the first one lives', async () => {
      const { page, heading } = await open(await context.newPage());
      await expect(heading('L’esame è aperto altrove')).toBeFocused();
      await expectAccessible(page, 'an exam that is open elsewhere');
      await page.close();
      await first.bringToFront();
      await expect(onPage(first).heading(/Domanda 1 di 20/)).toBeVisible();
    });

    await test.step('a page that is killed leaves it to the next one', async () => {
      const devtools = await context.newCDPSession(first);
      const crashed = first.waitForEvent('crash');
      // It never answers.
      void devtools.send('Page.crash').catch(() => undefined);
      await crashed;
      const { page, button } = await open(await context.newPage());
      // It may also write there.
      await pressWithKeyboard(page, button('Segnata per dopo'));
      await expect(button('Segna per dopo')).toBeVisible();
      await page.reload();
      await expect(button('Segna per dopo')).toBeVisible();
    });
  },
);
