import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { withProfile, type KillableBrowser } from '../killable-browser.ts';
import { slowDown } from '../slow-phone.ts';

/** Where a video was when its browser was killed, and where it went on; seconds. */
export type Kill = {
  /** `playing`, or `jump`: up to a second and a half after the learner has gone to another place. */
  during: 'playing' | 'jump';
  place: number;
  /** On this device. */
  resumed: number;
  /** By what the server had been told, as another device would go on; null: nothing yet. */
  told: number | null;
};

const MAX_PLAYED_MS = 7000;
const MAX_JUMP_MS = 1500;
/** Of the clip: a kill must not come after its end. */
const LAST_PLACE = 35;

/**
 * Plays a lesson on a slow phone and kills the browser at random moments, each time going on from there.
 * @param logIn leaves the page of a new profile with a session
 * @param told the server's place of this lesson now, seconds
 */
export async function killAgainAndAgain(options: {
  url: string;
  kills: number;
  random: () => number;
  viewport: { width: number; height: number };
  logIn: (page: Page) => Promise<void>;
  told: () => Promise<number | null>;
}): Promise<Kill[]> {
  const { kills, random, viewport, logIn, told } = options;
  const done: Kill[] = [];
  await withProfile(async (open) => {
    const start = async () => {
      const device = await open({ viewport });
      return { device, page: await device.context.newPage() };
    };
    let { device, page } = await start();
    await logIn(page);
    // A browser writes local storage, and the session with it, long after: closed, it has.
    await device.context.close();
    ({ device, page } = await start());
    await openLesson(page, options.url);
    while (done.length < kills) {
      const during = random() < 0.5 ? 'playing' : 'jump';
      const place = await playAndKill(device, page, during, random);
      const known = await told();
      ({ device, page } = await start());
      const resumed = await openLesson(page, options.url);
      done.push({ during, place, resumed, told: known });
    }
  });
  return done;
}

/** @returns the place at the kill */
async function playAndKill(
  device: KillableBrowser,
  page: Page,
  during: Kill['during'],
  random: () => number,
): Promise<number> {
  if ((await placeOf(page)) > LAST_PLACE) await page.keyboard.press('1');
  await page.getByRole('button', { name: 'Riproduci', exact: true }).focus();
  await page.keyboard.press('Enter');
  await wait(1000 + random() * MAX_PLAYED_MS);
  if (during === 'jump') {
    await page.keyboard.press(String(1 + Math.floor(random() * 6)));
    await wait(300 + random() * MAX_JUMP_MS);
  }
  const place = await placeOf(page);
  await device.kill();
  return place;
}

/** Opens the lesson and waits until its video stands where it goes on. @returns that place */
async function openLesson(page: Page, url: string): Promise<number> {
  await slowDown(page.context(), page);
  await page.goto(url, { timeout: 60_000 });
  await page.waitForFunction(
    () => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_CURRENT_DATA,
    undefined,
    { timeout: 60_000 },
  );
  // From the head of the video to the place: a read of the device's memory and a jump.
  await wait(2000);
  return placeOf(page);
}

const placeOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
