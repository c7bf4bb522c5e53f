import { randomUUID } from 'node:crypto';
import type { Screen, Visit } from '../screen.ts';
import { expect } from '../fixtures.ts';
import { identify } from '../people.ts';

const heading = ({ page }: Visit) => page.getByRole('heading', { level: 1 });

const toLogin = async ({ page, url, say }: Visit) => {
  await page.goto(`${url}/login`);
  await expect(page.getByRole('img', { name: say(/^Codice QR/, /^QR code/) })).toBeVisible();
};

const toProvider = async (visit: Visit, button = 'Entra con SPID') => {
  await toLogin(visit);
  await visit.page.getByRole('button', { name: button }).click();
  await visit.page.waitForURL(/\/dev\/idp\/interaction/);
};

/** A wallet that has been shown a code. */
const toWallet = async ({ page, url }: Visit, kind: 'Login' | 'LoginCompany' = 'Login') => {
  const made = await page.request.post(`${url}/api/Login/QrCode`, {
    data: { requestId: randomUUID(), kind },
  });
  const { data } = (await made.json()) as { data: { code: string } };
  await page.goto(data.code);
};

const choose = ({ page }: Visit, person: string) =>
  page.getByRole('button', { name: new RegExp(person) }).click();

/** Comes back from the provider as somebody whom the product does not let in. */
const refusedAs = (person: string, title: [it: string, en: string]) => async (visit: Visit) => {
  await visit.page.goto(`${visit.url}/login`);
  await identify(visit.page, person, visit.language);
  await expect(heading(visit)).toHaveText(visit.say(...title));
};

