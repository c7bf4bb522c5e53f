import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

const accept = words.it.acceptCookies;
const OFFICE = 1;
const title = 'Due lezioni nuove sulle vie di fuga';

const openTab = (page: Page, url: string) =>
  page.goto(`${url}/courses/view/${OFFICE}?tab=newsletter`);

test(
  '[NEWS-14] [NEWS-09 part] a learner subscribes, an editor writes and sends, the mail arrives and its link ends the subscription',
  { tag: ['@mf-backoffice', '@mf-catalogue'] },
  async ({ page, product, browser }) => {
    await logIn(page, product.url, 'Giulia Sartori');
    await page.getByRole('button', { name: accept, exact: true }).click();
    await openTab(page, product.url);
    await page.getByRole('button', { name: 'Iscriviti' }).click();
    const warning = page.getByRole('alertdialog', { name: 'Vuoi iscriverti?' });
    await expectAccessible(page, 'warning before a subscription');
    await warning.getByRole('button', { name: 'Iscriviti' }).click();
    await expect(page.getByRole('button', { name: 'Disiscriviti' })).toBeVisible();
    await expectAccessible(page, 'tab Newsletter of a course');

    const desk = await (await browser.newContext()).newPage();
    await logIn(desk, product.url, 'Elena Vitali');
    await desk.getByRole('button', { name: accept, exact: true }).click();
    await openTab(desk, product.url);
    await desk.getByRole('link', { name: 'Scrivi la newsletter' }).click();
    await desk.getByLabel('Titolo').fill(title);
    await desk.getByLabel('Testo').fill('Da martedì le trovi nel secondo modulo.\n\nBuono studio.');
    await desk.getByRole('radio', { name: /Adesso/ }).check();
    await desk.getByRole('button', { name: 'Salva la bozza' }).click();
    await expect(desk).toHaveURL(/\/newsletter\/edit\/\d+$/);
    const send = desk.getByRole('button', { name: 'Invia', exact: true });
    await expect(send).not.toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(desk, 'draft of a newsletter');
    await send.click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Invia' }).click();
    await expect(desk.getByText('Inviata', { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(desk.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expectAccessible(desk, 'newsletter that was sent');
    await desk.goto(`${product.url}/newsletter`);
    await expect(desk.getByRole('link', { name: title })).toBeVisible();
    await expectAccessible(desk, 'newsletters of an editor');
    await desk.context().close();

    await page.goto(`${product.url}/dev/outbox`);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('Ciao Giulia,')).toBeVisible();
    await page.getByRole('link', { name: /\/unsubscribe\?courseId=1&userId=/ }).click();
    await expect(page.getByRole('heading', { name: 'Ti sei appena disiscritto' })).toBeVisible();
    await openTab(page, product.url);
    await expect(page.getByRole('button', { name: 'Iscriviti' })).toBeVisible();
    await page.goto(`${product.url}/newsletter`);
    await expect(page.getByRole('heading', { name: 'La newsletter di WorkerBadge' })).toBeVisible();
    await expectAccessible(page, 'newsletters of a learner');
  },
);
