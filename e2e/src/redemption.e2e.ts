import type { Page } from '@playwright/test';
import { expectAccessibleHere, expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pressWithKeyboard, tabTo } from './keyboard.ts';
import { logIn } from './people.ts';
import { choose, tick, typeInto } from './purchase-by-keyboard.ts';
import { attach, contentOf } from './redemption-documents.ts';
import { words } from './words.ts';

const text = {
  form: 'Request the redemption',
  rules: 'The rules',
  rewardRule:
    'Rewards are redeemed from the 15th to the 22nd of March, June, September and December.',
  profitRule: 'Profit sharing is redeemed on any day of the year.',
  amount: 'Requested amount',
  split: /80% to you: €80\.00\. 20% withheld: €20\.00\./,
  wrongAmount: '(*) Enter an amount between the given minimum and maximum',
  withholding: 'Withholding-tax document',
  declaration: 'I declare that I do not exceed the amount of 5000 euro a year',
  occasional: 'Occasional-performance document',
  required: '(*) Required field',
  remove: (name: string) => `Remove ${name}`,
  send: 'Send the request',
  sent: 'The request was sent successfully',
  requests: 'Your redemption requests',
  open: 'You already have a request waiting for these credits.',
  waiting: 'Waiting',
  processed: 'Processed',
  refused: 'Refused',
  reason: 'Reason: “Manca la firma”',
  refuse: 'Refuse',
  why: 'Reason of the refusal',
  process: 'Process',
  download: (name: string) => `Download ${name}`,
  noDownload: 'It can be downloaded only until the request is processed.',
  sure: 'Are you sure you want to process the notarization request?',
  moved: 'Redemption requested',
  refusedMail: /The redemption of €100\.00 was refused/,
  paidMail: /The redemption of €100\.00 was processed/,
};

const WITHHOLDING = 'ritenuta.pdf';
const OCCASIONAL = 'prestazione.pdf';

/** Fills the form in and sends it. @returns the number of the request, from the history */
async function ask(page: Page): Promise<string> {
  const form = page.getByRole('region', { name: text.form });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  const remove = (name: string) => form.getByRole('button', { name: text.remove(name) });
  await typeInto(page, field(text.amount), '100');
  await expect(form.getByText(text.split)).toBeVisible();
  await typeInto(page, field('IBAN'), 'it60x0542811101000000123456');
  await attach(page, { field: form.getByLabel(text.withholding), name: WITHHOLDING });
  await expect(remove(WITHHOLDING)).toBeVisible();
  await tick(page, form.getByRole('switch', { name: text.declaration }));
  await attach(page, { field: form.getByLabel(text.occasional), name: OCCASIONAL });
  await expect(remove(OCCASIONAL)).toBeVisible();
  await pressWithKeyboard(page, form.getByRole('button', { name: text.send }));
  await expect(page.getByText(text.sent)).toBeVisible();
  // Of these credits nothing more can be asked for, and the button says why.
  await expect(form.getByRole('button', { name: text.send })).toHaveAccessibleDescription(
    text.open,
  );
  const newest = newestOf(page);
  await expect(newest).toContainText(text.waiting);
  await expect(newest).toContainText(/100[,.]00/);
  const [number = ''] = ((await newest.locator('small').first().textContent()) ?? '').split(',');
  return number;
}

const newestOf = (page: Page) =>
  page.getByRole('region', { name: text.requests }).getByRole('listitem').first();

