import type { Page } from '@playwright/test';
import { expectAccessibleHere, expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import {
  confirmGuestOrder,
  fillGuestOrder,
  guestEmail,
  guestWords,
  onSandbox,
  putIntoCart,
} from './guest-form.ts';
import { chooseLanguage } from './people.ts';
import { words } from './words.ts';

const COURSE = 1;
const code = /^WB-[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/;
const pay = { it: /^Paga/, en: /^Pay/ };

const text = words.en;
const guest = guestWords.en;

test('[PUB-13 part] [CART-26 part] [MULTI-01] [MULTI-04] [ORDER-08 part] [ORDER-13] a visitor buys two seats as a guest in English, from the catalogue to the printed codes', async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await chooseLanguage(page, 'en');
  await page.getByRole('button', { name: text.acceptCookies }).click();
  await putIntoCart(page, product.url, COURSE, 'en');
  await page.locator('main').getByRole('link', { name: text.inCart }).first().click();
  await page.getByRole('switch', { name: text.forOthers }).check();
  await page.getByRole('button', { name: text.oneMore }).click();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');
  await expectAccessibleInBoth(page, 'cart of a guest, for others');
  await page.getByRole('link', { name: guest.buyAsGuest }).click();
  await expect(page.getByRole('heading', { level: 1, name: text.orderTitle })).toBeVisible();
  await expect(page.getByLabel(guest.surname)).toBeVisible();
  await expectAccessibleInBoth(page, 'order of a guest');
  await fillGuestOrder(page, 'en');
  await confirmGuestOrder(page, 'en');
  await expectAccessibleInBoth(page, 'dialog of a guest');
  await page.getByRole('button', { name: text.toPayment }).click();

  await test.step('[ORDER-11] [ORDER-30] a refused payment leaves the cart, and the order is tried again', async () => {
    await page.waitForURL(/\/dev\/pay/);
    const provider = page.url();
    await onSandbox(page, /declin|refus|fail/i);
    await expect(page.getByRole('heading', { name: guest.failed })).toBeVisible();
    // Who goes back to the provider's page is sent to the shop: a guest has no list of orders.
    await page.goto(provider);
    await expect(page.getByText(guest.closed)).toBeVisible();
    await expectAccessibleHere(page, 'closed page of the provider');
    await page.getByRole('link', { name: guest.toShop }).click();
    await expect(page.getByRole('heading', { name: guest.failed })).toBeVisible();
    await expectAccessibleInBoth(page, 'failed payment of a guest');
    await page.getByRole('link', { name: guest.tryAgain }).click();
    await expect(page).toHaveURL(/\/public\/cart/);
    await page.getByRole('link', { name: guest.buyAsGuest }).click();
    // The typed text is restored.
    await expect(page.getByLabel(guest.email)).toHaveValue(guestEmail);
    await confirmGuestOrder(page, 'en');
    await page.getByRole('button', { name: text.toPayment }).click();
    await onSandbox(page, pay.en);
  });

  await expect(page.getByRole('heading', { name: text.paid })).toBeVisible();
  await expect(page.getByText(guest.saveNow)).toContainText(guestEmail);
  const codes = await page.locator('code').allTextContents();
  expect(codes).toEqual([expect.stringMatching(code), expect.stringMatching(code)]);
  expect(new Set(codes).size).toBe(2);
  await expectAccessibleInBoth(page, 'codes of a guest');
  expect(await page.evaluate(() => localStorage.getItem('public:cart'))).toBeNull();

  await test.step('[ORDER-18] a reload shows the stored result', async () => {
    await page.reload();
    await expect(page.getByText(String(codes[0]))).toBeVisible();
  });

  await test.step('the sheet has the codes, and nothing else of the page', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: guest.print }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(String(codes[0]))).toBeVisible();
    await expect(page.getByText(/WB-\d{4}-\d{6}/).first()).toBeAttached();
    for (const hidden of [
      page.getByRole('banner'),
      page.getByRole('contentinfo'),
      page.getByRole('heading', { level: 1 }),
      page.getByRole('button', { name: guest.print }),
    ]) {
      await expect(hidden.first()).toBeHidden();
    }
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the mail has the code, in the language of the purchase', async () => {
    const outbox = async () => (await page.request.get(`${product.url}/dev/outbox`)).text();
    await expect.poll(outbox).toMatch(guest.paidMail);
    expect(await outbox()).toContain(guestEmail);
  });

  await test.step('the cancellation is asked for with a reason, and shown', async () => {
    await page.getByRole('button', { name: guest.askToCancel }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(guest.cancelReason).fill('Doppione');
    await dialog.getByRole('button', { name: guest.askToCancel }).click();
    await expect(page.getByText(guest.cancelAsked)).toBeVisible();
    await expect(page.getByRole('button', { name: guest.askToCancel })).toHaveCount(0);
  });

  await test.step('[ORDER-10] on to the catalogue; a stranger with the address sees no codes', async () => {
    const address = page.url();
    await page.getByRole('link', { name: guest.keepShopping }).click();
    await expect(page).toHaveURL(/\/public\/catalogue/);
    await page.evaluate(() => sessionStorage.clear());
    // The server says 404 to a key that it does not know; this browser has none.
    await page.goto(address);
    await expect(page.getByRole('heading', { name: guest.elsewhere })).toBeVisible();
    await expect(page.locator('code')).toHaveCount(0);
  });
});

