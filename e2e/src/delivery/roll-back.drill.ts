import type { Page } from '@playwright/test';
import { logIn } from '../people.ts';
import { splashSeen } from '../splash-seen.ts';
import { expect, test } from './delivery-fixtures.ts';
import { keepFigure } from './keep-figure.ts';
import { containerOf } from './test-releases.ts';

test.describe.configure({ timeout: 180_000 });
// A browser complains of what is broken here on purpose.
test.beforeEach(({ complaints }) => complaints.end());

const good = 'Il lavoro che sai fare, certificato.';
const other = 'Il lavoro che sai fare, provato.';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const badReleases: Record<string, [container: string, contract?: string]> = {
  'throws while it is loaded': ["(() => { throw new Error('bad'); })()"],
  'has no app': [containerOf('{}')],
  'throws when it is drawn': [
    containerOf(
      "{ routes: [{ path: '*', Component() { throw new Error('bad'); } }], widgets: {}, messages: async () => ({}) }",
    ),
  ],
  'speaks another contract': [
    containerOf('{ routes: [], widgets: {}, messages: async () => ({}) }'),
    '9.0',
  ],
};

for (const [what, [container, contract]] of Object.entries(badReleases)) {
  test(`a release that ${what} gives way to the one before within 2 s, in the same tab`, async ({
    delivery: { product, releases },
    tabs,
  }) => {
    const before = releases.stableFolder('mf-catalogue');
    const page = await tabs.newPage();
    await page.goto(`${product.url}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    const bad = await releases.publish(releases.handMade('mf-catalogue', container, contract));
    await heard(page, releases.registry().revision);

    const badRequest = page.waitForRequest((request) => request.url().includes(bad));
    const begun = Date.now();
    await page.evaluate(() => {
      history.pushState(null, '', '/public/catalogue');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(title(page, 'Catalogo')).toBeVisible();
    const took = Date.now() - begun;
    await badRequest;
    keepFigure('bad release gives way', took, 2000);
    expect(took).toBeLessThanOrEqual(2000);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    await releases.publish(before);
  });
}

/** The tab has the registry of this revision. */
const heard = (page: Page, revision: number) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          (JSON.parse(localStorage.getItem('shell:registry') ?? '{}') as { revision?: number })
            .revision,
      ),
    )
    .toBe(revision);

test('a roll back reaches 20 open tabs within 10 s, and a half-filled form elsewhere survives', async ({
  delivery: { product, releases },
  browser,
}) => {
  await releases.publish(releases.variant('mf-catalogue', { [good]: other }));
  const contexts = await Promise.all(Array.from({ length: 4 }, () => browser.newContext()));
  const [office, ...visitors] = contexts;
  if (office === undefined) throw new Error('no context');
  await Promise.all(contexts.map((context) => context.addInitScript(splashSeen)));

  const operator = await office.newPage();
  await logIn(operator, product.url, 'Anna Colombo');
  const form = await office.newPage();
  await form.goto(`${product.url}/table/invoice`);
  const field = form.getByRole('searchbox', { name: 'Numero ordine' });
  await field.fill('2026');

  const tabs: Page[] = [];
  // Pages of one browser share a connection; others have their own.
  for (const [context, count] of [12, 5, 3].map((count, at) => [visitors[at], count] as const)) {
    for (let tab = 0; tab < count; tab += 1) {
      const page = await (context as NonNullable<typeof context>).newPage();
      await page.goto(product.url, { waitUntil: 'commit' });
      await expect(title(page, other)).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
      tabs.push(page);
    }
  }
  expect(tabs).toHaveLength(20);

  await operator.goto(`${product.url}/releases`);
  const part = operator.getByRole('region', { name: 'mf-catalogue' });
  await part.getByRole('button', { name: 'Torna alla precedente' }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Il titolo è sbagliato');
  const begun = Date.now();
  await dialog.getByRole('button', { name: 'Ripristina mf-catalogue' }).click();
  await Promise.all(tabs.map((page) => expect(title(page, good)).toBeVisible()));
  const took = Date.now() - begun;
  keepFigure('roll back in 20 tabs', took, 10_000);
  expect(took).toBeLessThanOrEqual(10_000);
  for (const page of tabs) {
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  }
  await expect(field).toHaveValue('2026');
  await expect(operator.getByText('Il titolo è sbagliato')).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});
