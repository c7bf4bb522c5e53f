import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pressWithKeyboard } from './keyboard.ts';
import { enter } from './people.ts';
import { codeInMail, voucherWords } from './vouchers-by-keyboard.ts';
import { words } from './words.ts';

/** Of the demo: Paolo represents a company that has codes of it to give. */
const course = 'Addetto antincendio: prevenzione e gestione dell’emergenza';

const text = {
  open: 'Your company’s people',
  file: 'Choose a CSV file, or drop it here',
  previewed: '2 invites ready, 2 rows to correct',
  faults: ['The email address is not valid', 'The company has no codes for this course'],
  confirm: 'Send 2 invites',
  sent: '2 invites are on their way',
  again: 'No invite can be sent, 4 rows to correct',
  known: 'Already has a code for this course',
};

test(
  'a company invites from a file: each fault is named, only the confirmation sends, and the same file sends nothing again, in English',
  { tag: ['@mf-commerce/people'] },
  async ({ page, product, browser }) => {
    const { url } = product;
    const file = {
      name: 'persone.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'nome;e-mail;corso',
          `Ada Neri;ada@example.it;${course}`,
          `Ivo Bruni;ivo@example.it;${course}`,
          `Rita Sala;rita;${course}`,
          `Elio Conte;elio@example.it;Un corso che non c’è`,
        ].join('\n'),
      ),
    };
    // The company’s survey waits for him: the dashboard is not the end of his login.
    await enter(page, url, 'Paolo Greco', 'en');
    await page.getByRole('button', { name: words.en.acceptCookies, exact: true }).click();
    await page.goto(`${url}/voucher`);
    await pressWithKeyboard(page, page.getByRole('link', { name: text.open }));
    await page.waitForURL(`${url}/voucher/people`);
    await page.getByLabel(text.file).setInputFiles(file);
    await expect(page.getByRole('heading', { name: text.previewed })).toBeFocused();
    for (const fault of text.faults) await expect(page.getByText(fault)).toBeVisible();
    await expectAccessibleInBoth(page, 'preview of invites');
    await expect(page.getByText(`ada@example.it`)).toHaveCount(0);

    await pressWithKeyboard(page, page.getByRole('button', { name: text.confirm }));
    await expect(page.getByText(text.sent)).toBeVisible();
    await expect(page.getByLabel(text.file)).toBeFocused();
    for (const name of ['Ada Neri', 'Ivo Bruni']) {
      await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    }
    await expectAccessibleInBoth(page, 'people of a company');

    const elsewhere = await browser.newContext();
    const code = await codeInMail(await elsewhere.newPage(), url, voucherWords.en.mail(course));
    expect(code).toMatch(/^WB-/);
    await elsewhere.close();

    await page.getByLabel(text.file).setInputFiles(file);
    await expect(page.getByRole('heading', { name: text.again })).toBeFocused();
    await expect(page.getByText(text.known)).toHaveCount(2);
  },
);
