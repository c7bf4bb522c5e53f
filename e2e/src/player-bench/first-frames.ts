import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { slowDown } from '../slow-phone.ts';
import { countBytes, firstFrame, watchFrames, type FirstFrame } from './frame-watch.ts';

/** The ways to a first frame. Nobody is in the player without a login, which leaves the shell in the cache. */
export const ways = ['nothing cached', 'after the login', 'another lesson'] as const;
export type Way = (typeof ways)[number];

/** Two lessons of a course, both with a video. */
export type Lessons = { courseId: number; first: number; other: string };

/** The first frame by each way, of a learner who has logged in. @param phone with the session in its storage */
export async function visit(
  browser: Browser,
  phone: BrowserContextOptions,
  url: string,
  { courseId, first, other }: Lessons,
): Promise<Record<Way, FirstFrame>> {
  const inContext = async <T>(act: (open: () => Promise<Page>) => Promise<T>): Promise<T> => {
    const context = await browser.newContext(phone);
    await context.addInitScript(watchFrames);
    try {
      return await act(() => context.newPage());
    } finally {
      await context.close();
    }
  };
  const openLesson = async (page: Page) => {
    const bytes = countBytes(await slowDown(page.context(), page));
    await page.goto(`${url}/courses/use/${courseId}?lesson=${first}`, { waitUntil: 'commit' });
    return { bytes, frame: await firstFrame(page, bytes) };
  };
  const unknown = await inContext(async (open) => (await openLesson(await open())).frame);
  return inContext(async (open) => {
    const dashboard = await open();
    await dashboard.goto(`${url}/dashboard`, { waitUntil: 'networkidle' });
    await dashboard.close();
    const page = await open();
    const { bytes, frame } = await openLesson(page);
    await page.waitForLoadState('networkidle');
    bytes.clear();
    await page.getByRole('link', { name: other }).click();
    return {
      'nothing cached': unknown,
      'after the login': frame,
      'another lesson': await firstFrame(page, bytes),
    };
  });
}
