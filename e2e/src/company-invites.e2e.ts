import { expect, expectAccessible, languages, test, waysOf } from './fixtures.ts';
import { pressWithKeyboard } from './keyboard.ts';
import { chooseLanguage, throughIdentityProvider } from './people.ts';
import { codeInMail, voucherWords } from './vouchers-by-keyboard.ts';
import { words } from './words.ts';

/** Of the demo: Paolo represents a company that has codes of it to give. */
const course = 'Addetto antincendio: prevenzione e gestione dell’emergenza';

const labels = {
  it: {
    open: 'Le persone della tua azienda',
    file: 'Scegli un file CSV, o trascinalo qui',
    previewed: '2 inviti pronti, 2 righe da correggere',
    faults: ['L’indirizzo e-mail non è valido', 'L’azienda non ha codici di questo corso'],
    confirm: 'Invia 2 inviti',
    sent: '2 inviti in partenza',
    again: 'Nessun invito si può inviare, 4 righe da correggere',
    known: 'Ha già ricevuto un codice di questo corso',
  },
  en: {
    open: 'Your company’s people',
    file: 'Choose a CSV file, or drop it here',
    previewed: '2 invites ready, 2 rows to correct',
    faults: ['The email address is not valid', 'The company has no codes for this course'],
    confirm: 'Send 2 invites',
    sent: '2 invites are on their way',
    again: 'No invite can be sent, 4 rows to correct',
    known: 'Already has a code for this course',
  },
};

for (const language of languages) {
  test(
    `a company invites from a file: each fault is named, only the confirmation sends, and the same file sends nothing again, ${language}`,
    { tag: waysOf(language, '@mf-commerce/people') },
    async ({ page, product, browser }) => {
      const { url } = product;
      const text = labels[language];
      const file = {
        name: 'persone.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          [
            'nome;e-mail;corso',
            `Ada Neri;ada-${language}@example.it;${course}`,
            `Ivo Bruni;ivo-${language}@example.it;${course}`,
            `Rita Sala;rita;${course}`,
            `Elio Conte;elio-${language}@example.it;Un corso che non c’è`,
          ].join('\n'),
        ),
      };
      // The company’s survey waits for him: the dashboard is not the end of his login.
      await page.goto(`${url}/login`);
      await chooseLanguage(page, language);
      await throughIdentityProvider(page, 'Paolo Greco', language);
      await page.getByRole('button', { name: words[language].acceptCookies, exact: true }).click();
      await page.goto(`${url}/voucher`);
      await pressWithKeyboard(page, page.getByRole('link', { name: text.open }));
      await page.waitForURL(`${url}/voucher/people`);
      await page.getByLabel(text.file).setInputFiles(file);
      await expect(page.getByRole('heading', { name: text.previewed })).toBeFocused();
      for (const fault of text.faults) await expect(page.getByText(fault)).toBeVisible();
      await expectAccessible(page, 'preview of invites');
      await expect(page.getByText(`ada-${language}@example.it`)).toHaveCount(0);

      await pressWithKeyboard(page, page.getByRole('button', { name: text.confirm }));
      await expect(page.getByText(text.sent)).toBeVisible();
      await expect(page.getByLabel(text.file)).toBeFocused();
      for (const name of ['Ada Neri', 'Ivo Bruni']) {
        await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
      }
      await expectAccessible(page, 'people of a company');

      const elsewhere = await browser.newContext();
      const code = await codeInMail(
        await elsewhere.newPage(),
        url,
        voucherWords[language].mail(course),
      );
      expect(code).toMatch(/^WB-/);
      await elsewhere.close();

      await page.getByLabel(text.file).setInputFiles(file);
      await expect(page.getByRole('heading', { name: text.again })).toBeFocused();
      await expect(page.getByText(text.known)).toHaveCount(2);
    },
  );
}
