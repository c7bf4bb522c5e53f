import { expect } from '../fixtures.ts';
import type { Screen, Visit } from '../screen.ts';
import { goWithin } from '../within-page.ts';

const to = (path: string, title: [it: RegExp, en: RegExp]) => async (visit: Visit) => {
  const { page, url, say } = visit;
  await goWithin(page, `${url}${path}`);
  await expect(page.getByRole('heading', { level: 1, name: say(...title) })).toBeVisible();
};

const toDashboard = to('/dashboard', [/^Ciao, /, /^Hello, /]);
const toProfile = to('/profile', [/^Profilo$/, /^Profile$/]);

const settings = (tab: string): Screen => ({
  name: `settings, ${tab}`,
  open: to(`/settings?tab=${tab}`, [/^Impostazioni$/, /^Settings$/]),
});

const escape = ({ page }: Visit) => page.keyboard.press('Escape');

/** Opens one of the selectors of the top bar. */
const selector = (name: string, label: [it: RegExp, en: RegExp]): Screen => ({
  name,
  width: 1440,
  open: async ({ page, say }) => {
    await page.getByRole('button', { name: say(...label) }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  close: escape,
});

const chooseRole = async ({ page, say }: Visit, [italian, english]: [it: string, en: string]) => {
  await page.getByRole('button', { name: say(/^Ruolo/, /^Role/) }).click();
  await page.getByRole('menuitemradio', { name: say(italian, english) }).click();
  const chosen = say(`Ruolo: ${italian}`, `Role: ${english}`);
  await expect(page.getByRole('button', { name: chosen })).toBeVisible();
};

/** What a learner finds who is administrator too, and is logged in twice. */
export const learnerScreens: readonly Screen[] = [
  { name: 'dashboard of a learner', open: toDashboard },
  {
    name: 'dashboard of an administrator',
    open: async (visit) => {
      await toDashboard(visit);
      await chooseRole(visit, ['Amministratore', 'Administrator']);
      await visit.page.waitForLoadState('networkidle');
    },
    close: (visit) => chooseRole(visit, ['Discente', 'Learner']),
  },
  selector('role selector', [/^Ruolo/, /^Role/]),
  selector('language selector', [/^Lingua/, /^Language/]),
  {
    name: 'menu',
    width: 360,
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say('Apri il menu', 'Open the menu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    close: escape,
  },
  { name: 'wallet', open: to('/wallet', [/^Wallet$/, /^Wallet$/]) },
  { name: 'profile', open: toProfile },
  {
    name: 'profile, wrong e-mail',
    open: async ({ page, say }) => {
      const field = page.getByLabel(say('Email per le comunicazioni', 'Email for communications'));
      await field.fill('giulia@');
      await field.blur();
      await expect(
        page.getByText(say(/Inserisci un email valida/, /valid e-?mail/i)),
      ).toBeVisible();
    },
  },
  {
    name: 'profile, warning about the e-mail',
    open: async ({ page, say }) => {
      const field = page.getByLabel(say('Email per le comunicazioni', 'Email for communications'));
      await field.fill('posta@example.it');
      await field.press('Enter');
      await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
    },
    close: escape,
  },
  {
    name: 'accreditation',
    open: to('/accreditamento', [/^Persona giuridica$/, /^Legal entity$/]),
  },
  ...['general', 'profile', 'payments', 'subscriptions', 'email'].map(settings),
  {
    name: 'settings, question about the other sessions',
    open: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('Termina tutti gli altri', 'End all others') })
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
    close: escape,
  },
  {
    name: 'settings, own data ready',
    open: async ({ page, say }) => {
      const link = page.getByRole('link', { name: say('Scarica i miei dati', 'Download my data') });
      const ask = page.getByRole('button', { name: say('Prepara i miei dati', 'Prepare my data') });
      await expect(link.or(ask)).toBeVisible();
      if (await ask.isVisible()) await ask.click();
      await expect(link).toBeVisible({ timeout: 60_000 });
    },
  },
  {
    name: 'deletion of the account',
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say(/Cancella account/, /Delete account/) }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'deletion that is refused',
    open: async ({ page, say }) => {
      await page.route('**/api/Account/DeleteAccount', (route) =>
        route.fulfill({
          json: {
            data: null,
            warning: 'C’è un pagamento in corso',
            info: 'C’è un pagamento in corso',
          },
        }),
      );
      await page.getByRole('button', { name: say('Confermo', 'I confirm') }).click();
      await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
    },
    close: async (visit) => {
      await escape(visit);
      await visit.page.unroute('**/api/Account/DeleteAccount');
    },
  },
];

export const editorScreens: readonly Screen[] = [
  { name: 'dashboard of an editor', open: toDashboard },
];

export const companyScreens: readonly Screen[] = [
  { name: 'dashboard of a company user', open: toDashboard },
  { name: 'profile of a company user', open: toProfile },
  {
    name: 'profile of a company user, wrong code',
    open: async ({ page, say }) => {
      const field = page.getByLabel(say('Codice SDI', 'SDI code'));
      await field.fill('ABC');
      await field.blur();
      await expect(page.getByText(/\(\*\)/).first()).toBeVisible();
    },
  },
  {
    name: 'accreditation of a company user',
    open: to('/accreditamento', [/^Persona giuridica$/, /^Legal entity$/]),
  },
];
