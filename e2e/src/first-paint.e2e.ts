import { expect, lookingTest as test } from './fixtures.ts';

type Box = { left: number; top: number; width: number; height: number };

/** Where the parts stand in the server's HTML, and where the application has drawn the same. */
type Places = Record<string, { painted: Box; drawn: Box }>;

/** What the first screen shows: selectors in `#first-paint`, and in `#root`. */
const parts = {
  '/homepage': {
    heading: ['h1', 'main h1'],
    lead: ['.words p', 'main h1 + p'],
    'first action': ['.actions a:first-child', 'main h1 ~ div a:first-child'],
    'second action': ['.actions a:last-child', 'main h1 ~ div a:last-child'],
  },
  '/public/catalogue': {
    heading: ['h1', 'main h1'],
    'first card': ['li .cover', 'main article [data-part=cover] > span'],
    'title of the first card': ['li h2', 'main article h2'],
  },
} as const;

/** Writes down both places in every frame in which both stand: the last is the one before the exchange. */
function watchPlaces(selectors: Record<string, readonly [string, string]>): void {
  const places: Places = {};
  Object.assign(globalThis, { places });
  const look = () => {
    const painted = document.getElementById('first-paint');
    const root = document.getElementById('root');
    if (root !== null && painted === null && root.childElementCount > 0) return;
    requestAnimationFrame(look);
    if (root === null || painted === null) return;
    const boxOf = (within: Element, selector: string): Box | null => {
      const found = within.querySelector(selector)?.getBoundingClientRect();
      const origin = within.getBoundingClientRect();
      return found
        ? {
            left: found.left - origin.left,
            top: found.top - origin.top,
            width: found.width,
            height: found.height,
          }
        : null;
    };
    for (const [name, [inHtml, inApplication]] of Object.entries(selectors)) {
      const boxes = { painted: boxOf(painted, inHtml), drawn: boxOf(root, inApplication) };
      if (boxes.painted && boxes.drawn) places[name] = boxes as Places[string];
    }
  };
  requestAnimationFrame(look);
}

for (const [path, selectors] of Object.entries(parts)) {
  for (const width of [360, 412, 1440]) {
    test(`${path} at ${width} px: the application draws where the server's HTML stood`, async ({
      page,
      product,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchPlaces, selectors);
      await page.goto(product.url + path);
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await expect(page.locator('#root')).not.toHaveAttribute('inert');
      await expect(page.locator('#root')).not.toHaveAttribute('aria-hidden');
      const places = await page.evaluate(
        () => (globalThis as unknown as { places: Places }).places,
      );
      expect(Object.keys(places).toSorted()).toEqual(Object.keys(selectors).toSorted());
      for (const [name, { painted, drawn }] of Object.entries(places)) {
        // The box of a heading is as wide as its place or as its text, which look the same.
        for (const side of ['left', 'top', 'height'] as const) {
          expect
            .soft(
              Math.abs(painted[side] - drawn[side]),
              `${name}, ${side}: ${painted[side]}, ${drawn[side]}`,
            )
            .toBeLessThanOrEqual(2);
        }
      }
    });
  }
}
