import { expect } from '../fixtures.ts';
import {
  confirmGuestOrder,
  fillGuestOrder,
  guestWords,
  onSandbox,
  putIntoCart,
} from '../guest-form.ts';
import type { Screen, Visit } from '../screen.ts';
import { words } from '../words.ts';
import { courses, forOthers, to } from './visits.ts';

const payment = '/public/payment';

const order = async (visit: Visit) => {
  await to(payment)(visit);
  await expect(visit.page.getByLabel(guestWords[visit.language].surname)).toBeVisible();
};

/** Follows the one before it: the order stands in the form. */
const pay = async ({ page, language }: Visit) => {
  await confirmGuestOrder(page, language);
  await page.getByRole('button', { name: words[language].toPayment }).click();
  // The provider speaks the language in which the order was made.
  await onSandbox(page, /^(?:Paga|Pay) /);
};

/** The purchase of a visitor, in the order in which it goes. */
export const guestScreens: readonly Screen[] = [
  { name: 'public payment without a purchase', open: to(payment) },
  { name: 'return of a purchase of another browser', open: to(`${payment}?session_id=none`) },
  {
    name: 'public cart',
    open: async (visit) => {
      await putIntoCart(visit.page, visit.url, courses.published, visit.language);
      await to('/public/cart')(visit);
    },
  },
  { name: 'public cart, for others', open: forOthers },
  { name: 'order of a guest', open: order },
  {
    name: 'order of a guest, with an invoice and faults',
    open: async (visit) => {
      const { page, language } = visit;
      await order(visit);
      await page.getByRole('checkbox', { name: guestWords[language].wantsInvoice }).check();
      await page.getByLabel(guestWords[language].email).fill('rosa@');
      await page.getByLabel('SDI').fill('A');
      await page.getByLabel('SDI').blur();
    },
    close: async ({ page, language }) =>
      page.getByRole('checkbox', { name: guestWords[language].wantsInvoice }).uncheck(),
  },
  {
    name: 'order dialog of a guest',
    open: async (visit) => {
      await order(visit);
      await fillGuestOrder(visit.page, visit.language);
      await confirmGuestOrder(visit.page, visit.language);
    },
  },
  {
    name: 'an order of a guest that waits for its payment',
    open: async (visit) => {
      await order(visit);
      await expect(visit.page.getByText(guestWords[visit.language].waiting)).toBeVisible();
    },
  },
  { name: 'payment of a guest, given up', open: to(`${payment}?paymentId=none`) },
  {
    name: 'codes of a guest',
    open: async (visit) => {
      await order(visit);
      await pay(visit);
      await expect(visit.page.locator('code').first()).toBeVisible();
    },
  },
];
