import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { focusOn } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

const accept = words.it.acceptCookies;

const edited = (page: Page) => page.locator('main ol li h2').allTextContents();
const shown = (page: Page) => page.locator('main summary').allTextContents();

/** Done when the server has the order that the page shows. */
async function moving(page: Page, count: number, move: () => Promise<void>) {
  let answered = 0;
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/FaqWB/Faq/Posizione') && answer.ok()) answered += 1;
  });
  await move();
  await expect.poll(() => answered).toBe(count);
}

/** Drags one handle to where another one is. */
async function drag(page: Page, from: RegExp, to: RegExp) {
  const handle = page.getByRole('button', { name: from });
  const target = page.getByRole('button', { name: to });
  await handle.scrollIntoViewIfNeeded();
  const [start, end] = [await handle.boundingBox(), await target.boundingBox()];
  if (!start || !end) throw new Error('A question has no handle');
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 20, { steps: 5 });
  await page.mouse.move(end.x + 10, end.y + 20, { steps: 15 });
  await page.mouse.up();
}

test(
  '[FAQ-01 part] an administrator puts the FAQ in order by keyboard and by dragging, visitors see it and search in it',
  { tag: ['@mf-backoffice/audit-table', '@mf-backoffice/faq-edit', '@mf-catalogue/faq'] },
  async ({ page, product, browser }) => {
    await logIn(page, product.url, 'Anna Colombo');
    await page.getByRole('button', { name: accept, exact: true }).click();
    await page.goto(`${product.url}/faq/edit`);
    await expect(page.locator('main ol li h2').first()).toBeVisible();
    const before = await edited(page);
    const [first = '', second = '', third = '', ...others] = before;
    expect(first).toBe('Come mi registro?');

    // On a small screen the row would leave it.
    await page.setViewportSize({ width: 360, height: 640 });
    await focusOn(page, /^Sposta “Come mi registro/);
    await moving(page, 2, async () => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
    });
    const byKeyboard = [second, third, first, ...others];
    expect(await edited(page)).toEqual(byKeyboard);
    const handle = page.getByRole('button', { name: /^Sposta “Come mi registro/ });
    await expect(handle).toBeFocused();
    await expect(handle).toBeInViewport();
    await expect(page.getByText(`“${first}”: posizione 3 di ${before.length}`)).toBeAttached();
    await expectAccessible(page, 'FAQ editing, a question moved');
    await page.reload();
    await expect.poll(() => edited(page)).toEqual(byKeyboard);

    await page.setViewportSize({ width: 1440, height: 900 });
    await moving(page, 1, () => drag(page, /^Sposta “Che cos’è un badge/, /^Sposta “Come mi reg/));
    const byHand = [second, first, third, ...others];
    await expect.poll(() => edited(page)).toEqual(byHand);
    await page.reload();
    await expect.poll(() => edited(page)).toEqual(byHand);
    // The move is in the audit, which leads to the question.
    await page.goto(`${product.url}/audit`);
    const act = page.getByRole('row', { name: /FAQ spostata alla posizione 3/ }).first();
    await act.getByRole('link', { name: 'Domanda 3' }).click();
    await expect(page.locator('details[open] summary')).toHaveText(third);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${product.url}/public/faq`);
    await visitor.getByRole('button', { name: accept, exact: true }).click();
    await expect.poll(() => shown(visitor)).toEqual(byHand);
    const field = visitor.getByRole('searchbox', { name: 'Cerca tra le domande' });
    await field.fill('BLOCKCHAIN perche');
    await expect
      .poll(() => shown(visitor))
      .toEqual(['Perché i badge sono notarizzati su blockchain?']);
    await expect(visitor).toHaveURL(/\/public\/faq\?q=BLOCKCHAIN\+perche$/);
    await expectAccessible(visitor, 'FAQ, a search');
    await visitor.reload();
    await expect(field).toHaveValue('BLOCKCHAIN perche');
    await expect(visitor.locator('main summary')).toHaveCount(1);
    await field.fill('zzz');
    await expect(visitor.getByRole('heading', { name: 'Nessuna domanda per “zzz”' })).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Scrivi all’assistenza' })).toBeVisible();
    await expectAccessible(visitor, 'FAQ, a search without results');
    await visitor.getByRole('button', { name: 'Cancella la ricerca' }).click();
    await expect(field).toBeFocused();
    await expect.poll(() => shown(visitor)).toEqual(byHand);
    await visitor.context().close();
  },
);
