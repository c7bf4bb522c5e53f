import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pressWithKeyboard } from './keyboard.ts';
import { enter, logIn } from './people.ts';
import { confirmByKeyboard, payByKeyboard, tick, typeInto } from './purchase-by-keyboard.ts';
import { words } from './words.ts';

const OFFICE = 1;
const office = 'Sicurezza in ufficio: riconoscere i rischi, sapere cosa fare';

const text = {
  company: 'Officine Greco S.r.l.',
  electronicInvoice: 'Download the electronic invoice',
  ask: 'Ask for cancellation',
  why: 'Why you want to cancel',
  reason: 'A colleague has left',
  asked: /Cancellation asked for on .*A colleague has left/,
  part: /^Refund a part/,
  seats: `Seats of “${office}” to refund`,
  fewer: 'Decrease',
  message: /^Message to the customer/,
  answer: 'We refund one seat',
  refund: /^Refund €/,
  refunded: 'Refunded in part',
  note: /^Download (the )?credit note NC 1/,
  electronicNote: /^Download the electronic credit note NC 1/,
  accepted: /^Request accepted in part/,
  answered: 'The answer: “We refund one seat”',
  whichRedeemed: 'Which ones were redeemed?',
  free: 'To redeem',
  cancelled: 'Cancelled',
  mail: /Refund of a part of order/,
  roleMenu: /^Role: Learner/,
  ownName: 'Act in your own name',
  inOwnName: 'You act in your own name now',
  again: /^Act for Officine Greco/,
  delegate: /of Officine Greco S\.r\.l\./,
};

test(
  '[API-71 part] [ORDER-40 part] a company buys seats with an electronic invoice, asks to cancel, gets one seat back with its credit note, by keyboard, in English',
  { tag: ['@mf-commerce/orders', '@mf-backoffice/order-detail'] },
  async ({ page, product, browser }) => {
    const { url } = product;
    const say = words.en;
    // The company’s survey waits for him: the dashboard is not the end of his login.
    await enter(page, url, 'Paolo Greco', 'en');
    await page.getByRole('button', { name: say.acceptCookies, exact: true }).click();

    await test.step('two seats, billed to the company', async () => {
      await page.goto(`${url}/courses/view/${OFFICE}`);
      const main = page.locator('main');
      await pressWithKeyboard(page, main.getByRole('button', { name: say.addToCart }).first());
      await pressWithKeyboard(page, main.getByRole('link', { name: say.inCart }).first());
      const forOthers = page.getByRole('switch', { name: say.forOthers });
      await tick(page, forOthers);
      await pressWithKeyboard(page, page.getByRole('button', { name: say.oneMore }));
      await pressWithKeyboard(page, page.getByRole('button', { name: say.toOrder }));
      await expect(page.locator('main').getByText(text.company)).toBeVisible();
      await confirmByKeyboard(page, 'en');
      await payByKeyboard(page, 'en', /\d[,.]\d{2}/);
      await pressWithKeyboard(page, page.getByRole('link', { name: say.seeOrder }));
      await expect(page).toHaveURL(/\/order\/detail\/\d+/);
      await expect(page.getByRole('button', { name: text.electronicInvoice })).toBeVisible();
      await expectAccessibleInBoth(page, 'order of a company');
    });
    const orderId = /\d+$/.exec(page.url())?.[0] ?? '';

    await test.step('the company asks for the cancellation', async () => {
      await pressWithKeyboard(page, page.getByRole('button', { name: text.ask }));
      const dialog = page.getByRole('dialog');
      await typeInto(page, dialog.getByLabel(text.why), text.reason);
      await pressWithKeyboard(page, dialog.getByRole('button', { name: text.ask }));
      await expect(page.getByText(text.asked)).toBeVisible();
      await expectAccessibleInBoth(page, 'order of a company with an open request');
    });

    const elsewhere = await browser.newContext();
    const desk = await elsewhere.newPage();
    await test.step('an administrator gives one of the seats back', async () => {
      await logIn(desk, url, 'Anna Colombo', 'en');
      await desk.getByRole('button', { name: say.acceptCookies, exact: true }).click();
      await desk.goto(`${url}/detail/invoice/${orderId}`);
      await expect(desk.getByText(`“${text.reason}”`)).toBeVisible();
      await desk.getByRole('radio', { name: text.part }).check();
      // All seats are chosen with their line.
      await desk.getByRole('checkbox', { name: office }).check();
      await pressWithKeyboard(desk, desk.getByRole('button', { name: text.fewer }));
      await expect(desk.getByLabel(text.seats)).toHaveValue('1');
      await typeInto(desk, desk.getByLabel(text.message), text.answer);
      await expectAccessibleInBoth(desk, 'answer to a company');
      await pressWithKeyboard(desk, desk.getByRole('button', { name: text.refund }));
      await expect(desk.getByText(text.refunded)).toBeVisible();
      await expect(desk.getByText(/NC 1\/\d{4}/).first()).toBeVisible();
      await expectAccessibleInBoth(desk, 'order of a company with a credit note');
      await elsewhere.close();
    });

    await test.step('the company reads the answer, and has both credit notes and one seat', async () => {
      await page.reload();
      await expect(page.getByText(text.accepted)).toBeVisible();
      await expect(page.getByText(text.answered)).toBeVisible();
      const note = page.waitForEvent('download');
      await pressWithKeyboard(page, page.getByRole('button', { name: text.note }));
      expect((await note).suggestedFilename()).toMatch(/\.pdf$/);
      const file = page.waitForEvent('download');
      await pressWithKeyboard(page, page.getByRole('button', { name: text.electronicNote }));
      expect((await file).suggestedFilename()).toMatch(/\.xml$/);
      await expectAccessibleInBoth(page, 'order of a company with a refund');
      await pressWithKeyboard(page, page.getByRole('link', { name: text.whichRedeemed }));
      await expect(page.getByText(text.free, { exact: true })).toHaveCount(1);
      await expect(page.getByText(text.cancelled, { exact: true })).toHaveCount(1);
      const outbox = async () => (await page.request.get(`${url}/dev/outbox`)).text();
      await expect.poll(outbox).toMatch(text.mail);
    });

    await test.step('he acts in his own name, and for the company again', async () => {
      const role = page.getByRole('button', { name: text.roleMenu });
      const pressLast = async (name: string | RegExp) => {
        // A menu comes in the frame after the press that opens it.
        await expect(page.locator('[role^=menuitem]:focus')).toBeVisible();
        await page.keyboard.press('End');
        await expect(page.getByRole('menuitem', { name })).toBeFocused();
        await page.keyboard.press('Enter');
      };
      await expect(role).toHaveAccessibleName(new RegExp(text.company));
      await pressWithKeyboard(page, role);
      await expectAccessibleInBoth(page, 'menu of the role of a company');
      await pressLast(text.ownName);
      await expect(page.getByText(text.inOwnName)).toBeVisible();
      await expect(page).toHaveURL(`${url}/dashboard`);
      await expect(role).not.toHaveAccessibleName(new RegExp(text.company));
      await expect(page.locator('main').getByText(text.delegate)).toHaveCount(0);
      await pressWithKeyboard(page, role);
      await pressLast(text.again);
      await expect(role).toHaveAccessibleName(new RegExp(text.company));
    });
  },
);