test(
  '[WALLET-02 part] [WALLET-08 part] [WALLET-20 part] [BACK-14 part] [BACK-15 part] [BACK-16 part] a teacher asks for euro by keyboard, an administrator refuses, then pays, the teacher sees both, in English',
  { tag: ['@mf-wallet-badges/wallet', '@mf-backoffice/redemptions'] },
  async ({ page, product, browser }) => {
    const { acceptCookies: accept } = words.en;
    const outbox = async () => (await page.request.get(`${product.url}/dev/outbox`)).text();
    await logIn(page, product.url, 'Lucia Ferrante', 'en');
    await page.getByRole('button', { name: accept, exact: true }).click();
    await page.goto(`${product.url}/wallet`);
    const form = page.getByRole('region', { name: text.form });
    const field = (name: string) => form.getByLabel(name, { exact: true });
    const newest = newestOf(page);

    await test.step('each kind of credits says its rules', async () => {
      const rules = form.getByRole('list', { name: text.rules });
      await choose(page, form, /^Reward/);
      await expect(rules).toContainText(text.rewardRule);
      await choose(page, form, /^Profit sharing/);
      await expect(rules).toContainText(text.profitRule);
    });

    await test.step('what is wrong is said at its field, and the first has the focus', async () => {
      await typeInto(page, field(text.amount), '0');
      await pressWithKeyboard(page, form.getByRole('button', { name: text.send }));
      await expect(form.getByText(text.wrongAmount)).toBeVisible();
      await expect(form.getByText(text.required)).toHaveCount(2);
      await expect(field(text.amount)).toBeFocused();
      await expectAccessibleHere(page, 'redemption with errors');
      await page.keyboard.press('ControlOrMeta+a');
    });

    const first = await ask(page);
    await expect(page.getByText(text.moved).first()).toBeVisible();
    await expectAccessibleInBoth(page, 'wallet with a request that waits');

    const office = await browser.newContext();
    const desk = await office.newPage();
    await logIn(desk, product.url, 'Anna Colombo', 'en');
    await desk.getByRole('button', { name: accept, exact: true }).click();

    /** From the table to the request. */
    const open = async (number: string) => {
      await desk.goto(`${product.url}/table/notarization`);
      const row = desk.getByRole('row').filter({ hasText: number });
      await expect(row).toContainText('Lucia Ferrante');
      await expect(row).toContainText(text.waiting);
      await pressWithKeyboard(desk, row.getByRole('link', { name: number }));
      await expect(desk.getByRole('button', { name: text.process })).toBeVisible();
    };

    await test.step('an administrator reads the documents, and refuses with a reason', async () => {
      await open(first);
      for (const name of [WITHHOLDING, OCCASIONAL]) {
        // What is done with the request comes before its documents.
        const button = desk.getByRole('button', { name: text.download(name) });
        const download = desk.waitForEvent('download');
        await pressWithKeyboard(desk, button);
        expect((await download).suggestedFilename()).toBe(name);
        const chunks: Buffer[] = [];
        for await (const chunk of await (await download).createReadStream()) {
          chunks.push(Buffer.from(chunk as Uint8Array));
        }
        expect(Buffer.concat(chunks).toString()).toBe(contentOf(name));
      }
      await expectAccessibleInBoth(desk, 'redemption request');
      await tabTo(desk, desk.getByRole('button', { name: text.refuse }), 'Shift+Tab');
      await desk.keyboard.press('Enter');
      const dialog = desk.getByRole('dialog');
      await typeInto(desk, dialog.getByLabel(text.why), 'Manca la firma');
      await expectAccessibleHere(desk, 'refusal of a redemption');
      await pressWithKeyboard(desk, dialog.getByRole('button', { name: text.refuse }));
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByText(text.refused, { exact: true }).first()).toBeVisible();
      await expect(desk.getByRole('button', { name: text.process })).toHaveCount(0);
      // The button that had the focus is gone: the keyboard goes on in the page.
      await expect(desk.locator('main')).toBeFocused();
    });

    await page.reload();
    await expect(newest).toContainText(text.refused);
    await expect(newest).toContainText(text.reason);
    await expect.poll(outbox).toMatch(text.refusedMail);

    await choose(page, form, /^Profit sharing/);
    const second = await ask(page);
    expect(second).not.toBe(first);

    await test.step('the administrator says that the other one is paid', async () => {
      await open(second);
      await pressWithKeyboard(desk, desk.getByRole('button', { name: text.process }));
      const question = desk.getByRole('alertdialog', { name: text.sure });
      await expectAccessibleHere(desk, 'question before a redemption is processed');
      await pressWithKeyboard(desk, question.getByRole('button', { name: text.process }));
      await expect(desk.getByText(text.processed, { exact: true }).first()).toBeVisible();
      const withholding = desk.getByRole('button', { name: text.download(WITHHOLDING) });
      await expect(withholding).toHaveAccessibleDescription(text.noDownload);
      const again = desk.waitForEvent('download');
      await pressWithKeyboard(desk, desk.getByRole('button', { name: text.download(OCCASIONAL) }));
      expect((await again).suggestedFilename()).toBe(OCCASIONAL);
      await expectAccessibleInBoth(desk, 'redemption that was processed');
      await office.close();
    });

    await page.reload();
    await expect(newest).toContainText(second);
    await expect(newest).toContainText(text.processed);
    await expectAccessibleInBoth(page, 'wallet with a request that was processed');
    await expect.poll(outbox).toMatch(text.paidMail);
  },
);
