import { expectAccessibleHere, expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { pressWithKeyboard } from './keyboard.ts';
import { enter, logIn } from './people.ts';
import { typeInto } from './purchase-by-keyboard.ts';
import { attach } from './redemption-documents.ts';
import { words } from './words.ts';

const text = {
  form: 'Richiedi il riscatto',
  window: /Finestra aperta dal 15\/\d\d\/\d{4} al 22\/\d\d\/\d{4}, giorni interi, ora italiana/,
  company: /totale della fattura, IVA inclusa, senza ritenuta/,
  amount: 'Importo richiesto',
  split: /80% a te:/,
  invoiceNumber: 'Numero della fattura',
  required: '(*) Campo obbligatorio',
  withholding: 'Documento ritenuta d’acconto',
  declaration: "Dichiaro di non superare l'ammontare di Euro 5000 annuali",
  forPeople: 'La dichiarazione è per le persone fisiche.',
  remove: 'Rimuovi ritenuta.pdf',
  send: 'Invia la richiesta',
  sent: 'La richiesta è stata inoltrata con successo',
  requests: 'Le tue richieste di riscatto',
  open: 'Hai già una richiesta in attesa per questi crediti.',
  waiting: 'In attesa',
  withdraw: /^Ritira la richiesta RIS-/,
  withdrawNow: 'Ritira',
  withdrawn: 'Richiesta ritirata: i crediti sono di nuovo disponibili',
  isWithdrawn: 'Ritirata',
  processed: 'Evasa',
  process: 'Evadi',
  toPay: 'Da pagare',
  noDocument: 'Nessun documento',
};

/** A day in the next window for rewards, near noon in Italy (M27). */
function dayInWindow(now: Date): Date {
  const year = now.getUTCFullYear();
  const days = [2, 5, 8, 11, 14].map((month) => new Date(Date.UTC(year, month, 18, 11)));
  return days.find((day) => day > now) ?? now;
}

test.use({ at: dayInWindow(new Date()) });

const say = words.it;

test(
  '[WALLET-17 part] [M27 part] while the window is open a person takes a request back and asks for rewards anew, by keyboard',
  { tag: ['@mf-wallet-badges/wallet'] },
  async ({ page, product }) => {
    await logIn(page, product.url, 'Marco Bianchi');
    await page.getByRole('button', { name: say.acceptCookies, exact: true }).click();
    await page.goto(`${product.url}/wallet`);
    const form = page.getByRole('region', { name: text.form });
    const field = (name: string) => form.getByLabel(name, { exact: true });
    const send = form.getByRole('button', { name: text.send });
    const rows = page.getByRole('region', { name: text.requests }).getByRole('listitem');
    await expect(form.getByText(text.window)).toBeVisible();

    await test.step('the request of the last window is in the way, and is taken back', async () => {
      await expect(send).toHaveAccessibleDescription(text.open);
      await pressWithKeyboard(page, page.getByRole('button', { name: text.withdraw }));
      const question = page.getByRole('alertdialog');
      await expectAccessibleHere(page, 'question before a request is taken back');
      await pressWithKeyboard(page, question.getByRole('button', { name: text.withdrawNow }));
      await expect(page.getByText(text.withdrawn)).toBeVisible();
      await expect(rows.first()).toContainText(text.isWithdrawn);
      await expect(send).not.toHaveAccessibleDescription(text.open);
    });

    await test.step('rewards are asked for', async () => {
      await typeInto(page, field(text.amount), '100');
      await expect(form.getByText(text.split)).toBeVisible();
      await typeInto(page, field('IBAN'), 'IT60X0542811101000000123456');
      await attach(page, { field: form.getByLabel(text.withholding), name: 'ritenuta.pdf' });
      await expect(form.getByRole('button', { name: text.remove })).toBeVisible();
      await pressWithKeyboard(page, send);
      await expect(page.getByText(text.sent)).toBeVisible();
      await expect(rows.first()).toContainText(text.waiting);
      await expect(rows.first()).toContainText(/Reward .*\D18\D/);
      await expectAccessibleInBoth(page, 'wallet in the window for rewards');
    });
  },
);

test(
  '[WALLET-09 part] [WALLET-13 part] [M32 part] a company asks for its rewards with an invoice, nothing is withheld, by keyboard',
  { tag: ['@mf-wallet-badges/wallet', '@mf-backoffice/redemptions'] },
  async ({ page, product, browser, at }) => {
    // The company's survey waits for him: the dashboard is not the end of his login.
    await enter(page, product.url, 'Paolo Greco');
    await page.getByRole('button', { name: say.acceptCookies, exact: true }).click();
    await page.goto(`${product.url}/wallet`);
    const form = page.getByRole('region', { name: text.form });
    const field = (name: string) => form.getByLabel(name, { exact: true });
    const newest = page.getByRole('region', { name: text.requests }).getByRole('listitem').first();

    await test.step('the form is a company’s', async () => {
      await expect(form.getByText(text.company)).toBeVisible();
      await expect(form.getByLabel(text.withholding)).toHaveCount(0);
      await expect(
        form.getByRole('switch', { name: text.declaration }),
      ).toHaveAccessibleDescription(text.forPeople);
    });

    await test.step('the number of the invoice is asked for', async () => {
      await typeInto(page, field(text.amount), '122');
      await expect(form.getByText(text.split)).toHaveCount(0);
      await typeInto(page, field('IBAN'), 'IT60X0542811101000000123456');
      await pressWithKeyboard(page, form.getByRole('button', { name: text.send }));
      await expect(field(text.invoiceNumber)).toBeFocused();
      await expect(form.getByText(text.required)).toHaveCount(1);
      await expectAccessibleHere(page, 'redemption of a company with an error');
      await page.keyboard.type('12/2026');
      await pressWithKeyboard(page, form.getByRole('button', { name: text.send }));
      await expect(page.getByText(text.sent)).toBeVisible();
      await expect(newest).toContainText(/122[,.]00/);
      await expectAccessibleInBoth(page, 'wallet of a company with a request that waits');
    });
    const [number = ''] = ((await newest.locator('small').first().textContent()) ?? '').split(',');

    await test.step('an administrator sees the invoice, and that all of it is to be paid', async () => {
      const office = await browser.newContext();
      if (at !== null) await office.clock.setSystemTime(at);
      const desk = await office.newPage();
      await logIn(desk, product.url, 'Anna Colombo');
      await desk.getByRole('button', { name: say.acceptCookies, exact: true }).click();
      await desk.goto(`${product.url}/table/notarization`);
      const row = desk.getByRole('row').filter({ hasText: number });
      await pressWithKeyboard(desk, row.getByRole('link', { name: number }));
      const fact = (name: string) =>
        desk.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
      await expect(fact(text.invoiceNumber)).toHaveText('12/2026');
      await expect(fact(text.toPay)).toHaveText(/122[,.]00/);
      await expect(desk.getByText(text.noDocument)).toBeVisible();
      await expectAccessibleInBoth(desk, 'redemption request of a company');
      await pressWithKeyboard(desk, desk.getByRole('button', { name: text.process }));
      const question = desk.getByRole('alertdialog');
      await pressWithKeyboard(desk, question.getByRole('button', { name: text.process }));
      await expect(desk.getByText(text.processed, { exact: true }).first()).toBeVisible();
      await office.close();
    });

    await page.reload();
    await expect(newest).toContainText(text.processed);
  },
);
