import type { Page } from '@playwright/test';
import { expect, type Language } from './fixtures.ts';
import { words } from './words.ts';

/** What a visitor reads on the way of a purchase without an account. */
export const guestWords = {
  it: {
    buyAsGuest: 'Acquista come ospite',
    name: 'Nome',
    surname: 'Cognome',
    email: 'E-mail',
    phone: 'Cellulare',
    fiscalCode: 'Codice fiscale',
    wantsInvoice: 'Vuoi ricevere la fattura per questo ordine?',
    confirm: "Confermare l'ordine e procedere con il pagamento ?",
    codes: 'I tuoi codici',
    saveNow: /^Salva o stampa i codici adesso/,
    print: 'Stampa',
    keepShopping: 'Continua gli acquisti',
    askToCancel: 'Chiedi l’annullamento',
    cancelReason: 'Perché vuoi annullare',
    cancelAsked: /Annullamento chiesto il .*: “Doppione”/,
    failed: 'Pagamento non andato a buon fine, riprova più tardi',
    tryAgain: 'Riprova',
    closed: 'Il pagamento è stato rifiutato. Torna al negozio per riprovare.',
    toShop: 'Torna al negozio',
    waiting: /aspetta ancora il pagamento/,
    nothing: 'Non c’è un acquisto in corso',
    elsewhere: 'Questo pagamento è stato avviato altrove',
    paidMail: /Il tuo ordine WB-\d{4}-\d{6} è pagato/,
  },
  en: {
    buyAsGuest: 'Buy as a guest',
    name: 'First name',
    surname: 'Last name',
    email: 'E-mail',
    phone: 'Mobile phone',
    fiscalCode: 'Fiscal code',
    wantsInvoice: 'Do you want an invoice for this order?',
    confirm: 'Confirm the order and go on to the payment?',
    codes: 'Your codes',
    saveNow: /^Save or print the codes now/,
    print: 'Print',
    keepShopping: 'Continue shopping',
    askToCancel: 'Ask for cancellation',
    cancelReason: 'Why you want to cancel',
    cancelAsked: /Cancellation asked for on .*: “Doppione”/,
    failed: 'Payment failed, try again later',
    tryAgain: 'Try again',
    closed: 'The payment was refused. Go back to the shop to try again.',
    toShop: 'Back to the shop',
    waiting: /still waits for its payment/,
    nothing: 'No purchase is under way',
    elsewhere: 'This payment was begun elsewhere',
    paidMail: /Your order WB-\d{4}-\d{6} is paid/,
  },
};

export const guestEmail = 'rosa.bianchi@example.it';

/** Puts a course into the cart of the visitor, from its page. */
export async function putIntoCart(page: Page, url: string, courseId: number, language: Language) {
  const text = words[language];
  await page.goto(`${url}/public/catalogue/view/${courseId}`);
  await page.locator('main').getByRole('button', { name: text.addToCart }).first().click();
  await expect(page.locator('main').getByRole('link', { name: text.inCart }).first()).toBeVisible();
}

/** Fills the order of a guest, whole. */
export async function fillGuestOrder(page: Page, language: Language) {
  const text = words[language];
  const labels = guestWords[language];
  await page.getByLabel(labels.name, { exact: true }).fill('Rosa');
  await page.getByLabel(labels.surname).fill('Bianchi');
  await page.getByLabel(labels.email).fill(guestEmail);
  await page.getByLabel(labels.phone).fill('340 1234567');
  await page.getByLabel(labels.fiscalCode).fill('BNCRSO80A41H501X');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: text.openPrivacy }).click();
  await page.getByRole('dialog').getByRole('button', { name: text.close }).first().click();
  await page.getByLabel(text.privacy).check();
  await page.getByLabel(text.terms).check();
}

/** Confirms the order, and goes from the dialog to the provider's page. */
export async function confirmGuestOrder(page: Page, language: Language) {
  const text = words[language];
  await page.getByRole('button', { name: text.confirmOrder }).click();
  await expect(page.getByRole('dialog', { name: guestWords[language].confirm })).toBeVisible();
}

export async function onSandbox(page: Page, button: RegExp) {
  await page.waitForURL(/\/dev\/pay/);
  await page.getByRole('button', { name: button }).first().click();
  await page.waitForURL(/\/public\/payment\?/);
}
