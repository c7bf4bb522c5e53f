import { expectAccessibleInBoth } from './both-languages.ts';
import { expect, test } from './fixtures.ts';
import { logIn, speak } from './people.ts';

const text = {
  ask: "Richiedi l'accreditamento come persona giuridica",
  page: 'Persona giuridica',
  vat: 'Partita IVA',
  wrongVat: '(*) La p.iva deve contenere solo 11 numeri',
  mail: 'Email aziendale',
  goOn: 'Continua su Amlet',
  login: /^Accedi come Marco Bianchi/,
  begin: /^Inizia la procedura di delega/,
  name: 'Denominazione dell’azienda',
  file: 'Delega firmata (PDF)',
  upload: 'Carica la delega',
  reject: /^Rigetta la delega/,
  accept: /^Accetta la delega/,
  download: /^Scarica la credenziale/,
  back: 'Torna a WorkerBadge',
  waiting: 'In attesa di Certificazione',
  rejected: 'Delega Rigettata. Clicca per Reinserire Delega',
  accredited: 'Puoi entrare per Edilnova S.r.l.',
  enter: 'Accedi come Persona Giuridica',
  company: 'Azienda',
  sameDevice: 'Apri l’app su questo dispositivo',
  share: 'Condividi',
} as const;

const COMPANY = 'Edilnova S.r.l.';

test(
  '[PROF-16] a person asks for the accreditation, is turned away once, and enters for the company',
  { tag: ['@mf-wallet-badges/accreditation'] },
  async ({ page, product }) => {
    await speak(page, product.url, 'it');
    await logIn(page, product.url, 'Marco Bianchi');
    await page.goto(`${product.url}/profile`);
    await page.getByRole('link', { name: text.ask }).click();
    await expect(page).toHaveURL(`${product.url}/accreditamento`);
    await expect(page.getByRole('heading', { level: 1, name: text.page })).toBeVisible();

    // A wrong number is told at its field and goes nowhere.
    await page.getByLabel(text.vat).fill('123');
    await page.getByLabel(text.mail).fill('amministrazione@edilnova.example');
    await page.getByRole('button', { name: text.goOn }).click();
    await expect(page.getByText(text.wrongVat)).toBeVisible();
    await expect(page.getByLabel(text.vat)).toBeFocused();
    await expectAccessibleInBoth(page, 'the form');
    await page.getByLabel(text.vat).fill('07643520567');
    await page.getByRole('button', { name: text.goOn }).click();

    const press = (name: RegExp) => page.getByRole('button', { name }).click();
    const upload = async () => {
      await page.getByLabel(text.name).fill(COMPANY);
      await page.getByLabel(text.file).setInputFiles({
        name: 'delega.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n% delega\n'),
      });
      await page.getByRole('button', { name: text.upload }).click();
    };
    await press(text.login);
    await press(text.begin);
    await upload();
    await page.getByRole('link', { name: text.back }).click();
    await expect(page.getByRole('heading', { level: 2, name: text.waiting })).toBeVisible();
    await expectAccessibleInBoth(page, 'a request under way');
    await page.getByRole('button', { name: text.goOn }).click();
    await press(text.reject);
    await page.getByRole('link', { name: text.back }).click();

    // The profile leads straight to the provider in this state.
    await page.goto(`${product.url}/profile`);
    await page.getByRole('button', { name: text.rejected }).click();
    await upload();
    await press(text.accept);
    await press(text.download);
    await page.getByRole('link', { name: text.back }).click();

    await expect(page.getByText(text.accredited)).toBeVisible();
    await expectAccessibleInBoth(page, 'a company that may be entered for');
    await page.getByRole('button', { name: text.enter }).click();
    await expect(page.getByRole('radio', { name: text.company })).toBeChecked();
    await page.getByRole('link', { name: text.sameDevice }).click();
    await page.getByRole('button', { name: /Marco Bianchi/ }).click();
    await page.getByRole('button', { name: text.share, exact: true }).click();
    await expect(page).toHaveURL(`${product.url}/survey/company`);
    await page.goto(`${product.url}/profile`);
    await expect(page.locator('#root').getByText(COMPANY).first()).toBeVisible();
  },
);
