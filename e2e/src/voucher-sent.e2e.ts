import type { Page } from '@playwright/test';
import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pressWithKeyboard } from './keyboard.ts';
import { logIn } from './people.ts';
import { typeInto } from './purchase-by-keyboard.ts';
import { codeInMail, redeemByKeyboard, voucherWords } from './vouchers-by-keyboard.ts';
import { words } from './words.ts';

/** Of the demo: Marco has two of its codes to give. */
const store = 'Magazzino efficiente: scorte, ubicazioni, inventario';

const text = {
  learner: 'Learner',
  actions: /^Actions for the voucher/,
  send: 'Send by mail',
  submit: 'Send',
  leaves: 'The mail goes to davide@example.it',
  withdraw: 'Withdraw the code',
  withdrawn: 'Code withdrawn: the voucher has a new one',
  replaced: 'This code was withdrawn by who bought it',
  done: `Done: “${store}” is among your courses`,
  redeemed: 'Redeemed',
  notFree: 'No longer possible: the code was redeemed, suspended or cancelled',
};

/** Down a menu that is open, to one of its entries. */
async function chooseEntry(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name });
  await entry.waitFor();
  const isReached = () => entry.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 5 && !(await isReached()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
}

test(
  '[MULTI-01 part] [MULTI-09 part] a code is sent by mail and withdrawn by keyboard: who got it is told, and redeems the new one, in English',
  { tag: ['@mf-commerce/vouchers'] },
  async ({ page, product, browser }) => {
    const { url } = product;
    const vouchers = voucherWords.en;
    const common = words.en;
    await logIn(page, url, 'Marco Bianchi', 'en');
    await page.getByRole('button', { name: common.acceptCookies, exact: true }).click();
    await page.goto(`${url}/voucher`);
    const rowOf = (what: string) =>
      page.getByRole('row').filter({ hasText: store }).filter({ hasText: what });
    const free = rowOf(vouchers.free);
    await expect(free).toHaveCount(2);
    const codesToGive = () => free.locator('code').allTextContents();
    const before = await codesToGive();
    const code = before[0] ?? '';
    const menuOf = (of: string) => rowOf(of).getByRole('button', { name: text.actions });

    await test.step('sends it', async () => {
      await pressWithKeyboard(page, menuOf(code));
      await chooseEntry(page, text.send);
      const dialog = page.getByRole('dialog');
      await typeInto(page, dialog.getByLabel(vouchers.recipient), 'Davide');
      await typeInto(page, dialog.getByLabel(vouchers.email), 'davide@example.it');
      await expectAccessibleInBoth(page, 'dialog of a code that is sent');
      await pressWithKeyboard(page, dialog.getByRole('button', { name: text.submit, exact: true }));
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(text.leaves)).toBeVisible();
      await expect(menuOf(code)).toBeFocused();
    });

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    expect(await codeInMail(other, url, vouchers.mail(store))).toBe(code);
    await page.reload();
    await expect(
      rowOf(code).getByText(vouchers.sentTo('Davide', 'davide@example\\.it')),
    ).toBeVisible();

    await test.step('withdraws it', async () => {
      await pressWithKeyboard(page, menuOf(code));
      await chooseEntry(page, text.withdraw);
      const question = page.getByRole('alertdialog');
      await expectAccessibleInBoth(page, 'question before a code is withdrawn');
      await pressWithKeyboard(page, question.getByRole('button', { name: text.withdraw }));
      await expect(page.getByText(text.withdrawn)).toBeVisible();
      await expect(page.getByText(code)).toHaveCount(0);
      await expect(free).toHaveCount(2);
    });
    const [fresh = ''] = (await codesToGive()).filter((one) => !before.includes(one));

    await test.step('who got it is told, and redeems the new one', async () => {
      await logIn(other, url, 'Davide Moretti', 'en');
      await other.getByRole('button', { name: common.acceptCookies, exact: true }).click();
      await other.getByRole('button', { name: common.roleButton }).click();
      await other.getByRole('menuitemradio', { name: text.learner }).click();
      await expect(other.getByRole('button', { name: common.roleButton })).toHaveText(text.learner);
      await other.goto(`${url}/voucher`);
      await redeemByKeyboard(other, { code, language: 'en' });
      await expect(other.getByText(text.replaced)).toBeVisible();
      await expectAccessibleInBoth(other, 'code that was withdrawn');
      await redeemByKeyboard(other, { code: fresh, language: 'en' });
      await expect(other.getByText(text.done)).toBeVisible();
      await elsewhere.close();
    });

    await test.step('its buyer reads that it is redeemed, not by whom, and can do no more', async () => {
      await page.reload();
      await expect(rowOf(fresh)).toContainText(text.redeemed);
      await expect(rowOf(fresh)).not.toContainText(/Davide/);
      await pressWithKeyboard(page, menuOf(fresh));
      const entries = page.getByRole('menuitem').filter({ hasText: text.notFree });
      await expect(entries).toHaveCount(2);
      await expectAccessibleInBoth(page, 'voucher that was redeemed, its actions');
    });
  },
);
