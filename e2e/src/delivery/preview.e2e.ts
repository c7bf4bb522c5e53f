import { expectAccessible } from '../fixtures.ts';
import { splashSeen } from '../splash-seen.ts';
import { expect, test } from './delivery-fixtures.ts';
import { operator, previewLink } from './operator.ts';

// What the edge answers by itself is in the language of the browser.
test.use({ locale: 'it-IT' });

const released = 'Il lavoro che sai fare, certificato.';
const stored = 'Il lavoro che sai fare, in anteprima.';

test('a stored release is seen by the browser that opened its link, until it is left; an altered link says why not', async ({
  delivery: { product, releases },
  tabs,
  browser,
  complaints,
}) => {
  test.setTimeout(120_000);
  const version = await releases.store(releases.variant('mf-catalogue', { [released]: stored }));
  const installation = { releasesDir: releases.dir, publicUrl: product.url };
  const link = previewLink(installation, 'mf-catalogue', version);
  const page = await tabs.newPage();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const banner = page.getByText(`Anteprima di mf-catalogue ${version}, solo in questo browser`);
  await page.goto(product.url);
  await expect(heading(released)).toBeVisible();

  await page.goto(link);
  await expect(heading(stored)).toBeVisible();
  await expect(banner).toBeVisible();
  expect(new URL(page.url()).pathname, 'the link is not in the address').toBe('/');
  await expectAccessible(page, 'preview banner');
  await page.reload();
  await expect(heading(stored)).toBeVisible();
  await expect(heading(released)).toHaveCount(0);

  const stranger = await browser.newContext();
  await stranger.addInitScript(splashSeen);
  const strangersPage = await stranger.newPage();
  await strangersPage.goto(product.url);
  await expect(strangersPage.getByRole('heading', { level: 1, name: released })).toBeVisible();
  await stranger.close();

  await page.getByRole('button', { name: 'Torna a quello rilasciato' }).click();
  await expect(heading(released)).toBeVisible();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(heading(released)).toBeVisible();

  // The browser says of both answers that they are no pages.
  complaints.expect(/status of (403|410).*\/_preview\//);
  const refusal = page.getByRole('heading', { level: 1, name: 'Questa anteprima non si apre' });
  const opened = await page.goto(altered(link));
  expect(opened?.status()).toBe(403);
  await expect(refusal).toBeVisible();
  await expect(page.getByText('Il link non è completo, o è stato modificato.')).toBeVisible();
  await expectAccessible(page, 'refused preview');

  const off = ['--off', '--reason', 'Titolo sbagliato'];
  operator(releases.dir, 'preview', 'mf-catalogue', version, ...off);
  await expect(async () => expect((await page.goto(link))?.status()).toBe(410)).toPass();
  await expect(page.getByText('La versione di questo link è stata ritirata.')).toBeVisible();
  await page.getByRole('link', { name: 'Vai a WorkerBadge' }).click();
  await expect(heading(released)).toBeVisible();
  await expect(banner).toHaveCount(0);
});

/** A link that says to hold for longer, with the signature of the one that was given. */
function altered(link: string): string {
  const start = link.lastIndexOf('/') + 1;
  const [content = '', signature = ''] = link.slice(start).split('.');
  const said = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
  const longer = JSON.stringify({ ...said, until: '2999-01-01T00:00:00.000Z' });
  return `${link.slice(0, start)}${Buffer.from(longer).toString('base64url')}.${signature}`;
}
