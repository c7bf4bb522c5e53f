import { pressWithKeyboard } from './keyboard.ts';
import { expectAccessibleHere, expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { logIn } from './people.ts';
import {
  choose,
  confirmByKeyboard,
  payByKeyboard,
  tick,
  toOrderByKeyboard,
  typeInto,
} from './purchase-by-keyboard.ts';
import { words } from './words.ts';

/** Of the demo: 79 and 75 euro; Marco has neither, and 20 euro in his coupon. */
const OFFICE = 1;
const INVOICING = 11;

const text = {
  area: 'Usa i crediti come coupon',
  amount: 'Importo',
  setAside: 'Sposta nel coupon',
  bringBack: 'Riporta nei crediti',
  moved: 'Spostati nel coupon',
  useToo: /^Usa anche il coupon/,
  paidAtOnce: /L’hai pagato con il coupon: i corsi sono già tuoi\./,
  toOrders: 'Vai agli ordini',
  whole: 'Coupon',
  part: 'Coupon + Carta',
};

test(
  '[WALLET-02 part] [CART-29] [ORDER-14 part] [ORDER-16 part] credits go into the coupon, which pays an order whole and another in part, by keyboard',
  { tag: ['@mf-commerce/purchase', '@mf-wallet-badges/wallet'] },
  async ({ page, product }) => {
    const common = words.it;
    const { url } = product;
    await logIn(page, url, 'Marco Bianchi');
    await page.getByRole('button', { name: common.acceptCookies, exact: true }).click();

    await test.step('credits go into the coupon, and some of them back', async () => {
      await page.goto(`${url}/wallet`);
      const area = page.getByRole('region', { name: text.area });
      const amount = area.getByLabel(text.amount);
      await expect(area).toContainText(/20[,.]00/);
      await typeInto(page, amount, '62');
      await pressWithKeyboard(page, area.getByRole('button', { name: text.setAside }));
      await expect(area).toContainText(/82[,.]00/);
      await expect(amount).toHaveValue('');
      // The amount is before the button that was pressed.
      await page.keyboard.press('Shift+Tab');
      await typeInto(page, amount, '2');
      await pressWithKeyboard(page, area.getByRole('button', { name: text.bringBack }));
      await expect(area).toContainText(/80[,.]00/);
      await expect(page.getByText(text.moved).first()).toBeVisible();
      await expectAccessibleInBoth(page, 'wallet with a coupon');
    });

    await test.step('the coupon pays an order whole', async () => {
      await toOrderByKeyboard(page, { url, courseId: OFFICE, language: 'it' });
      await choose(page, page.locator('main form'), /^Coupon/);
      await expect(page.getByText(/^[-−]\s?€?\s?79[,.]00/)).toBeVisible();
      await expectAccessibleHere(page, 'order that the coupon pays');
      await confirmByKeyboard(page, 'it');
      await expect(page.getByText(text.paidAtOnce)).toBeVisible();
      await expectAccessibleHere(page, 'dialog of an order that the coupon paid');
      await pressWithKeyboard(page, page.getByRole('button', { name: text.toOrders }));
      await expect(page).toHaveURL(`${url}/order`);
      await expectAccessibleInBoth(page, 'orders, one by coupon');
      await pressWithKeyboard(page, page.getByRole('link', { name: /^WB-/ }).first());
      await expect(page).toHaveURL(/\/order\/detail\/\d+/);
      await expect(page.getByText(text.whole, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(common.paidPill, { exact: true })).toBeVisible();
      await expectAccessibleInBoth(page, 'order paid by coupon');
    });

    await test.step('what is left of it pays a part of another order', async () => {
      await toOrderByKeyboard(page, { url, courseId: INVOICING, language: 'it' });
      await choose(page, page.locator('main form'), /^Carta/);
      await tick(page, page.getByRole('checkbox', { name: text.useToo }));
      await expect(page.getByText(/^[-−]\s?€?\s?1[,.]00/)).toBeVisible();
      await expectAccessibleHere(page, 'order that the coupon pays in part');
      await confirmByKeyboard(page, 'it');
      await payByKeyboard(page, 'it', /74[,.]00/);
      await pressWithKeyboard(page, page.getByRole('link', { name: common.seeOrder }));
      await expect(page.getByText(text.part, { exact: true })).toBeVisible();
      await expect(page.getByText(/74[,.]00/).first()).toBeVisible();
      await expectAccessibleInBoth(page, 'order paid by coupon in part');
    });

    await page.goto(`${url}/wallet`);
    const area = page.getByRole('region', { name: text.area });
    await expect(area.locator('dd').first()).toHaveText('-');
  },
);
