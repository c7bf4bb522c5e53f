import { expect, test } from '../fixtures.ts';
import { logIn } from '../people.ts';

/** A preload that nothing uses, of which Chromium complains when it has judged those of the page. */
const CONTROL = '/registry.json?unused';

const visits = [
  { person: null, paths: ['/homepage', '/public/catalogue/view/1'] },
  { person: 'Marco Bianchi', paths: ['/dashboard', '/courses/view/25'] },
];

test('what a document names ahead is used within the seconds that Chromium gives @alone', async ({
  browser,
  product,
  complaints,
}) => {
  complaints.expect(/registry\.json\?unused/);
  // Who is logged in beside the visitor: most of it is Chromium's own wait.
  await Promise.all(
    visits.map(async ({ person, paths }) => {
      const context = await browser.newContext();
      if (person !== null) await logIn(await context.newPage(), product.url, person);
      await context.addInitScript((href) => {
        addEventListener('DOMContentLoaded', () => {
          const link = document.createElement('link');
          Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
          // Of this page alone: one that another page has used is not judged again.
          link.href = `${href}=${location.pathname}`;
          document.head.append(link);
        });
      }, CONTROL);
      for (const path of paths) {
        const page = await context.newPage();
        const judged = page.waitForEvent('console', (message) => message.text().includes(CONTROL));
        await page.goto(product.url + path);
        await judged;
        await expect(page.locator('#root:not([inert]) main h1')).toBeVisible();
        expect(complaints.list, path).toEqual([]);
        await page.close();
      }
      await context.close();
    }),
  );
});
