import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.ts';
import { splashSeen } from './splash-seen.ts';

/** What went wrong in a page without anybody asking: console errors and warnings, exceptions, CSP reports. */
type Complaints = { readonly list: string[] };

type Fixtures = { product: Product; complaints: Complaints };

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern.
  product: async ({}, use) => {
    const product = await startProduct();
    await use(product);
    await product.stop();
  },
  context: async ({ context }, use) => {
    await context.addInitScript(splashSeen);
    await use(context);
  },
  complaints: async ({ context }, use) => {
    const list: string[] = [];
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
    });
    context.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      list.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => list.push(`exception: ${error.error().stack ?? ''}`));
    await use({ list });
    expect(list, 'complaints of the browser').toEqual([]);
  },
});

export { expect };

export const languages = ['it', 'en'] as const;
export type Language = (typeof languages)[number];

/** Zero violations of WCAG 2.0 to 2.2, A and AA, at two widths and in both schemes. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // The same screens again say nothing new: a repetition (`--repeat-each`), or the run on the single bundle,
  // is about the way, not the looks.
  if (base.info().repeatEachIndex > 0 || process.env['E2E_RELEASES'] !== undefined) return;
  const original = page.viewportSize();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await settled(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
      );
      expect(found, `${name} at ${width} px, ${scheme}`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (original) await page.setViewportSize(original);
}

/** Colours of a scheme that has just changed are on their way for a moment. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // The page hears of the scheme, draws, and only then do its colours begin to move.
    for (let frames = 0; frames < 4; frames += 1) await frame();
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    // One that is paused or out of sight never says that it has finished.
    const patience = new Promise((done) => setTimeout(done, 1000));
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), patience]);
  });