/** A visitor who has put a course into the cart and said who buys. */
async function fillOrderOf(courseId: number, page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('button', { name: words.it.acceptCookies }).click();
  await putIntoCart(page, url, courseId, 'it');
  await page.goto(`${url}/public/payment`);
  await fillGuestOrder(page, 'it');
}

test.describe('the server is killed', () => {
  test.use({ isKilled: true });

  test('[MULTI-04 part] paid, the window closed before the return, the server killed: the codes are there at the next visit', async ({
    page,
    product,
  }) => {
    await fillOrderOf(COURSE, page, product.url);
    await confirmGuestOrder(page, 'it');
    await page.getByRole('button', { name: words.it.toPayment }).click();
    await page.waitForURL(/\/dev\/pay/);
    // As on the phone of a bank: it is paid, and no page comes back.
    const paid = await page.request.post(`${page.url()}/pay`, { maxRedirects: 0 });
    expect(paid.status()).toBe(303);
    await product.killApi();
    const visit = await page.context().newPage();
    await page.close();
    await product.restartApi();
    await visit.goto(`${product.url}/public/payment`);
    await expect(visit.getByRole('heading', { name: words.it.paid })).toBeVisible();
    await expect(visit.locator('code')).toHaveText(code);
    expect(await visit.evaluate(() => localStorage.getItem('public:cart'))).toBeNull();
  });
});

test(
  'given up at the provider: the cart is kept, and the order waits to be resumed',
  { tag: ['@mf-commerce/course-actions', '@mf-commerce/purchase'] },
  async ({ page, product }) => {
    await fillOrderOf(COURSE, page, product.url);
    await page.getByRole('radio').nth(1).check();
    await confirmGuestOrder(page, 'it');
    await page.getByRole('button', { name: words.it.toPayment }).click();
    await onSandbox(page, /^Annulla/);
    await expect(page.getByRole('heading', { name: guestWords.it.failed })).toBeVisible();
    await page.getByRole('link', { name: guestWords.it.tryAgain }).click();
    await page.getByRole('link', { name: guestWords.it.buyAsGuest }).click();
    await expect(page.getByText(guestWords.it.waiting)).toBeVisible();
    await page.getByRole('button', { name: 'Riprendi il pagamento' }).click();
    await onSandbox(page, /^Paga/);
    await expect(page.locator('code')).toHaveText(code);
  },
);
