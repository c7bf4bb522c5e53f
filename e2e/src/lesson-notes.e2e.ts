import { expect, expectAccessible, test } from './fixtures.ts';
import { focusOn } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

/** Of the demo: Marco bought it, and its first lesson has a video. */
const COURSE = 2;

test(
  'by keyboard alone a learner writes a note, finds it again and goes to its place, searches the course, asks the teacher and reads the answer',
  { tag: ['@mf-learning/course-player'] },
  async ({ page, product, browser }) => {
    await logIn(page, product.url, 'Marco Bianchi');
    await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
    await page.goto(`${product.url}/courses/use/${COURSE}`);
    const notes = page.getByRole('region', { name: 'Note e segnalibri' });
    await expect(notes.getByRole('textbox', { name: 'Nuova nota' })).toBeVisible();
    const first = page.url();
    const video = page.locator('video');
    const placeVideo = async (seconds: number) => {
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
        .toBeGreaterThan(0);
      await video.evaluate((element: HTMLVideoElement, place) => {
        element.currentTime = place;
      }, seconds);
    };
    await placeVideo(2);
    await expect(notes.getByRole('option', { name: 'Al momento 00:02' })).toBeAttached();

    await focusOn(page, /^Nuova nota$/);
    await page.keyboard.type('Chiedere se vale anche per le scale');
    await focusOn(page, /^Salva la nota$/);
    await page.keyboard.press('Enter');
    const row = notes.getByRole('listitem');
    await expect(row).toContainText('Chiedere se vale anche per le scale');
    await page.reload();
    await expect(row).toContainText('Chiedere se vale anche per le scale');
    await placeVideo(0);
    await focusOn(page, /^Vai a 00:02 di/);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeCloseTo(2, 0);
    await expectAccessible(page, 'notes of a lesson');

    await focusOn(page, /^Cerca nel corso$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const search = page.getByRole('dialog', { name: 'Cerca nel corso' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('pericoli');
    await expect(search.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, 'search of a course');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(search).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: /^Pericolo/ })).toBeVisible();

    await page.goto(first);
    const questions = page.getByRole('region', { name: 'Domande al docente' });
    await expect(questions.getByRole('textbox', { name: 'La tua domanda' })).toBeVisible();
    await focusOn(page, /^La tua domanda$/);
    await page.keyboard.type('Vale anche per le scale?');
    await focusOn(page, /^Chiedi al docente$/);
    await page.keyboard.press('Enter');
    await expect(questions.getByText('In attesa di risposta')).toBeVisible();

    const desk = await (await browser.newContext()).newPage();
    await logIn(desk, product.url, 'Elena Vitali');
    await desk.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
    await desk.goto(`${product.url}/courses/use/${COURSE}`);
    const waiting = desk.getByRole('region', { name: 'Domande al docente' });
    await expect(waiting.getByText('Vale anche per le scale?')).toBeVisible();
    await focusOn(desk, /^Rispondi a Marco Bianchi$/);
    await desk.keyboard.press('Enter');
    await desk.keyboard.type('Sì, anche lì.');
    await focusOn(desk, /^Invia la risposta$/);
    await desk.keyboard.press('Enter');
    await expect(waiting.getByText('Con risposta').first()).toBeVisible();
    await desk.context().close();

    await page.reload();
    await expect(questions.getByText('Sì, anche lì.')).toBeVisible();
    await expectAccessible(page, 'questions of a lesson');
    await page.goto(`${product.url}/dev/outbox`);
    await page.getByRole('link', { name: /La risposta alla tua domanda/ }).click();
    await expect(page.getByText('Sì, anche lì.')).toBeVisible();
  },
);
