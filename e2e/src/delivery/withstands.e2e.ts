import { type Page } from '@playwright/test';
import { expect, test } from './delivery-fixtures.ts';

/*
 * Short forms of the drills, without their time bounds: one flipped byte, and one remote that is down.
 * `pnpm --filter e2e drills` does it to every file and every remote.
 */

const good = 'Il lavoro che sai fare, certificato.';
const other = 'Il lavoro che sai fare, provato.';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('one flipped byte in a release is refused, and the version before takes over', async ({
  delivery: { product, releases },
  tabs,
  complaints,
}) => {
  complaints.expect(/integrity|mf-catalogue/);
  const before = releases.stableFolder('mf-catalogue');
  const version = await releases.publish(releases.variant('mf-catalogue', { [good]: other }));
  const asked: string[] = [];
  const entry = `/_remotes/mf-catalogue/${version}/remoteEntry.js`;
  const isEntry = ({ pathname }: URL) => pathname === entry;
  await tabs.route(isEntry, async (route) => {
    const bytes = await (await route.fetch()).body();
    const at = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    asked.push(new URL(route.request().url()).search);
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: bytes });
  });
  const page = await tabs.newPage();
  const fallback = page.waitForResponse(
    (response) =>
      /mf-catalogue\/[^/]+\/remoteEntry\.js$/.test(response.url()) &&
      !response.url().includes(version),
  );
  await page.goto(`${product.url}/public/catalogue`);
  expect((await fallback).ok()).toBe(true);
  await expect(title(page, 'Catalogo')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // Once from an address that no cache knows; a damaged copy of the usual one is replaced beside it.
  expect(asked[0]).toBe('');
  expect(asked.filter((search) => search.startsWith('?again='))).toHaveLength(1);
  expect(asked.length).toBeLessThanOrEqual(3);
  await releases.publish(before);
});

test('a remote that is down says whose it is; the others work, and it comes back without a reload', async ({
  delivery: { product },
  tabs,
  complaints,
}) => {
  complaints.expect(/status of 503 .*\/_remotes\/mf-commerce\/|mf-commerce/);
  const ofTheRemote = (url: URL) => url.pathname.startsWith('/_remotes/mf-commerce/');
  await tabs.route(ofTheRemote, (route) => route.fulfill({ status: 503, body: '' }));
  const page = await tabs.newPage();
  await page.goto(`${product.url}/public/cart`);
  const told = page.getByRole('main').filter({ hasText: 'Team Commerce' });
  await expect(told.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

  await page.getByRole('navigation').getByRole('link', { name: 'Catalogo' }).first().click();
  await expect(title(page, 'Catalogo')).toBeVisible();
  await page.goBack();
  await expect(told.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await tabs.unroute(ofTheRemote);
  await told.getByRole('button', { name: 'Riprova' }).click();
  await expect(title(page, 'Il mio Carrello')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});
