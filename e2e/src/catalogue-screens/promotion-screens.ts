import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { logIn } from '../people.ts';
import type { Screen, Visit } from '../screen.ts';
import { screen, to, toOwnCourse } from './visits.ts';

/** Presses the button of the own course that copies its link. */
export const share = ({ page, say }: Pick<Visit, 'page' | 'say'>) =>
  page
    .getByRole('button', { name: say(/^Condividi/, /^Share/) })
    .filter({ visible: true })
    .first()
    .click();

/** The link by which others buy a course of Marco at a discount: its query. */
export async function sharedLink(page: Page, url: string): Promise<string> {
  const say: Visit['say'] = (italian) => italian;
  await logIn(page, url, 'Marco Bianchi');
  await toOwnCourse({ page, url, language: 'it', say });
  const [answer] = await Promise.all([page.waitForResponse(/GetMagicLink/), share({ page, say })]);
  const { data } = (await answer.json()) as { data: string };
  return new URL(data).search;
}

/** What stands behind a shared link, and behind one that says nothing. */
export const promotionScreens = (link: string, where: 'outside' | 'inside'): readonly Screen[] => {
  const path = where === 'outside' ? '/promotion' : '/promotion/inside';
  return [
    {
      name: `promotion ${where}`,
      open: async (visit) => {
        await to(path + link)(visit);
        const heading = visit.say('Riepilogo', 'Summary');
        await expect(visit.page.getByRole('heading', { name: heading })).toBeVisible();
      },
    },
    screen(`promotion ${where}, unknown`, `${path}?courseId=1&promo=nobody`),
    screen(`promotion ${where}, cut off`, path),
  ];
};
