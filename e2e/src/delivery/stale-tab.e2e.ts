import { logIn } from '../people.ts';
import { expect, test } from './delivery-fixtures.ts';
import { keepFigure } from './keep-figure.ts';

const remotes = ['mf-backoffice', 'mf-catalogue', 'mf-commerce', 'mf-learning', 'mf-wallet-badges'];

test('a tab that was open before a deploy of every remote loses no chunk, and shows what is new', async ({
  delivery: { product, releases },
  tabs,
  complaints,
}) => {
  // The course that she has not bought opens as a page that says so.
  complaints.expect(/status of 403 .*\/api\/Courses\/Use\/1/);
  test.setTimeout(120_000);
  const page = await tabs.newPage();
  await logIn(page, product.url, 'Giulia Sartori');
  const menu = page.getByRole('navigation', { name: 'Principale' });
  await menu.getByRole('link', { name: 'Corsi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corsi' })).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  const lost: string[] = [];
  tabs.on('response', (response) => {
    if (response.url().includes('/_remotes/') && !response.ok()) lost.push(response.url());
  });
  tabs.on('requestfailed', (request) => {
    if (request.url().includes('/_remotes/')) lost.push(request.url());
  });

  const begun = Date.now();
  for (const key of remotes) {
    const texts = key === 'mf-catalogue' ? { '"it":"FAQ"': '"it":"Domande"' } : {};
    await releases.publish(releases.variant(key, texts));
  }
  await expect(menu.getByRole('link', { name: 'Domande' })).toBeVisible();
  keepFigure('deploy of five remotes in the menu of an open tab', Date.now() - begun, 60_000);

  await menu.getByRole('link', { name: 'Domande' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/cart', '/order', '/curriculum', '/courses/use/1', '/courses/view/1']) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(`${product.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Questa pagina non si è aperta')).toHaveCount(0);
  }
  expect(lost).toEqual([]);
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});
