import { expect, sharedProductTest as test } from '../fixtures.ts';
import { pageScripts, remoteOf, totalBytes } from './page-scripts.ts';

const HOMEPAGE_BYTES = 265_000;
const LATER_ROUTE_BYTES = 90_000;

test('the homepage takes at most 265 kB of scripts, and of the remotes only mf-catalogue; what opens comes when somebody is there', async ({
  page,
  product,
}) => {
  await page.goto(product.url, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = await pageScripts(page);
  const remotes = new Set(scripts.map(remoteOf).filter((name) => name !== undefined));
  expect([...remotes]).toEqual(['mf-catalogue']);
  expect(scripts.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(totalBytes(scripts)).toBeLessThanOrEqual(HOMEPAGE_BYTES);
  const overlays = async () =>
    (await pageScripts(page)).filter((script) => /\/overlays\.\w+\.js$/.test(script.path)).length;
  expect(await overlays()).toBe(0);
  await page.mouse.move(200, 200);
  await expect.poll(overlays).toBe(1);
  await page
    .getByRole('button', { name: /^Lingua/ })
    .first()
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  test.info().annotations.push({ type: 'homepage', description: `${totalBytes(scripts)} bytes` });
});

for (const path of ['/public/catalogue', '/public/cart', '/login']) {
  test(`${path} adds at most 90 kB of scripts to the homepage`, async ({ page, product }) => {
    await page.goto(product.url, { waitUntil: 'networkidle' });
    const before = new Set((await pageScripts(page)).map((script) => script.path));
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const added = (await pageScripts(page)).filter((script) => !before.has(script.path));
    expect(totalBytes(added)).toBeLessThanOrEqual(LATER_ROUTE_BYTES);
  });
}
