import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The success criteria that everything is held to: WCAG 2.0 to 2.2, A and AA. */
export const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on the page as it stands, as `rule: selector | selector`. Its code goes to a document once
 * and not to each look, and it loads no style sheets again: a look takes 170 ms, by axe's own adapter 400.
 * No frames of others here: only the page's own document is read.
 */
export async function axeViolations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (run) => {
      const { axe } = window as unknown as {
        axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
      };
      const found = await axe.run(document, run);
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map((n) => n.target) }));
    },
    {
      ...options,
      // What is found right would be carried over node by node.
      resultTypes: ['violations'],
      // For rules of media and of orientation that are not among these; it fetches every style sheet.
      preload: false,
      iframes: false,
    } satisfies RunOptions,
  );
  return violations.map(
    ({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(' | ')}`,
  );
}
