import type { Page } from '@playwright/test';
import { pressWithKeyboard, tabTo } from './exam-by-keyboard.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { callerOf } from './robustness/caller.ts';
import { journeyWrites } from './robustness/purchase-and-course.ts';
import { words } from './words.ts';

/** Of the demo: its first lesson has a video and checkpoints, its second a document. */
const COURSE = 1;
const title = 'Sicurezza in ufficio: riconoscere i rischi, sapere cosa fare';
const text = words.it;

test(
  'two lessons by keyboard alone: a video, a checkpoint, a document',
  { tag: ['@mf-learning'] },
  async ({ page, product }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const press = (name: string | RegExp) => pressWithKeyboard(page, buttonNamed(page, name));
    /** Another lesson is another page: who listens hears its title. */
    const expectLesson = (name: string) => expect(heading(name)).toBeFocused();

    const caller = await callerOf(page, product.url, 'Giulia Sartori');
    const { writes } = await journeyWrites(caller, { id: COURSE, title });
    for (const { make } of writes) await make();
    await press(text.acceptCookies);
    await page.goto(`${product.url}/courses/use/${COURSE}`);

    await test.step('a video', async () => {
      await expect(heading('I rischi in ufficio')).toBeVisible();
      await press('Riproduci');
      const played = () =>
        page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
      await expect.poll(played).toBeGreaterThan(0.5);
      await page.keyboard.press('k');
      await expectAccessible(page, 'a lesson with a video');
    });

    await test.step('a checkpoint: wrong, then right', async () => {
      const checkpoint = page.getByRole('region', { name: 'Controlla se è chiaro' }).first();
      await tabTo(page, checkpoint.getByRole('radio').first());
      await page.keyboard.press('Space');
      await pressWithKeyboard(page, checkpoint.getByRole('button'));
      await expect(checkpoint.getByText('Non è questa.').first()).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowDown');
      await pressWithKeyboard(page, checkpoint.getByRole('button'));
      await expect(checkpoint.getByText('Giusto.').first()).toBeVisible();
      await expectAccessible(page, 'an answered checkpoint');
    });

    await test.step('a document, which says its size', async () => {
      // It stands above the text.
      await pressWithKeyboard(page, buttonNamed(page, text.completeAndContinue), 'Shift+Tab');
      await expectLesson('La postazione al videoterminale');
      const download = page.waitForEvent('download');
      await press(/^Scarica Lista di controllo della postazione, PDF, \d+\skB$/);
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      await expectAccessible(page, 'a lesson with a document');
    });

    await test.step('on paper the lesson is its text', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('complementary')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Note e segnalibri' })).toHaveCount(0);
      await expect(buttonNamed(page, text.completeAndContinue)).toHaveCount(0);
      await expect(heading('La postazione al videoterminale')).toBeVisible();
      await expect(page.locator('[data-block]').first()).toBeVisible();
    });
  },
);

const buttonNamed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
