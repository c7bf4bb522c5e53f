import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { pressWithKeyboard, tabTo } from './keyboard.ts';
import { callerOf } from './robustness/caller.ts';
import { journeyWrites } from './robustness/purchase-and-course.ts';
import { words } from './words.ts';

/** Of the demo: two of its lessons have a video, one a document, all of them a text with checkpoints. */
const COURSE = 1;
const title = 'Sicurezza in ufficio: riconoscere i rischi, sapere cosa fare';
const text = words.it;

test(
  'a whole course by keyboard alone, from the way to its player to the badge and the next step',
  { tag: ['@mf-learning/course-player'] },
  async ({ page, product }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    const button = (name: string | RegExp) => buttonNamed(page, name);
    const press = (name: string | RegExp) => pressWithKeyboard(page, button(name));
    /** Another lesson is another page: who listens hears its title. */
    const expectLesson = (name: string) => expect(heading(name)).toBeFocused();
    const playAndPause = async (play: () => Promise<void>) => {
      const seconds = () =>
        page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
      await play();
      await expect.poll(seconds).toBeGreaterThan(0.5);
      await page.keyboard.press('k');
      await expect(button('Riproduci')).toBeVisible();
    };
    // It stands above what was just used.
    const completeLesson = (name: string) => pressWithKeyboard(page, button(name), 'Shift+Tab');

    const caller = await callerOf(page, product.url, 'Giulia Sartori');
    const { writes } = await journeyWrites(caller, { id: COURSE, title });
    for (const { make } of writes) await make();
    await press(text.acceptCookies);

    await test.step('from the page of the course to its first lesson', async () => {
      await page.goto(`${product.url}/courses/view/${COURSE}`);
      await pressWithKeyboard(page, page.getByRole('link', { name: 'Vai alle lezioni' }).first());
      await expect(page).toHaveURL(/\/courses\/use\/1/);
      await expect(heading('I rischi in ufficio')).toBeVisible();
    });

    await test.step('a video with its own bar', async () => {
      await playAndPause(() => press('Riproduci'));
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

    await test.step('a note at its place', async () => {
      const notes = page.getByRole('region', { name: 'Note e segnalibri' });
      await tabTo(page, notes.getByRole('textbox', { name: 'Nuova nota' }));
      await page.keyboard.type('Guardare sotto la scrivania');
      await press('Salva la nota');
      await expect(notes.getByRole('listitem')).toContainText('Guardare sotto la scrivania');
      await completeLesson(text.completeAndContinue);
      await expectLesson('La postazione al videoterminale');
    });

    await test.step('a document, which says its size', async () => {
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
      await expect(button(text.completeAndContinue)).toHaveCount(0);
      await expect(heading('La postazione al videoterminale')).toBeVisible();
      await expect(page.locator('[data-block]').first()).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('a question to the teacher', async () => {
      const questions = page.getByRole('region', { name: 'Domande al docente' });
      await tabTo(page, questions.getByRole('textbox', { name: 'La tua domanda' }));
      await page.keyboard.type('Vale anche con due schermi?');
      await press('Chiedi al docente');
      await expect(questions.getByText('In attesa di risposta')).toBeVisible();
      await completeLesson(text.completeAndContinue);
      await expectLesson('Il piano di emergenza');
    });

    await test.step('the second video, from its keys alone', async () => {
      await playAndPause(async () => {
        await tabTo(page, page.getByRole('slider', { name: 'Punto del video' }), 'Shift+Tab');
        await page.keyboard.press('k');
      });
      await completeLesson(text.completeAndContinue);
      await expectLesson('I primi tre minuti');
    });

    const award = page.getByRole('region', { name: 'Il badge porta il tuo nome' });
    await test.step('completed: the badge is struck, and has the focus', async () => {
      await press(text.completeCourse);
      await expect(page.getByText('100%').first()).toBeAttached();
      await expect(award).toBeVisible({ timeout: 60_000 });
      await expect(award.getByRole('heading', { level: 2 })).toBeFocused();
      await expectAccessible(page, 'an award');
    });

    await test.step('its picture is taken home, and the next step is the exam', async () => {
      const download = page.waitForEvent('download');
      await pressWithKeyboard(page, award.getByRole('link', { name: 'Scarica l’immagine' }));
      expect((await download).suggestedFilename()).toMatch(/^WB-.+\.svg$/);
      await pressWithKeyboard(page, award.getByRole('link', { name: 'Preparati' }));
      await expect(page).toHaveURL(/\/courses\/view\/1\?tab=esami/);
      await expect(page.getByRole('tab', { name: 'Esami' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    });
  },
);

const buttonNamed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
