import type { Page } from '@playwright/test';
import { expect, expectAccessible, sharedProductTest as test } from './fixtures.ts';
import { focusOn, pressWithKeyboard, tabTo } from './keyboard.ts';
import { logIn } from './people.ts';
import { words } from './words.ts';

const accept = words.it.acceptCookies;
const OFFICE = 1;
const title = 'Due lezioni nuove sulle vie di fuga';

const openTab = (page: Page, url: string) =>
  page.goto(`${url}/courses/view/${OFFICE}?tab=newsletter`);

test(
  '[NEWS-14] [NEWS-09 part] a learner subscribes, an editor writes, previews, saves and sends by keyboard alone, the mail arrives and its link ends the subscription',
  {
    tag: ['@mf-backoffice/newsletters', '@mf-catalogue/course-detail', '@mf-catalogue/unsubscribe'],
  },
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
    await writeAndSend(desk);
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

/** From the tab of the course to the last mail, without a mouse. */
async function writeAndSend(desk: Page): Promise<void> {
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  await pressWithKeyboard(desk, desk.getByRole('link', { name: 'Scrivi la newsletter' }));
  await focusOn(desk, /^Titolo/);
  await desk.keyboard.type(title);
  await focusOn(desk, /^Testo/);
  await desk.keyboard.type('Da martedì le trovi nel secondo modulo.');
  // A line break, not the end of the form.
  await desk.keyboard.press('Enter');
  await desk.keyboard.press('Enter');
  await desk.keyboard.type('Buono studio.');
  const preview = desk.getByRole('article');
  for (const words of [title, 'Ciao Elena,', 'Da martedì le trovi nel secondo modulo.']) {
    await expect(preview).toContainText(words);
  }
  await expect(preview.getByText('Buono studio.', { exact: true })).toBeVisible();
  await expectAccessible(desk, 'newsletter being written, with its preview');

  await tabTo(desk, desk.getByRole('radio', { name: /Non ancora deciso/ }));
  await desk.keyboard.press('ArrowDown');
  await expect(desk.getByRole('radio', { name: /Adesso/ })).toBeChecked();
  await pressWithKeyboard(desk, button('Salva la bozza'));
  await expect(desk).toHaveURL(/\/newsletter\/edit\/\d+$/);
  await expect(button('Invia')).not.toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(desk, 'draft of a newsletter');

  await pressWithKeyboard(desk, button('Invia'));
  const question = desk.getByRole('alertdialog');
  await expectAccessible(desk, 'question before a newsletter is sent');
  await pressWithKeyboard(desk, question.getByRole('button', { name: 'Invia' }));
  await expect(desk.getByText('Inviata', { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(desk.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  await expectAccessible(desk, 'newsletter that was sent');
}
