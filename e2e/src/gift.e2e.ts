import { expectAccessibleHere, expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pressWithKeyboard } from './keyboard.ts';
import { logIn } from './people.ts';
import {
  confirmByKeyboard,
  payByKeyboard,
  tick,
  toOrderByKeyboard,
  typeInto,
} from './purchase-by-keyboard.ts';
import { codeInMail, redeemByKeyboard, voucherWords } from './vouchers-by-keyboard.ts';
import { words } from './words.ts';

const OFFICE = 1;
const office = 'Sicurezza in ufficio: riconoscere i rischi, sapere cosa fare';

const text = {
  isGift: /^It is a gift/,
  message: /^Message/,
  ready: /^The gift is ready.*lucia\.ferrante@example\.it/,
  whichRedeemed: 'Which ones were redeemed?',
  showName: /^Show my name to who bought the code/,
  done: `Done: “${office}” is among your courses`,
  by: 'By Lucia Ferrante',
  print: 'Print the vouchers to cut out',
  none: 'No voucher to print: they are redeemed, suspended or cancelled',
  from: 'Offered by Giulia Sartori',
  qr: /^QR code of the address .*\/voucher$/,
};

test(
  '[MULTI-06 part] [MULTI-09 part] one gives a course by keyboard and prints it, its code comes by mail, another redeems it, once, in English',
  {
    tag: [
      '@mf-commerce/course-actions',
      '@mf-commerce/purchase',
      '@mf-commerce/orders',
      '@mf-commerce/vouchers',
    ],
  },
  async ({ page, product, browser }) => {
    const { url } = product;
    const vouchers = voucherWords.en;
    const accept = words.en.acceptCookies;
    await logIn(page, url, 'Giulia Sartori', 'en');
    await page.getByRole('button', { name: accept, exact: true }).click();

    await test.step('buys it for somebody else', async () => {
      await toOrderByKeyboard(page, { url, courseId: OFFICE, language: 'en' });
      await tick(page, page.getByRole('checkbox', { name: text.isGift }));
      await typeInto(page, page.getByLabel(vouchers.recipient), 'Lucia');
      await typeInto(page, page.getByLabel(vouchers.email), 'lucia.ferrante@example.it');
      await typeInto(page, page.getByLabel(text.message), 'Buon compleanno!');
      await expectAccessibleHere(page, 'order of a gift');
      await confirmByKeyboard(page, 'en');
      await payByKeyboard(page, 'en', /79[,.]00/);
      await expect(page.getByText(text.ready)).toBeVisible();
      await expectAccessibleInBoth(page, 'gift that was paid');
    });

    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    const code = await codeInMail(other, url, vouchers.mail(office));
    await expect(other.getByText('> Buon compleanno!')).toBeVisible();

    await pressWithKeyboard(page, page.getByRole('link', { name: words.en.seeOrder }));
    await expect(page).toHaveURL(/\/order\/detail\/\d+/);
    const order = page.url();

    await test.step('prints it as a coupon: the sheet, and nothing else of the page', async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await pressWithKeyboard(page, page.getByRole('button', { name: text.print }));
      await expect(page.locator('body')).toHaveAttribute('data-printed', '');
      const sheet = page.locator('[data-coupons]');
      await expect(sheet).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(sheet.getByText(code)).toBeVisible();
      await expect(sheet.getByRole('heading', { name: office })).toBeVisible();
      await expect(sheet.getByText(text.from)).toBeVisible();
      await expect(sheet.getByRole('img', { name: text.qr })).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(sheet).toHaveCount(0);
    });

    await pressWithKeyboard(page, page.getByRole('link', { name: text.whichRedeemed }));
    await expect(page.getByText(vouchers.free)).toHaveCount(1);
    await expect(page.getByText(code)).toBeVisible();
    await expect(
      page.getByText(vouchers.sentTo('Lucia', 'lucia\\.ferrante@example\\.it')),
    ).toBeVisible();

    await test.step('the other person redeems the code, and lets their name be seen', async () => {
      await logIn(other, url, 'Lucia Ferrante', 'en');
      await other.getByRole('button', { name: accept, exact: true }).click();
      await other.goto(`${url}/voucher`);
      await tick(other, other.getByRole('checkbox', { name: text.showName }));
      await redeemByKeyboard(other, { code, language: 'en' });
      await expect(other.getByText(text.done)).toBeVisible();
      await expectAccessibleInBoth(other, 'gift that was redeemed');
    });

    await test.step('once: neither they nor who bought it can use it again', async () => {
      for (const again of [other, page]) {
        await redeemByKeyboard(again, { code, language: 'en' });
        await expect(again.getByText(vouchers.used(code))).toBeVisible();
        await expect(again.getByText(vouchers.usedAt, { exact: true })).toBeVisible();
      }
      await elsewhere.close();
    });

    await page.reload();
    await expect(page.getByText(text.by, { exact: true })).toBeVisible();
    await expectAccessibleInBoth(page, 'vouchers of who gave a gift');
    await page.goto(order);
    await pressWithKeyboard(page, page.getByRole('button', { name: text.print }));
    await expect(page.getByText(text.none)).toBeVisible();
  },
);
