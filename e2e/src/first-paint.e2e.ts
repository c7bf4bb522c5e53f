import type { Page } from '@playwright/test';
import { expect, sharedProductTest as test } from './fixtures.ts';
import { paintedPages } from './painted-pages.ts';
import { publicAddress } from './public-badge.ts';

type Box = { left: number; top: number; width: number; height: number };

/** Where an element of the first screen stands in the server's HTML, and where the application draws the same. */
type Places = Record<string, { painted: Box; drawn: Box | null }>;

/** Whatever a page begins with: the frame, headings, words, cards and pictures. */
const parts = ['header', 'main h1', 'main h2', 'main h1 + *', 'main article', 'main article h3'];

/** Records both positions in every frame in which both exist: the last is the one before the exchange. */
function watchPlaces(selectors: string[]): void {
  const places: Places = {};
  Object.assign(globalThis, { places });
  const boxOf = (within: Element, element: Element): Box => {
    const found = element.getBoundingClientRect();
    const origin = within.getBoundingClientRect();
    return {
      left: found.left - origin.left,
      top: found.top - origin.top,
      width: found.width,
      height: found.height,
    };
  };
  const look = () => {
    const painted = document.getElementById('first-paint');
    const root = document.getElementById('root');
    if (root !== null && painted === null && root.childElementCount > 0) return;
    requestAnimationFrame(look);
    if (root === null || painted === null || root.childElementCount === 0) return;
    for (const selector of selectors) {
      const drawn = [...root.querySelectorAll(selector)];
      for (const [index, element] of [...painted.querySelectorAll(selector)].entries()) {
        const box = boxOf(painted, element);
        if (box.top >= innerHeight || box.width * box.height === 0) continue;
        // The application has headings that come with later code: the same heading has the same text.
        const same = /h\d$/.test(selector)
          ? drawn.find(({ textContent }) => textContent === element.textContent)
          : drawn[index];
        places[`${selector} ${index + 1}`] = {
          painted: box,
          drawn: same ? boxOf(root, same) : null,
        };
      }
    }
  };
  requestAnimationFrame(look);
}

/**
 * On a busy machine a paint may come too late for its first visitor, or be of the page while it loads; the whole one
 * is there for the next.
 */
async function openPainted(page: Page, url: string, hasData = true): Promise<void> {
  const isPaint = (html = '') =>
    html.includes('id="first-paint"') && html.includes('id="first-data"') === hasData;
  const isPainted = async () =>
    // Asked for without a page, whose own drawing keeps a busy machine from painting.
    isPaint(await (await page.request.get(url)).text()) &&
    isPaint(await (await page.goto(url))?.text());
  await expect.poll(isPainted).toBe(true);
}

for (const { name, path, minParts, hasData } of paintedPages) {
  for (const width of [360, 412, 1440]) {
    test(`${name} at ${width} px: the application draws where the server's HTML stood`, async ({
      page,
      product,
      browser,
    }) => {
      const address = await publicAddress(browser, product.url, path);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchPlaces, parts);
      await openPainted(page, product.url + address, hasData);
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden');
      const places = await page.evaluate(
        () => (globalThis as unknown as { places: Places }).places,
      );
      expect(Object.keys(places).length, Object.keys(places).join()).toBeGreaterThanOrEqual(
        minParts,
      );
      for (const [part, { painted, drawn }] of Object.entries(places)) {
        expect.soft(drawn, part).not.toBeNull();
        if (drawn === null) continue;
        // The box of a heading is as wide as its place or as its text, which look the same.
        for (const side of ['left', 'top', 'height'] as const) {
          expect
            .soft(
              Math.abs(painted[side] - drawn[side]),
              `${part}, ${side}: ${painted[side]}, ${drawn[side]}`,
            )
            .toBeLessThanOrEqual(2);
        }
      }
    });
  }
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone what is far below the first screen is drawn a moment after it', async ({
    page,
    product,
  }) => {
    const far = page.locator('#first-paint [data-far]');
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPainted(page, product.url);
    await expect(far).toHaveCSS('animation-name', 'none');
    await page.setViewportSize({ width: 360, height: 740 });
    await openPainted(page, product.url);
    await expect(far).toHaveCSS('animation-name', 'still-far');
    const beforeItsTime = await far.evaluate((it) => {
      it.style.animationDelay = '100s';
      const { contentVisibility } = getComputedStyle(it);
      it.style.removeProperty('animation-delay');
      return contentVisibility;
    });
    expect(beforeItsTime).toBe('hidden');
    // Its place begins below the window: nobody sees it come.
    expect(await far.evaluate((it) => it.getBoundingClientRect().top)).toBeGreaterThan(740);
    await expect(far.getByRole('article')).toHaveCount(3);
    await expect(far.getByRole('article').first()).toBeVisible();
  });

  test('[PUB-01 part] a public page shows its words, courses and links', async ({
    page,
    product,
  }) => {
    await openPainted(page, `${product.url}/public/catalogue`);
    await expect(page.getByRole('heading', { level: 1, name: 'Catalogo' })).toBeVisible();
    // The first is an image, the others are a part of the page.
    await expect(page.locator('#first-paint article svg[data-drawn]').first()).toBeVisible();
    // What is far below is not laid out before somebody scrolls there.
    await expect(page.locator('#first-paint footer')).toHaveCSS('content-visibility', 'auto');
    const link = page.getByRole('main').getByRole('article').first().getByRole('link');
    await link.click();
    await expect(page).toHaveURL(/\/public\/catalogue\/view\/\d+$/);
    await openPainted(page, page.url());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`${await heading.textContent()} · WorkerBadge`);
  });
});
