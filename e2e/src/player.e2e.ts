import type { Page } from '@playwright/test';
import { expect, expectAccessible, test as base } from './fixtures.ts';
import { focusOn } from './keyboard.ts';
import { withProfile, type KillableBrowser } from './killable-browser.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

/** Of the demo: Marco bought it, and its first lesson has a clip of 51 seconds. */
const COURSE = 2;
const viewport = { width: 1440, height: 900 };

/** Opens the browser of one and the same device, again after it was killed; its complaints count. */
const test = base.extend<{ openDevice: () => Promise<KillableBrowser> }>({
  openDevice: async ({ complaints }, use) =>
    withProfile((open) =>
      use(async () => {
        const browser = await open({ viewport });
        await complaints.watch(browser.context);
        return browser;
      }),
    ),
});

const stateOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    currentTime: video.currentTime,
    duration: video.duration,
    paused: video.paused,
    muted: video.muted,
    volume: video.volume,
    playbackRate: video.playbackRate,
    readyState: video.readyState,
  }));
const read = async <Key extends keyof Awaited<ReturnType<typeof stateOf>>>(page: Page, key: Key) =>
  (await stateOf(page))[key];
const seconds = (page: Page) => read(page, 'currentTime');
const captionsShown = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ mode }) => mode));

/** The first lesson, with its video ready where the learner was. */
async function openLesson(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/courses/use/${COURSE}`);
  await expect.poll(() => read(page, 'readyState')).toBeGreaterThanOrEqual(2);
}

async function logInAndAccept(page: Page, url: string): Promise<void> {
  await logIn(page, url, 'Marco Bianchi');
  await page.getByRole('button', { name: words.it.acceptCookies, exact: true }).click();
}

test(
  'by keyboard alone a learner watches a lesson, and goes on within a second of the place after the browser was killed',
  { tag: ['@mf-learning/course-player'] },
  async ({ product, browser, openDevice }) => {
    const fresh = await openDevice();
    await logInAndAccept(await fresh.context.newPage(), product.url);
    // A browser writes local storage, and the session with it, long after: closed, it has.
    await fresh.context.close();
    const first = await openDevice();
    const page = await first.context.newPage();
    await openLesson(page, product.url);
    const lessonUrl = page.url();
    const lines = page.getByRole('region', { name: 'Trascrizione' }).getByRole('listitem');
    const current = lines.locator('[aria-current]');

    await test.step('plays, jumps and pauses', async () => {
      await focusOn(page, /^Riproduci$/);
      await page.keyboard.press('Enter');
      await expect.poll(() => seconds(page)).toBeGreaterThan(0.5);
      await page.keyboard.press('k');
      await expect.poll(() => read(page, 'paused')).toBe(true);
      await page.keyboard.press('5');
      await expect.poll(() => seconds(page)).toBeCloseTo((await read(page, 'duration')) / 2, 0);
      const middle = await seconds(page);
      for (const [key, by] of [
        ['ArrowRight', 5],
        ['ArrowLeft', 0],
        ['l', 10],
        ['j', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(() => seconds(page), key).toBeCloseTo(middle + by, 1);
      }
    });

    await test.step('captions, volume and speed', async () => {
      expect(await captionsShown(page)).toEqual(['showing']);
      await page.keyboard.press('c');
      await expect.poll(() => captionsShown(page)).toEqual(['hidden']);
      await page.keyboard.press('c');
      await expect.poll(() => captionsShown(page)).toEqual(['showing']);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => read(page, 'volume')).toBeCloseTo(0.9);
      await page.keyboard.press('m');
      await expect.poll(() => read(page, 'muted')).toBe(true);
      await page.keyboard.press('m');
      await expect.poll(() => read(page, 'muted')).toBe(false);
      await focusOn(page, /^Velocità$/);
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => read(page, 'playbackRate')).toBe(1.25);
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => read(page, 'playbackRate')).toBe(1);
    });

    await test.step('full screen, and back', async () => {
      const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
      await focusOn(page, /^Schermo intero$/);
      await page.keyboard.press('Enter');
      await expect.poll(isFull).toBe(true);
      await expect(page.getByRole('button', { name: 'Esci dallo schermo intero' })).toBeFocused();
      await page.keyboard.press('f');
      await expect.poll(isFull).toBe(false);
    });

    await test.step('the transcript follows, is searched and leads to a place', async () => {
      await expect(current).toContainText('Da tre a quattro si programma');
      await page.keyboard.press('1');
      await expect(current).toContainText('Il pericolo è la proprietà');
      await focusOn(page, /^Cerca nella trascrizione$/);
      await page.keyboard.type('abbassa la gravita');
      await expect(lines).toHaveCount(1);
      await expect(page.getByText('1 frase trovata')).toBeAttached();
      await focusOn(page, /La protezione abbassa la gravità/);
      await page.keyboard.press('Enter');
      await expect.poll(() => seconds(page)).toBeCloseTo(45.75, 1);
      await expect(current).toContainText('La protezione');
      await expectAccessible(page, 'a video and its transcript');
    });

    await test.step('after a kill while it plays, this device goes on where it was', async () => {
      await page.reload();
      await expect.poll(() => read(page, 'readyState')).toBeGreaterThanOrEqual(2);
      await focusOn(page, /^Riproduci$/);
      await page.keyboard.press('2');
      await page.keyboard.press('Enter');
      await expect.poll(() => seconds(page)).toBeGreaterThan(13);
      const place = await seconds(page);
      await first.kill();

      const again = await openDevice();
      const reopened = await again.context.newPage();
      await openLesson(reopened, product.url);
      expect(reopened.url()).toBe(lessonUrl);
      await expect.poll(() => seconds(reopened)).toBeGreaterThan(place - 1);
      expect(await seconds(reopened)).toBeLessThan(place + 1);

      // The server hears of the place every second.
      await focusOn(reopened, /^Riproduci$/);
      await reopened.keyboard.press('7');
      await reopened.keyboard.press('Enter');
      await expect.poll(() => seconds(reopened)).toBeGreaterThan(37);
      await reopened.waitForResponse(/LessonPosition/);
      const killedAt = await seconds(reopened);
      await again.kill();

      await test.step('and so does another device after a kill while it plays', async () => {
        const other = await (await browser.newContext({ viewport })).newPage();
        await logInAndAccept(other, product.url);
        await openLesson(other, product.url);
        await expect.poll(() => seconds(other)).toBeGreaterThan(killedAt - 1);
        expect(await seconds(other)).toBeLessThan(killedAt + 1);
      });
    });
  },
);
