import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../people.ts';
import { expect, test } from './delivery-fixtures.ts';
import { keepFigure } from './keep-figure.ts';

test.describe.configure({ timeout: 300_000 });
// A browser complains of what is broken here on purpose.
test.beforeEach(({ complaints }) => complaints.end());

/**
 * A page of each remote, in English: then it asks for its texts too. None that has code named ahead, which a page may be
 * whole without.
 */
const pages: Record<string, string> = {
  'mf-catalogue': '/courses',
  'mf-commerce': '/cart',
  'mf-learning': '/survey/user',
  'mf-wallet-badges': '/curriculum',
  'mf-backoffice': '/table/invoice',
};
const FALLBACK_WITHIN_MS = 2000;
const isChecked = (name: string) => /\.(js|css|json)$/.test(name);

/** Flips one bit of one file on its way, each time it is asked for, and tells when. */
async function flipOnTheWay(context: BrowserContext, folder: string, path: string, name: string) {
  const times: number[] = [];
  const isIt = (url: URL) => url.pathname === path + name;
  await context.route(isIt, async (route) => {
    const bytes = readFileSync(join(folder, name));
    const at = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    times.push(Date.now());
    await route.fulfill({
      status: 200,
      contentType: name.endsWith('.json') ? 'application/json' : 'text/javascript',
      body: bytes,
    });
  });
  return { times, restore: () => context.unroute(isIt) };
}

async function opened(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [key, address] of Object.entries(pages)) {
  test(`one flipped byte in any file of ${key} is refused, and the version before takes over`, async ({
    delivery: { product, releases },
    tabs,
  }) => {
    const before = releases.stableFolder(key);
    const version = await releases.publish(releases.variant(key));
    const folder = releases.stableFolder(key);
    const path = `/_remotes/${key}/${version}/`;
    await logIn(
      await tabs.newPage(),
      product.url,
      key === 'mf-backoffice' ? 'Anna Colombo' : 'Giulia Sartori',
      'en',
    );

    // In its own tab: the dashboard, where the login ended, may still be asking for files.
    const page = await tabs.newPage();
    const files = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith(path)) files.add(pathname.slice(path.length));
    });
    await opened(page, `${product.url}${address}`);
    // What comes later is a part of a page that is there: its own place says that it is lost.
    const checked = [...files].filter(isChecked);
    expect(checked).toEqual(
      expect.arrayContaining(['integrity.json', 'mf-manifest.json', 'remoteEntry.js']),
    );
    expect(checked.length).toBeGreaterThan(5);

    for (const name of checked) {
      const { times, restore } = await flipOnTheWay(tabs, folder, path, name);
      const fresh = await tabs.newPage();
      const fallback = fresh.waitForResponse(
        (response) => response.url().endsWith('remoteEntry.js') && !response.url().includes(path),
      );
      await fresh.goto(`${product.url}${address}`, { waitUntil: 'commit' });
      await fallback;
      await expect(fresh.getByRole('heading', { level: 1 })).toBeVisible();
      const took = Date.now() - (times[0] ?? Number.NaN);
      keepFigure('altered file gives way', took, FALLBACK_WITHIN_MS);
      expect(
        took,
        `${name}, from the altered answer to the page of the version before`,
      ).toBeLessThanOrEqual(FALLBACK_WITHIN_MS);
      await fresh.close();
      await restore();
    }
    console.log(`${key}: ${checked.length} files`);
    await releases.publish(before);
  });
}