/** What anybody sees before the session begins; in this order. */
export const loginScreens: readonly Screen[] = [
  {
    name: 'cookie banner',
    open: async ({ page, url, say }) => {
      await page.context().clearCookies({ name: 'worker_badge_cookie' });
      await page.goto(url);
      await expect(page.getByRole('button', { name: say('Accetto', 'Accept') })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(3);
    },
    close: ({ page, say }) => page.getByRole('button', { name: say('Accetto', 'Accept') }).click(),
  },
  {
    name: 'menu of a visitor',
    width: 360,
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say('Apri il menu', 'Open the menu') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'login', open: toLogin },
  {
    name: 'login for a company',
    open: async (visit) => {
      const { page, say } = visit;
      await page.getByText(say('Azienda', 'Company'), { exact: true }).click();
      await expect(page.getByRole('img', { name: say(/^Codice QR/, /^QR code/) })).toBeVisible();
    },
    close: async ({ page, say }) =>
      page.getByText(say('Persona', 'Person'), { exact: true }).click(),
  },
  {
    name: 'login, code that was declined',
    open: async (visit) => {
      await visit.page.route('**/api/Login/QrCode?*', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { data: object | null };
        await route.fulfill({
          response: answer,
          json: { ...body, data: { ...body.data, status: 'declined' } },
        });
      });
      await toLogin(visit);
      await expect(
        visit.page.getByText(
          visit.say(
            'Si è verificato un errore durante la richiesta',
            'An error occurred during the request',
          ),
        ),
      ).toBeVisible();
    },
    close: ({ page }) => page.unroute('**/api/Login/QrCode?*'),
  },
  {
    name: 'login, provider that does not answer',
    open: async (visit) => {
      await visit.page.route('**/api/Login/GetUrlSpidLogin?*', (route) => route.abort());
      await toLogin(visit);
      await visit.page.getByRole('button', { name: 'Entra con SPID' }).click();
      await expect(visit.page.getByRole('alert')).toBeVisible();
    },
    close: ({ page }) => page.unroute('**/api/Login/GetUrlSpidLogin?*'),
  },
  { name: 'provider, people', open: toProvider },
  {
    name: 'provider, confirmation',
    open: async (visit) => {
      await choose(visit, 'Giulia Sartori');
      await expect(heading(visit)).toHaveText(visit.say('Conferma l’accesso', 'Confirm the login'));
    },
  },
  { name: 'provider of CIE, people', open: (visit) => toProvider(visit, 'Entra con CIE') },
  {
    name: 'provider, login that is over',
    open: async (visit) => {
      await visit.page.context().clearCookies({ name: /^idp-/ });
      await visit.page.goto(`${visit.url}/dev/idp/interaction/abcdefghijk`);
      await expect(heading(visit)).toHaveText(visit.say('Accesso scaduto', 'Login expired'));
    },
  },
  {
    name: 'provider, refused request',
    open: async (visit) => {
      const query = 'client_id=workerbadge&redirect_uri=https://evil.example&response_type=code';
      await visit.page.goto(`${visit.url}/dev/idp/auth?${query}&scope=openid`);
      await expect(heading(visit)).toHaveText(visit.say('Richiesta rifiutata', 'Request refused'));
    },
  },
  {
    name: 'error of the provider',
    open: async (visit) => {
      await visit.page.goto(`${visit.url}/auth?errorDescription=Consenso%20negato`);
      await expect(visit.page.getByText('Consenso negato')).toBeVisible();
    },
  },
  {
    name: 'wallet',
    open: async (visit) => {
      await visit.page.goto(`${visit.url}/dev/wallet`);
      await expect(heading(visit)).toHaveText(visit.say('Wallet di prova', 'Demo wallet'));
    },
  },
  {
    name: 'wallet, request of a company login',
    open: async (visit) => {
      await toWallet(visit, 'LoginCompany');
      await choose(visit, 'Paolo Greco');
      await expect(visit.page.getByText('Officine Greco S.r.l.').first()).toBeVisible();
    },
  },
  {
    name: 'wallet, request',
    open: async (visit) => {
      await toWallet(visit);
      await expect(heading(visit)).toHaveText(visit.say('Richiesta di accesso', 'Login request'));
    },
  },
  {
    name: 'wallet, confirmation',
    open: async (visit) => {
      await choose(visit, 'Marco Bianchi');
      await expect(heading(visit)).toHaveText(
        visit.say('Conferma la condivisione', 'Confirm what you share'),
      );
    },
  },
  {
    name: 'wallet, shared',
    open: async (visit) => {
      const { page, say } = visit;
      await page.getByRole('button', { name: say('Condividi', 'Share'), exact: true }).click();
      await expect(heading(visit)).toHaveText(say('Credenziale condivisa', 'Credential shared'));
    },
  },
  {
    name: 'wallet, declined',
    open: async (visit) => {
      await toWallet(visit);
      await visit.page
        .getByRole('button', { name: visit.say('Non condividere', 'Do not share') })
        .click();
      await expect(heading(visit)).toHaveText(visit.say('Nessun dato condiviso', 'Nothing shared'));
    },
  },
  {
    name: 'wallet, request that is not valid',
    open: async (visit) => {
      await visit.page.goto(`${visit.url}/dev/wallet?code=rubbish`);
      await expect(heading(visit)).toHaveText(
        visit.say('Richiesta non valida', 'Request not valid'),
      );
    },
  },
  {
    name: 'deleted account',
    open: refusedAs('Sara Conti', ['Account cancellato', 'Account deleted']),
  },
  {
    name: 'pending certification',
    open: refusedAs('Omar Benali', ['Certificazione in corso', 'Certification in progress']),
  },
  {
    name: 'user not found',
    open: refusedAs('Nina Rossetti', ['Non sei ancora registrato', 'You are not registered yet']),
  },
  {
    name: 'registration',
    open: async (visit) => {
      await visit.page.getByRole('button', { name: visit.say('Registrati', 'Register') }).click();
      await expect(heading(visit)).toHaveText(
        visit.say('Completa la registrazione', 'Complete the registration'),
      );
    },
  },
  {
    name: 'registration, everything missing',
    open: async ({ page, say }) => {
      await page.getByRole('button', { name: say('Registrati', 'Register') }).click();
      await expect(
        page.getByText(say('(*) Campo obbligatorio', '(*) Required field')).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'registration, calendar',
    open: async ({ page, say }) => {
      const name = say('Scegli dal calendario', 'Choose from the calendar');
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
    },
  },
  {
    name: 'good-bye',
    open: async (visit) => {
      await visit.page.goto(`${visit.url}/signoutWB`);
      await expect(
        visit.page.getByText(
          visit.say('Il tuo account è stato cancellato.', 'Your account has been deleted.'),
        ),
      ).toBeVisible();
    },
  },
  {
    name: 'out of the network',
    open: async ({ page, say }) => {
      await page.context().setOffline(true);
      await expect(page.getByText(say(/^Sei fuori rete/, /^You are offline/))).toBeVisible();
    },
    close: ({ page }) => page.context().setOffline(false),
  },
  {
    name: 'crash',
    open: async ({ page, url }) => {
      // Network access while rendering throws.
      await page.addInitScript(() => {
        if (location.hash !== '#crash') return;
        Object.defineProperty(navigator, 'onLine', {
          // The script is added once for each language.
          configurable: true,
          get() {
            throw new Error('The page is broken');
          },
        });
      });
      await page.goto(`${url}/signoutWB#crash`);
      await page.reload();
      await expect(page.getByText(/^Sorry something happen at time/)).toBeVisible();
    },
  },
];
